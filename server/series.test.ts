import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from './index.ts'
import { openPage, type Page, toyServer, type Visitor, visit } from './testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

/** A table of two persons. */
async function duel(more: object = {}): Promise<{ id: string; ann: Visitor; ben: Visitor; a: Page; b: Page }> {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { body } = await ann.call('POST', '/api/tables', { game: 'duel', roles: [null, null], seats, ...more })
  const [a, b] = await Promise.all([ann.join(body.id), ben.join(body.id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await b.until(({ tableView }) => tableView.view?.seat === 1)
  return { id: body.id, ann, ben, a, b }
}

/** Windows go by, and nobody haggles. */
async function playOut(a: Page, b: Page): Promise<void> {
  await a.ask({ do: 'auto-pass', seat: 0, when: 'always' })
  await b.ask({ do: 'auto-pass', seat: 1, when: 'always' })
  while (a.tableView.status === 'running') {
    const { view, moves } = a.tableView
    if ((view!.stack as readonly { do: string }[]).at(-1)?.do === 'haggle') await a.move({ do: 'leave' })
    await a.until(({ tableView }) => tableView.moves > moves || tableView.status === 'over')
  }
  await b.until(({ tableView }) => tableView.status === 'over')
}

it('a series goes on to the same next table for everybody, with what the ended game hands on', async () => {
  const { id, ann, ben, a, b } = await duel()
  expect(await b.ask({ do: 'sequel' })).toBe('no-sequel')
  await playOut(a, b)
  expect(a.tableView.series).toEqual({ earlier: null, next: null, more: true })
  const watcher = await openPage(server, id, (await visit(server)).cookie)
  await watcher.until(({ tableView }) => tableView !== null)
  expect(await watcher.ask({ do: 'sequel' })).toBe('not-your-seat')

  expect(await Promise.all([a, b, a].map(page => page.ask({ do: 'sequel' })))).toEqual(['done', 'done', 'done'])
  await watcher.until(({ tableView }) => tableView.series!.next !== null)
  const { next } = watcher.tableView.series!
  const [a2, b2] = await Promise.all([ann.join(next!), ben.join(next!)])
  await Promise.all([a2, b2].map(page => page.until(({ tableView }) => tableView?.status === 'running')))
  expect(a2.tableView.series).toEqual({ earlier: id, next: null, more: false })
  expect(a2.tableView.view).toMatchObject({ seat: 0, open: { game: 2 } })
  expect(a2.tableView.setup.carried).toEqual({ game: 2, points: [4, 4] })
  expect(b2.tableView.view).toMatchObject({ seat: 1 })
  const { body } = await ben.call('GET', '/api/tables?list=mine')
  expect(body.rows.map((row: object) => ({ ...row, seats: null }))).toMatchObject([
    { id: next, earlier: id },
    { id, next },
  ])

  await playOut(a2, b2)
  const record = await ann.call('GET', `/api/tables/${next}/record`)
  expect(record.body).toMatchObject({ carried: { game: 2, points: [4, 4] } })
  expect((await ann.call('POST', '/api/import', record.body)).status).toBe(200)
  const forged = await ann.call('POST', '/api/import', { ...record.body, carried: { game: 9, points: [] } })
  expect(forged).toMatchObject({ status: 400, body: { message: '"carried": "game" must be 2 or 3.' } })
})

it('nobody brings what was not earned, nor chooses the next table', async () => {
  const ann = await visit(server)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const wish = { game: 'duel', roles: [null, null], seats, carried: { game: 2, points: [99, 0] } }
  expect((await ann.call('POST', '/api/tables', wish)).status).toBe(400)
  const { a, b } = await duel()
  await playOut(a, b)
  expect(await a.ask({ do: 'sequel', next: 'mine' })).toBe('malformed')
  expect(a.tableView.series!.next).toBeNull()
})

it('whispers are refused where all talk is open, and pages know before', async () => {
  const { a } = await duel()
  expect(a.tableView.whispers).toBe(false)
  expect(await a.ask({ do: 'chat', seat: 0, to: 1, text: 'psst' })).toBe('no-whispers')
})
