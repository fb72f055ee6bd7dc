/** What the database holds of what people are to each other. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Somebody's friend; whose chat it does not read; whom it wants to meet nowhere. */
export type Relation = 'friend' | 'ignore' | 'block'

export interface RelationsSchema {
  /** What `other_id` is to `user_id`. Friends are those who have called each other so. */
  relations: { user_id: string; other_id: string; relation: Relation; created: number }
}

export const relations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('relations')
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('other_id', 'text', c => c.notNull())
      .addColumn('relation', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('relations_key', ['user_id', 'other_id'])
      .execute()
    await db.schema.createIndex('relations_by_other').on('relations').column('other_id').execute()
  },
}
