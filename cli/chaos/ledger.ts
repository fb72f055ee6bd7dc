/** What was acknowledged, beside what is stored. */
import type { MadeMove } from '../../server/load/loadRun.ts'
import type { Store } from '../../server/store/store.ts'
import type { Entry } from '../../table/index.ts'

export interface Balance {
  acknowledged: number
  /** Acknowledged and not stored. */
  lost: number
  /** Stored more than once. */
  doubled: number
}

/** Compares the moves that were acknowledged with those in the store, at all tables named. */
export async function balance(store: Store, tables: readonly string[], made: readonly MadeMove[]): Promise<Balance> {
  const byTable = Map.groupBy(made, ({ table }) => table)
  const sum: Balance = { acknowledged: made.length, lost: 0, doubled: 0 }
  for (const id of tables) {
    const stored = await store.load(id)
    const names = stored ? (await store.entries(stored.key)).flatMap(nameOfMove) : []
    const there = new Set(names)
    sum.doubled += names.length - there.size
    const acknowledged = byTable.get(id) ?? []
    sum.lost += acknowledged.filter(({ seat, n }) => !there.has(`${seat} ${n}`)).length
  }
  return sum
}

const nameOfMove = ({ command }: Entry): string[] => (command.do === 'move' ? [`${command.seat} ${command.n}`] : [])
