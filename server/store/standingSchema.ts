/** What the database holds of how games have ended: ratings, what they were reckoned from, and statistics. */
import { type Generated, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { growingKey, type Kind } from './kinds.ts'

export interface StandingSchema {
  /** Games that have ended; `counted`: 1 once they stand in ratings and statistics. */
  endings: { table_key: number; ended: number; counted: number }
  /** Rated games that count, in the order in which they were counted. */
  rated_games: { id: Generated<number>; table_key: number; game: string; ended: number }
  /** Who came how in a rated game, and its rating afterwards. */
  rated_seats: { table_key: number; seat: number; user_id: string; place: number; mu: number; sigma: number }
  /** The rating of somebody in a game, after so many rated games. It follows from the two above. */
  ratings: { user_id: string; game: string; mu: number; sigma: number; games: number; changed: number }
  /** Statistics of public games: how often something was so, at tables of so many seats. */
  tallies: { game: string; seats: number; what: string; of: string; n: number }
}

export const standing = (kind: Kind): Migration => ({
  async up(db) {
    const { schema } = db
    await schema
      .createTable('endings')
      .addColumn('table_key', 'bigint', c => c.primaryKey().references('tables.key'))
      .addColumn('ended', 'bigint', c => c.notNull())
      .addColumn('counted', 'integer', c => c.notNull())
      .execute()
    await schema
      .createIndex('endings_to_count')
      .on('endings')
      .columns(['ended', 'counted'])
      .where('counted', '=', 0)
      .execute()
    await schema
      .createTable('rated_games')
      .addColumn('id', growingKey(kind))
      .addColumn('table_key', 'bigint', c => c.notNull().unique().references('tables.key'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('ended', 'bigint', c => c.notNull())
      .execute()
    await schema
      .createTable('rated_seats')
      .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('place', 'integer', c => c.notNull())
      .addColumn('mu', 'double precision', c => c.notNull())
      .addColumn('sigma', 'double precision', c => c.notNull())
      .addPrimaryKeyConstraint('rated_seats_key', ['table_key', 'seat'])
      .execute()
    await schema.createIndex('rated_seats_by_user').on('rated_seats').columns(['user_id', 'table_key']).execute()
    await schema
      .createTable('ratings')
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('mu', 'double precision', c => c.notNull())
      .addColumn('sigma', 'double precision', c => c.notNull())
      .addColumn('games', 'integer', c => c.notNull())
      .addColumn('changed', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
      .execute()
    await schema.createIndex('ratings_by_game').on('ratings').columns(['game', 'games']).execute()
    await schema
      .createTable('tallies')
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('seats', 'integer', c => c.notNull())
      .addColumn('what', 'text', c => c.notNull())
      .addColumn('of', 'text', c => c.notNull())
      .addColumn('n', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('tallies_key', ['game', 'seats', 'what', 'of'])
      .execute()
    // Games that were over before are counted, too.
    await sql`insert into endings (table_key, ended, counted)
      select table_key, updated, 0 from shelf where status = 'over'`.execute(db)
  },
})
