import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Server, startServer } from '../index.ts'
import { bot, makeTable, me, open, openPage, toyServer, toySettings, type Visitor, visit } from '../testing/guests.ts'
import { cutOff, sender } from './socket.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer({ origins: ['http://localhost:5173'], metrics: true })
})
afterAll(() => server.close())

const bots = { game: 'toy', seats: 3 }
const alone = async (who: Visitor) => (await who.call('POST', '/api/play-now', bots)).body.id as string

describe('pages of other sites', () => {
  const foreign = { origin: 'https://evil.example' }

  it('can change nothing', async () => {
    const ann = await visit(server)
    expect(await ann.call('PUT', '/api/me', { name: 'Eve' }, foreign)).toMatchObject({
      status: 403,
      body: { error: 'foreign-origin' },
    })
    expect((await ann.call('POST', '/api/play-now', bots, { origin: 'null' })).status).toBe(403)
    expect((await ann.call('PUT', '/api/me', { name: 'Ann' }, { origin: server.address })).status).toBe(200)
    expect((await ann.call('PUT', '/api/me', { name: 'Ann' }, { origin: 'http://localhost:5173' })).status).toBe(200)
  })

  it('cannot listen in at a table', async () => {
    const ann = await visit(server)
    const page = await openPage(server, await alone(ann), ann.cookie, foreign)
    expect(page.tableView).toBeNull()
    expect(page.received).toEqual([])
  })
})

describe('every answer', () => {
  it('carries headers that keep foreign scripts out', async () => {
    for (const path of ['/', '/api/me', '/healthz', '/nowhere.js']) {
      const { headers } = await fetch(server.address + path)
      const policy = headers.get('content-security-policy')!
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('to nonsense is an error in JSON that says what is wrong', async () => {
    const ann = await visit(server)
    const markup = await ann.call('GET', '/api/tables/%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(markup.status).toBe(404)
    expect(markup.headers.get('content-type')).toMatch(/^application\/json/)
    expect(JSON.stringify(markup.body)).not.toContain('script')
    expect((await ann.call('GET', '/api/nowhere')).body.error).toBe('not-found')
    expect((await ann.call('DELETE', '/api/play-now')).body.error).toBe('not-found')
    expect((await ann.call('GET', '/%ff')).body).toMatchObject({ error: 'malformed' })
    const broken = await fetch(`${server.address}/api/play-now`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":',
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ error: 'malformed' })
  })

  it('to a body that is wrong in a thousand ways is one line', async () => {
    const ann = await visit(server)
    const seats = Array.from({ length: 2000 }, () => ({ x: 1 }))
    const answer = await ann.call('POST', '/api/tables', { game: 'toy', roles: [], seats })
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } })
    expect(answer.body.message.length).toBeLessThan(400)
    expect(answer.body.message).not.toContain('\n')
    const keys = Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`k${i}`, 1]))
    expect((await ann.call('PUT', '/api/me', keys)).body.message.length).toBeLessThan(400)
  })

  it('to a body that is deeper than any record is an error', async () => {
    const ann = await visit(server)
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
    expect(await ann.call('POST', '/api/import', { format: 'x', deep })).toMatchObject({
      status: 400,
      body: { error: 'malformed', message: 'The request holds too much, or too deep.' },
    })
  })

  it('to a body that is too large is an error', async () => {
    const rename = await (await visit(server)).call('PUT', '/api/me', { name: 'x'.repeat(17_000) })
    expect(rename).toMatchObject({ status: 413, body: { error: 'too-large' } })
    const ann = await visit(server)
    const answer = await ann.call('POST', '/api/import', { format: 'x'.repeat(3 * 1024 * 1024) })
    expect(answer).toMatchObject({ status: 413, body: { error: 'too-large' } })
  })

  it('describes the interface where it is asked for, and the state of the server', async () => {
    const ann = await visit(server)
    const { body } = await ann.call('GET', '/api/openapi.json')
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables/{id}/history/{move}']))
    expect(body.paths['/api/play-now'].post.requestBody.content['application/json'].schema.required).toEqual(['game'])
    const answers = body.paths['/api/tables/{id}/history/{move}'].get.responses
    expect(answers['200'].content['application/json'].schema.required).toEqual(['view', 'log'])
    expect(answers['4XX'].content['application/json'].schema.required).toEqual(['error', 'message'])
    expect((await ann.call('GET', '/healthz')).body).toEqual({ ok: true })
    expect((await ann.call('GET', '/metrics')).body).toMatch(/^interregnum_entries_total \d+$/m)
    const quiet = await toyServer()
    expect((await (await visit(quiet)).call('GET', '/metrics')).status).toBe(404)
    await quiet.close()
  })
})

describe('a name', () => {
  it('shows what it is: nothing unseen, nothing that turns the words around it', async () => {
    const ann = await visit(server)
    expect((await ann.call('PUT', '/api/me', { name: ' Zsófi\u202e\u0000 Őz\u200b' })).body.name).toBe('Zsófi Őz')
    expect((await ann.call('PUT', '/api/me', { name: '\u200b\u202e\ud800' })).status).toBe(400)
    const { body } = await ann.call('POST', '/api/play-now', bots)
    expect((await ann.call('GET', `/api/tables/${body.id}`)).body.name).toBe('Zsófi Őz')
  })
})

it('a clock so short that nobody could answer is refused', async () => {
  const ann = await visit(server)
  const table = { game: 'toy', roles: [null, null], seats: [{ kind: 'me' }, { kind: 'open' }] }
  for (const hoursPerMove of [0, -1, 1e-9, 721]) {
    expect((await ann.call('POST', '/api/tables', { ...table, hoursPerMove })).status).toBe(400)
  }
  expect((await ann.call('POST', '/api/tables', { ...table, hoursPerMove: 1 / 60 })).status).toBe(200)
})

describe('a flood', () => {
  // The clock stands still: what may be asked at once is all that may be asked.
  let server: Server
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    server = await toyServer({ commandsPerSecond: 20 })
  })
  afterAll(async () => {
    await server.close()
    vi.useRealTimers()
  })
  /** How often each answer was given. */
  const tally = (answers: readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
    return counts
  }

  it('of refused commands is throttled, and makes nobody else stale (UR-091)', async () => {
    const [ann, ben] = await Promise.all([visit(server), visit(server)])
    const table = { game: 'toy', roles: [null, null], seats: [{ kind: 'me' }, { kind: 'open' }] }
    const { id } = (await ann.call('POST', '/api/tables', table)).body
    const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
    await b.ask({ do: 'sit', seat: 1 })
    await a.ask({ do: 'start' })
    await b.until(({ tableView }) => tableView.view?.seat === 1)
    const flood = Array.from({ length: 1000 }, () => a.move({ do: 'offer', coins: 99 }))
    expect(await b.move({ do: 'offer', coins: 2 })).toBe('done')
    // Sixty requests at once, one of which began the game.
    expect(tally(await Promise.all(flood))).toEqual({ illegal: 59, 'too-fast': 941 })
    expect(await b.move({ do: 'seal' })).toBe('done')
    expect(a.tableView.view!.moved).toBe(0)
  })

  it('of runs of moves is throttled like the moves one by one, and a run has its limit', async () => {
    const ann = await visit(server)
    const a = await ann.join(await makeTable(ann, [me, bot]))
    const drafts = (count: number) => Array.from({ length: count }, (_, i) => ({ do: 'offer', coins: 1 + (i % 2) }))
    expect(await a.move(drafts(33))).toBe('malformed')
    expect(await a.move([])).toBe('malformed')
    expect(await a.move(drafts(32))).toBe('done')
    await a.until(({ tableView }) => tableView.view?.moved === 32)
    // Sixty at once, of which two were malformed.
    expect(await a.move(drafts(27))).toBe('too-fast')
    expect(
      await a.move([
        { do: 'offer', coins: 0 },
        { do: 'offer', coins: 99 },
      ]),
    ).toBe('illegal')
    // What the bot does may be told in the same moment.
    const refusal = a.received.findLast(text => text.includes('"refused"'))!
    expect(JSON.parse(refusal)).toMatchObject({ is: 'refused', why: 'illegal', at: 1 })
    expect(a.tableView.view!.moved).toBe(32)
  })

  it('that does not end is cut off, and so is a message that is too large', async () => {
    const ann = await visit(server)
    const id = await alone(ann)
    const [flooder, shouter] = await Promise.all([ann.join(id), ann.join(id)])
    for (let i = 0; i < 2200; i++) flooder.send('x')
    expect(await flooder.closed).toBe(1008)
    // Four kilobytes are read, one letter more is not.
    shouter.send('x'.repeat(4096))
    await shouter.until(({ received }) => received.at(-1)!.includes('refused'))
    shouter.send('x'.repeat(4097))
    expect(await shouter.closed).toBe(1009)
    expect((await ann.join(id)).tableView.status).toBe('running')
  })

  it('is not read any more once it is cut off: nothing waits for the other side to close', () => {
    const socket = Object.assign(new EventEmitter(), { close: vi.fn(), pause: vi.fn() })
    const heard = vi.fn()
    const stream = { destroySoon: vi.fn() }
    socket.on('message', heard)
    cutOff(socket as never, stream as never)
    socket.emit('message', 'x')
    expect(heard).not.toHaveBeenCalled()
    expect(socket.close).toHaveBeenCalledWith(1008, 'too fast')
    expect(socket.pause).toHaveBeenCalled()
    expect(stream.destroySoon).toHaveBeenCalled()
  })

  it('of chat is throttled, over all pages of a user together', async () => {
    const ann = await visit(server)
    const id = await alone(ann)
    const pages = await Promise.all([ann.join(id), ann.join(id)])
    const say = (n: number) => pages[n % 2].ask({ do: 'chat', seat: 0, to: null, text: `line ${n}` })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => say(n)))
    expect(tally(answers)).toEqual({ done: 7, 'too-fast': 23 })
  })

  it('of what the chat tells of is throttled like the chat itself', async () => {
    const ann = await visit(server)
    const page = await ann.join(await alone(ann))
    const toggle = (n: number) =>
      page.ask(n % 2 === 0 ? { do: 'stand-in', seat: 0, bot: 'easy' } : { do: 'return', seat: 0 })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => toggle(n)))
    expect(tally(answers)).toEqual({ done: 7, 'too-fast': 23 })
  })

  it('of strangers leaves those who come from elsewhere the room to introduce themselves', async () => {
    const behindProxy = await toyServer({ commandsPerSecond: 20, trustProxy: true })
    const ann = await visit(behindProxy)
    const { id } = (await ann.call('POST', '/api/play-now', bots)).body
    const from = (address: string) => openPage(behindProxy, id, '', { 'x-forwarded-for': address })
    const [flooder, newcomer] = [await from('7.7.7.7'), await from('8.8.8.8')]
    const flood = Array.from({ length: 100 }, () => flooder.ask({ do: 'undo', seat: 0 }))
    expect(tally(await Promise.all(flood))).toEqual({ 'no-guest': 60, 'too-fast': 40 })
    expect(await newcomer.ask({ do: 'undo', seat: 0 })).toBe('no-guest')
    await behindProxy.close()
  })

  it('of tables or requests from one address is refused', async () => {
    const strict = await toyServer({ tablesPerMinute: 2, requestsPerMinute: 10 })
    const ann = await visit(strict)
    const answers = []
    for (let i = 0; i < 4; i++) answers.push((await ann.call('POST', '/api/play-now', bots)).status)
    expect(answers).toEqual([200, 200, 429, 429])
    const bring = async () => (await ann.call('POST', '/api/import', { format: 'none' })).status
    expect([await bring(), await bring()]).toEqual([400, 429])
    for (let i = 0; i < 10; i++) await ann.call('GET', '/api/tables?list=open')
    expect((await ann.call('GET', '/api/me')).body).toMatchObject({ error: 'too-fast' })
    await strict.close()
  })
})

it.each([
  [true, ['7.7.7.7', '9.9.9.9, 8.8.8.8', '6.6.6.6, 8.8.8.8'], [200, 200, 429]],
  [false, ['7.7.7.7', '8.8.8.8'], [200, 429]],
])('with a proxy trusted (%s) a limit goes by the address that it added last', async (trustProxy, claims, statuses) => {
  const small = await toyServer({ trustProxy, requestsPerMinute: 1 })
  try {
    const got: number[] = []
    for (const claim of claims) {
      got.push((await fetch(`${small.address}/api/tables?list=open`, { headers: { 'x-forwarded-for': claim } })).status)
    }
    expect(got).toEqual(statuses)
  } finally {
    await small.close()
  }
})

it('a page that takes nothing any more is cut off, and not waited for', () => {
  const seen: string[] = []
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => seen.push(text) }
  const tell = sender(Object.assign(socket, { terminate: () => seen.push('cut off') }) as never)
  tell('one')
  socket.bufferedAmount = 9 * 1024 * 1024
  tell('two')
  expect(seen).toEqual(['one', 'cut off'])
})

describe('a server that stops', () => {
  it('loses nothing: what was answered is there when it starts again (UR-097, UR-098)', async () => {
    const settings = toySettings()
    const first = await startServer(settings)
    const ann = await visit(first)
    const { id } = (
      await ann.call('POST', '/api/tables', {
        game: 'toy',
        roles: [null, null],
        seats: [{ kind: 'me' }, { kind: 'bot' }],
      })
    ).body
    const page = await ann.join(id)
    await page.move({ do: 'offer', coins: 4 })
    await page.move({ do: 'offer', coins: 2 })
    await page.until(({ tableView }) => tableView.view!.ready.includes(1))
    const { tableView } = page
    await first.close()
    expect(await page.closed).toBeGreaterThan(1000)

    const second = await startServer(settings)
    const again = await (await visit(second, ann.cookie)).join(id)
    expect(again.tableView).toEqual({ ...tableView, present: again.tableView.present })
    expect(again.log).toEqual(page.log)
    expect(await again.ask({ do: 'undo', seat: 0 })).toBe('done')
    await again.until(({ tableView }) => (tableView.view!.own as { offer: number }).offer === 4)
    await again.ask({ do: 'undo', seat: 0 })
    await again.until(({ tableView }) => (tableView.view!.own as { offer: number }).offer === 0)
    expect(await again.ask({ do: 'undo', seat: 0 })).toBe('nothing-to-undo')
    await second.close()
  })
})

it('spectators, and whoever asks over HTTP, are told nobody’s id, whatever happens at a table', async () => {
  const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const watcher = await cat.join(id)
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await Promise.all([a, b].map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  await a.ask({ do: 'chat', seat: 0, to: null, text: 'to all', id: 'line' })
  await b.ask({ do: 'chat', seat: 1, to: 0, text: 'to one', id: 'line' })
  await a.move({ do: 'offer', coins: 1 })
  await a.move({ do: 'seal' })
  await b.move({ do: 'seal' })
  await a.ask({ do: 'ask-undo', seat: 0 })
  await b.ask({ do: 'agree', seat: 1, yes: false })
  await a.ask({ do: 'call-vote', seat: 0, on: { do: 'pause' } })
  await b.ask({ do: 'vote', seat: 1, yes: false })
  await b.ask({ do: 'leave', seat: 1 })
  await a.ask({ do: 'chat', seat: 0, to: null, text: 'the end' })
  await watcher.until(({ chat }) => chat.at(-1)?.text === 'the end')
  const late = await cat.join(id)
  const asked = [`/api/tables/${id}`, `/api/tables/${id}/log`, `/api/tables/${id}/record`, '/api/tables?list=public']
  const answers = await Promise.all(asked.map(path => cat.call('GET', path)))
  const told = JSON.stringify([watcher.received, late.received, answers.map(({ body }) => body)])
  expect(told).toContain('to all')
  for (const secret of [ann.id, ben.id, 'to one']) expect(told).not.toContain(secret)
})
