/** PostgreSQL, and the word it passes between several servers on one database. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

// Times and keys are safe integers: read them as numbers, not as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openPostgres(url: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 8 }) }) })
}

const channel = 'interregnum_tables'

/** Tells other servers and hears from them which tables have grown. */
export interface Gossip {
  tell(keys: readonly number[]): Promise<void>
  close(): Promise<void>
}

/** Listens on a connection of its own, which comes back by itself when it is lost. */
export async function openGossip(url: string, hear: (keys: readonly number[]) => void): Promise<Gossip> {
  const self = crypto.randomUUID()
  let isClosed = false
  let client = await listen()
  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (!isClosed) setTimeout(again, 1000)
    })
    fresh.on('notification', ({ payload = '' }) => {
      const [from, ...keys] = payload.split(' ')
      if (from !== self) hear(keys.map(Number))
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    return fresh
  }
  async function again(): Promise<void> {
    try {
      client = await listen()
    } catch {
      if (!isClosed) setTimeout(again, 1000)
    }
  }
  return {
    async tell(keys) {
      await client.query('select pg_notify($1, $2)', [channel, [self, ...keys].join(' ')])
    },
    async close() {
      isClosed = true
      await client.end()
    },
  }
}
