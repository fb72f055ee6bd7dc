/** The built page: its files never change under their names, and every address of the page is index.html. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { usualName } from '../people/house.ts'
import { fault } from './errors.ts'

const noPage = 'The page is not built. Run "npm run build", then start the server again.'

/** What the built page is called: its first script, whose name changes with whatever it holds. undefined: there is none. */
export function pageName(folder: string | undefined): string | undefined {
  const path = folder === undefined ? '' : join(folder, 'index.html')
  return existsSync(path) ? /\/assets\/([\w-]+\.js)/.exec(readFileSync(path, 'utf8'))?.[1] : undefined
}

/** Every answer says which page there is now: one that has been open since before an update can tell. */
export function tellPage(app: FastifyInstance, page: string | undefined): void {
  if (page === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('interregnum-page', page)
  })
}

/** The parts of the page that say what the house is called, with another name than they were built with. */
function namedPage(folder: string, house: string): { html: string; manifest: string } {
  const file = (name: string) => readFileSync(join(folder, name), 'utf8')
  const escaped = house.replaceAll('&', '&amp;')
  const html = file('index.html')
    .replace(`<title>${usualName}</title>`, () => `<title>${escaped}</title>`)
    .replace(`name="application-name" content="${usualName}"`, () => `name="application-name" content="${escaped}"`)
  const manifest = JSON.parse(file('manifest.webmanifest')) as object
  return { html, manifest: JSON.stringify({ ...manifest, name: house, short_name: house }) }
}

/** As files of the page that do not change under their names are not: asked for anew each time. */
const isFresh = { 'cache-control': 'no-cache' }

/** The page at all its addresses, by the name that the host has given to the house. */
function addNamedPage(app: FastifyInstance, folder: string, house: string): (reply: FastifyReply) => FastifyReply {
  const { html, manifest } = namedPage(folder, house)
  const send = (reply: FastifyReply) => reply.headers(isFresh).type('text/html; charset=utf-8').send(html)
  for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => send(reply))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.headers(isFresh).type('application/manifest+json').send(manifest),
  )
  return send
}

export async function addPage(app: FastifyInstance, folder: string | undefined, house: string): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      index: ['index.html'],
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes('/assets/')
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const sendPage =
    isBuilt && house !== usualName
      ? addNamedPage(app, folder, house)
      : (reply: FastifyReply) => reply.sendFile('index.html')
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isPage) throw fault(404, 'not-found', `There is nothing at ${request.method} ${path}.`)
    if (!isBuilt) return reply.code(503).type('text/plain').send(noPage)
    return sendPage(reply)
  })
}
