/** What the database holds of how people keep to the games that they begin with others. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface ConductSchema {
  /** How often something was so of somebody: see `ConductCount` in table/people/conduct.ts. */
  conduct: { user_id: string; what: string; step: number; n: number }
}

export const conduct: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('conduct')
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('what', 'text', c => c.notNull())
      .addColumn('step', 'integer', c => c.notNull())
      .addColumn('n', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('conduct_key', ['user_id', 'what', 'step'])
      .execute()
  },
}
