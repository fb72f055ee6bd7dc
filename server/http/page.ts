/** The built page: its files never change under their names, and every address of the page is index.html. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
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

export async function addPage(app: FastifyInstance, folder: string | undefined): Promise<void> {
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
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+($|\?)/.test(request.url)
    if (!isPage) throw fault(404, 'not-found', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`)
    if (!isBuilt) return reply.code(503).type('text/plain').send(noPage)
    return reply.sendFile('index.html')
  })
}
