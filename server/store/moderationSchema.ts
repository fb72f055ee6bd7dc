/** What the database holds of reports, of those who look after them, and of what they do. */
import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { growingKey, type Kind } from './kinds.ts'

/** What a report is about. */
export type ReportKind = 'chat' | 'name' | 'conduct'
/** No chat; or no chat, no new tables and no seats: running games go on. */
export type SanctionKind = 'mute' | 'ban'

export interface ModerationSchema {
  moderators: { user_id: string; created: number }
  /** `lines`: what was said, as JSON; `by_id` null: the reporter is gone. Open until `closed`. */
  reports: {
    id: string
    by_id: string | null
    about_id: string
    table_id: string | null
    kind: ReportKind
    words: string
    lines: string
    created: number
    closed: number | null
    answer: string | null
  }
  /** `until` null: for good. `lifted`: ended before its time. */
  sanctions: {
    id: string
    user_id: string
    kind: SanctionKind
    reason: string
    created: number
    until: number | null
    lifted: number | null
  }
  /** What moderators did, append-only. Whoever has been removed is in it by no id and no name: both are empty. */
  audit: {
    id: Generated<number>
    by_id: string
    by_name: string
    about_id: string
    about_name: string
    action: string
    words: string
    created: number
  }
}

export const moderation = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    const growing = growingKey(kind)
    await db.schema
      .createTable('moderators')
      .addColumn('user_id', 'text', c => c.primaryKey())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('by_id', 'text')
      .addColumn('about_id', 'text', c => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('words', 'text', c => c.notNull())
      .addColumn('lines', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('closed', 'bigint')
      .addColumn('answer', 'text')
      .execute()
    await db.schema.createIndex('reports_by_state').on('reports').columns(['closed', 'created', 'id']).execute()
    await db.schema.createIndex('reports_by_person').on('reports').columns(['about_id', 'created']).execute()
    await db.schema.createIndex('reports_by_reporter').on('reports').columns(['by_id', 'created']).execute()
    await db.schema
      .createTable('sanctions')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('user_id', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('reason', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('lifted', 'bigint')
      .execute()
    await db.schema.createIndex('sanctions_by_user').on('sanctions').columns(['user_id', 'created']).execute()
    await db.schema
      .createTable('audit')
      .addColumn('id', growing)
      .addColumn('by_id', 'text', c => c.notNull())
      .addColumn('by_name', 'text', c => c.notNull())
      .addColumn('about_id', 'text', c => c.notNull())
      .addColumn('about_name', 'text', c => c.notNull())
      .addColumn('action', 'text', c => c.notNull())
      .addColumn('words', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
  },
})
