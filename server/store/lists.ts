/**
 * Lists of tables, page by page: open ones, one's own, those one may watch; the public ones at which somebody sits; and all of
 * them, for the operator.
 */
import type { Kysely } from 'kysely'
import { limits } from '../limits.ts'
import { unfinished } from './groups.ts'
import type { Schema } from './schema.ts'

export type List = 'open' | 'mine' | 'public' | 'watch' | 'all'

export interface Page {
  /** Each as it was shelved (JSON), newest first. */
  rows: { row: string; updated: number }[]
  /** What to ask for the next page with; null when there is none. */
  next: string | null
}

/** One page. `after` is the `next` of the page before. */
export async function listTables(
  db: Kysely<Schema>,
  list: List,
  user: string | null,
  after: string | null,
): Promise<Page> {
  let query = db.selectFrom('shelf').select(['shelf.table_key', 'row', 'updated'])
  if (list === 'mine' || list === 'public') {
    query = query.innerJoin('seats', 'seats.table_key', 'shelf.table_key').where('seats.user_id', '=', user ?? '')
    if (list === 'public') query = query.where('private', '=', 0)
  } else if (list === 'all') {
    query = query.where('status', '!=', unfinished)
  } else {
    query = query.where('status', '=', list === 'open' ? 'gathering' : 'running').where('private', '=', 0)
  }
  const [updated, key] = (after ?? '').split('-').map(Number)
  if (after && Number.isSafeInteger(updated) && Number.isSafeInteger(key)) {
    query = query.where(e =>
      e.or([e('updated', '<', updated), e('updated', '=', updated).and('shelf.table_key', '<', key)]),
    )
  }
  const rows = await query
    .orderBy('updated', 'desc')
    .orderBy('shelf.table_key', 'desc')
    .limit(limits.listRows + 1)
    .execute()
  const page = rows.slice(0, limits.listRows)
  const last = page.at(-1)
  const next = rows.length > limits.listRows && last ? `${last.updated}-${last.table_key}` : null
  return { rows: page.map(({ row, updated }) => ({ row, updated })), next }
}
