/**
 * Lists of tables, page by page: open ones, one's own, those one may watch; the public ones at which somebody sits; and all of
 * them, for the operator.
 */
import { type Kysely, sql } from 'kysely'
import { limits } from '../limits.ts'
import { unfinished } from './addition.ts'
import type { Schema } from './schema.ts'

export type List = 'open' | 'mine' | 'public' | 'watch' | 'all'

export interface Page {
  /** Each as it was shelved (JSON), newest first. */
  rows: { row: string; updated: number }[]
  /** What to ask for the next page with; null when there is none. */
  next: string | null
}

interface Row {
  table_key: number
  row: string
  updated: number
}

/** Where a page begins: after the table that the page before has ended with. */
export interface Mark {
  updated: number
  key: number
}

/** One page. `after` is the `next` of the page before. */
export async function listTables(
  db: Kysely<Schema>,
  list: List,
  user: string | null,
  after: string | null,
): Promise<Page> {
  const mark = markOf(after)
  const isOwn = list === 'mine' || list === 'public'
  const rows = isOwn
    ? await tablesOf(db, user ?? '', { isPublic: list === 'public', most: enough }, mark)
    : await shelved(db, list, mark)
  const page = rows.slice(0, limits.listRows)
  const last = page.at(-1)
  const next = rows.length > limits.listRows && last ? `${last.updated}-${last.table_key}` : null
  return { rows: page.map(({ row, updated }) => ({ row, updated })), next }
}

export function markOf(after: string | null): Mark | null {
  const [updated, key] = (after ?? '').split('-').map(Number)
  return after && Number.isSafeInteger(updated) && Number.isSafeInteger(key) ? { updated, key } : null
}

/** One more than a page holds, newest first. */
const enough = limits.listRows + 1

async function shelved(db: Kysely<Schema>, list: Exclude<List, 'mine' | 'public'>, mark: Mark | null): Promise<Row[]> {
  const all = db.selectFrom('shelf').select(['table_key', 'row', 'updated'])
  const query =
    list === 'all'
      ? all.where('status', '!=', unfinished)
      : all.where('status', '=', list === 'open' ? 'gathering' : 'running').where('private', '=', 0)
  const rest = mark ? query.where(sql<boolean>`(updated, table_key) < (${mark.updated}, ${mark.key})`) : query
  return rest.orderBy('updated', 'desc').orderBy('table_key', 'desc').limit(enough).execute()
}

/** Which tables of somebody. */
export interface OwnWish {
  /** Those alone that others may see. */
  isPublic?: boolean
  /** Those alone that the person has put aside, or has not; left out: both. */
  archived?: boolean
  most: number
}

interface OwnRow extends Row {
  /** Where the person came, from 1. */
  place: number | null
}

/** Tables that go on are few, however many are over: those lie in order, and only as many are read as a page holds. */
export async function tablesOf(
  db: Kysely<Schema>,
  user: string,
  { isPublic = false, archived, most }: OwnWish,
  mark: Mark | null,
): Promise<OwnRow[]> {
  const all = db
    .selectFrom('seats')
    .innerJoin('shelf', 'shelf.table_key', 'seats.table_key')
    .leftJoin('archived', join =>
      join.onRef('archived.user_id', '=', 'seats.user_id').onRef('archived.table_key', '=', 'seats.table_key'),
    )
    .select(['shelf.table_key', 'row', 'updated', 'seats.place'])
    .where('seats.user_id', '=', user)
  const seated = isPublic ? all.where('private', '=', 0) : all
  const meant = archived === undefined ? seated : seated.where('archived.user_id', archived ? 'is not' : 'is', null)
  const goingOn = meant.where('ended', 'is', null)
  const over = meant.where('ended', 'is not', null)
  const rows = await Promise.all([
    (mark ? goingOn.where(sql<boolean>`(updated, shelf.table_key) < (${mark.updated}, ${mark.key})`) : goingOn)
      .orderBy('updated', 'desc')
      .orderBy('shelf.table_key', 'desc')
      .limit(most)
      .execute(),
    (mark ? over.where(sql<boolean>`(ended, seats.table_key) < (${mark.updated}, ${mark.key})`) : over)
      .orderBy('ended', 'desc')
      .orderBy('seats.table_key', 'desc')
      .limit(most)
      .execute(),
  ])
  const isNewer = (a: Row, b: Row) => b.updated - a.updated || b.table_key - a.table_key
  return rows.flat().sort(isNewer).slice(0, most)
}
