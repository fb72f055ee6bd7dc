/** Everything that lasts. The same on SQLite and on PostgreSQL. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Core, type Entry, patch, type Said } from '../../table/index.ts'
import {
  type Addition,
  type Groups,
  openGroups,
  type Seats,
  type Shelved,
  seat,
  shelfRow,
  storeGroup,
} from './groups.ts'
import { type List, listTables, type Page } from './lists.ts'
import { openGossip, openPostgres } from './postgres.ts'
import { migrate, type Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface User {
  id: string
  name: string
}

/** A table as it comes from the store: the last snapshot and the entries since. */
export interface Stored {
  key: number
  game: string
  core: Core
  /** The entry after which the core was as it is here. */
  version: number
  entries: Entry[]
  said: Said[]
}

/** A new table, and what has been added to it already. */
export interface NewTableRow {
  id: string
  game: string
  core: Core
  shelf: Shelved
  seats: Seats
  additions: readonly Omit<Addition, 'key'>[]
}

export interface Store {
  /** Stores a new table; gives its key. */
  create(row: NewTableRow, now: number): Promise<number>
  /** True when it is durable; false when another server has written that entry before. */
  add(addition: Addition): Promise<boolean>
  load(id: string): Promise<Stored | null>
  /** What another server has added after entry `n`. */
  after(key: number, n: number): Promise<{ entries: Entry[]; said: Said[] }>
  /** All entries, oldest first. */
  entries(key: number): Promise<Entry[]>
  /** The core as it was at a position; null when there was none. */
  coreAt(key: number, position: number): Promise<{ core: Core; entry: Entry | null } | null>
  list(list: List, user: string | null, after: string | null): Promise<Page>
  /** The ids of tables that must be looked at by now. */
  due(now: number): Promise<string[]>
  /** Ids of tables whose ids begin so. */
  find(start: string): Promise<string[]>
  addUser(user: User, tokenHash: string, now: number): Promise<void>
  userOf(tokenHash: string): Promise<User | null>
  rename(user: User): Promise<void>
  /** A setting of the house, made when it is asked for first. */
  setting(key: string, make: () => string): Promise<string>
  /** Called with the keys of tables that other servers have added to. */
  onNews(hear: (keys: readonly number[]) => void): void
  isAlive(): Promise<boolean>
  close(): Promise<void>
}

/** At least so many entries lie between the snapshot and the end of what is loaded, so that moves can be taken back. */
const tail = 20

const lastEntry = sql<number>`(select max(l.n) from entries l where l.table_key = t.key)`

/** Opens the database: `databaseUrl` names a PostgreSQL, else `file` is the SQLite file. */
export async function openStore(where: { databaseUrl?: string; file: string }): Promise<Store> {
  const { databaseUrl, file } = where
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file)
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite')
  let hear: (keys: readonly number[]) => void = () => {}
  const gossip = databaseUrl ? await openGossip(databaseUrl, keys => hear(keys)) : null
  const groups = openGroups(db, keys => void gossip?.tell(keys).catch(() => {}))
  return {
    ...readers(db),
    ...writers(groups),
    onNews: listener => {
      hear = listener
    },
    close: async () => {
      await groups.settle()
      await gossip?.close()
      await db.destroy()
    },
  }
}

type Reading = Pick<Store, 'load' | 'after' | 'entries' | 'coreAt' | 'list' | 'due' | 'find' | 'userOf' | 'isAlive'>

function readers(db: Kysely<Schema>): Reading {
  const entriesAfter = async (key: number, n: number) => {
    const rows = await db
      .selectFrom('entries')
      .select('body')
      .where('table_key', '=', key)
      .where('n', '>', n)
      .orderBy('n')
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as Entry)
  }
  const chatOf = async (key: number) => {
    const rows = await db.selectFrom('chat').select('body').where('table_key', '=', key).orderBy('id').execute()
    return rows.map(({ body }) => JSON.parse(body) as Said)
  }
  return {
    load: async id => {
      const row = await db
        .selectFrom('tables as t')
        .innerJoin('snapshots as s', 's.table_key', 't.key')
        .select(['t.key', 't.game', 's.n', 's.body'])
        .where('t.id', '=', id)
        .where(e => e.or([e('s.n', '=', 0), sql<boolean>`s.n <= ${lastEntry} - ${tail}`]))
        .orderBy('s.n', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      const { key, game, n, body } = row
      return {
        key,
        game,
        core: JSON.parse(body),
        version: n,
        entries: await entriesAfter(key, n),
        said: await chatOf(key),
      }
    },
    after: async (key, n) => ({ entries: await entriesAfter(key, n), said: await chatOf(key) }),
    entries: key => entriesAfter(key, 0),
    coreAt: (key, position) => coreAt(db, key, position),
    list: (list, user, after) => listTables(db, list, user, after),
    due: async now => {
      const rows = await db
        .selectFrom('shelf')
        .innerJoin('tables', 'tables.key', 'shelf.table_key')
        .select('tables.id')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(100)
        .execute()
      return rows.map(({ id }) => id)
    },
    find: async start => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('id', '>=', start)
        .where('id', '<', `${start}\u{10ffff}`)
        .orderBy('id')
        .limit(100)
        .execute()
      return rows.map(({ id }) => id)
    },
    userOf: async tokenHash => {
      const row = await db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ?? null
    },
    isAlive: async () => {
      await db.selectFrom('settings').select('key').limit(1).execute()
      return true
    },
  }
}

async function coreAt(db: Kysely<Schema>, key: number, position: number): ReturnType<Store['coreAt']> {
  const made = await db
    .selectFrom('entries')
    .select(e => e.fn.max('n').as('n'))
    .where('table_key', '=', key)
    .where('position', '=', position)
    .executeTakeFirst()
  if (made?.n == null) return null
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['n', 'body'])
    .where('table_key', '=', key)
    .where('n', '<=', made.n)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('table_key', '=', key)
    .where('n', '>', Math.min(snapshot.n, made.n - 1))
    .where('n', '<=', made.n)
    .orderBy('n')
    .execute()
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry)
  const since = entries.filter(({ n }) => n > snapshot.n)
  const core = since.reduce((now, { change }) => patch(now, change) as Core, JSON.parse(snapshot.body) as Core)
  return { core, entry: entries.at(-1) ?? null }
}

type Writing = Pick<Store, 'create' | 'add' | 'addUser' | 'rename' | 'setting'>

function writers(groups: Groups): Writing {
  return {
    create: (row, now) => groups.write(trx => create(trx, row, now)),
    add: groups.add,
    addUser: ({ id, name }, tokenHash, now) =>
      groups.write(async trx => {
        await trx.insertInto('users').values({ id, name, token_hash: tokenHash, created: now }).execute()
      }),
    rename: ({ id, name }) =>
      groups.write(async trx => {
        await trx.updateTable('users').set({ name }).where('id', '=', id).execute()
      }),
    setting: (key, make) =>
      groups.write(async trx => {
        const insert = trx.insertInto('settings').values({ key, value: make() })
        await insert.onConflict(c => c.column('key').doNothing()).execute()
        const row = await trx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow()
        return row.value
      }),
  }
}

async function create(trx: Transaction<Schema>, row: NewTableRow, now: number): Promise<number> {
  const { id, game, core, shelf, seats, additions } = row
  const insert = trx.insertInto('tables').values({ id, game, created: now }).returning('key')
  const { key } = await insert.executeTakeFirstOrThrow()
  await trx
    .insertInto('snapshots')
    .values({ table_key: key, n: 0, body: JSON.stringify(core) })
    .execute()
  await trx.insertInto('shelf').values(shelfRow(key, shelf)).execute()
  await seat(trx, key, seats)
  for (const addition of additions) await storeGroup(trx, [{ ...addition, key }])
  return key
}
