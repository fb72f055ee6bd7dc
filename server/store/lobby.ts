/** The lobby in the database: the listed tables that gather their people, found by what one looks for. */
import { type Kysely, sql } from 'kysely'
import { limits } from '../limits.ts'
import type { Schema } from './schema.ts'

/** What a table in the lobby is chosen by. `pace`: none, live or mail. */
export interface LobbyFacts {
  game: string
  pace: string
  language: string | null
  /** Seats that are open. */
  free: number
}

/** Which tables are looked for; null: any. */
export interface LobbyWish {
  game: string | null
  pace: string | null
  language: string | null
  /** So many open seats at least. */
  free: number
}

export interface LobbyPage {
  /** Each as it was shelved (JSON), the newest table first. */
  rows: { row: string; updated: number }[]
  /** What to ask for the next page with; null when there is none. */
  next: string | null
}

export interface LobbyReading {
  page(wish: LobbyWish, after: string | null): Promise<LobbyPage>
  /** Which tables are in the lobby: the number inside the database, and the id. */
  all(): Promise<{ key: number; id: string }[]>
  /** Those of these tables that are in the lobby. */
  some(keys: readonly number[]): Promise<{ key: number; id: string; row: string; updated: number }[]>
}

export const lobbyReaders = (db: Kysely<Schema>): LobbyReading => ({
  page: (wish, after) => page(db, wish, after),
  all: () =>
    db
      .selectFrom('lobby')
      .innerJoin('tables', 'tables.key', 'lobby.table_key')
      .select(['tables.key', 'tables.id'])
      .execute(),
  some: async keys =>
    keys.length === 0
      ? []
      : db
          .selectFrom('lobby')
          .innerJoin('tables', 'tables.key', 'lobby.table_key')
          .innerJoin('shelf', 'shelf.table_key', 'lobby.table_key')
          .select(['tables.key', 'tables.id', 'shelf.row', 'shelf.updated'])
          .where('lobby.table_key', 'in', keys)
          .execute(),
})

/** Tables have growing numbers: the newest come first, and a page goes on below the number where the last one ended. */
async function page(
  db: Kysely<Schema>,
  { game, pace, language, free }: LobbyWish,
  after: string | null,
): Promise<LobbyPage> {
  const below = Number(after ?? Number.NaN)
  const named = { 'lobby.game': game, 'lobby.pace': pace, 'lobby.language': language }
  let query = db
    .selectFrom('lobby')
    .innerJoin('shelf', 'shelf.table_key', 'lobby.table_key')
    .select(['lobby.table_key', 'shelf.row', 'shelf.updated'])
  for (const [column, value] of Object.entries(named)) {
    if (value !== null) query = query.where(sql.ref(column), '=', value)
  }
  if (free > 0) query = query.where('lobby.free', '>=', free)
  if (Number.isSafeInteger(below)) query = query.where('lobby.table_key', '<', below)
  const rows = await query
    .orderBy('lobby.table_key', 'desc')
    .limit(limits.listRows + 1)
    .execute()
  const shown = rows.slice(0, limits.listRows)
  const next = rows.length > shown.length ? String(shown.at(-1)!.table_key) : null
  return { rows: shown.map(({ row, updated }) => ({ row, updated })), next }
}
