import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ann, started } from '../table/testing/play.ts'
import { plainClock } from './clock.ts'
import { closeHost, openHost, sweep } from './host.ts'
import { openStore, type Store } from './store/store.ts'
import { sitting, summaryOf } from './summary.ts'
import { toySettings } from './testing/guests.ts'

const hour = 3_600_000

/** Stores a table of Ann and Ben that is over, or that waits for them for an hour. */
function put(store: Store, id: string, status: 'over' | 'running', at: number): Promise<number> {
  const { table } = started('AB', { hoursPerMove: 1 })
  const core = { ...table.core, id, status }
  const summary = summaryOf({ ...table, core }, at)
  return store.create({ id, game: 'toy', core, summary, seats: sitting(table) }, at)
}

it('a house full of finished games opens none of them: not to start, not for a list (UR-133)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-lists-'))
  const store = await openStore({ file: join(folder, 'test.sqlite') })
  for (let i = 0; i < 500; i++) await put(store, `over${i}`, 'over', i)
  for (let i = 0; i < 3; i++) await put(store, `running${i}`, 'running', 1000 + i)
  const opened: string[] = []
  const watched: Store = {
    ...store,
    load: id => {
      opened.push(id)
      return store.load(id)
    },
  }
  let now = 2000
  const faults: unknown[] = []
  const host = openHost(
    toySettings(),
    watched,
    error => faults.push(error),
    plainClock(() => now),
  )
  try {
    await sweep(host)
    expect(opened).toEqual([])
    now += hour
    await sweep(host)
    expect([...opened].sort()).toEqual(['running0', 'running1', 'running2'])
    expect(host.tables.byKey.size).toBe(3)

    const pages: string[][] = []
    let after: string | null = null
    do {
      const page = await watched.list('mine', ann.user, after)
      pages.push(page.rows.map(({ row }) => JSON.parse(row).id))
      after = page.next
    } while (after !== null)
    expect(pages.map(({ length }) => length)).toEqual([...Array<number>(25).fill(20), 3])
    expect(new Set(pages.flat()).size).toBe(503)
    expect(pages.at(-1)).toEqual(['over2', 'over1', 'over0'])
    expect(opened).toHaveLength(3)
    expect(faults).toEqual([])
  } finally {
    await closeHost(host)
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
