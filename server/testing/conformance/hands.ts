/** What the tests of a store work with. */
import type { Command, Table } from '../../../table/index.ts'
import { act } from '../../../table/index.ts'
import { ann } from '../../../table/testing/play.ts'
import { additionOf } from '../../additions.ts'
import type { Store } from '../../store/store.ts'
import { sitting, summaryOf } from '../../summary.ts'

export interface Hands {
  /** The store that is tested. */
  store(): Store
  /** Opens the same database once more; `wall` is the clock on its wall. */
  open(wall?: () => number): Promise<Store>
  /** An id that no table has. */
  freshId(): string
  /** Stores a table as it was made, without any entry. */
  stored(table: Table, at?: number): Promise<{ key: number; table: Table }>
  /** Does what Ann wishes at a stored table, and adds that to the store. */
  add(key: number, before: Table, wanted: Command, at?: number): Promise<{ table: Table; isStored: boolean }>
}

export function handsOn(store: () => Store, open: Hands['open']): Hands {
  let count = 0
  const freshId = () => `t${process.pid}-${count++}`
  return {
    store,
    open,
    freshId,
    async stored(table, at = 1) {
      const named = { ...table, core: { ...table.core, id: freshId() } }
      const { core } = named
      const summary = summaryOf(named, at)
      const row = { id: core.id, game: 'toy', core, summary, seats: sitting(named) }
      return { key: await store().create(row, at), table: named }
    },
    async add(key, before, wanted, at = 2) {
      const outcome = act(before, wanted, ann, at)
      if ('refused' in outcome) throw new Error(outcome.refused)
      return { table: outcome.table, isStored: await store().add({ key, ...additionOf(before, [outcome], at) }) }
    },
  }
}
