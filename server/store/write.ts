/** What is written to the database, all of it by one writer. */
import type { Transaction } from 'kysely'
import { type Groups, seat, storeGroup, summaryRow } from './groups.ts'
import type { Schema } from './schema.ts'
import type { NewTableRow, User, Writing } from './store.ts'

type Trx = Transaction<Schema>

export const writers = (groups: Groups): Writing => ({
  create: (row, now) => groups.write(trx => create(trx, row, now)),
  add: groups.add,
  addUser: (user, hash, now) => groups.write(trx => addUser(trx, user, hash, now)),
  rename: ({ id, name }) =>
    groups.write(async trx => {
      await trx.updateTable('users').set({ name }).where('id', '=', id).execute()
    }),
  setting: (key, make) => groups.write(trx => setting(trx, key, make)),
})

async function create(trx: Trx, row: NewTableRow, now: number): Promise<number> {
  const { id, game, core, summary, seats, additions } = row
  const insert = trx.insertInto('tables').values({ id, game, created: now }).returning('key')
  const { key } = await insert.executeTakeFirstOrThrow()
  await trx
    .insertInto('snapshots')
    .values({ table_key: key, n: 0, body: JSON.stringify(core) })
    .execute()
  await trx.insertInto('shelf').values(summaryRow(key, summary)).execute()
  await seat(trx, key, seats)
  for (const addition of additions) await storeGroup(trx, [{ ...addition, key }])
  return key
}

async function addUser(trx: Trx, { id, name }: User, tokenHash: string, now: number): Promise<void> {
  await trx.insertInto('users').values({ id, name, token_hash: tokenHash, created: now }).execute()
}

async function setting(trx: Trx, key: string, make: () => string): Promise<string> {
  const insert = trx.insertInto('settings').values({ key, value: make() })
  await insert.onConflict(c => c.column('key').doNothing()).execute()
  const row = await trx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}
