/** Lists of tables, users and settings. */
import { expect, it } from 'vitest'
import type { Entry, Table } from '../../../table/index.ts'
import { toyTable } from '../../../table/testing/play.ts'
import { unfinished } from '../../store/addition.ts'
import { summaryOf } from '../../summary.ts'
import type { Hands } from './hands.ts'

export function keepsLists({ store, freshId, stored, add }: Hands): void {
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
        const page = await store().list(list, user, after)
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
    await expect(store().list('open', null, "1-1' or 1=1")).resolves.toMatchObject({ rows: expect.any(Array) })
  })

  it('lists tables that go on and tables that are over in one order, also those that end later', async () => {
    const user = `erin${process.pid}`
    const seats = [{ kind: 'person' as const, user, name: 'Erin', absent: false }, { kind: 'open' as const }]
    const tables: { key: number; table: Table }[] = []
    for (let i = 0; i < 45; i++) {
      const { core, ...rest } = toyTable('Ao')
      const status = i % 3 === 0 ? 'over' : core.status
      tables.push(await stored({ ...rest, core: { ...core, seats, status } }, 1000 + i))
    }
    const { key, table } = tables[1]
    await add(key, table, { do: 'close' }, 5000)
    const found: string[] = []
    let after: string | null = null
    do {
      const page = await store().list('mine', user, after)
      found.push(...page.rows.map(({ row }) => JSON.parse(row).id))
      after = page.next
    } while (after)
    const ids = tables.map(each => each.table.core.id)
    expect(found).toEqual([ids[1], ...ids.toReversed().filter(id => id !== ids[1])])
  })

  it('shows a table that has never become whole to nobody, and removes it after a while, with all that belongs to it', async () => {
    const { core } = toyTable('AB')
    const id = freshId()
    const summary = { ...summaryOf(toyTable('AB'), 5), status: unfinished, row: JSON.stringify({ id }) }
    const key = await store().create({ id, game: 'toy', core, summary, seats: [] }, 5)
    const entries = Array.from({ length: 500 }, (_, i) => ({ entry: { n: i + 1 } as Entry, position: null }))
    await store().add({ key, entries, said: [], summary: null, seats: null, snapshots: [{ n: 400, body: '{}' }] })
    expect((await store().list('all', null, null)).rows.map(({ row }) => JSON.parse(row).id)).not.toContain(id)
    await store().removeUnfinished(5)
    expect(await store().load(id)).not.toBeNull()
    const whole = await stored(toyTable('AB'), 4)
    await store().removeUnfinished(6)
    expect(await store().load(id)).toBeNull()
    expect(await store().load(whole.table.core.id)).not.toBeNull()
    expect(await store().entries(key)).toEqual([])
  })

  it('names the tables whose time has come', async () => {
    const { key, table } = await stored(toyTable('AB', { hoursPerMove: 1 }))
    await add(key, table, { do: 'start' }, 7000)
    const dueAt = async (now: number) => (await store().due(now, null)).map(({ id }) => id)
    expect(await dueAt(7000 + 3_600_000 - 1)).not.toContain(table.core.id)
    expect(await dueAt(7000 + 3_600_000)).toContain(table.core.id)
    const all = await store().due(7000 + 3_600_000, null)
    expect(await store().due(7000 + 3_600_000, all[0])).toEqual(all.slice(1))
  })

  it('makes a setting once', async () => {
    const id = freshId()
    const made = await Promise.all([0, 1, 2].map(i => store().setting(`secret ${id}`, () => `made ${i}`)))
    expect(new Set(made).size).toBe(1)
  })
}
