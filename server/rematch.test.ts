import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from './index.ts'
import { bot, makeTable, me, open, playOut, toyServer, visit } from './testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

it('the same people play again at one new table, each one seat further, when all have come', async () => {
  const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const pages = await Promise.all([ann, ben].map(who => who.join(id)))
  const [a, b] = pages
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  expect(await b.ask({ do: 'rematch' })).toBe('no-rematch')
  await playOut(pages)
  const watcher = await cat.join(id)
  expect(await watcher.ask({ do: 'rematch' })).toBe('not-your-seat')
  expect(await a.ask({ do: 'rematch', next: 'mine' })).toBe('malformed')

  expect(await b.ask({ do: 'rematch' })).toBe('done')
  await a.until(({ tableView }) => tableView.rematch !== null)
  expect(a.chat.at(-1)).toMatchObject({ note: { is: 'rematch', seat: 1 } })
  const again = a.tableView.rematch!
  const b2 = await ben.join(again)
  expect(b2.tableView).toMatchObject({ status: 'gathering', mine: true, setup: a.tableView.setup })
  expect(b2.tableView.seats.map(({ kind }) => kind)).toEqual(['person', 'open'])

  // Asked for twice at once, and once more: it is the same table, and nobody sits down twice.
  expect(await Promise.all([a, b, a].map(page => page.ask({ do: 'rematch' })))).toEqual(['done', 'done', 'done'])
  await b2.until(({ tableView }) => tableView.status === 'running')
  expect(b2.tableView.view).toMatchObject({ seat: 0 })
  expect((await ann.join(again)).tableView.view).toMatchObject({ seat: 1 })
  expect(a.tableView.rematch).toBe(again)
  expect(b2.tableView.seed.hash).not.toBe(a.tableView.seed.hash)
})

it('a rematch is nobody’s: it bears all names, and begins when the last one sits down, however that came', async () => {
  const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
  for (const [who, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
    [cat, 'Cat'],
  ] as const)
    await who.call('PUT', '/api/me', { name })
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann, ben].map(who => who.join(id)))
  expect(a.tableView.name).toBe('Ann')
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await Promise.all([a, b].map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  await playOut([a, b])
  expect(await b.ask({ do: 'rematch' })).toBe('done')
  await b.until(({ tableView }) => tableView.rematch !== null)
  const again = b.tableView.rematch!
  const b2 = await ben.join(again)
  expect(b2.tableView).toMatchObject({ name: 'Ann, Ben', status: 'gathering', startsFull: true })
  // Instead of Ann a friend comes by the link.
  const c2 = await cat.join(again)
  expect(await c2.ask({ do: 'sit', seat: 1 })).toBe('done')
  await b2.until(({ tableView }) => tableView.status === 'running')
  expect(b2.tableView).not.toHaveProperty('startsFull')
  await c2.until(({ tableView }) => tableView.view?.seat === 1)
  expect(c2.tableView.seats).toMatchObject([{ name: 'Ben' }, { name: 'Cat' }])
})

it('who has played against bots alone plays again at once', async () => {
  const ann = await visit(server)
  const id = await makeTable(ann, [me, bot])
  const page = await ann.join(id)
  await page.until(({ tableView }) => tableView.status === 'running')
  expect(await page.ask({ do: 'close' })).toBe('done')
  await page.until(({ tableView }) => tableView.status === 'closed')
  expect(await page.ask({ do: 'rematch' })).toBe('done')
  await page.until(({ tableView }) => tableView.rematch !== null)
  const again = await ann.join(page.tableView.rematch!)
  expect(again.tableView).toMatchObject({ status: 'running', view: { seat: 0 } })
  expect(again.tableView.seats).toMatchObject([{ kind: 'person' }, { kind: 'bot' }])
})
