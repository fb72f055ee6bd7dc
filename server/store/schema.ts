/** What the database holds: one schema for SQLite and PostgreSQL, and the way to it from any earlier one. */
import { type Generated, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type ConductSchema, conduct } from './conductSchema.ts'
import { growingKey, type Kind } from './kinds.ts'
import { archived, type LobbySchema, lobby, searches } from './lobbySchema.ts'
import { type ModerationSchema, moderation } from './moderationSchema.ts'
import { type NoticesSchema, notices } from './noticesSchema.ts'
import { type PasskeysSchema, passkeys } from './passkeysSchema.ts'
import { type PeopleSchema, sessions, tickets, traces } from './peopleSchema.ts'
import { type RelationsSchema, relations } from './relationsSchema.ts'
import { type StandingSchema, standing } from './standingSchema.ts'
import { type TournamentSchema, tournaments } from './tournamentSchema.ts'

export interface Schema
  extends PeopleSchema,
    LobbySchema,
    RelationsSchema,
    ModerationSchema,
    StandingSchema,
    NoticesSchema,
    PasskeysSchema,
    ConductSchema,
    TournamentSchema {
  /** What never changes of a table. `key` is its number inside the database. */
  tables: { key: Generated<number>; id: string; game: string; created: number }
  /** A table as it stands in lists; written with every entry that changes it. `due`: when it must be looked at again. */
  shelf: { table_key: number; status: string; private: number; updated: number; due: number | null; row: string }
  /**
   * `place`: where its person came in a game that is over, from 1. `ended`: as `updated` of the table where its game is over; null
   * where it goes on.
   */
  seats: { table_key: number; seat: number; user_id: string; place: number | null; ended: number | null }
  /** Append-only; the body of one that has come to nothing is emptied (groups.ts). `position`: the number of the position that this entry made, unless it is a draft. */
  entries: { id: Generated<number>; table_key: number; n: number; position: number | null; body: string }
  chat: { id: Generated<number>; table_key: number; body: string }
  snapshots: { table_key: number; n: number; body: string }
  settings: { key: string; value: string }
}

const first = (kind: Kind): Migration => ({
  async up(db) {
    const schema = db.schema
    const growing = growingKey(kind)
    await schema
      .createTable('users')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('token_hash', 'text', c => c.notNull().unique())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await schema
      .createTable('tables')
      .addColumn('key', growing)
      .addColumn('id', 'text', c => c.notNull().unique())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await schema
      .createTable('shelf')
      .addColumn('table_key', 'bigint', c => c.primaryKey().references('tables.key'))
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('private', 'integer', c => c.notNull())
      .addColumn('updated', 'bigint', c => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('row', 'text', c => c.notNull())
      .execute()
    await schema
      .createIndex('shelf_by_status')
      .on('shelf')
      .columns(['status', 'private', 'updated', 'table_key'])
      .execute()
    await schema.createIndex('shelf_by_due').on('shelf').column('due').where('due', 'is not', null).execute()
    await schema
      .createTable('seats')
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('user_id', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_key', 'seat'])
      .execute()
    await schema.createIndex('seats_by_user').on('seats').columns(['user_id', 'table_key']).execute()
    await schema
      .createTable('entries')
      .addColumn('id', growing)
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addColumn('n', 'integer', c => c.notNull())
      .addColumn('position', 'integer')
      .addColumn('body', 'text', c => c.notNull())
      .addUniqueConstraint('entries_once', ['table_key', 'n'])
      .execute()
    await schema
      .createTable('chat')
      .addColumn('id', growing)
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addColumn('body', 'text', c => c.notNull())
      .execute()
    await schema.createIndex('chat_by_table').on('chat').columns(['table_key', 'id']).execute()
    await schema
      .createTable('snapshots')
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addColumn('n', 'integer', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_key', 'n'])
      .execute()
    await schema
      .createTable('settings')
      .addColumn('key', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute()
  },
})

/** An earlier position is found without reading all that came before and after it. */
const positions: Migration = {
  async up(db) {
    await db.schema.createIndex('entries_by_position').on('entries').columns(['table_key', 'position', 'n']).execute()
  },
}

/** The tables of somebody who has many that are over are found without looking at all of them. */
const ended: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('seats').addColumn('ended', 'bigint').execute()
    await sql`update seats set ended = (select updated from shelf
      where shelf.table_key = seats.table_key and shelf.status in ('over', 'closed'))`.execute(db)
    await db.schema.createIndex('seats_by_end').on('seats').columns(['user_id', 'ended', 'table_key']).execute()
  },
}

/** newer: another version of the program has brought it to a schema that is not known here. */
export type SchemaState = 'none' | 'older' | 'current' | 'newer'

/** How the schema of a database stands to the one of this program. Nothing is changed. */
export async function schemaState(db: Kysely<Schema>, kind: Kind): Promise<SchemaState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return 'none'
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = Object.keys(migrationsOf(kind))
  if (rows.some(({ name }) => !known.includes(name))) return 'newer'
  return rows.length < known.length ? 'older' : 'current'
}

function migrationsOf(kind: Kind): Record<string, Migration> {
  // In the order of their names.
  return {
    '2026-11-first': first(kind),
    '2026-12-positions': positions,
    '2026-12-sessions': sessions,
    '2026-12-tickets': tickets,
    '2026-12-traces': traces,
    '2027-01-ended': ended,
    '2027-02-lobby': lobby,
    '2027-02-searches': searches,
    '2027-03-relations': relations,
    '2027-04-moderation': moderation(kind),
    '2027-05-standing': standing(kind),
    '2027-06-archived': archived,
    '2027-07-notices': notices,
    '2027-08-passkeys': passkeys,
    '2027-08-tournaments': tournaments,
    '2027-09-conduct': conduct,
  }
}

/** Brings a database to the newest schema, or to an earlier one by its name. Throws an Error that says so when that is not known here. */
export async function migrate(db: Kysely<Schema>, kind: Kind, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(kind) } })
  if ((await schemaState(db, kind)) === 'newer') {
    throw new Error(
      'A newer version of Interregnum has used this database. Update the program, or name another database.',
    )
  }
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
}
