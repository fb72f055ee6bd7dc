/** What the database holds of people. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface PeopleSchema {
  /**
   * Guests and accounts. `name_key`: what an account's name looks like, which no other account's may; null: a guest. `shown`:
   * what others may see, as JSON.
   */
  users: {
    id: string
    name: string
    name_key: string | null
    email: string | null
    picture: string | null
    language: string | null
    shown: string
    created: number
  }
  /** The browsers that are somebody. `seen`: when it last was, to the day. */
  sessions: { id: string; user_id: string; token_hash: string; device: string; created: number; seen: number }
  /** At which tables somebody sits or sat, or has been otherwise: as owner, or by what it did or said. */
  sat: { user_id: string; table_key: number }
  /** What makes a browser somebody, once (tickets.ts). `user_id` null: whoever has the address. */
  tickets: {
    hash: string
    user_id: string | null
    email: string | null
    created: number
    expires: number
    used: number
  }
}

/** A user has any number of sessions; what was one token of a user becomes its first. */
export const sessions: Migration = {
  async up(db) {
    await addSessions(db)
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('name_key', 'text', c => c.unique())
      .addColumn('email', 'text', c => c.unique())
      .addColumn('picture', 'text')
      .addColumn('language', 'text')
      .addColumn('shown', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await db
      .insertInto('people')
      .columns(['id', 'name', 'shown', 'created'])
      .expression(db.selectFrom('users').select(e => ['id', 'name', e.val('{}').as('shown'), 'created']))
      .execute()
    await db.schema.dropTable('users').execute()
    await db.schema.alterTable('people').renameTo('users').execute()
    await db.schema.alterTable('seats').addColumn('place', 'integer').execute()
  },
}

// biome-ignore lint/suspicious/noExplicitAny: a schema on its way is none
async function addSessions(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('device', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await db
    .insertInto('sessions')
    .columns(['id', 'user_id', 'token_hash', 'device', 'created', 'seen'])
    .expression(
      db
        .selectFrom('users')
        .select(e => ['id', 'id as user_id', 'token_hash', e.val('').as('device'), 'created', 'created as seen']),
    )
    .execute()
}

export const tickets: Migration = {
  async up(db) {
    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('email', 'text')
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('expires', 'bigint', c => c.notNull())
      .addColumn('used', 'integer', c => c.notNull())
      .execute()
    await db.schema.createIndex('tickets_by_email').on('tickets').columns(['email', 'created']).execute()
    await db.schema.createIndex('tickets_by_expiry').on('tickets').column('expires').execute()
  },
}

export const traces: Migration = {
  async up(db) {
    await db.schema
      .createTable('sat')
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addPrimaryKeyConstraint('sat_key', ['user_id', 'table_key'])
      .execute()
    await db.schema.createIndex('sat_by_table').on('sat').column('table_key').execute()
    const known = db.selectFrom('seats').select(['user_id', 'table_key']).distinct()
    await db.insertInto('sat').columns(['user_id', 'table_key']).expression(known).execute()
  },
}
