/** How somebody is told that tables wait: over HTTP its settings, browsers and programs; over a WebSocket the tables, as they change. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { nobody, tableId } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/notices.ts'
import { limits } from '../limits.ts'
import { couldBeOutside } from '../notices/outside.ts'
import { areKeys, type PushKeys, publicKeyOf } from '../notices/push.ts'
import { userOfToken } from '../notices/unsubscribe.ts'
import { type WaitingLines, waitingFor } from '../notices/waiting.ts'
import { nextDigest } from '../notices/when.ts'
import type { Mail } from '../people/mail.ts'
import { keepAlive } from '../socket/keepAlive.ts'
import { sender, wrongKey } from '../socket/socket.ts'
import type { Hook } from '../store/noticeWishes.ts'
import { openTable } from '../tables.ts'
import { fault, notFound } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import { somebody } from './people.ts'
import { freshId, freshToken } from './users.ts'
import { withZod, type ZodServer } from './zod.ts'

export interface NoticesNeed extends ApiNeed {
  mail: Mail
  lines: WaitingLines
  /** With which browsers ask for notices. */
  pushKeys: PushKeys
  /** Signs links that end e-mail. */
  secret: string
  isInsideAllowed: boolean
}

const limited = perMinute(limits.noticeChangesPerMinute)

export function addNotices(app: ZodServer, need: NoticesNeed): void {
  addSettings(app, need)
  addPushes(app, need)
  addHooks(app, need)
  addTables(app, need)
  app.register(async scope => addUnsubscribe(withZod(scope), need))
}

async function shown({ store, users, mail, pushKeys }: NoticesNeed, user: string, request: FastifyRequest) {
  const { noticeWishes: wishes, people } = store
  const session = await users.session(request)
  const pushes = await wishes.pushes(user)
  return {
    settings: await wishes.settings(user),
    email: (await people.person(user))?.email ?? null,
    mail: mail.isOpen,
    pushKey: publicKeyOf(pushKeys),
    isPushedHere: pushes.some(each => each.session === session?.id),
    hooks: (await wishes.hooks(user)).map(hookShown),
  }
}

/** The rest of its address may be a secret. */
function hookShown({ id, kind, url, isOff, failure, failed }: Hook): schemas.HookShown {
  return { id, kind, host: URL.parse(url)?.host ?? '', isOff, failure, failed }
}

function addSettings(app: ZodServer, need: NoticesNeed): void {
  const { store, host, lines } = need
  const mine = { schema: { summary: 'How I am told that tables wait for me', ...gives(schemas.notices) } }
  app.get('/api/me/notices', mine, async request => shown(need, (await somebody(need, request)).id, request))

  const change = {
    config: limited,
    schema: { summary: 'Change how I am told', body: schemas.noticeSettings, ...gives(schemas.notices) },
  }
  app.put('/api/me/notices', change, async request => {
    const { id } = await somebody(need, request)
    await store.noticeWishes.save(id, request.body, nextDigest(request.body, host.now()))
    lines.refresh(id)
    return shown(need, id, request)
  })
}

function addPushes(app: ZodServer, need: NoticesNeed): void {
  const { store, users, host, isInsideAllowed } = need
  const begin = {
    config: limited,
    schema: { summary: 'Have this browser told', body: schemas.pushWish, ...gives(nobody, 204) },
  }
  app.put('/api/me/push', begin, async (request, reply) => {
    const { id: user } = await somebody(need, request)
    const session = (await users.session(request))!.id
    if (!couldBeOutside(request.body.endpoint, { isInsideAllowed }) || !areKeys(request.body.keys))
      throw fault(400, 'malformed', 'This is no browser that can be told.')
    const push = { id: freshId(), user, session, created: host.now(), ...request.body }
    await store.noticeWishes.addPush(push, limits.pushesOfOne)
    return reply.status(204).send(null)
  })
  const end = { config: limited, schema: { summary: 'Have this browser told no more', ...gives(nobody, 204) } }
  app.delete('/api/me/push', end, async (request, reply) => {
    await somebody(need, request)
    await store.noticeWishes.removePushes((await users.session(request))!.id)
    return reply.status(204).send(null)
  })
}

function addHooks(app: ZodServer, need: NoticesNeed): void {
  const { store, host, isInsideAllowed } = need
  const add = {
    config: limited,
    schema: { summary: 'Have a program told, by its address', body: schemas.hookWish, ...gives(schemas.hookMade) },
  }
  app.post('/api/me/hooks', add, async request => {
    const { id: user } = await somebody(need, request)
    const { kind, url } = request.body
    if (!couldBeOutside(url, { isInsideAllowed }))
      throw fault(400, 'bad-hook', 'A program is told by an address of the internet that begins with https://.')
    const secret = freshToken()
    const idle = { fails: 0, isOff: false, failure: null, failed: null }
    const hook: Hook = { id: freshId(), user, kind, url, secret, created: host.now(), ...idle }
    if (!(await store.noticeWishes.addHook(hook, limits.hooksOfOne)))
      throw fault(409, 'too-many', `There may be ${limits.hooksOfOne} programs.`)
    return { ...hookShown(hook), secret }
  })

  const gone = () => fault(404, 'no-such-hook', 'There is no such program any more.')
  const one = (summary: string) => ({
    config: limited,
    schema: { summary, params: schemas.hookId, ...gives(nobody, 204) },
  })
  app.post('/api/me/hooks/:id/on', one('Have a program told again that has failed'), async (request, reply) => {
    const { id } = await somebody(need, request)
    if (!(await store.noticeWishes.mendHook(id, request.params.id))) throw gone()
    return reply.status(204).send(null)
  })
  app.delete('/api/me/hooks/:id', one('Have a program told no more'), async (request, reply) => {
    const { id } = await somebody(need, request)
    if (!(await store.noticeWishes.removeHook(id, request.params.id))) throw gone()
    return reply.status(204).send(null)
  })
}

function addTables(app: ZodServer, need: NoticesNeed): void {
  const { store, host, lines } = need
  const list = { schema: { summary: 'The tables that wait for me, longest first', ...gives(schemas.waitingList) } }
  app.get('/api/me/waiting', list, async request => {
    const { id } = await somebody(need, request)
    return (await waitingFor({ store, now: host.now }, id)).list
  })

  const is = { schema: { summary: 'Am I told of a table?', params: tableId, ...gives(schemas.muteWish) } }
  app.get('/api/tables/:id/notices', is, async request => {
    const user = await need.users.known(request)
    return { muted: user !== null && (await store.noticeWishes.mutes(user.id)).includes(request.params.id) }
  })

  const mute = {
    config: limited,
    schema: {
      summary: 'Be told nothing of a table, or again',
      params: tableId,
      body: schemas.muteWish,
      ...gives(schemas.muteWish),
    },
  }
  app.put('/api/tables/:id/notices', mute, async request => {
    const { id } = await somebody(need, request)
    const loaded = await openTable(host.tables, request.params.id)
    if (!loaded) throw notFound()
    await store.noticeWishes.mute(id, loaded.key, request.body.muted)
    lines.refresh(id)
    return request.body
  })
}

/** By a link in an e-mail, without a sign-in: its page asks, and so does a mail program by one click (RFC 8058). */
function addUnsubscribe(app: ZodServer, { store, host, secret }: NoticesNeed): void {
  // A mail program sends a form, of which nothing is needed.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, undefined))
  })
  const end = {
    config: limited,
    schema: { summary: 'No more e-mail', querystring: schemas.unsubscribeWish, ...gives(nobody, 204) },
  }
  app.post('/api/unsubscribe', end, async (request, reply) => {
    const user = userOfToken(secret, request.query.token)
    if (!(user && (await store.people.person(user)))) throw fault(403, 'bad-ticket', 'This link ends no e-mail.')
    const settings = { ...(await store.noticeWishes.settings(user)), mail: 'never' as const }
    await store.noticeWishes.save(user, settings, nextDigest(settings, host.now()))
    return reply.status(204).send(null)
  })
}

interface LineNeed extends Pick<NoticesNeed, 'users' | 'connections' | 'lines'> {
  /** Is there room for one more of its address? Counts it until it is closed. */
  counted(socket: WebSocket, address: string): boolean
  page: string | undefined
}

/** One line for each page of somebody: which tables wait for it, whenever that changes; it says when its person is at it. */
export function addWaitingLine(server: FastifyInstance, need: LineNeed): void {
  const { users, connections, lines, counted, page } = need
  server.get('/api/me/live', { websocket: true }, async (socket, request) => {
    if (!counted(socket, request.ip)) return socket.close(1013, 'too many connections')
    const user = await users.known(request)
    if (!user) return socket.close(wrongKey, 'no guest')
    connections.add(user.id, socket, async () => (await users.known(request))?.id === user.id)
    const line = { send: sender(socket) }
    socket.on('error', () => socket.terminate())
    socket.on('close', () => lines.close(user.id, line))
    socket.on('message', data => {
      if (String(data) === '{"is":"seen"}') lines.seen(user.id)
    })
    keepAlive(socket, request.raw.socket, page)
    await lines.open(user.id, line)
    if (socket.readyState !== socket.OPEN) lines.close(user.id, line)
  })
}
