/** PostgreSQL, and the word it passes between several servers on one database. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

// Times and keys are safe integers: read them as numbers, not as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openPostgres(url: string): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // A connection that is lost while idle is replaced when the next one is needed.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

const channel = 'interregnum_tables'

/** Tells other servers, and hears from them, which tables have grown. */
export interface NodeNotifier {
  tell(keys: readonly number[]): Promise<unknown>
  close(): Promise<void>
}

interface Listener {
  url: string
  self: string
  hear(keys: readonly number[]): void
  client: pg.Client | null
  isClosed: boolean
}

/** After a lost connection the ear listens again in so many milliseconds. */
const listenAgain = 1000

/** Uses a connection of its own, which comes back by itself when it is lost. */
export async function openNodeNotifier(url: string, hear: (keys: readonly number[]) => void): Promise<NodeNotifier> {
  const listener: Listener = { url, self: crypto.randomUUID(), hear, client: null, isClosed: false }
  await listen(listener)
  let last: Promise<unknown> = Promise.resolve()
  return {
    tell: keys => {
      const word = [listener.self, ...keys].join(' ')
      const told = last.then(() => listener.client?.query('select pg_notify($1, $2)', [channel, word]))
      last = told.catch(() => {})
      return told
    },
    close: async () => {
      listener.isClosed = true
      await last
      await listener.client?.end()
    },
  }
}

async function listen(listener: Listener): Promise<void> {
  const client = new pg.Client({ connectionString: listener.url })
  // The end of the connection follows, and with it the next try.
  client.on('error', () => {})
  client.on('end', () => {
    listener.client = null
    if (!listener.isClosed) setTimeout(() => void listen(listener).catch(() => {}), listenAgain).unref()
  })
  client.on('notification', ({ payload = '' }) => {
    const [from, ...keys] = payload.split(' ')
    if (from !== listener.self) listener.hear(keys.map(Number))
  })
  await client.connect()
  await client.query(`listen ${channel}`)
  listener.client = client
}
