/**
 * Keeps the built page in the browser, so that games on this device need no network. The network is asked first for the page
 * itself, so that a new version is taken when there is one; files whose names tell what they hold never change, and come from here.
 */
import { scope } from './scope.ts'

export interface Kept {
  /** Changes with every file of the page. */
  version: string
  /** Their paths, the page itself ('/') among them. */
  files: readonly string[]
}

const prefix = 'page-'
/** How long the network may take, in milliseconds, where something is kept that serves as well. */
const patience = 5_000
/** Files that are fetched at the same time. */
const atOnce = 6

/** Its content never changes under its name. */
const isLasting = (path: string) => path.startsWith('/assets/')

/** Addresses of the page, as the server knows them (server/http/page.ts). */
const isPage = ({ mode, method }: Request, path: string) =>
  mode === 'navigate' && method === 'GET' && !/^\/(api\/|healthz|metrics)|\.\w+$/.test(path)

export function keepPage({ version, files }: Kept): void {
  const name = prefix + version
  scope.addEventListener('install', event => event.waitUntil(keep(name, files).then(() => scope.skipWaiting())))
  scope.addEventListener('activate', event => event.waitUntil(forgetOld(name).then(() => scope.clients.claim())))
  scope.addEventListener('fetch', event => {
    const { origin, pathname } = new URL(event.request.url)
    if (origin !== scope.location.origin) return
    if (isLasting(pathname)) event.respondWith(keptOrFetched(event.request, pathname, name))
    else if (isPage(event.request, pathname)) event.respondWith(newestOrKept(event.request, '/', name))
    else if (files.includes(pathname)) event.respondWith(newestOrKept(event.request, pathname, name))
  })
}

/** Fetches all files; for whoever saves data those without which nothing begins, and the others when they are used. */
async function keep(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const { connection } = scope.navigator as { connection?: { saveData?: boolean } }
  const left = files.filter(path => !(connection?.saveData && isLasting(path)))
  const next = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const known = isLasting(path) ? await keptAs(path) : undefined
      await cache.put(path, known ?? (await fetched(path)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/** A file of any version, or of one. */
const keptAs = (path: string, cacheName?: string) => caches.match(path, { ignoreVary: true, cacheName })

/** Throws when it is not there. */
async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: isLasting(path) ? 'default' : 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Pages that are open go on with the files of the version before; what is older is thrown away. */
async function forgetOld(name: string): Promise<void> {
  const earlier = (await caches.keys()).filter(each => each.startsWith(prefix) && each !== name)
  for (const each of earlier.slice(0, -1)) await caches.delete(each)
}

/** The answer of the server; what is kept, when there is none in time or the server fails. */
async function newestOrKept(request: Request, path: string, name: string): Promise<Response> {
  const answer = fetch(request)
  const kept = await keptAs(path, name)
  if (!kept) return answer
  const inTime = answer.then(
    given => (given.status < 500 ? given : kept),
    () => kept,
  )
  const tooLate = new Promise<Response>(done => setTimeout(() => done(kept), patience))
  return Promise.race([inTime, tooLate])
}

async function keptOrFetched(request: Request, path: string, name: string): Promise<Response> {
  const kept = await keptAs(path)
  if (kept) return kept
  const answer = await fetch(request)
  const copy = answer.clone()
  // Where there is no room for it, it is fetched again.
  if (answer.ok)
    await caches
      .open(name)
      .then(cache => cache.put(path, copy))
      .catch(() => {})
  return answer
}
