/** One's own tables, as their person looks for them and puts them aside. */
import type { Kysely, Transaction } from 'kysely'
import { limits } from '../limits.ts'
import type { Groups } from './groups.ts'
import { type Mark, markOf, tablesOf } from './lists.ts'
import type { Schema } from './schema.ts'

/** A table as it was shelved (JSON); `place`: where the person came, from 1. */
export interface OwnTable {
  row: string
  updated: number
  place: number | null
}

export interface OwnPage {
  rows: OwnTable[]
  /** What to ask for the next page with; null when there is none. */
  next: string | null
}

export interface Mine {
  /** One page, newest first: of the tables put aside, or of the others, those that fit. */
  page(user: string, archived: boolean, fits: (table: OwnTable) => boolean, after: string | null): Promise<OwnPage>
  /** Those that go on, newest first: as many as anybody can play at once. */
  going(user: string): Promise<OwnTable[]>
  /** Puts a table aside for somebody, or takes it back. */
  archive(user: string, table: string, yes: boolean): Promise<void>
}

export const mineOn = (db: Kysely<Schema>, { write }: Groups): Mine => ({
  page: (user, archived, fits, after) => page(db, { user, archived, fits }, markOf(after)),
  going: async user => {
    const rows = await tablesOf(db, user, { archived: false, most: limits.ownAtOnce }, null)
    return rows.filter(({ row }) => isGoing(row))
  },
  archive: (user, table, yes) => write(trx => archive(trx, user, table, yes)),
})

const isGoing = (row: string): boolean =>
  ['gathering', 'running'].includes((JSON.parse(row) as { status: string }).status)

interface Wish {
  user: string
  archived: boolean
  fits(table: OwnTable): boolean
}

/** Reads on until a page is full, or there is nothing more: what fits is known of a row alone. */
async function page(db: Kysely<Schema>, { user, archived, fits }: Wish, from: Mark | null): Promise<OwnPage> {
  const found: (OwnTable & { mark: Mark })[] = []
  let mark = from
  for (let read = 0; read < limits.ownSearched && found.length <= limits.listRows; read += limits.ownAtOnce) {
    const rows = await tablesOf(db, user, { archived, most: limits.ownAtOnce }, mark)
    for (const { table_key: key, ...table } of rows) {
      mark = { updated: table.updated, key }
      if (fits(table)) found.push({ ...table, mark })
    }
    if (rows.length < limits.ownAtOnce) break
  }
  const shown = found.slice(0, limits.listRows)
  const last = shown.at(-1)?.mark
  const next = found.length > shown.length && last ? `${last.updated}-${last.key}` : null
  return { rows: shown.map(({ mark: _, ...table }) => table), next }
}

async function archive(trx: Transaction<Schema>, user: string, table: string, yes: boolean): Promise<void> {
  const known = await trx.selectFrom('tables').select('key').where('id', '=', table).executeTakeFirst()
  if (!known) return
  const row = { user_id: user, table_key: known.key }
  if (yes) {
    const insert = trx.insertInto('archived').values(row)
    await insert.onConflict(c => c.columns(['user_id', 'table_key']).doNothing()).execute()
  } else {
    const kept = trx.deleteFrom('archived').where('user_id', '=', user)
    await kept.where('table_key', '=', known.key).execute()
  }
}
