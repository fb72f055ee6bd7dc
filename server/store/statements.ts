/**
 * The statements of the group commit, in the words that SQLite and PostgreSQL share. Their texts are made once: to build them
 * for each commit took longer than to run them.
 */

/** What is inserted: the table, its columns with their types, and what follows the values. */
interface Insert {
  table: string
  columns: Readonly<Record<string, 'bigint' | 'integer' | 'text'>>
  rest?: string
}

export const inserts = {
  // The version check: an entry of that number is there already when somebody else was faster.
  entries: {
    table: 'entries',
    columns: { table_key: 'bigint', n: 'integer', position: 'integer', body: 'text' },
    rest: 'on conflict (table_key, n) do nothing returning table_key, n',
  },
  shelf: {
    table: 'shelf',
    columns: {
      table_key: 'bigint',
      status: 'text',
      private: 'integer',
      updated: 'bigint',
      due: 'bigint',
      row: 'text',
    },
    rest: `on conflict (table_key) do update set status = excluded.status, private = excluded.private,
      updated = case excluded.updated when 0 then shelf.updated else excluded.updated end,
      due = excluded.due, "row" = excluded."row"`,
  },
  chat: { table: 'chat', columns: { table_key: 'bigint', body: 'text' } },
  snapshots: { table: 'snapshots', columns: { table_key: 'bigint', n: 'integer', body: 'text' } },
  seats: { table: 'seats', columns: { table_key: 'bigint', seat: 'integer', user_id: 'text', place: 'integer' } },
  endings: {
    table: 'endings',
    columns: { table_key: 'bigint', ended: 'bigint', counted: 'integer' },
    rest: 'on conflict (table_key) do nothing',
  },
  sat: {
    table: 'sat',
    columns: { table_key: 'bigint', user_id: 'text' },
    rest: 'on conflict (user_id, table_key) do nothing',
  },
  lobby: {
    table: 'lobby',
    columns: { table_key: 'bigint', game: 'text', pace: 'text', language: 'text', free: 'integer' },
    rest: `on conflict (table_key) do update set pace = excluded.pace, language = excluded.language,
      free = excluded.free`,
  },
  waits: {
    table: 'waits',
    columns: { table_key: 'bigint', seat: 'integer', user_id: 'text', since: 'bigint', look: 'bigint' },
    rest: `on conflict (table_key, seat) do update set user_id = excluded.user_id, since = excluded.since,
      told = null, look = excluded.look`,
  },
} as const satisfies Record<string, Insert>

/** What is changed, one row of values after the other; `?` stands for a value. */
export const changes = {
  /** table_key, n */
  removeEntry: 'delete from entries where table_key = ? and n = ?',
  /** updated, table_key */
  endSeats: 'update seats set ended = ? where table_key = ?',
  /** table_key */
  removeSeats: 'delete from seats where table_key = ?',
  /** table_key */
  leaveLobby: 'delete from lobby where table_key = ?',
  /** table_key, the first n, the last n */
  emptyEntries: "update entries set body = '' where table_key = ? and n >= ? and n <= ?",
  removeSnapshots: 'delete from snapshots where table_key = ? and n >= ? and n <= ?',
} as const

export type Statement = keyof typeof inserts | keyof typeof changes

/** Values in the order of the columns, or of the question marks. */
export type Values = readonly (string | number | null)[]

/** Runs a statement for rows of values in a transaction. Of entries it gives those that were not there before, as [table_key, n]. */
export type Run = (statement: Statement, rows: readonly Values[]) => Promise<readonly Values[]>

/** Does a job in one transaction: durable when it is done, and nothing of it when it throws. */
export type Commit = <T>(job: (run: Run) => Promise<T>) => Promise<T>

/** `valuesOf` says what stands for the rows: a form for one row, or for all of them. */
export function insertText(
  { table, columns, rest = '' }: Insert,
  valuesOf: (types: readonly string[]) => string,
): string {
  const names = Object.keys(columns).map(name => `"${name}"`)
  return `insert into ${table} (${names.join(', ')}) ${valuesOf(Object.values(columns))} ${rest}`
}
