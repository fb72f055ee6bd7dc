/** The two databases, and in what their words differ. */
import { type RawBuilder, sql } from 'kysely'

export type Kind = 'sqlite' | 'postgres'

/** A key that the database counts up by itself. */
export const growingKey = (kind: Kind): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`
