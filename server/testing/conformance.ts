/** What every store must do, whatever database is below. Run with SQLite and with PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asked, legalMoves, seedFrom } from '../../kernel/index.ts'
import {
  act,
  advance,
  type Command,
  nextTable,
  type Outcome,
  recordOf,
  type Table,
  tableOf,
  viewerOf,
} from '../../table/index.ts'
import { games } from '../../table/testing/games.ts'
import { ann, ben, randomAct, rngOf, sitting, started, toyTable } from '../../table/testing/play.ts'
import { additionOf } from '../additions.ts'
import { goOn } from '../series.ts'
import type { Store } from '../store/store.ts'
import { sitting as sittingOf, summaryOf } from '../summary.ts'
import {
  command,
  createLive,
  importLive,
  type LoadedTable,
  openTable,
  openTables,
  settle,
  type Tables,
  tableFromStore,
} from '../tables.ts'

const offer = (n: number, coins: number): Command => ({ do: 'move', seat: 0, n, move: { do: 'offer', coins } }) as never

/** `open` opens the same database each time. */
export function storeConformance(name: string, open: () => Promise<Store>): void {
  describe(`the store on ${name}`, () => {
    let store: Store
    let count = 0
    const freshId = () => `t${process.pid}-${count++}`

    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    /** Stores a table as it was made, without any entry. */
    async function stored(table: Table, at = 1): Promise<{ key: number; table: Table }> {
      const named = { ...table, core: { ...table.core, id: freshId() } }
      const { core } = named
      const row = {
        id: core.id,
        game: 'toy',
        core,
        summary: summaryOf(named, at),
        seats: sittingOf(named),
        additions: [],
      }
      return { key: await store.create(row, at), table: named }
    }

    async function add(
      key: number,
      before: Table,
      wanted: Command,
      at = 2,
    ): Promise<{ table: Table; isStored: boolean }> {
      const outcome = act(before, wanted, ann, at)
      if ('refused' in outcome) throw new Error(outcome.refused)
      return { table: outcome.table, isStored: await store.add({ key, ...additionOf(before, [outcome], at) }) }
    }

    it('gives a new table back, and nothing for an id that nobody has', async () => {
      const { key, table } = await stored(toyTable('Ao'))
      const found = await store.load(table.core.id)
      expect(found).toMatchObject({ key, game: 'toy', version: 0, entries: [], said: [] })
      expect(found!.core).toEqual(table.core)
      expect(await store.load('nobody')).toBeNull()
      expect(await store.load("x' or 1=1 --")).toBeNull()
    })

    it('keeps all that happens at a table: loaded, it is the same as at work', async () => {
      const tables = openTables({ games, store, now: () => 5, changed: () => {} })
      const wish = { setup: toyTable('AB').core.setup, owner: ann, seed: seedFrom('same') }
      const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
      const loaded = await createLive(tables, { id: freshId(), name: 'x', ...wish, seats })
      await command(tables, loaded, { do: 'start' }, ann)
      const here = sitting(loaded.table)
      const rng = rngOf('store')
      for (let i = 0; i < 130 && here.table.core.status === 'running'; i++) {
        const before = here.entries.length
        randomAct(here, rng)
        for (const entry of here.entries.slice(before)) {
          const { seat } = entry.command as { seat: number }
          expect(await command(tables, loaded, entry.command as Command, seat === 0 ? ann : ben)).toEqual({
            is: 'done',
          })
        }
      }
      expect(loaded.table.version).toBeGreaterThan(80)
      const again = tableFromStore({ games, now: () => 5 }, (await store.load(loaded.table.core.id))!)
      expect(again.version).toBe(loaded.table.version)
      expect(again.core).toEqual(loaded.table.core)
      expect(again.chat).toEqual(loaded.table.chat)
      expect(again.past).toEqual(loaded.table.past.slice(-again.past.length))
      expect(again.past.length).toBeGreaterThan(5)
    })

    /** A duel of Ann and Ben that is over. */
    async function endedDuel(tables: Tables): Promise<LoadedTable> {
      const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
      const { setup } = toyTable('AB', { game: 'duel' }).core
      const wish = { id: freshId(), name: 'x', setup, owner: ann, seed: seedFrom('duel'), seats }
      const loaded = await createLive(tables, wish)
      await command(tables, loaded, { do: 'start' }, ann)
      while (loaded.table.core.status === 'running') {
        const { game, core } = loaded.table
        const [seat] = asked(game, core.state!)
        const wanted: Command = {
          do: 'move',
          seat,
          n: core.acted[seat],
          move: legalMoves(game, core.state!, seat).at(-1)!,
        }
        expect(await command(tables, loaded, wanted, seat === 0 ? ann : ben)).toEqual({ is: 'done' })
      }
      return loaded
    }

    it('goes on to one next game of a series, whoever asks on whatever server, also half-way', async () => {
      const servers = [0, 1].map(() => openTables({ games, store, now: () => 5, changed: () => {} }))
      const loaded = await endedDuel(servers[0])
      const { id } = loaded.table.core
      const there = (await openTable(servers[1], id))!
      const asks = [goOn(servers[0], loaded, ann), goOn(servers[0], loaded, ben), goOn(servers[1], there, ben)]
      expect(await Promise.all(asks)).toEqual([{ is: 'done' }, { is: 'done' }, { is: 'done' }])
      const { core } = tableFromStore({ games, now: () => 5 }, (await store.load(id))!)
      const next = tableFromStore({ games, now: () => 5 }, (await store.load(core.next!))!)
      expect(next.core).toMatchObject({
        status: 'running',
        earlier: id,
        setup: { carried: { game: 2, points: [4, 4] } },
      })
      expect(next.core.seats).toEqual(core.seats)
      const { rows } = await store.list('mine', ben.user, null)
      const row = rows.map(({ row }) => JSON.parse(row)).find(each => each.id === core.next)
      expect(row).toMatchObject({ earlier: id })
    })

    it('takes up a next game that was made, and neither started nor linked', async () => {
      const tables = openTables({ games, store, now: () => 5, changed: () => {} })
      const loaded = await endedDuel(tables)
      const made = nextTable(loaded.table, seedFrom('half'), 5)
      const { core } = made
      await store.create({ id: core.id, game: 'duel', core, summary: summaryOf(made, 5), seats: [], additions: [] }, 5)
      expect(await goOn(tables, loaded, ben)).toEqual({ is: 'done' })
      expect(loaded.table.core.next).toBe(core.id)
      expect((await openTable(tables, core.id))!.table.core).toMatchObject({
        status: 'running',
        seed: seedFrom('half'),
      })
    })

    it('lets one of two writers of the same entry win, and keeps nothing of the other', async () => {
      const { key, table } = await stored(toyTable('AB'))
      const first = await add(key, table, { do: 'start' })
      expect(first.isStored).toBe(true)
      const rivals = await Promise.all([0, 1, 2, 3].map(coins => add(key, first.table, offer(0, coins + 1))))
      expect(rivals.filter(({ isStored }) => isStored)).toHaveLength(1)
      const winner = rivals.find(({ isStored }) => isStored)!
      const { entries } = (await store.load(table.core.id))!
      expect(entries.map(({ n }) => n)).toEqual([1, 2])
      expect(entries.reduce(advance, tableOf(games.toy.game, table.core, 0, 1)).core).toEqual(winner.table.core)
    })

    it('commits what waits together, each table for itself', async () => {
      const begun = await Promise.all(Array.from({ length: 100 }, () => stored(toyTable('AB'))))
      const added = await Promise.all(begun.map(({ key, table }) => add(key, table, { do: 'start' })))
      expect(added.every(({ isStored }) => isStored)).toBe(true)
      const again = await Promise.all(begun.map(({ table }) => store.load(table.core.id)))
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
      expect(await store.add({ key, ...additionOf(table, outcomes, 2) })).toBe(false)
      expect((await store.load(table.core.id))!.entries.map(({ n }) => n)).toEqual([1])
      expect(await store.add({ key, ...additionOf(outcomes[0].table, outcomes.slice(1), 2) })).toBe(true)
      expect((await store.load(table.core.id))!.entries.map(({ n }) => n)).toEqual([1, 2, 3])
      expect(tableFromStore({ games, now: () => 5 }, (await store.load(table.core.id))!).core).toEqual(last.core)
    })

    it('shows any earlier position from the nearest snapshot, and after an undo the one that counts', async () => {
      const tables = openTables({ games, store, now: () => 5, changed: () => {} })
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
      const loaded = await importLive(tables, 'toy', record, { id: freshId(), name: 'x', owner: ann })
      for (const position of [0, 1, 7, table.core.moves]) {
        const moment = await store.momentAt(loaded.key, position)
        expect(moment?.core.moves).toBe(position)
        expect(moment?.core.state?.g).toEqual(states[position]?.g)
      }
      expect(await store.momentAt(loaded.key, table.core.moves + 1)).toBeNull()
    })

    it('lists tables page by page, newest first, and shows private ones to nobody', async () => {
      const dora = { user: `dora${process.pid}`, name: 'Dora' }
      const mine: string[] = []
      for (let i = 0; i < 45; i++) {
        const table = toyTable('oo', { private: i % 2 === 0 })
        const seats = [{ kind: 'person' as const, ...dora, absent: false }, { kind: 'open' as const }]
        mine.push((await stored({ ...table, core: { ...table.core, seats } }, 1000 + i)).table.core.id)
      }
      const ids = async (list: 'open' | 'mine', user: string | null) => {
        const found: string[] = []
        let after: string | null = null
        do {
          const page = await store.list(list, user, after)
          expect(page.rows.length).toBeLessThanOrEqual(20)
          found.push(...page.rows.map(({ row }) => JSON.parse(row).id))
          after = page.next
        } while (after)
        return found
      }
      expect(await ids('mine', dora.user)).toEqual(mine.toReversed())
      const open = await ids('open', null)
      expect(open.filter(id => mine.includes(id))).toEqual(mine.filter((_, i) => i % 2 === 1).toReversed())
      expect(await ids('mine', 'nobody')).toEqual([])
      await expect(store.list('open', null, "1-1' or 1=1")).resolves.toMatchObject({ rows: expect.any(Array) })
    })

    it('names the tables whose time has come', async () => {
      const { key, table } = await stored(toyTable('AB', { hoursPerMove: 1 }))
      await add(key, table, { do: 'start' }, 7000)
      expect(await store.due(7000 + 3_600_000 - 1)).not.toContain(table.core.id)
      expect(await store.due(7000 + 3_600_000)).toContain(table.core.id)
    })

    it('knows users by the hash of their token, and makes a setting once', async () => {
      const id = freshId()
      await store.addUser({ id, name: 'Őrs' }, `hash-${id}`, 1)
      expect(await store.userOf(`hash-${id}`)).toEqual({ id, name: 'Őrs' })
      expect(await store.userOf(id)).toBeNull()
      await store.rename({ id, name: 'Űr' })
      expect(await store.user(id)).toEqual({ id, name: 'Űr' })
      await expect(store.addUser({ id: `${id}x`, name: 'thief' }, `hash-${id}`, 1)).rejects.toThrow()
      const made = await Promise.all([0, 1, 2].map(i => store.setting(`secret ${id}`, () => `made ${i}`)))
      expect(new Set(made).size).toBe(1)
    })

    it('keeps two servers on one database in step: the slower one tries again on what the other has made', async () => {
      const other = await open()
      try {
        const [here, there] = [store, other].map(each =>
          openTables({ games, store: each, now: () => 5, changed: () => {} }),
        )
        const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
        const setup = toyTable('AB').core.setup
        const loaded = await createLive(here, {
          id: freshId(),
          name: 'x',
          setup,
          seats,
          owner: ann,
          seed: seedFrom('two'),
        })
        expect(await command(here, loaded, { do: 'start' }, ann)).toEqual({ is: 'done' })
        const twin = (await openTable(there, loaded.table.core.id))!
        const moves: Command[] = [
          { do: 'move', seat: 0, n: 0, move: { do: 'seal' } as never },
          { do: 'move', seat: 1, n: 0, move: { do: 'seal' } as never },
        ]
        expect(await Promise.all([command(here, loaded, moves[0], ann), command(there, twin, moves[1], ben)])).toEqual([
          { is: 'done' },
          { is: 'done' },
        ])
        expect(await command(there, twin, moves[0], ann)).toEqual({ is: 'refused', why: 'stale' })
        await Promise.all([settle(here), settle(there)])
        const stored = tableFromStore({ games, now: () => 5 }, (await store.load(loaded.table.core.id))!)
        expect(stored.core.acted).toEqual([1, 1])
        expect(stored.core.moves).toBe(1)
        expect(viewerOf(stored, 'ben').seat).toBe(1)
      } finally {
        await other.close()
      }
    })
  })
}
