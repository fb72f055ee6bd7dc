/** PostgreSQL, and the word it passes between several servers on one database. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { limits } from '../limits.ts'
import type { Schema } from './schema.ts'

// Times and keys are safe integers: read them as numbers, not as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A connection that has stopped to answer is noticed, also when nobody has closed it. */
const limited = (url: string): pg.ClientConfig => ({
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

const channel = 'interregnum_tables'
const presenceChannel = 'interregnum_presence'

/** Tells other servers, and hears from them, which tables have grown. */
export interface NodeNotifier {
  tell(keys: readonly number[]): void
  /** Tells who has pages here; what cannot be told now is not told later. */
  tellPresence(here: readonly Presence[]): void
  close(): Promise<void>
}

/** Those who sit at a table and have pages there. */
export interface Presence {
  key: number
  users: readonly string[]
}

interface Listener {
  url: string
  self: string
  hear(keys: readonly number[] | 'any'): void
  hearPresence(here: readonly Presence[]): void
  client: pg.Client | null
  isClosed: boolean
  /** What has grown and has not been told yet: what cannot be told now is told later. */
  news: Set<number>
  telling: Promise<unknown> | null
}

/** After a lost connection the ear listens again in so many milliseconds. */
const listenAgain = 1000
/** One word is no longer than PostgreSQL allows. */
const keysInWord = 400

/** Tables in one word about presence: of each those are named who sit there. */
const tablesInWord = 20

/**
 * Uses a connection of its own, which comes back by itself when it is lost. `hear` is given the keys of tables, or 'any'
 * when words may have been missed.
 */
export async function openNodeNotifier(
  url: string,
  { hear, hearPresence }: Pick<Listener, 'hear' | 'hearPresence'>,
): Promise<NodeNotifier> {
  const self = crypto.randomUUID()
  const listener: Listener = {
    url,
    self,
    hear,
    hearPresence,
    client: null,
    isClosed: false,
    news: new Set(),
    telling: null,
  }
  await listen(listener)
  return {
    tell: keys => {
      for (const key of keys) listener.news.add(key)
      tellAll(listener)
    },
    tellPresence: here => {
      for (let at = 0; at < here.length; at += tablesInWord) {
        const word = JSON.stringify([self, here.slice(at, at + tablesInWord)])
        listener.client?.query('select pg_notify($1, $2)', [presenceChannel, word]).catch(() => {})
      }
    },
    close: async () => {
      listener.isClosed = true
      await listener.telling
      await listener.client?.end()
    },
  }
}

/** Tells what there is to tell, one word at a time. */
function tellAll(listener: Listener): void {
  const { client, news, self } = listener
  if (listener.telling || !client || news.size === 0) return
  const keys = [...news].slice(0, keysInWord)
  for (const key of keys) news.delete(key)
  const told = client.query('select pg_notify($1, $2)', [channel, [self, ...keys].join(' ')]).catch(async () => {
    for (const key of keys) news.add(key)
    listener.client = null
    // Its end is heard of, and another one is opened.
    await client.end().catch(() => {})
  })
  listener.telling = told.finally(() => {
    listener.telling = null
    tellAll(listener)
  })
}

function hearOfPresence({ self, hearPresence }: Listener, word: string): void {
  const [from, here] = JSON.parse(word) as [string, Presence[]]
  if (from !== self) hearPresence(here)
}

/** Listens; where it cannot, or no longer, it tries again in a moment. */
async function listen(listener: Listener): Promise<void> {
  const client = new pg.Client(limited(listener.url))
  // The end of the connection follows, and with it the next try.
  client.on('error', () => {})
  client.on('end', () => {
    listener.client = null
    if (!listener.isClosed)
      setTimeout(
        () =>
          void listen(listener).then(
            () => listener.hear('any'),
            () => {},
          ),
        listenAgain,
      ).unref()
  })
  client.on('notification', ({ channel: about, payload = '' }) => {
    if (about === presenceChannel) return hearOfPresence(listener, payload)
    const [from, ...keys] = payload.split(' ')
    if (from !== listener.self) listener.hear(keys.map(Number))
  })
  await client.connect()
  await client.query(`listen ${channel}; listen ${presenceChannel}`).catch(async error => {
    await client.end().catch(() => {})
    throw error
  })
  listener.client = client
  tellAll(listener)
}
