/** What a host wants to know of a database before something is wrong with it. */
import { existsSync, statSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from './groups.ts'
import type { Kind } from './kinds.ts'
import { openPostgres } from './postgres.ts'
import { type Schema, type SchemaState, schemaState } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface Inspection {
  kind: Kind
  /** As the database names itself. */
  version: string
  schema: SchemaState
  bytes: number
  /** What a durable change of one row takes, in milliseconds: the median of some; null where there is no table yet. */
  write: number | null
  /** So many milliseconds its clock is before this machine's; null: they are the same. */
  ahead: number | null
  /** The names of what the house has settled for good. */
  settled: readonly string[]
}

/** Looks at a database, also while servers use it. null: there is none yet. Throws what keeps it from being used. */
export async function inspect({
  databaseUrl,
  file,
}: {
  databaseUrl?: string
  file: string
}): Promise<Inspection | null> {
  if (!databaseUrl && !existsSync(file)) return null
  const { db }: Database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file)
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  try {
    const schema = await schemaState(db, kind)
    const hasTables = schema !== 'none'
    return {
      kind,
      schema,
      ...(kind === 'postgres' ? await ofPostgres(db) : await ofSqlite(db, file)),
      write: hasTables ? await timeOfWrite(db) : null,
      settled: hasTables ? (await db.selectFrom('settings').select('key').execute()).map(({ key }) => key) : [],
    }
  } finally {
    await db.destroy()
  }
}

async function ofSqlite(db: Kysely<Schema>, file: string) {
  const [{ version }] = (await sql<{ version: string }>`select sqlite_version() as version`.execute(db)).rows
  return { version, bytes: statSync(file).size, ahead: null }
}

async function ofPostgres(db: Kysely<Schema>) {
  const asked = Date.now()
  const answer = await sql<{ version: string; bytes: number; now: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  const [{ version, bytes, now }] = answer.rows
  return { version: version.split(' ')[0], bytes, ahead: now - (asked + Date.now()) / 2 }
}

const tries = 7
/** A row of its own, which no server reads. */
const key = 'doctor'

async function timeOfWrite(db: Kysely<Schema>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < tries; i++) {
    const begun = performance.now()
    const row = db.insertInto('settings').values({ key, value: String(i) })
    await row.onConflict(conflict => conflict.column('key').doUpdateSet({ value: String(i) })).execute()
    times.push(performance.now() - begun)
  }
  await db.deleteFrom('settings').where('key', '=', key).execute()
  return times.sort((a, b) => a - b)[(tries - 1) / 2]
}
