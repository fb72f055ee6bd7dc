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
export interface Gossip {
  tell(keys: readonly number[]): Promise<unknown>
  close(): Promise<void>
}

interface Ear {
  url: string
  self: string
  hear(keys: readonly number[]): void
  client: pg.Client | null
  isClosed: boolean
}

/** After a lost connection the ear listens again in so many milliseconds. */
const listenAgain = 1000

/** Uses a connection of its own, which comes back by itself when it is lost. */
export async function openGossip(url: string, hear: (keys: readonly number[]) => void): Promise<Gossip> {
  const ear: Ear = { url, self: crypto.randomUUID(), hear, client: null, isClosed: false }
  await listen(ear)
  let last: Promise<unknown> = Promise.resolve()
  return {
    tell: keys => {
      const word = [ear.self, ...keys].join(' ')
      const told = last.then(() => ear.client?.query('select pg_notify($1, $2)', [channel, word]))
      last = told.catch(() => {})
      return told
    },
    close: async () => {
      ear.isClosed = true
      await last
      await ear.client?.end()
    },
  }
}

async function listen(ear: Ear): Promise<void> {
  const client = new pg.Client({ connectionString: ear.url })
  // The end of the connection follows, and with it the next try.
  client.on('error', () => {})
  client.on('end', () => {
    ear.client = null
    if (!ear.isClosed) setTimeout(() => void listen(ear).catch(() => {}), listenAgain).unref()
  })
  client.on('notification', ({ payload = '' }) => {
    const [from, ...keys] = payload.split(' ')
    if (from !== ear.self) ear.hear(keys.map(Number))
  })
  await client.connect()
  await client.query(`listen ${channel}`)
  ear.client = client
}
