/** What a server needs to know, and where it comes from. */
import { availableParallelism } from 'node:os'
import type { GameModule } from '../kernel/index.ts'
import { limits } from './limits.ts'

export interface Settings {
  games: Readonly<Record<string, GameModule>>
  /** The address of a module that exports `games`, for the threads in which bots think. */
  gamesModule: string
  port: number
  host: string
  /** The folder of the embedded database. */
  data: string
  /** A PostgreSQL to be used in its place. */
  databaseUrl?: string
  /** The folder of the built page; left out where there is none. */
  page?: string
  /** Other addresses (scheme, host, port) whose pages may use this server, for development. */
  origins: readonly string[]
  /** Believe the forwarding headers of a proxy in front. */
  trustProxy: boolean
  /** Serve /metrics. */
  metrics: boolean
  /** pino's level; 'silent' for tests. */
  log: string
  /** The pause before a bot's move that everybody sees, in milliseconds. */
  pace: number
  /** How long a window stands that goes by unasked: drawn between the two, in milliseconds. */
  passAfter: { least: number; most: number }
  /** Somebody whose connection is lost is shown as present for so many milliseconds more. */
  grace: number
  /** Threads in which quick bots think; those that take their time have one less, and one at least. */
  botThreads: number
  /** Requests a minute from one address. */
  requestsPerMinute: number
  /** Tables that one address may make in a minute. */
  tablesPerMinute: number
  /** Commands a second of one user, in the long run. */
  commandsPerSecond: number
}

type Given = Pick<Settings, 'games' | 'gamesModule'> & Partial<Settings>

/** Settings from what is given, then from the environment, then as they usually are. */
export function settingsFrom(given: Given, env: NodeJS.ProcessEnv = {}): Settings {
  return {
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? '127.0.0.1',
    data: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL || undefined,
    origins: env.ORIGINS?.split(',').map(origin => origin.trim()) ?? [],
    trustProxy: isOn(env.TRUST_PROXY),
    metrics: isOn(env.METRICS),
    log: env.LOG_LEVEL ?? 'info',
    pace: Number(env.BOT_PACE_MS ?? 700),
    passAfter: { least: 600, most: 2500 },
    grace: 10_000,
    botThreads: Math.max(1, availableParallelism() - 1),
    requestsPerMinute: limits.requestsPerMinute,
    tablesPerMinute: Number(env.TABLES_PER_MINUTE ?? limits.tablesPerMinute),
    commandsPerSecond: limits.commandsPerSecond,
    ...given,
  }
}

const isOn = (value: string | undefined) => value !== undefined && !['', '0', 'false', 'no'].includes(value)
