/** PostgreSQL, behind the interface that Kysely expects. */
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { limits } from '../limits.ts'
import type { Database } from './groups.ts'
import type { Schema } from './schema.ts'
import { changes, inserts, insertText, type Run } from './statements.ts'

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
export function openPostgres(url: string, { isUnhurried = false } = {}): Database {
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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sturdy }) })
  return { db, commit: job => db.transaction().execute(trx => job(runIn(trx))) }
}

/** Rows to insert go as one list for each column, so that a statement has one text, however many rows there are. */
const insertTexts = Object.entries(inserts).map(([name, insert]) => {
  const lists = (types: readonly string[]) => types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
  return [name, insertText(insert, types => `select * from unnest(${lists(types)})`)] as const
})
const changeTexts = Object.entries(changes).map(([name, text]) => {
  let at = 0
  return [name, text.replaceAll('?', () => `$${++at}`)] as const
})
const texts = new Map<string, string>([...insertTexts, ...changeTexts])
/** A statement with a name is parsed once by each connection. */
const names = new Map([...texts].map(([name, text]) => [text, name]))

const runIn =
  (trx: Transaction<Schema>): Run =>
  async (name, rows) => {
    const ask = async (values: readonly unknown[]) =>
      (await trx.executeQuery<{ table_key: number; n: number }>(CompiledQuery.raw(texts.get(name)!, [...values]))).rows
    if (!(name in inserts)) {
      for (const row of rows) await ask(row)
      return []
    }
    const columns = rows[0].map((_, i) => rows.map(row => row[i]))
    return (await ask(columns)).map(({ table_key, n }) => [table_key, n])
  }

/** A connection that has not answered once, or has broken, is asked nothing more, and thrown away. */
function sturdyClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown = null
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken
    try {
      return await client.query({ name: names.get(text), text, values: values as unknown[] })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken !== null) }
}
