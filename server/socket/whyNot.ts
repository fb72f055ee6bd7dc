/** May somebody speak, sit down, play again, or go on to the next game of a series, at a table? What the table itself does not know: sanctions, and who has blocked whom. */
import type { Command, TableRefusal } from '../../table/index.ts'
import type { LoadedTable } from '../loadedTable.ts'
import type { Store } from '../store/store.ts'

type Asked = Pick<Store, 'relations' | 'moderation'>

/** Why not; null: it may. */
export async function whyNot(
  store: Asked,
  loaded: LoadedTable,
  command: Command,
  { user, now }: { user: string; now: number },
): Promise<TableRefusal | null> {
  if (!['chat', 'sit', 'rematch', 'sequel'].includes(command.do)) return null
  const active = await store.moderation.active(user, now)
  if (active.some(({ kind }) => kind === 'ban')) return 'banned'
  if (command.do !== 'chat') return null
  if (active.length > 0) return 'muted'
  return (await isBlocked(store, loaded, command, user)) ? 'not-heard' : null
}

async function isBlocked(
  { relations }: Asked,
  { table }: LoadedTable,
  { to }: Extract<Command, { do: 'chat' }>,
  user: string,
): Promise<boolean> {
  const reader = to === null ? undefined : table.core.seats[to]
  return reader?.kind === 'person' && relations.hasBlocked(reader.user, user)
}
