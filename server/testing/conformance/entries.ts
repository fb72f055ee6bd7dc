/** What is kept of a table: what it was made as, and all that is done at it. */
import { expect, it } from 'vitest'
import { seedFrom } from '../../../kernel/index.ts'
import {
  act,
  advance,
  type Command,
  type Entry,
  type LogLine,
  logFor,
  type Outcome,
  recordOf,
  tableOf,
  viewerOf,
} from '../../../table/index.ts'
import { games } from '../../../table/testing/games.ts'
import { ann, ben, randomAct, rngOf, type Sitting, sitting, started, toyTable } from '../../../table/testing/play.ts'
import { additionOf } from '../../additions.ts'
import { importHere } from '../../imports/here.ts'
import { limits } from '../../limits.ts'
import { type LoadedTable, tableFromStore } from '../../loadedTable.ts'
import { lookForGrowth } from '../../news.ts'
import { linesBefore } from '../../oldLines.ts'
import { command, createLive, openTable, openTables } from '../../tables.ts'
import type { Hands } from './hands.ts'

const offer = (n: number, coins: number): Command => ({ do: 'move', seat: 0, n, move: { do: 'offer', coins } }) as never

/** An entry that somebody writes who has not heard of others. */
const emptyEntry = (n: number) => ({
  entries: [{ entry: { n } as Entry, position: null }],
  said: [],
  summary: null,
  seats: null,
  snapshots: [],
})

/** A game played at random in memory, and command by command at a loaded table. */
interface RandomGame {
  here: Sitting
  loaded: LoadedTable
  /** Random acts so far. */
  acts: number
}

export function keepsEntries({ store, freshId, stored, add }: Hands): void {
  /** Plays a game of Ann and Ben at random; `after` looks at it after each act. */
  async function playedAtRandom(seed: string, after = async (_: RandomGame) => {}): Promise<RandomGame> {
    // What a sitting goes on from.
    const freshSeed = () => seedFrom(`undo at ${loaded.table.version}`)
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {}, freshSeed })
    const wish = { setup: toyTable('AB').core.setup, owner: ann, seed: seedFrom(seed) }
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const loaded = await createLive(tables, { id: freshId(), name: 'x', ...wish, seats })
    await command(tables, loaded, { do: 'start' }, ann)
    const game = { here: sitting(loaded.table), loaded, acts: 0 }
    const { here } = game
    const rng = rngOf(seed)
    for (; game.acts < 130 && here.table.core.status === 'running'; game.acts++) {
      const before = here.entries.length
      randomAct(here, rng)
      for (const { by, command: made } of here.entries.slice(before)) {
        // What the table makes anew after an undo comes with the undo.
        if (by === null) continue
        const done = await command(tables, loaded, made as Command, by === ann.user ? ann : ben)
        expect(done).toEqual({ is: 'done' })
      }
      await after(game)
    }
    return game
  }

  it('gives entries a part at a time', async () => {
    const { key } = await stored(toyTable('AB'))
    const entries = Array.from({ length: 7 }, (_, i) => ({ entry: { n: i + 1 } as Entry, position: null }))
    await store().add({ key, entries, said: [], summary: null, seats: null, snapshots: [] })
    const part = async (n: number, most: number) => (await store().someEntries(key, n, most)).map(each => each.n)
    expect([await part(0, 3), await part(3, 3), await part(6, 3), await part(7, 3)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7],
      [],
    ])
  })

  it('gives a new table back, and nothing for an id that nobody has', async () => {
    const { key, table } = await stored(toyTable('Ao'))
    const found = await store().load(table.core.id)
    expect(found).toMatchObject({ key, game: 'toy', version: 0, entries: [], said: [] })
    expect(found!.core).toEqual(table.core)
    expect(await store().load('nobody')).toBeNull()
    expect(await store().load("x' or 1=1 --")).toBeNull()
  })

  it('loads the last lines of a long talk, and knows how many there are before them', async () => {
    const { key, table } = await stored(toyTable('AB'))
    const lineOf = (n: number) => ({ from: 0, name: 'Ann', to: null, text: `line ${n}`, at: n, readers: null })
    const say = (said: ReturnType<typeof lineOf>[]) =>
      store().add({ key, entries: [], said, summary: null, seats: null, snapshots: [] })
    await say(Array.from({ length: limits.linesInMemory + 5 }, (_, n) => lineOf(n)))
    const { said, earlierLines } = (await store().load(table.core.id))!
    expect([said.length, said[0].text, earlierLines]).toEqual([limits.linesInMemory, 'line 5', 5])
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {} })
    const loaded = (await openTable(tables, table.core.id))!
    await lookForGrowth(tables)
    expect(loaded.table.chat).toEqual(said)
    await say([lineOf(9999)])
    await lookForGrowth(tables)
    expect(loaded.table.chat.slice(said.length)).toEqual([lineOf(9999)])
  })

  it('keeps all that happens at a table: loaded, it is the same as at work', async () => {
    const { here, loaded } = await playedAtRandom('same')
    expect(loaded.table.version).toBe(here.table.version)
    expect(loaded.table.version).toBeGreaterThan(80)
    const again = tableFromStore({ games, now: () => 5 }, (await store().load(loaded.table.core.id))!)
    expect(again.version).toBe(loaded.table.version)
    expect(again.core).toEqual(loaded.table.core)
    expect(again.chat).toEqual(loaded.table.chat)
    expect(again.past).toEqual(loaded.table.past.slice(-again.past.length))
    expect(again.past.length).toBeGreaterThan(5)
  })

  it('reads older lines of the log backwards, page by page, as each viewer hears them, also when some were taken back', async () => {
    const { here } = await playedAtRandom('pages', async ({ here, loaded, acts }) => {
      if (acts % 10 > 0) return
      for (const user of [ann.user, ben.user, null]) {
        const viewer = viewerOf(here.table, user)
        const whole = logFor(here.table, viewer)
        const pages: LogLine[] = []
        for (;;) {
          const page = await linesBefore(store(), loaded, viewer, pages[0]?.n ?? whole.length, 3)
          if (page.length === 0) break
          pages.unshift(...page)
        }
        expect(pages).toEqual(whole)
      }
    })
    expect(here.table.core.lines.all).toBeGreaterThan(10)
  })

  it('tells how many entries it reads for older lines, so that whoever asks for the oldest pays for all', async () => {
    const { loaded } = await playedAtRandom('cost')
    const kept = await store().entries(loaded.key)
    const read: number[] = []
    const viewer = viewerOf(loaded.table, null)
    await linesBefore(store(), loaded, viewer, 1, 3, entries => void read.push(entries))
    expect(read.reduce((a, b) => a + b)).toBe(kept.length)
    const refuse = () => {
      throw new Error('too much')
    }
    await expect(linesBefore(store(), loaded, viewer, 1, 3, refuse)).rejects.toThrow('too much')
  })

  it('keeps nothing of drafts that were taken back, and loads the same table', async () => {
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {} })
    const wish = { setup: toyTable('AB').core.setup, owner: ann, seed: seedFrom('to and fro') }
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const loaded = await createLive(tables, { id: freshId(), name: 'x', ...wish, seats })
    await command(tables, loaded, { do: 'start' }, ann)
    const act = async (wanted: Command) => expect(await command(tables, loaded, wanted, ann)).toEqual({ is: 'done' })
    for (let i = 0; i < 40; i++) {
      await act(offer(loaded.table.core.acted[0], (i % 3) + 1))
      await act({ do: 'undo', seat: 0 })
    }
    expect(loaded.table.version).toBe(81)
    expect((await store().entries(loaded.key)).map(({ n }) => n)).toEqual([1, 81])
    await act(offer(loaded.table.core.acted[0], 2))
    const again = tableFromStore({ games, now: () => 5 }, (await store().load(loaded.table.core.id))!)
    expect([again.version, again.core]).toEqual([82, loaded.table.core])
    expect((await store().momentAfter(loaded.key, 40)).core.state?.g).toEqual(
      (await store().momentAfter(loaded.key, 1)).core.state?.g,
    )
    expect(await store().add({ key: loaded.key, ...emptyEntry(33) })).toBe(false)
  })

  it('lets one of two writers of the same entry win, and keeps nothing of the other', async () => {
    const { key, table } = await stored(toyTable('AB'))
    const first = await add(key, table, { do: 'start' })
    expect(first.isStored).toBe(true)
    const rivals = await Promise.all([0, 1, 2, 3].map(coins => add(key, first.table, offer(0, coins + 1))))
    expect(rivals.filter(({ isStored }) => isStored)).toHaveLength(1)
    const winner = rivals.find(({ isStored }) => isStored)!
    const { entries } = (await store().load(table.core.id))!
    expect(entries.map(({ n }) => n)).toEqual([1, 2])
    expect(entries.reduce(advance, tableOf(games.toy.game, table.core, 0, 1)).core).toEqual(winner.table.core)
  })

  it('commits what waits together, each table for itself', async () => {
    const begun = await Promise.all(Array.from({ length: 100 }, () => stored(toyTable('AB'))))
    const added = await Promise.all(begun.map(({ key, table }) => add(key, table, { do: 'start' })))
    expect(added.every(({ isStored }) => isStored)).toBe(true)
    const again = await Promise.all(begun.map(({ table }) => store().load(table.core.id)))
    expect(again.map(each => each?.entries.length)).toEqual(begun.map(() => 1))
  })

  it('adds all of what is done at once, or nothing when somebody else was faster', async () => {
    const { key, table } = await stored(toyTable('AB'))
    const outcomes: Outcome[] = []
    let last = table
    for (const each of [{ do: 'start' } as const, offer(0, 1), offer(1, 2)]) {
      const outcome = act(last, each, ann, 2)
      if ('refused' in outcome) throw new Error(outcome.refused)
      outcomes.push(outcome)
      last = outcome.table
    }
    expect((await add(key, table, { do: 'start' })).isStored).toBe(true)
    expect(await store().add({ key, ...additionOf(table, outcomes, 2) })).toBe(false)
    expect((await store().load(table.core.id))!.entries.map(({ n }) => n)).toEqual([1])
    expect(await store().add({ key, ...additionOf(outcomes[0].table, outcomes.slice(1), 2) })).toBe(true)
    expect((await store().load(table.core.id))!.entries.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(tableFromStore({ games, now: () => 5 }, (await store().load(table.core.id))!).core).toEqual(last.core)
  })

  it('shows any earlier position from the nearest snapshot, and after an undo the one that counts', async () => {
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {} })
    const here = started('Ab')
    const rng = rngOf('history')
    while (here.table.core.status === 'running') randomAct(here, rng)
    const { table } = here
    const record = recordOf(table)
    const again = started('Ab', {}, table.core.seed)
    const states = [again.table.core.state]
    for (const [seat, move] of record.moves) {
      again.move(seat, move)
      if (again.table.core.moves === states.length) states.push(again.table.core.state)
    }
    const loaded = await importHere(tables, record, { id: freshId(), name: 'x', owner: ann })
    for (const position of [0, 1, 7, table.core.moves]) {
      const moment = await store().momentAt(loaded.key, position)
      expect(moment?.core.moves).toBe(position)
      expect(moment?.core.state?.g).toEqual(states[position]?.g)
    }
    expect(await store().momentAt(loaded.key, table.core.moves + 1)).toBeNull()
  })
}
