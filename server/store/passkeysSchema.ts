/** What the database holds of passkeys. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface PasskeysSchema {
  /** `id` and `public_key` as base64url; `counter`: how often the authenticator says that it has signed. */
  passkeys: {
    id: string
    user_id: string
    public_key: string
    counter: number
    device: string
    created: number
  }
  /** What is to be signed, once; `user_id` null: by whoever signs in. */
  challenges: { hash: string; user_id: string | null; expires: number }
}

export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('public_key', 'text', c => c.notNull())
      .addColumn('counter', 'bigint', c => c.notNull())
      .addColumn('device', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()
    await db.schema
      .createTable('challenges')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('expires', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('challenges_by_expiry').on('challenges').column('expires').execute()
  },
}
