/** Time that is nobody's: a house that stands still, a clock that is set, two servers that notice it. */
import { expect, it } from 'vitest'
import { seedFrom } from '../../../kernel/index.ts'
import { type Command, dueAt, type Reserve, tableViewOf, viewerOf } from '../../../table/index.ts'
import { games } from '../../../table/testing/games.ts'
import { ann, ben, toyTable } from '../../../table/testing/play.ts'
import { openClock, plainClock } from '../../clock.ts'
import { command, createLive, openTable, openTables, pass } from '../../tables.ts'
import type { Hands } from './hands.ts'

const hour = 3_600_000

export function passesOverLostTime({ open, freshId }: Hands): void {
  /** Whatever the tests before have shown, this is later. */
  let now = 1_000_000
  let steady = 0
  const goBy = (milliseconds: number) => {
    now += milliseconds
    steady += milliseconds
  }

  /** A server with its clock and its tables. */
  async function serve() {
    const store = await open(() => now)
    const clock = await openClock({ store, steady: () => steady })
    const tables = openTables({ games, store, ...clock, changed: () => {} })
    const stop = async () => {
      await clock.stop()
      await store.close()
    }
    return { clock, tables, stop }
  }
  type Serving = Awaited<ReturnType<typeof serve>>

  async function table({ tables }: Pick<Serving, 'tables'>, reserve?: Reserve) {
    const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
    const { setup } = toyTable('AB', { hoursPerMove: 24, ...(reserve && { reserve }) }).core
    const loaded = await createLive(tables, { id: freshId(), name: 'x', setup, seats, owner: ann, seed: seedFrom('t') })
    await command(tables, loaded, { do: 'start' }, ann)
    return loaded
  }

  /** Lets what is due happen: nobody has become absent by it. */
  async function expectUnhurried({ tables }: Serving, id: string, due: number) {
    const loaded = (await openTable(tables, id))!
    await pass(tables, loaded)
    expect(dueAt(loaded.table)).toBe(due)
    expect(loaded.table.core.seats).toMatchObject([{ absent: false }, { absent: false }])
  }

  it('leaves everybody the hours that were left when no server ran, and lists stay in their order', async () => {
    const first = await serve()
    const { core } = (await table(first)).table
    goBy(8_000)
    await first.stop()
    now += 25 * hour
    steady = 0
    const second = await serve()
    const { rows } = await second.tables.store.list('all', null, null)
    await expectUnhurried(second, core.id, core.since + 24 * hour + 25 * hour)
    expect((await second.tables.store.list('all', null, null)).rows).toEqual(rows)
    expect((await second.tables.store.due(now, null)).map(({ id }) => id)).not.toContain(core.id)
    // What is made now has its whole time.
    const { core: fresh } = (await table(second)).table
    expect(fresh.since).toBe(now)
    await second.stop()
    const third = await serve()
    await expectUnhurried(third, fresh.id, fresh.since + 24 * hour)
    await third.stop()
  })

  it('leaves them what was left when the clock is set forward or back, once, whichever server notices', async () => {
    const [here, there] = [await serve(), await serve()]
    const { core } = (await table(here)).table
    const { n } = here.clock.lost()
    const told: number[] = []
    here.clock.onLoss(milliseconds => told.push(milliseconds))
    for (const [times, jump] of [25 * hour, -26 * hour].entries()) {
      goBy(1000)
      now += jump
      // Until it is noticed the time is what it was.
      expect(here.clock.now()).toBe(now - jump)
      for (const { clock } of [there, here]) await clock.sure({ n: n + times + 1, ms: 0 })
      expect(here.clock.lost()).toEqual(there.clock.lost())
      expect(here.clock.now()).toBe(now)
      await expectUnhurried(here, core.id, core.since + 24 * hour + (times === 0 ? jump : -hour))
      await expectUnhurried(there, core.id, core.since + 24 * hour + (times === 0 ? jump : -hour))
    }
    expect(told).toEqual([25 * hour, -26 * hour])
    await Promise.all([here.stop(), there.stop()])
  })

  it('closes a game that only bots play after a week, once, whichever server looks', async () => {
    // Their clocks go on as if all the time had gone by.
    const stores = [await open(), await open()]
    const [here, there] = stores.map(store => openTables({ games, store, ...plainClock(() => now), changed: () => {} }))
    const loaded = await table({ tables: here })
    const { key } = loaded
    const { id } = loaded.table.core
    await command(here, loaded, { do: 'stand-in', seat: 0, bot: 'easy' }, ann)
    await command(here, loaded, { do: 'stand-in', seat: 1, bot: 'easy' }, ben)
    now += 7 * 24 * hour
    const due = async () => (await here.store.due(now, null)).map(each => each.id)
    expect(await due()).toContain(id)
    const found = await Promise.all([here, there].map(tables => openTable(tables, id)))
    await Promise.all([here, there].map((tables, i) => pass(tables, found[i]!)))
    expect((await here.store.entries(key)).filter(({ command }) => command.do === 'tick')).toHaveLength(1)
    const { core, chat } = (await openTable(there, id))!.table
    expect(core.status).toBe('closed')
    expect(chat.filter(({ note }) => note?.is === 'left-to-bots')).toHaveLength(1)
    expect(await due()).not.toContain(id)
    for (const store of stores) await store.close()
  })

  it('keeps banks and vacations for every server, and calls the table when one is over', async () => {
    const here = await serve()
    const loaded = await table(here, { bank: 10, vacation: 7 })
    const { core } = loaded.table
    goBy(5000)
    const off = now + 2 * 24 * hour
    expect(await command(here.tables, loaded, { do: 'vacation', seat: 0, days: 2 }, ann)).toEqual({ is: 'done' })
    const there = await serve()
    const twin = (await openTable(there.tables, core.id))!
    expect(tableViewOf(twin.table, viewerOf(twin.table, ben.user)).reserves).toEqual([
      { bank: 10 * hour, days: 7, until: null, off },
      { bank: 10 * hour, days: 7, until: core.since + 34 * hour, off: null },
    ])
    const isDue = async (at: number) => (await there.tables.store.due(at, null)).some(({ id }) => id === core.id)
    expect([await isDue(core.since + 34 * hour - 1), await isDue(core.since + 34 * hour)]).toEqual([false, true])
    const seal = { do: 'move', seat: 1, n: twin.table.core.acted[1], move: { do: 'seal' } } as unknown as Command
    expect(await command(there.tables, twin, seal, ben)).toEqual({ is: 'done' })
    expect([await isDue(off - 1), await isDue(off)]).toEqual([false, true])
    await Promise.all([here.stop(), there.stop()])
  })

  it('leaves them what was left where a server has stood still, and noted nothing', async () => {
    const here = await serve()
    const { core } = (await table(here)).table
    goBy(25 * hour)
    await expectUnhurried(here, core.id, core.since + 24 * hour + 25 * hour)
    await here.stop()
  })
}
