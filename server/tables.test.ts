import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { type Command, type Table, tableViewOf, viewerOf } from '../table/index.ts'
import { games } from '../table/testing/games.ts'
import { ann, ben, toyTable } from '../table/testing/play.ts'
import { type LoadedTable, tableFromStore } from './loadedTable.ts'
import { lookForGrowth } from './news.ts'
import { openStore } from './store/store.ts'
import { command, createLive, openTable, openTables } from './tables.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A table of ann and ben that has started, on a store of its own; `shown` are the changes that were told. */
async function running() {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-tables-'))
  folders.push(folder)
  const store = await openStore({ file: join(folder, 'test.sqlite') })
  const shown: [from: number, to: number][] = []
  const changed = (loaded: LoadedTable, before: Table) => shown.push([before.version, loaded.table.version])
  const tables = openTables({ games, store, now: () => 5, changed })
  const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
  const { setup } = toyTable('AB').core
  const loaded = await createLive(tables, { id: 'both', name: 'x', setup, seats, owner: ann, seed: seedFrom('both') })
  expect(await command(tables, loaded, { do: 'start' }, ann)).toEqual({ is: 'done' })
  return { tables, store, loaded, shown }
}

const offer = (seat: number, n: number, coins: number): Command => ({
  ...{ do: 'move', seat, n, move: { do: 'offer', coins } as never },
})

it('stores and shows what is asked at the same moment together, each entry for itself', async () => {
  const { tables, store, loaded, shown } = await running()
  const answers = await Promise.all([
    command(tables, loaded, offer(0, 0, 2), ann),
    command(tables, loaded, offer(1, 0, 3), ben),
    command(tables, loaded, offer(0, 0, 1), ann),
    command(tables, loaded, offer(0, 1, 1), ann),
    command(tables, loaded, offer(1, 1, 77), ben),
  ])
  expect(answers).toEqual([
    { is: 'done' },
    { is: 'done' },
    { is: 'refused', why: 'stale' },
    { is: 'done' },
    { is: 'refused', why: 'illegal' },
  ])
  expect(shown).toEqual([
    [0, 1],
    [1, 4],
  ])
  expect(loaded.table.core.state!.g.held).toMatchObject([{ offer: 1 }, { offer: 3 }])
  const stored = (await store.load('both'))!
  expect(stored.entries.map(({ n, by }) => [n, by])).toEqual([
    [1, 'ann'],
    [2, 'ann'],
    [3, 'ben'],
    [4, 'ann'],
  ])
  expect(tableFromStore(tables, stored).core).toEqual(loaded.table.core)
  await store.close()
})

it('tells nobody of what could not be made durable, and answers for each what went wrong', async () => {
  const { tables, store, loaded, shown } = await running()
  const { add } = store
  tables.store.add = async () => {
    throw new Error('disk full')
  }
  const asked = [command(tables, loaded, offer(0, 0, 2), ann), command(tables, loaded, offer(1, 0, 3), ben)]
  const rngs = await Promise.allSettled(asked)
  expect(rngs.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([loaded.table.version, shown.length]).toEqual([1, 1])
  tables.store.add = add
  expect(await command(tables, loaded, offer(0, 0, 2), ann)).toEqual({ is: 'done' })
  expect(loaded.table.version).toBe(2)
  await store.close()
})

it.each([0, 11, 30, 50])('a table read anew does not tell whether others have drafted: %i times', async others => {
  const { tables, store, loaded } = await running()
  const done = { is: 'done' }
  for (const n of [0, 1, 2]) expect(await command(tables, loaded, offer(0, n, (n + 1) % 2), ann)).toEqual(done)
  for (let n = 0; n < others; n++) expect(await command(tables, loaded, offer(1, n, (n + 1) % 2), ben)).toEqual(done)
  const anew = tableFromStore(tables, (await store.load('both'))!)
  for (const table of [loaded.table, anew]) expect(tableViewOf(table, viewerOf(table, 'ann')).undo).toBe(3)
})

it('a table whose news cannot be taken in keeps those of no other from being taken in', async () => {
  const { tables, store, loaded } = await running()
  const { setup } = toyTable('AB').core
  const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
  const other = await createLive(tables, { id: 'next', name: 'x', setup, seats, owner: ann, seed: seedFrom('next') })
  const elsewhere = openTables({ games, store, now: () => 5, changed: () => {} })
  await command(elsewhere, (await openTable(elsewhere, 'both'))!, offer(0, 0, 2), ann)
  await command(elsewhere, (await openTable(elsewhere, 'next'))!, { do: 'start' }, ann)
  const after: typeof store.after = async (key, n) => {
    if (key === loaded.key) throw new Error('another version')
    return store.after(key, n)
  }
  await expect(lookForGrowth({ ...tables, store: { ...store, after } })).rejects.toThrow('another version')
  expect(other.table.core.status).toBe('running')
  await store.close()
})
