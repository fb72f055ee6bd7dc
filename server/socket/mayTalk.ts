/** May somebody speak at a table? What the table itself does not know: who has blocked whom. */
import type { Command, TableRefusal } from '../../table/index.ts'
import type { Store } from '../store/store.ts'
import type { LoadedTable } from '../tables.ts'

/** Why not; null: it may. */
export async function whyNotSaid(
  store: Pick<Store, 'relations'>,
  { table }: LoadedTable,
  { to }: Extract<Command, { do: 'chat' }>,
  user: string,
): Promise<TableRefusal | null> {
  const reader = to === null ? undefined : table.core.seats[to]
  const isBlocked = reader?.kind === 'person' && (await store.relations.hasBlocked(reader.user, user))
  return isBlocked ? 'not-heard' : null
}
