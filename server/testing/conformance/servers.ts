/** Series of tables, and two servers on one database. */
import { expect, it } from 'vitest'
import { questionAt, replay, seedFrom } from '../../../kernel/index.ts'
import { type Command, hashOf, movesOf, nextTable, recordOf, viewerOf } from '../../../table/index.ts'
import { games } from '../../../table/testing/games.ts'
import { ann, ben, toyTable } from '../../../table/testing/play.ts'
import { type LoadedTable, tableFromStore } from '../../loadedTable.ts'
import { lookForGrowth } from '../../news.ts'
import { goOn } from '../../series.ts'
import { summaryOf } from '../../summary.ts'
import { command, createLive, openTable, openTables, settle, type Tables } from '../../tables.ts'
import type { Hands } from './hands.ts'

export function keepsServersInStep({ store, open, freshId }: Hands): void {
  /** A duel of Ann and Ben that is over. */
  async function endedDuel(tables: Tables): Promise<LoadedTable> {
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const { setup } = toyTable('AB', { game: 'duel' }).core
    const wish = { id: freshId(), name: 'x', setup, owner: ann, seed: seedFrom('duel'), seats }
    const loaded = await createLive(tables, wish)
    await command(tables, loaded, { do: 'start' }, ann)
    while (loaded.table.core.status === 'running') {
      const { game, core } = loaded.table
      const question = questionAt(game, core.state!)!
      const [seat] = question.toMove
      const wanted: Command = {
        do: 'move',
        seat,
        n: core.acted[seat],
        move: question.legal(seat).at(-1)!,
      }
      expect(await command(tables, loaded, wanted, seat === 0 ? ann : ben)).toEqual({ is: 'done' })
    }
    return loaded
  }

  it('a server that has seen drafts which another one has taken back since is shown the table as it is', async () => {
    const [here, there] = [0, 1].map(() => openTables({ games, store: store(), now: () => 5, changed: () => {} }))
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const { setup } = toyTable('AB').core
    const made = { id: freshId(), name: 'x', setup, owner: ann, seed: seedFrom('drafts'), seats }
    const loaded = await createLive(here, made)
    await command(here, loaded, { do: 'start' }, ann)
    const offer = (on: LoadedTable, coins: number): Command =>
      ({ do: 'move', seat: 0, n: on.table.core.acted[0], move: { do: 'offer', coins } }) as never
    await command(here, loaded, offer(loaded, 1), ann)
    await command(here, loaded, offer(loaded, 2), ann)
    const other = (await openTable(there, made.id))!
    for (let i = 0; i < 2; i++) await command(here, loaded, { do: 'undo', seat: 0 }, ann)
    expect(other.table.version).toBe(3)
    expect(
      await command(there, other, { do: 'move', seat: 1, n: 0, move: { do: 'offer', coins: 3 } } as never, ben),
    ).toEqual({ is: 'done' })
    expect(other.table.version).toBe(6)
    expect(other.table.core.state!.g.held).toMatchObject([{ offer: 0 }, { offer: 3 }])
  })

  it('goes on to one next game of a series, whoever asks on whatever server, also half-way', async () => {
    const servers = [0, 1].map(() => openTables({ games, store: store(), now: () => 5, changed: () => {} }))
    const loaded = await endedDuel(servers[0])
    const { id } = loaded.table.core
    const there = (await openTable(servers[1], id))!
    const asks = [goOn(servers[0], loaded, ann), goOn(servers[0], loaded, ben), goOn(servers[1], there, ben)]
    expect(await Promise.all(asks)).toEqual([{ is: 'done' }, { is: 'done' }, { is: 'done' }])
    const { core } = tableFromStore({ games, now: () => 5 }, (await store().load(id))!)
    const next = tableFromStore({ games, now: () => 5 }, (await store().load(core.next!))!)
    expect(next.core).toMatchObject({
      status: 'running',
      earlier: id,
      setup: { carried: { game: 2, points: [4, 4] } },
    })
    expect(next.core.seats).toEqual(core.seats)
    const { rows } = await store().list('mine', ben.user, null)
    const row = rows.map(({ row }) => JSON.parse(row)).find(each => each.id === core.next)
    expect(row).toMatchObject({ earlier: id })
  })

  it('takes up a next game that was made, and neither started nor linked', async () => {
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {} })
    const loaded = await endedDuel(tables)
    const made = nextTable(loaded.table, seedFrom('half'), 5)
    const { core } = made
    await store().create({ id: core.id, game: 'duel', core, summary: summaryOf(made, 5), seats: [] }, 5)
    expect(await goOn(tables, loaded, ben)).toEqual({ is: 'done' })
    expect(loaded.table.core.next).toBe(core.id)
    expect((await openTable(tables, core.id))!.table.core).toMatchObject({
      status: 'running',
      seed: seedFrom('half'),
    })
  })

  it('lets no undo bring back dice that were seen: chance goes on from a seed of its own, and replays', async () => {
    const tables = openTables({ games, store: store(), now: () => 5, changed: () => {} })
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const { setup } = toyTable('AB').core
    const wish = { id: freshId(), name: 'x', setup, seats, owner: ann, seed: seedFrom('undo') }
    const loaded = await createLive(tables, wish)
    const ask = (who: typeof ann, wanted: Command) => command(tables, loaded, wanted, who)
    const seal = (who: typeof ann, seat: number) =>
      ask(who, { do: 'move', seat, n: loaded.table.core.acted[seat], move: { do: 'seal' } as never })
    await ask(ann, { do: 'start' })
    await seal(ben, 1)
    const { chance } = loaded.table.core.state!
    await seal(ann, 0)
    await ask(ann, { do: 'ask-undo', seat: 0 })
    expect(await ask(ben, { do: 'agree', seat: 1, yes: true })).toEqual({ is: 'done' })
    expect(loaded.table.core).toMatchObject({ moves: 0, petition: null })
    expect(loaded.table.core.state!.chance).not.toEqual(chance)
    await seal(ann, 0)
    const { core } = tableFromStore({ games, now: () => 5 }, (await store().load(wish.id))!)
    expect(core).toEqual(loaded.table.core)
    const record = recordOf(loaded.table, movesOf(await store().entries(loaded.key)), true)
    expect(record.freshChance).toHaveLength(1)
    expect(replay(loaded.table.game, record, { hash: hashOf }).state).toEqual(core.state)
  })

  it('takes in what another server has added and no word has come of', async () => {
    const [here, there] = await Promise.all([open(), open()])
    const deaf = { ...here, onNews: () => {} }
    const [mine, theirs] = [deaf, there].map(each =>
      openTables({ games, store: each, now: () => 5, changed: () => {} }),
    )
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const wish = { id: freshId(), name: 'x', setup: toyTable('AB').core.setup, owner: ann, seed: seedFrom('unheard') }
    const loaded = await createLive(mine, { ...wish, seats })
    const twin = (await openTable(theirs, wish.id))!
    await command(theirs, twin, { do: 'start' }, ann)
    await command(theirs, twin, { do: 'chat', seat: 0, to: null, text: 'Begun' }, ann)
    expect(loaded.table.core.status).toBe('gathering')
    await lookForGrowth(mine)
    expect(loaded.table.core.status).toBe('running')
    expect(loaded.table.chat).toEqual(twin.table.chat)
    await Promise.all([here.close(), there.close()])
  })

  it('keeps two servers on one database in step: the slower one tries again on what the other has made', async () => {
    const other = await open()
    try {
      const [here, there] = [store(), other].map(each =>
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
      const stored = tableFromStore({ games, now: () => 5 }, (await store().load(loaded.table.core.id))!)
      expect(stored.core.acted).toEqual([1, 1])
      expect(stored.core.moves).toBe(1)
      expect(viewerOf(stored, 'ben').seat).toBe(1)
    } finally {
      await other.close()
    }
  })
}
