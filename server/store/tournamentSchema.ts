/** What the database holds of tournaments. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface TournamentSchema {
  /**
   * `version` grows with every change, so that of two who change it at once one begins anew. `due`: when it must be looked at;
   * null: when one of its tables ends. `listed`: 1 where everybody is shown it. `body`: the whole of it, as JSON.
   */
  tournaments: {
    id: string
    status: string
    listed: number
    updated: number
    due: number | null
    version: number
    body: string
  }
  /** Who has entered, or made, which tournament. */
  entrants: { tournament_id: string; user_id: string }
}

export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('tournaments')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('status', 'text', c => c.notNull())
      .addColumn('listed', 'integer', c => c.notNull())
      .addColumn('updated', 'bigint', c => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('version', 'integer', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .execute()
    await schema
      .createIndex('tournaments_by_due')
      .on('tournaments')
      .column('due')
      .where('due', 'is not', null)
      .execute()
    await schema.createIndex('tournaments_listed').on('tournaments').columns(['listed', 'updated']).execute()
    await schema
      .createTable('entrants')
      .addColumn('tournament_id', 'text', c => c.notNull().references('tournaments.id'))
      .addColumn('user_id', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['user_id', 'tournament_id'])
      .execute()
    await schema.createIndex('entrants_by_tournament').on('entrants').column('tournament_id').execute()
  },
}
