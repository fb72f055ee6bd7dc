/** What the database holds for those who look for a game. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface LobbySchema {
  /**
   * The listed tables that gather their people, with what they are chosen by. `pace`: none, live or mail; `free`: seats that are
   * open.
   */
  lobby: { table_key: number; game: string; pace: string; language: string | null; free: number }
  /** Who looks for a game, for what (JSON), when its page was seen last, and which table was found. */
  searches: { user_id: string; wish: string; created: number; seen: number; table_id: string | null }
  /** Tables that somebody has put aside. */
  archived: { user_id: string; table_key: number }
}

/** As it stood in lists before there was a lobby. */
interface OldRow {
  game: string
  seats: readonly { kind: string }[]
  hoursPerMove?: number | null
  clock?: object | null
}

export const lobby: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a schema on its way is none
  async up(db: Kysely<any>) {
    await db.schema
      .createTable('lobby')
      .addColumn('table_key', 'bigint', c => c.primaryKey().references('tables.key'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('pace', 'text', c => c.notNull())
      .addColumn('language', 'text')
      .addColumn('free', 'integer', c => c.notNull())
      .execute()
    const open = db.selectFrom('shelf').select(['table_key', 'row'])
    for (const { table_key, row } of await open.where('status', '=', 'gathering').where('private', '=', 0).execute()) {
      await db
        .insertInto('lobby')
        .values({ table_key, ...oldFacts(JSON.parse(row)) })
        .execute()
    }
  },
}

const oldFacts = ({ game, seats, hoursPerMove, clock }: OldRow) => ({
  game,
  pace: clock ? 'live' : hoursPerMove ? 'mail' : 'none',
  language: null,
  free: seats.filter(({ kind }) => kind === 'open').length,
})

export const searches: Migration = {
  async up(db) {
    await db.schema
      .createTable('searches')
      .addColumn('user_id', 'text', c => c.primaryKey())
      .addColumn('wish', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('seen', 'bigint', c => c.notNull())
      .addColumn('table_id', 'text')
      .execute()
  },
}

export const archived: Migration = {
  async up(db) {
    await db.schema
      .createTable('archived')
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addPrimaryKeyConstraint('archived_key', ['user_id', 'table_key'])
      .execute()
    await db.schema.createIndex('archived_by_table').on('archived').column('table_key').execute()
  },
}
