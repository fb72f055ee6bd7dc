import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { recordFormat, seedFrom } from '../../kernel/index.ts'
import { games } from '../../table/testing/games.ts'
import { ann } from '../../table/testing/play.ts'
import { type Server, startServer } from '../index.ts'
import { openStore } from '../store/store.ts'
import { gamesModule, patience, toySettings, type Visitor, visit } from '../testing/guests.ts'
import { openImporter } from './importer.ts'
import { piecesOf } from './pieces.ts'

const settings = toySettings()
let server: Server
beforeAll(async () => {
  server = await startServer(settings)
})
afterAll(() => server.close())

/** A seat of the toy that cannot make up its mind. */
function dither(moves: number) {
  const { id, version } = games.toy.game
  return {
    ...recordFormat,
    game: id,
    gameVersion: version,
    options: { cards: 'few', rich: true, ties: 'die' },
    roles: [null, null],
    seed: seedFrom('long'),
    moves: Array.from({ length: moves }, (_, i) => [0, { do: 'offer', coins: (i + 1) % 2 }] as const),
  }
}

async function bring(who: Visitor, record: object, signal?: AbortSignal) {
  const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json', cookie: who.cookie }
  const answer = await fetch(`${server.address}/api/import`, {
    method: 'POST',
    headers,
    body: JSON.stringify(record),
    signal,
  })
  return answer.body!.pipeThrough(new TextDecoderStream()).getReader()
}

const mine = async (who: Visitor) => (await who.call('GET', '/api/tables?list=mine')).body.rows
const rowsOf = (table: string) => {
  const database = new DatabaseSync(join(settings.data, 'interregnum.sqlite'), { readOnly: true })
  const { n } = database.prepare(`select count(*) n from ${table}`).get() as { n: number }
  database.close()
  return n
}

it('who brings a record hears how far it is, and at last where its table is', async () => {
  const who = await visit(server)
  const lines = await bring(who, dither(100))
  let text = ''
  for (let read = await lines.read(); !read.done; read = await lines.read()) text += read.value
  const told = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(told.map(({ moves }) => moves)).toEqual([0, 32, 64, 96, 100, 100, undefined])
  const [row] = await mine(who)
  expect(row).toMatchObject({ id: told.at(-1).id, status: 'running', fromRecord: true, mine: 0 })
  const page = await who.join(row.id)
  expect(await page.move({ do: 'offer', coins: 1 })).toBe('done')
  expect(await page.ask({ do: 'undo', seat: 0 })).toBe('done')
  await page.close()
})

it('a record that is broken off on its way leaves nothing, and is found by nobody before', async () => {
  const who = await visit(server)
  const before = rowsOf('tables')
  const stop = new AbortController()
  const lines = await bring(who, dither(1500), stop.signal)
  await lines.read()
  expect(await mine(who)).toEqual([])
  expect(rowsOf('tables')).toBe(before + 1)
  stop.abort()
  await lines.closed.catch(() => {})
  await vi.waitFor(() => expect(rowsOf('tables')).toBe(before), patience)
})

it('a move that is wrong far down is told in the last line, and leaves nothing', async () => {
  const who = await visit(server)
  const before = rowsOf('tables')
  const record = dither(70)
  const lines = await bring(who, { ...record, moves: [...record.moves, [0, { do: 'fly' }]] })
  let text = ''
  for (let read = await lines.read(); !read.done; read = await lines.read()) text += read.value
  expect(JSON.parse(text.trim().split('\n').at(-1)!)).toEqual({
    error: 'bad-record',
    message: 'Move 71 (seat 0): not legal here.',
  })
  expect(rowsOf('tables')).toBe(before)
})

it('what is no record is refused as before, whoever asks how', async () => {
  const who = await visit(server)
  const tried = async (body: unknown) => {
    const { status, body: answer } = await who.call('POST', '/api/import', body)
    return [status, answer.error]
  }
  expect(await tried({ format: 'none' })).toEqual([400, 'bad-record'])
  expect(await tried({ ...dither(1), game: 'chess' })).toEqual([400, 'no-such-game'])
  expect(await tried({ ...dither(1), game: '__proto__' })).toEqual([400, 'no-such-game'])
  expect(await tried({ ...dither(1), roles: ['red', 'red'] })).toEqual([400, 'bad-record'])
  expect(await tried(dither(1_000_000 / 25))).toEqual([400, 'bad-record'])
})

it('so many records of one address wait, and no more: others have room', async () => {
  const who = await visit(server)
  const answers = await Promise.all(Array.from({ length: 12 }, () => who.call('POST', '/api/import', dither(1))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)])
})

it('a record that takes too much of a processor, or too long in all, is broken off and leaves nothing', async () => {
  const store = await openStore({ file: join(toySettings().data, 'test.sqlite') })
  const bringing = async (limits: { recordTime?: number; recordPatience?: number }) => {
    const need = { gamesModule, store, now: () => 5, lost: () => ({ n: 0, ms: 0 }) }
    const bytes = new TextEncoder().encode(JSON.stringify(dither(100)))
    const wish = { id: 'slow', name: 'Slow', owner: ann, freshSeed: seedFrom('fresh') }
    const { signal } = new AbortController()
    for await (const _ of openImporter({ ...need, ...limits }).bring({ bytes, wish, address: 'a', signal }));
  }
  await expect(bringing({ recordTime: 0 })).rejects.toMatchObject({ status: 400, code: 'too-large' })
  await expect(bringing({ recordPatience: 0 })).rejects.toMatchObject({ status: 400, code: 'stopped' })
  expect(await store.load('slow')).toBeNull()
  await bringing({})
  expect(await store.load('slow')).not.toBeNull()
  await store.close()
})

it('a record longer than the limit is not played', () => {
  const wish = { id: 'long', name: 'Long', owner: ann }
  const game = { ...games.toy, game: { ...games.toy.game, longest: () => 1e9 } }
  expect(() => piecesOf(game, dither(40_001) as never, wish, 0).next()).toThrow('40001 moves; 40000 can be brought')
})
