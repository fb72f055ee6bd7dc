/** PostgreSQL, behind the interface that Kysely expects. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { limits } from '../limits.ts'
import type { Schema } from './schema.ts'

// Times and keys are safe integers: read them as numbers, not as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A connection that has stopped to answer is noticed, also when nobody has closed it. */
export const limited = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: limits.databaseConnects,
  query_timeout: limits.databaseAnswers,
  statement_timeout: limits.databaseAnswers,
  idle_in_transaction_session_timeout: limits.databaseAnswers,
  keepAlive: true,
  keepAliveInitialDelayMillis: limits.databaseAnswers,
})

/** `isUnhurried`: a statement may take as long as it likes, for whoever rebuilds tables. */
export function openPostgres(url: string, { isUnhurried = false } = {}): Kysely<Schema> {
  const pool = new pg.Pool({
    max: 8,
    ...limited(url),
    ...(isUnhurried && { query_timeout: undefined, statement_timeout: undefined }),
  })
  // A connection that is lost while idle is replaced when the next one is needed.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const sturdy: PostgresPool = {
    options: pool.options,
    connect: async () => sturdyClient(await pool.connect()),
    end: () => pool.end(),
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sturdy }) })
}

/** A connection that has not answered once, or has broken, is asked nothing more, and thrown away. */
function sturdyClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown = null
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await client.query({ text, values: values as unknown[] })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken !== null) }
}
