/** People who look for a game, in the database: each has one search, kept alive by an open page. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SearchWish } from '../../table/sync/lobby.ts'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'
import type { NewTableRow } from './store.ts'
import { create } from './write.ts'

/** Times are in milliseconds since 1970. `table`: the id of the table that was found; null: none yet. */
export interface KeptSearch {
  user: string
  name: string
  wish: SearchWish
  created: number
  seen: number
  table: string | null
}

export interface Searches {
  /** Begins a search; an earlier one of the same person is forgotten. */
  begin(user: string, wish: SearchWish, now: number): Promise<void>
  of(user: string): Promise<KeptSearch | null>
  end(user: string): Promise<void>
  /** All, those who have looked longest first. */
  all(): Promise<KeptSearch[]>
  /** The pages of these people are open at this time. */
  see(users: readonly string[], now: number): Promise<void>
  /** Forgets those whose page was seen last before that time. */
  forget(before: number): Promise<void>
  /**
   * Gives people a table, which is made with it. False, and nothing is made, when one of them looks no more, or another server has
   * found something before.
   */
  match(users: readonly string[], table: NewTableRow, now: number): Promise<boolean>
}

class TooLate extends Error {}

export const searchesOn = (db: Kysely<Schema>, { write }: Groups): Searches => ({
  begin: (user, wish, now) => write(trx => begin(trx, user, wish, now)),
  of: async user => {
    const row = await selected(db).where('searches.user_id', '=', user).executeTakeFirst()
    return row ? searchOf(row) : null
  },
  end: user =>
    write(async trx => {
      await trx.deleteFrom('searches').where('user_id', '=', user).execute()
    }),
  all: async () => (await selected(db).orderBy('searches.created').orderBy('searches.user_id').execute()).map(searchOf),
  see: (users, now) =>
    write(async trx => {
      await trx.updateTable('searches').set({ seen: now }).where('user_id', 'in', users).execute()
    }),
  forget: before =>
    write(async trx => {
      await trx.deleteFrom('searches').where('seen', '<', before).execute()
    }),
  match: (users, table, now) =>
    write(trx => match(trx, users, table, now)).then(
      () => true,
      error => {
        if (error instanceof TooLate) return false
        throw error
      },
    ),
})

const selected = (db: Kysely<Schema>) =>
  db
    .selectFrom('searches')
    .innerJoin('users', 'users.id', 'searches.user_id')
    .select(['user_id', 'users.name', 'wish', 'searches.created', 'seen', 'table_id'])

const searchOf = (row: Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]): KeptSearch => {
  const { user_id: user, table_id: table, wish, ...rest } = row
  return { ...rest, user, table, wish: JSON.parse(wish) as SearchWish }
}

async function begin(trx: Transaction<Schema>, user: string, wish: SearchWish, now: number): Promise<void> {
  const row = { wish: JSON.stringify(wish), created: now, seen: now, table_id: null }
  const insert = trx.insertInto('searches').values({ user_id: user, ...row })
  await insert.onConflict(c => c.column('user_id').doUpdateSet(row)).execute()
}

/** Of several servers one alone finds all of them without a table: the others wait for it, and see that there is one. */
async function match(
  trx: Transaction<Schema>,
  users: readonly string[],
  table: NewTableRow,
  now: number,
): Promise<void> {
  // One after the other in one order, or two servers could wait for each other.
  for (const user of users.toSorted()) {
    const update = trx.updateTable('searches').set({ table_id: table.id }).where('user_id', '=', user)
    const found = await update.where('table_id', 'is', null).returning(sql<number>`1`.as('found')).executeTakeFirst()
    if (!found) throw new TooLate()
  }
  await create(trx, table, now)
}
