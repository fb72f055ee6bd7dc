/** What is written to the database, all of it by one writer. */
import { sql, type Transaction } from 'kysely'
import type { Beat } from '../clock.ts'
import { seat, summaryRow, unfinished } from './addition.ts'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'
import type { NewTableRow, Writing } from './store.ts'

type Trx = Transaction<Schema>

/** `wall` is the clock on the wall; null: the clock of the database. `toldOfLobby` hears of new tables in the lobby. */
export const writers = (groups: Groups, wall: (() => number) | null, toldOfLobby: (key: number) => void): Writing => ({
  beat: reckon => groups.write(trx => beat(trx, wall, reckon)),
  create: async (row, now) => {
    const key = await groups.write(trx => create(trx, row, now))
    if (row.lobby) toldOfLobby(key)
    return key
  },
  add: groups.add,
  remove: key => remove(groups, key),
  removeUnfinished: before => removeUnfinished(groups, before),
  removeChat: before => removeChat(groups, before),
  setting: (key, make) => groups.write(trx => setting(trx, key, make)),
})

/** Stores a new table; gives its key. */
export async function create(trx: Trx, row: NewTableRow, now: number): Promise<number> {
  const { id, game, core, summary, lobby, seats, waits } = row
  const insert = trx.insertInto('tables').values({ id, game, created: now }).returning('key')
  const { key } = await insert.executeTakeFirstOrThrow()
  await trx
    .insertInto('snapshots')
    .values({ table_key: key, n: 0, body: JSON.stringify(core) })
    .execute()
  await trx.insertInto('shelf').values(summaryRow(key, summary)).execute()
  if (lobby)
    await trx
      .insertInto('lobby')
      .values({ table_key: key, ...lobby })
      .execute()
  await seat(trx, key, { seats, waits, owner: core.owner, summary })
  return key
}

const databaseTime = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`

/** One server after the other: a row that is updated is locked until the end of the transaction. */
async function beat(trx: Trx, wall: (() => number) | null, reckon: Parameters<Writing['beat']>[0]): Promise<Beat> {
  const last = JSON.parse(await setting(trx, 'beat', () => 'null')) as Beat | null
  const at = wall ? wall() : (await databaseTime.execute(trx)).rows[0].now
  const beat = { at, lost: reckon(last, at) }
  await trx
    .updateTable('settings')
    .set({ value: JSON.stringify(beat) })
    .where('key', '=', 'beat')
    .execute()
  return beat
}

/** A setting, made where it is missing; locked until the end of the transaction. */
export async function setting(trx: Trx, key: string, make: () => string): Promise<string> {
  const insert = trx.insertInto('settings').values({ key, value: make() })
  await insert.onConflict(c => c.column('key').doNothing()).execute()
  const update = trx.updateTable('settings').set(e => ({ value: e.ref('value') }))
  const { value } = await update.where('key', '=', key).returning('value').executeTakeFirstOrThrow()
  return value
}

/** So many rows of a table go at once, for others wait. */
const rowsAtOnce = 200

async function remove(groups: Groups, key: number): Promise<void> {
  for (const rows of ['entries', 'snapshots'] as const) {
    while (await groups.write(trx => removeRows(trx, rows, key)));
  }
  await groups.write(async trx => {
    const notices = ['waits', 'notice_mutes', 'notice_queue'] as const
    for (const rows of [...notices, 'chat', 'seats', 'sat', 'shelf', 'lobby', 'archived', 'endings'] as const) {
      await trx.deleteFrom(rows).where('table_key', '=', key).execute()
    }
    await trx.deleteFrom('tables').where('key', '=', key).execute()
  })
}

/** Removes the last rows of a table; false when there are none. */
async function removeRows(trx: Trx, rows: 'entries' | 'snapshots', key: number): Promise<boolean> {
  const left = trx.selectFrom(rows).select('n').where('table_key', '=', key)
  const last = await left.orderBy('n', 'desc').limit(rowsAtOnce).execute()
  if (last.length === 0) return false
  await trx.deleteFrom(rows).where('table_key', '=', key).where('n', '>=', last.at(-1)!.n).execute()
  return true
}

/** A table after the other: others write in between. */
async function removeChat(groups: Groups, before: number): Promise<void> {
  const found = await groups.write(trx =>
    trx
      .selectFrom('shelf')
      .select('table_key')
      .where('status', 'in', ['over', 'closed'])
      .where('updated', '<', before)
      .where(e => e.exists(e.selectFrom('chat').select('id').whereRef('chat.table_key', '=', 'shelf.table_key')))
      .execute(),
  )
  for (const { table_key } of found)
    await groups.write(trx => trx.deleteFrom('chat').where('table_key', '=', table_key).execute())
}

async function removeUnfinished(groups: Groups, before: number): Promise<void> {
  const found = await groups.write(trx =>
    trx
      .selectFrom('shelf')
      .innerJoin('tables', 'tables.key', 'shelf.table_key')
      .select('tables.key')
      .where('status', '=', unfinished)
      .where('created', '<', before)
      .execute(),
  )
  for (const { key } of found) await remove(groups, key)
}
