/** What is asked of the database. */
import { type Kysely, sql } from 'kysely'
import { type ChatEntry, type Entry, patch, type TableState } from '../../table/index.ts'
import { limits } from '../limits.ts'
import { nothing } from './addition.ts'
import { listTables } from './lists.ts'
import type { Schema } from './schema.ts'
import type { Due, Moment, Reading, Stored } from './store.ts'

type Db = Kysely<Schema>

export const readers = (db: Db): Reading => ({
  load: id => load(db, id),
  after: async (key, n) => ({ entries: await entriesBetween(db, key, n), said: await lastSaid(db, key) }),
  entries: key => entriesBetween(db, key, 0),
  entriesBefore: (key, n, most) => entriesBefore(db, key, n, most),
  someEntries: (key, n, most) => entriesBetween(db, key, n, { most }),
  momentAfter: (key, n) => momentAfter(db, key, n),
  momentAt: async (key, position) => {
    const n = await entryAt(db, key, position)
    return n === null ? null : momentAfter(db, key, n)
  },
  growth: keys => growth(db, keys),
  list: (list, user, after) => listTables(db, list, user, after),
  due: (now, after) => due(db, now, after),
  isAlive: async () => {
    await db.selectFrom('settings').select('key').limit(1).execute()
    return true
  },
})

/**
 * At least so many moves that everybody sees lie between the snapshot and the end of what is loaded, so that they can be taken
 * back. Drafts do not count: what a seat may take back would tell it how much others have drafted.
 */
const tail = 12
const tailBegins = sql<number>`(select l.n from entries l where l.table_key = t.key and l.position is not null
  order by l.n desc limit 1 offset ${sql.lit(tail - 1)})`

async function load(db: Db, id: string): Promise<Stored | null> {
  const row = await db
    .selectFrom('tables as t')
    .innerJoin('snapshots as s', 's.table_key', 't.key')
    .select(['t.key', 't.game', 's.n', 's.body'])
    .where('t.id', '=', id)
    .where(e => e.or([e('s.n', '=', 0), sql<boolean>`s.n < ${tailBegins}`]))
    .orderBy('s.n', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { key, game, n, body } = row
  const [entries, said] = await Promise.all([entriesBetween(db, key, n), lastSaid(db, key)])
  const earlierLines = said.length < limits.linesInMemory ? 0 : (await growth(db, [key]))[0].lines - said.length
  return { key, game, core: JSON.parse(body), version: n, entries, said, earlierLines }
}

interface Until {
  /** The last entry, and how many at most. */
  to?: number
  most?: number
}

const unlimited = 2 ** 31 - 1

/** The entries after entry `from`. */
async function entriesBetween(
  db: Db,
  key: number,
  from: number,
  { to = unlimited, most = unlimited }: Until = {},
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('table_key', '=', key)
    .where('n', '>', from)
    .where('n', '<=', to)
    .where('body', '!=', nothing)
    .orderBy('n')
    .limit(most)
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as Entry)
}

async function entriesBefore(db: Db, key: number, n: number, most: number): Promise<Entry[]> {
  const query = db.selectFrom('entries').select('body').where('table_key', '=', key).where('n', '<', n)
  const rows = await query.where('body', '!=', nothing).orderBy('n', 'desc').limit(most).execute()
  return rows.map(({ body }) => JSON.parse(body) as Entry)
}

/** The last lines of the chat, oldest first. */
async function lastSaid(db: Db, key: number): Promise<ChatEntry[]> {
  const query = db.selectFrom('chat').select('body').where('table_key', '=', key).orderBy('id', 'desc')
  const rows = await query.limit(limits.linesInMemory).execute()
  return rows.reverse().map(({ body }) => JSON.parse(body) as ChatEntry)
}

/** The number of the entry that made a position: the last one, where moves were taken back and others made. */
async function entryAt(db: Db, key: number, position: number): Promise<number | null> {
  const row = await db
    .selectFrom('entries')
    .select(e => e.fn.max('n').as('n'))
    .where('table_key', '=', key)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.n ?? null
}

/** From the snapshot before it, whatever the length of the game. */
async function momentAfter(db: Db, key: number, n: number): Promise<Moment> {
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['n', 'body'])
    .where('table_key', '=', key)
    .where('n', '<=', n)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const entries = await entriesBetween(db, key, Math.min(snapshot.n, n - 1), { to: n })
  const since = entries.filter(entry => entry.n > snapshot.n)
  const core = since.reduce(
    (now, { change }) => patch(now, change) as TableState,
    JSON.parse(snapshot.body) as TableState,
  )
  return { core, entry: entries.at(-1) ?? null }
}

const lastOf = sql<number>`coalesce((select max(e.n) from entries e where e.table_key = t.key), 0)`
const linesOfChat = sql<number>`(select count(*) from chat c where c.table_key = t.key)`

const growth = (db: Db, keys: readonly number[]): ReturnType<Reading['growth']> =>
  db
    .selectFrom('tables as t')
    .select(['t.key', lastOf.as('entries'), linesOfChat.as('lines')])
    .where('t.key', 'in', keys)
    .execute()

async function due(db: Db, now: number, after: Due | null): Promise<Due[]> {
  const query = db
    .selectFrom('shelf')
    .innerJoin('tables', 'tables.key', 'shelf.table_key')
    .select(['tables.id', 'tables.key', 'shelf.due as at'])
    .where('due', '<=', now)
  const rest = after
    ? query.where(e => e.or([e('due', '>', after.at), e('due', '=', after.at).and('tables.key', '>', after.key)]))
    : query
  const rows = await rest.orderBy('due').orderBy('tables.key').limit(limits.dueRows).execute()
  return rows.map(({ id, key, at }) => ({ id, key, at: at! }))
}
