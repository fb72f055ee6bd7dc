import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnRow } from '../../table/sync/lobby.ts'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, playOut, toyServer, type Visitor, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const rowsOf = async (person: Visitor, query = ''): Promise<OwnRow[]> =>
  (await person.call('GET', `/api/mine?${query}`)).body.rows
const namesIn = (rows: readonly OwnRow[]) => rows.map(({ name }) => name)

it('finds own tables again by a word, a game, and whether they go on; each with place and date', async () => {
  const [ann, ben] = [await visit(server), await visit(server)]
  await ben.call('PUT', '/api/me', { name: 'Bendeguz' })
  const over = await makeTable(ann, [me, open], { name: 'Old Oak' })
  const pages = [await ann.join(over), await ben.join(over)]
  await pages[1].ask({ do: 'sit', seat: 1 })
  await pages[0].ask({ do: 'start' })
  await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.status === 'running')))
  await playOut(pages)
  await makeTable(ann, [me, open], { name: 'Young Elm' })

  expect(namesIn(await rowsOf(ann))).toEqual(['Young Elm', 'Old Oak'])
  expect(namesIn(await rowsOf(ann, 'word=%20oak'))).toEqual(['Old Oak'])
  expect(namesIn(await rowsOf(ann, 'status=going'))).toEqual(['Young Elm'])
  expect(namesIn(await rowsOf(ann, 'status=over&game=toy'))).toEqual(['Old Oak'])
  expect(namesIn(await rowsOf(ann, 'game=chess'))).toEqual([])
  const [row] = await rowsOf(ben)
  expect(row).toMatchObject({ id: over, mine: 1, status: 'over', updated: expect.any(Number) })
  expect(row.places).toHaveLength(2)
  expect(row.place).toBe(row.places![1])
  expect(namesIn(await rowsOf(ann, 'word=bendeguz'))).toEqual(['Old Oak'])
})

it('a table that is put aside leaves the own list alone, and comes back', async () => {
  const [ann, ben] = [await visit(server), await visit(server)]
  const id = await makeTable(ann, [me, open])
  await (await ben.join(id)).ask({ do: 'sit', seat: 1 })
  const put = (archived: boolean) => ann.call('PUT', `/api/tables/${id}/archived`, { archived })
  expect((await put(true)).status).toBe(204)
  expect((await put(true)).status).toBe(204)
  expect(await rowsOf(ann)).toEqual([])
  expect((await ann.call('GET', '/api/mine/going')).body).toEqual([])
  expect(await rowsOf(ben)).toHaveLength(1)
  expect(await rowsOf(ann, 'archived=true')).toHaveLength(1)
  expect((await ann.call('GET', '/api/me/export')).body.tables).toMatchObject([{ id, archived: true }])
  expect((await ann.call('GET', '/api/tables?list=mine')).body.rows).toHaveLength(1)
  await put(false)
  expect(await rowsOf(ann)).toHaveLength(1)
})

it('lists first what waits for the reader, of what goes on', async () => {
  const ann = await visit(server)
  const waiting = await makeTable(ann, [me, bot])
  const page = await ann.join(waiting)
  await page.until(({ tableView }) => tableView.view?.asked.includes(0) ?? false)
  await makeTable(ann, [me, open], { name: 'later' })
  const { body } = await ann.call('GET', '/api/mine/going')
  expect(body[0]).toMatchObject({ id: waiting, awaited: expect.arrayContaining([0]) })
  expect(body[1].name).toBe('later')
  expect((await (await visit(server)).call('GET', '/api/mine/going')).body).toEqual([])
})
