import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WaitingList } from '../../table/sync/notices.ts'
import type { Server } from '../index.ts'
import { openStoreOf } from '../index.ts'
import { limits } from '../limits.ts'
import { unsubscribeToken } from '../notices/unsubscribe.ts'
import { act, byMail } from '../testing/cups.ts'
import { makeTable, me, open, patience, toyServer, toySettings, type Visitor, visit } from '../testing/guests.ts'
import { openPushedBrowser } from '../testing/pushedBrowser.ts'

let server: Server
let secret: string
beforeAll(async () => {
  const settings = toySettings({ trustProxy: true })
  const store = await openStoreOf(settings)
  secret = await store.setting('notice-secret', () => 'secret')
  await store.close()
  server = await toyServer(settings)
})
afterAll(() => server.close())

/** Two at a running table; both are asked. */
async function twoAtTable(): Promise<{ ann: Visitor; ben: Visitor; table: string }> {
  const [ann, ben] = [await visit(server), await visit(server)]
  const table = await makeTable(ann, [me, open])
  const page = await ben.join(table)
  expect(await page.ask({ do: 'sit', seat: 1 })).toBe('done')
  const host = await ann.join(table)
  expect(await host.ask({ do: 'start' })).toBe('done')
  await Promise.all([page.close(), host.close()])
  return { ann, ben, table }
}

/** A page's line, and the lists that it is sent. */
function openLine({ cookie }: Pick<Visitor, 'cookie'>) {
  const url = `${server.address.replace('http', 'ws')}/api/me/live`
  const socket = new WebSocket(url, { headers: { cookie } } as unknown as string[])
  const lists: WaitingList[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.is === 'waiting') lists.push(message)
  })
  const closed = new Promise<number>(done => socket.addEventListener('close', ({ code }) => done(code)))
  const waits = (...tables: string[]) =>
    expect.poll(() => lists.at(-1)?.tables.map(({ id }) => id), patience).toEqual(tables)
  return { socket, lists, closed, waits }
}

describe('how somebody is told', () => {
  it('is nobody’s business, and nothing for whoever is unknown', async () => {
    const ann = await visit(server)
    for (const path of ['/api/me/notices', '/api/me/waiting'])
      expect((await ann.call('GET', path, undefined, { cookie: '' })).status).toBe(401)
    expect(await openLine({ cookie: '' }).closed).toBe(4403)
  })

  it('is as usual at first, and as was chosen', async () => {
    const ann = await visit(server)
    const { body } = await ann.call('GET', '/api/me/notices')
    expect(body).toMatchObject({ email: null, mail: false, isPushedHere: false, hooks: [] })
    expect(body.settings).toMatchObject({ tab: 'at-once', mail: 'an-hour', quiet: null })
    const settings = {
      ...body.settings,
      mail: 'daily',
      daily: 7 * 60,
      quiet: { from: 0, to: 420 },
      zone: 'Europe/Budapest',
    }
    expect((await ann.call('PUT', '/api/me/notices', settings)).body.settings).toEqual(settings)
    expect((await ann.call('GET', '/api/me/notices')).body.settings).toEqual(settings)
    for (const wrong of [{ zone: 'Europe/Nowhere' }, { daily: 1440 }, { mail: 'hourly' }, { more: 1 }])
      expect((await ann.call('PUT', '/api/me/notices', { ...settings, ...wrong })).status).toBe(400)
  })

  it('by a program is by an address of the internet alone; few are told, and its secret is shown once', async () => {
    const ann = await visit(server)
    const add = (url: string, kind = 'json') => ann.call('POST', '/api/me/hooks', { kind, url })
    for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://a:b@example.org/', 'x'])
      expect((await add(url)).status).toBe(400)
    const { body: first } = await add('https://discord.example/hooks/secret-path', 'discord')
    expect(first).toMatchObject({ kind: 'discord', host: 'discord.example', isOff: false, failure: null })
    expect(first.secret).toMatch(/^[\w-]{43}$/)
    for (let i = 1; i < limits.hooksOfOne; i++) expect((await add('https://example.org/')).status).toBe(200)
    expect(await add('https://example.org/')).toMatchObject({ status: 409, body: { error: 'too-many' } })
    const { hooks } = (await ann.call('GET', '/api/me/notices')).body
    expect(hooks).toHaveLength(limits.hooksOfOne)
    expect(JSON.stringify(hooks)).not.toMatch(/secret/)
    const ben = await visit(server)
    for (const who of [ben, ann]) {
      const isOwn = who === ann
      expect((await who.call('POST', `/api/me/hooks/${first.id}/on`)).status).toBe(isOwn ? 204 : 404)
      expect((await who.call('DELETE', `/api/me/hooks/${first.id}`)).status).toBe(isOwn ? 204 : 404)
    }
  })

  it('by this browser is as long as it wishes, at a service of the internet', async () => {
    const ann = await visit(server)
    const { keys } = openPushedBrowser()
    const put = (wish: object) =>
      ann.call('PUT', '/api/me/push', { endpoint: 'https://push.example.org/a', keys, ...wish })
    const isTold = async () => (await ann.call('GET', '/api/me/notices')).body.isPushedHere
    expect((await ann.call('GET', '/api/me/notices')).body.pushKey).toMatch(/^[\w-]{87}$/)
    for (const endpoint of ['https://127.0.0.1/a', 'http://push.example.org/a', 'a'])
      expect((await put({ endpoint })).status).toBe(400)
    const noPoint = { ...keys, p256dh: `B${'A'.repeat(86)}` }
    for (const wrong of [noPoint, { ...keys, auth: 'short' }]) expect((await put({ keys: wrong })).status).toBe(400)
    expect(await isTold()).toBe(false)
    expect((await put({})).status).toBe(204)
    expect(await isTold()).toBe(true)
    expect((await ann.call('DELETE', '/api/me/push')).status).toBe(204)
    expect(await isTold()).toBe(false)
  })

  it('of a table may be not at all', async () => {
    const { ann, table } = await twoAtTable()
    const path = `/api/tables/${table}/notices`
    expect((await ann.call('GET', path)).body).toEqual({ muted: false })
    expect((await ann.call('PUT', path, { muted: true })).body).toEqual({ muted: true })
    expect((await ann.call('GET', path)).body).toEqual({ muted: true })
    expect((await ann.call('GET', '/api/me/waiting')).body.tables).toMatchObject([
      { id: table, isMuted: true, tellAt: null },
    ])
    await ann.call('PUT', path, { muted: false })
    const [{ isMuted, tellAt, since }] = (await ann.call('GET', '/api/me/waiting')).body.tables
    expect({ isMuted, tellAt }).toEqual({ isMuted: false, tellAt: since })
    expect((await ann.call('PUT', '/api/tables/none/notices', { muted: true })).status).toBe(404)
  })

  it('by e-mail ends by a link, without a sign-in, by its page or by one click in a mail program', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const headers of [form, {}] as Record<string, string>[]) {
      const ann = await visit(server)
      const post = (token: string) =>
        fetch(`${server.address}/api/unsubscribe?token=${encodeURIComponent(token)}`, {
          method: 'POST',
          headers,
          body: 'content-type' in headers ? 'List-Unsubscribe=One-Click' : undefined,
        })
      expect((await post(unsubscribeToken('another', ann.id))).status).toBe(403)
      expect((await ann.call('GET', '/api/me/notices')).body.settings.mail).toBe('an-hour')
      expect((await post(unsubscribeToken(secret, ann.id))).status).toBe(204)
      expect((await ann.call('GET', '/api/me/notices')).body.settings.mail).toBe('never')
    }
    // Nothing else is done by a form that any site can send.
    const ann = await visit(server)
    const { status } = await ann.call('POST', '/api/me/code', undefined, form)
    expect(status).toBe(415)
    expect((await ann.call('GET', `/api/unsubscribe?token=${unsubscribeToken(secret, ann.id)}`)).status).toBe(404)
  })
})

describe('the line of an open page', () => {
  it('tells which rounds of tournaments wait, until one has come', async () => {
    const [ann, ben] = [await visit(server), await visit(server)]
    const line = openLine(ann)
    const wish = { game: 'duel', name: 'Cup', kind: 'cup', ...byMail }
    const { id } = (await ben.call('POST', '/api/tournaments', wish)).body
    for (const who of [ann, ben]) await act(who, id, 'enter', {})
    const calls = () => line.lists.at(-1)?.calls
    await expect.poll(calls, patience).toEqual([])
    await act(ben, id, 'begin')
    await expect.poll(() => calls()?.length, patience).toBe(1)
    const [call] = calls()!
    expect(call).toMatchObject({ id, name: 'Cup', game: 'duel', round: 1 })
    expect(call.until - call.tellAt!).toBe(24 * 3_600_000)
    await act(ann, id, 'come')
    await expect.poll(calls, patience).toEqual([])
    line.socket.close()
  })

  it('tells which tables wait, as they do, until the browser is somebody no more', async () => {
    const { ann, ben, table } = await twoAtTable()
    const [annsLine, bensLine] = [openLine(ann), openLine(ben)]
    await annsLine.waits(table)
    await bensLine.waits(table)
    const page = await ann.join(table)
    expect(await page.move({ do: 'seal' })).toBe('done')
    await annsLine.waits()
    await ben.call('PUT', `/api/tables/${table}/notices`, { muted: true })
    await expect.poll(() => bensLine.lists.at(-1)?.tables[0].isMuted, patience).toBe(true)
    const second = await makeTable(ann, [me, open])
    const other = await ben.join(second)
    expect(await other.ask({ do: 'sit', seat: 1 })).toBe('done')
    expect(await (await ann.join(second)).ask({ do: 'start' })).toBe('done')
    await bensLine.waits(table, second)
    await annsLine.waits(second)
    await ben.call('POST', '/api/me/renew')
    expect(await bensLine.closed).toBe(4401)
    annsLine.socket.close()
  })
})
