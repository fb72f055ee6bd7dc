/** Servers in processes of their own, on one database, that can be killed and come back where they were. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { openStoreOf } from '../../server/index.ts'
import type { ServerFigures } from '../../server/load/serve.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import type { Schema } from '../../server/store/schema.ts'
import { fileName, openSqlite } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import { freePort } from '../../server/testing/freePort.ts'
import type { OwnPostgres } from '../../server/testing/postgres.ts'

export interface ClusterWish {
  /** The address of the registry of games. */
  gamesModule: string
  store: 'sqlite' | 'postgres'
  /** Servers at once: more than one needs PostgreSQL. */
  nodes: number
}

export interface Cluster {
  addresses: readonly string[]
  /** Null on SQLite. */
  postgres: OwnPostgres | null
  /** How often a server has ended by itself. */
  crashes: number
  kill(node: number): Promise<void>
  /** As an operator does. */
  stop(node: number): Promise<void>
  /** Resolves when it listens again. */
  start(node: number): Promise<void>
  figures(node: number): Promise<ServerFigures>
  /** Has every server forget its longest stall. */
  mark(): void
  /** The number of its process. */
  process(node: number): number
  /** How many bytes of moves, lines of chat and positions the database keeps, of a table or of all. */
  stored(table?: string): Promise<number>
  /** The store, to look into and to lay tables into beside the servers. */
  open(): Promise<Store>
  /** Stops all servers as an operator does, and gives the store to look into. */
  settle(): Promise<Store>
  /** Ends everything, and leaves nothing behind. */
  destroy(): Promise<void>
}

const server = new URL('../../server/load/serve.ts', import.meta.url)
/** Where `interregnum` keeps what it has compiled: servers start as fast as a host's. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

export async function openCluster({ gamesModule, store, nodes }: ClusterWish): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-chaos-'))
  const ports = await Promise.all(Array.from({ length: nodes }, freePort))
  // Tests and tools alone come with a PostgreSQL.
  const postgres = store === 'sqlite' ? null : await (await import('../../server/testing/postgres.ts')).openPostgres()
  // What stands in the schema of everybody goes before PostgreSQL's own functions: words between servers can be lost that way.
  await postgres?.ask('alter role current_user set search_path = public, pg_catalog')
  const children: ChildProcess[] = []
  const cluster: Cluster = {
    addresses: ports.map(port => `http://127.0.0.1:${port}`),
    postgres,
    crashes: 0,
    start: async node => {
      const env = {
        ...process.env,
        PORT: `${ports[node]}`,
        DATA_DIR: data,
        DATABASE_URL: postgres?.url ?? '',
        NODE_COMPILE_CACHE: compiled,
      }
      const child = fork(server, [gamesModule], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
      // What a server says is no figure; and it does not write to a file of ours, which may be full for it.
      for (const words of [child.stdout!, child.stderr!]) words.pipe(process.stderr, { end: false })
      children[node] = child
      child.on('exit', () => {
        if (children[node] === child) cluster.crashes++
      })
      await Promise.race([once(child, 'message'), once(child, 'exit')])
    },
    stop: node => end(children, node, child => child.send('close')),
    kill: node => end(children, node, child => child.kill('SIGKILL')),
    figures: async node => {
      children[node].send('figures')
      return ((await once(children[node], 'message')) as [ServerFigures])[0]
    },
    mark: () => {
      for (const child of children) if (child?.connected) child.send('mark')
    },
    process: node => children[node].pid!,
    stored: table => storedIn((postgres ? openPostgres(postgres.url) : openSqlite(join(data, fileName))).db, table),
    open: () => openStoreOf({ data, databaseUrl: postgres?.url }),
    settle: async () => {
      for (const node of children.keys()) await cluster.stop(node)
      return cluster.open()
    },
    destroy: async () => {
      for (const node of children.keys()) await end(children, node, child => child.kill('SIGKILL'))
      await postgres?.destroy()
      rmSync(data, { recursive: true, force: true })
    },
  }
  for (let node = 0; node < nodes; node++) await cluster.start(node)
  return cluster
}

/** Bytes of bodies, and so many more for each row: its numbers, and its places in indexes. */
const bytesOfRow = 40

async function storedIn(db: Kysely<Schema>, table: string | null = null): Promise<number> {
  const key = sql`(select key from tables where id = ${table})`
  const bytesOf = (rows: string) =>
    sql`(select coalesce(sum(length(body) + ${sql.lit(bytesOfRow)}), 0) from ${sql.table(rows)} where ${table === null} or table_key = ${key})`
  const query = sql<{
    bytes: number
  }>`select ${bytesOf('entries')} + ${bytesOf('chat')} + ${bytesOf('snapshots')} as bytes`
  const { rows } = await query.execute(db).finally(() => db.destroy())
  return Number(rows[0].bytes)
}

async function end(children: ChildProcess[], node: number, how: (child: ChildProcess) => void): Promise<void> {
  const child = children[node]
  if (!child) return
  delete children[node]
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  how(child)
  await ended
}
