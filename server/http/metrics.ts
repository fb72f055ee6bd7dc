/** What the server counts, for Prometheus at /metrics. docs/dashboard.json shows all of it. */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BotPool } from '../bots/botPool.ts'
import type { Host } from '../host.ts'
import type { NoticeCounts } from '../notices/notices.ts'
import { ways } from '../notices/when.ts'
import type { Mail } from '../people/mail.ts'
import type { Counts } from '../store/counts.ts'
import type { Store } from '../store/store.ts'
import { fault } from './errors.ts'

interface Need {
  server: FastifyInstance
  host: Host
  store: Store
  mail: Mail
  notices: NoticeCounts
}

/** Names begin with this; all times are in seconds, as Prometheus wants them. */
const prefix = 'interregnum_'
/** From a commit in memory to the longest that anybody is kept waiting. */
const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

export function addMetrics(need: Need): void {
  const { server } = need
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countTables(registry, need)
  countStored(registry, need)
  countHouse(registry, need)
  timeBots(registry, need.host)
  timeRequests(registry, server)
  server.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

/** Who is sent the page instead looks for what is wrong in the wrong place. */
export function refuseMetrics(server: FastifyInstance): void {
  server.get('/metrics', { logLevel: 'warn' }, async () => {
    throw fault(404, 'not-found', 'Figures are not served here. METRICS=on serves them.')
  })
}

const gauge = (register: Registry, name: string, help: string, read: () => number) =>
  new Gauge({
    name: prefix + name,
    help,
    registers: [register],
    collect() {
      this.set(read())
    },
  })

const timer = <T extends string>(register: Registry, name: string, help: string, labelNames: readonly T[]) =>
  new Histogram({ name: prefix + name, help, labelNames, buckets, registers: [register] })

function countTables(registry: Registry, { host }: Need): void {
  gauge(registry, 'tables_in_memory', 'Tables in memory', () => host.tables.byKey.size)
  gauge(registry, 'tables_watched', 'Tables that somebody watches', () => host.rooms.size)
  gauge(registry, 'connections', 'Open pages at tables', () =>
    [...host.rooms.values()].reduce(
      (sum, { groups }) => sum + groups.values().reduce((n, g) => n + g.connections.size, 0),
      0,
    ),
  )
  const registers = [registry]
  const entries = new Counter({ name: `${prefix}entries_total`, help: 'Entries stored', registers })
  const moves = new Counter({ name: `${prefix}moves_total`, help: 'Moves made', labelNames: ['game'], registers })
  const { changed } = host.tables
  host.tables.changed = (loaded, before) => {
    entries.inc(loaded.table.version - before.version)
    moves.inc({ game: loaded.table.game.id }, Math.max(0, loaded.table.core.moves - before.core.moves))
    changed(loaded, before)
  }
}

/** failed: the database was in trouble for as long as we hold what is asked. raced: another server was first. */
function countStored(registry: Registry, { host }: Need): void {
  const commits = timer(registry, 'commit_seconds', 'Until what was done at a table was durable', ['result'])
  const { store } = host.tables
  const { add } = store
  store.add = async addition => {
    const end = commits.startTimer()
    try {
      const isStored = await add(addition)
      end({ result: isStored ? 'stored' : 'raced' })
      return isStored
    } catch (error) {
      end({ result: 'failed' })
      throw error
    }
  }
}

/** Read from the database when the figures are asked for; where it does not answer they stay as they were. */
function countHouse(registry: Registry, { host, store, mail, notices }: Need): void {
  const registers = [registry]
  // All who ask at the same time are answered by one look.
  let looking: Promise<Counts | null> | null = null
  const look = () => {
    looking ??= lookAt(store).finally(() => {
      looking = null
    })
    return looking
  }
  new Gauge({
    name: `${prefix}store_answers`,
    help: '1 while the database answers and can be written, else 0',
    registers,
    async collect() {
      this.set(Number((await look()) !== null))
    },
  })
  new Gauge({
    name: `${prefix}tables`,
    help: 'Tables in the database',
    labelNames: ['status'],
    registers,
    async collect() {
      const { gathering, running } = (await look()) ?? {}
      if (gathering !== undefined) this.set({ status: 'gathering' }, gathering)
      if (running !== undefined) this.set({ status: 'running' }, running)
    },
  })
  new Gauge({
    name: `${prefix}searches`,
    help: 'People who look for a game',
    registers,
    async collect() {
      const counts = await look()
      if (counts) this.set(counts.searches)
    },
  })
  new Gauge({
    name: `${prefix}notices_waiting`,
    help: 'Notices that are to be sent: when quiet hours are over, or once more',
    labelNames: ['way'],
    registers,
    async collect() {
      const counts = await look()
      if (counts) for (const way of ways) this.set({ way }, counts.notices[way] ?? 0)
    },
  })
  countMails(registry, mail)
  countNotices(registry, notices)
  gauge(registry, 'lost_seconds', 'Time that was nobody’s, all together', () => host.tables.lost().ms / 1000)
}

/** null: it does not answer, or cannot be written. */
const lookAt = (store: Store): Promise<Counts | null> =>
  store
    .isAlive()
    .then(isAlive => (isAlive ? store.counts() : null))
    .catch(() => null)

function countMails(registry: Registry, mail: Mail): void {
  const registers = [registry]
  const mails = new Counter({ name: `${prefix}mails_total`, help: 'E-mails', labelNames: ['result'], registers })
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  mail.onSent = isSent => mails.inc({ result: isSent ? 'sent' : 'failed' })
}

function countNotices(registry: Registry, notices: NoticeCounts): void {
  new Counter({
    name: `${prefix}notices_total`,
    help: 'Notices, each time that one was tried',
    labelNames: ['way', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const way of ways) {
        for (const result of ['sent', 'failed'] as const) this.inc({ way, result }, notices[way][result])
      }
    },
  })
}

function timeBots(registry: Registry, host: Host): void {
  const thoughts = timer(registry, 'bot_seconds', 'Until a bot had decided, with its wait for a thread', [
    'level',
    'result',
  ])
  const { botPool } = host
  const think: BotPool['think'] = async (question, wish) => {
    const end = thoughts.startTimer({ level: question.level })
    try {
      const plan = await botPool.think(question, wish)
      end({ result: 'decided' })
      return plan
    } catch (error) {
      end({ result: 'failed' })
      throw error
    }
  }
  host.botPool = { ...botPool, think }
  const registers = [registry]
  new Gauge({
    name: `${prefix}bots_waiting`,
    help: 'Decisions of bots that wait for a thread',
    labelNames: ['lane'],
    registers,
    collect() {
      for (const [lane, count] of Object.entries(botPool.waiting())) this.set({ lane }, count)
    },
  })
}

/** By route, never by address: an address names tables and people. */
function timeRequests(registry: Registry, server: FastifyInstance): void {
  const requests = timer(registry, 'http_seconds', 'Until a request was answered', ['method', 'route', 'status'])
  server.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
}
