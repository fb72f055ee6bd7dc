/** The web server around the house. */
import { setTimeout as rest } from 'node:timers/promises'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyWebsocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Host } from '../host.ts'
import { openImporter } from '../imports/importer.ts'
import { limits } from '../limits.ts'
import { addLobbyLive } from '../lobby/live.ts'
import { openLobby } from '../lobby/lobby.ts'
import { openMatchmaker } from '../lobby/matchmaker.ts'
import { openGuessing } from '../lobby/word.ts'
import { type NoticeCounts, openNoticeCounts, openNotices } from '../notices/notices.ts'
import { pushKeys, subjectOf } from '../notices/push.ts'
import { openWaitingLines } from '../notices/waiting.ts'
import { type Mail, openMail } from '../people/mail.ts'
import { repeated } from '../repeated.ts'
import type { Settings } from '../settings.ts'
import { openBudget } from '../socket/budget.ts'
import { type Connections, openConnections } from '../socket/connections.ts'
import { countSockets } from '../socket/countSockets.ts'
import { openMemory } from '../socket/memory.ts'
import { keyIn, programAt } from '../socket/programs.ts'
import { type Reply, talk, wrongKey } from '../socket/socket.ts'
import type { User } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { openTable } from '../tables.ts'
import { openTurns } from '../turns.ts'
import { addApi } from './api.ts'
import { answerError, fault } from './errors.ts'
import { addFaults } from './faults.ts'
import { addImports } from './imports.ts'
import { logging } from './logging.ts'
import { addMetrics, refuseMetrics } from './metrics.ts'
import { mustBeWelcome } from './moderation.ts'
import { isModest } from './modest.ts'
import type { ApiNeed } from './need.ts'
import { addNotices, addWaitingLine } from './notices.ts'
import { addDescription } from './openapi.ts'
import { addPage, pageName, tellPage } from './page.ts'
import { addSignIn } from './signIn.ts'
import { SteadyStore } from './steadyStore.ts'
import { freshToken, openUsers, type Users } from './users.ts'
import { withZod } from './zod.ts'

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  // On a home network the page comes over plain http.
  upgradeInsecureRequests: null,
}

/** A quick level: what is made for one answer is not worth more. Files are compressed when the page is built. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Messages of one page are taken one in a turn of the event loop: whoever sends hundreds at once keeps nobody waiting. */
const socketOptions = { maxPayload: limits.largestMessage, perMessageDeflate: false, allowSynchronousEvents: false }

export interface App {
  server: FastifyInstance
  host: Host
}

/** Only the one web server in front is believed: what it did not add itself, anybody may have written. */
const isInFront = (_address: string, hop: number): boolean => hop === 0

/** The web server, ready to listen. */
export async function openApp(
  settings: Settings,
  store: Store,
  makeHost: (fault: (error: unknown) => void) => Host,
): Promise<App> {
  const server = Fastify({
    logger: logging(settings.log),
    trustProxy: settings.trustProxy ? isInFront : false,
    bodyLimit: limits.largestBody,
    requestTimeout: settings.requestTime,
    http: {
      headersTimeout: Math.min(limits.headTime, settings.requestTime),
      connectionsCheckingInterval: Math.min(limits.headTime, settings.requestTime) / 2,
    },
    forceCloseConnections: true,
    frameworkErrors: answerError,
  })
  const host = makeHost(error => server.log.error(error))
  const users = openUsers(store.people, host.now)
  await protect(server, settings, store)
  const page = pageName(settings.page)
  tellPage(server, page)
  await addDescription(server)
  addHealth(server, store)
  const { games, tablesPerMinute } = settings
  const routes = withZod(server)
  const connections = openConnections(store.tellSignedOut)
  store.onNews(news => {
    if (news === 'any') void connections.check()
    else for (const user of news.signedOut) connections.close(user)
  })
  const lobby = openLobby({ store: store.lobby, onLobby: store.onLobby, fault: host.fault })
  const mayMeet = async (one: string, other: string) => !(await store.relations.areApart(one, other))
  const matchmaker = openMatchmaker({ host, lobby, mayMeet })
  server.addHook('onClose', async () => {
    lobby.stop()
    matchmaker.stop()
  })
  const need = { games, host, store, users, tablesPerMinute, connections, lobby, matchmaker }
  addApi(routes, need)
  const { log } = server
  const mail = openMail(settings, { info: text => log.info(text), error: error => log.error(error) })
  const counts = openNoticeCounts()
  if (settings.metrics) addMetrics({ server, host, store, mail, notices: counts })
  else refuseMetrics(server)
  addSignIn(routes, { ...need, address: settings.address, house: settings.house, mail })
  const counted = countSockets(settings.socketsPerAddress)
  await tellOfWaiting(server, settings, { need, mail, counts, counted, page })
  const importer = openImporter({ gamesModule: settings.gamesModule, store, now: host.now, lost: host.tables.lost })
  const welcome = { mustBeWelcome: (user: User) => mustBeWelcome(need, user) }
  await server.register(scope => addImports(scope, { importer, users, tablesPerMinute, ...welcome }))
  addFaults(routes)
  addLive(server, settings, { host, users, connections, page, counted })
  addLobbyLive(server, { users, connections, lobby, page, counted })
  await addPage(server, settings.page, settings.house)
  return { server, host }
}

/** Everything that keeps strangers from doing harm. */
async function protect(server: FastifyInstance, settings: Settings, store: Store): Promise<void> {
  const secret = await store.setting('cookie-secret', () => crypto.randomUUID() + crypto.randomUUID())
  server.setErrorHandler(answerError)
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: limits.smallestCompressed,
    brotliOptions,
  })
  await server.register(fastifyCookie, { secret })
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: { directives },
    // Other services of the host, at names below this one, are the host's business.
    strictTransportSecurity: { includeSubDomains: false },
  })
  await server.register(fastifyRateLimit, {
    keyGenerator: request => (isFile(request) ? `file ${request.ip}` : request.ip),
    max: request => (isFile(request) ? limits.filesPerMinute : settings.requestsPerMinute),
    timeWindow: 60_000,
    store: SteadyStore,
  })
  await server.register(fastifyWebsocket, { options: socketOptions })
  server.addHook('onRequest', async (request, reply) => {
    // Browsers heed it over https alone, and complain of it elsewhere.
    if (request.protocol === 'http') reply.removeHeader('cross-origin-opener-policy')
    checkHost(request, settings.hosts)
    checkOrigin(request, settings.origins)
  })
  const turn = openTurns(limits.requestsInTurn)
  // What is refused for being one too many has taken nobody's turn.
  server.addHook('preParsing', async () => turn())
  server.addHook('preValidation', async ({ body }) => {
    if (!Buffer.isBuffer(body) && !isModest(body))
      throw fault(400, 'malformed', 'The request holds too much, or too deep.')
  })
}

/** Files of the page count apart: a newcomer needs fifty at once, and a club comes from one address. */
const isFile = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/')

/** A name that somebody else gave to this server's address is not answered: its pages would count as our own. */
function checkHost({ headers: { host = '' }, url }: FastifyRequest, hosts: readonly string[]): void {
  if (hosts.length === 0 || url === '/healthz' || hosts.includes(host.toLowerCase())) return
  throw fault(421, 'foreign-host', 'This server does not answer by that name.')
}

/** A page of another site may neither change anything here nor listen in. */
function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin, host, upgrade } = request.headers
  const isHarmless = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) && upgrade === undefined
  if (isHarmless || origin === undefined || allowed.includes(origin)) return
  if (URL.parse(origin)?.host !== host) {
    throw fault(403, 'foreign-origin', 'Pages of other sites may not use this server.')
  }
}

/** For whoever watches over the server: 503 and the part that fails. */
function addHealth(server: FastifyInstance, store: Store): void {
  const route = { logLevel: 'warn', config: { rateLimit: false } } as const
  server.get('/healthz', route, async (_request, reply) => {
    const isTooLate = rest(limits.healthTime, false, { ref: false })
    const isAlive = await Promise.race([store.isAlive().catch(() => false), isTooLate])
    return isAlive ? { ok: true } : reply.code(503).send({ ok: false, failing: 'database' })
  })
}

interface TellNeed {
  need: ApiNeed
  mail: Mail
  counts: NoticeCounts
  counted: LiveNeed['counted']
  page: string | undefined
}

/** Those for whom tables wait are told, as long as the server listens. */
async function tellOfWaiting(server: FastifyInstance, settings: Settings, { need, mail, counts, ...live }: TellNeed) {
  const { store, host } = need
  const secret = await store.setting('notice-secret', freshToken)
  const keys = await pushKeys(store)
  const { address, mailFrom, noticesInside: isInsideAllowed } = settings
  const { now, fault, tables } = host
  const lines = openWaitingLines({ store, now, fault })
  const known = { pushKeys: keys, secret, isInsideAllowed }
  const subject = subjectOf(address, mailFrom)
  const notices = openNotices({ store, mail, address, subject, ...known, counts, now, lost: tables.lost, fault })
  const rounds = setInterval(repeated(notices.round, fault), limits.noticeRound).unref()
  server.addHook('onClose', async () => {
    clearInterval(rounds)
    await Promise.all([lines.stop(), notices.settle()])
  })
  addNotices(withZod(server), { ...need, ...known, mail, lines })
  addWaitingLine(server, { ...need, ...live, lines })
}

interface LiveNeed {
  page: string | undefined
  /** Is there room for one more of its address? */
  counted: ReturnType<typeof countSockets>
  host: Host
  users: Users
  connections: Connections
}

function addLive(
  server: FastifyInstance,
  settings: Settings,
  { host, users, connections, page, counted }: LiveNeed,
): void {
  const memory = openMemory<Reply>(() => performance.now())
  const mayGuess = openGuessing(() => performance.now())
  const mayAsk = openBudget(settings.commandsPerSecond, () => performance.now())
  server.get('/api/tables/:id/live', { websocket: true }, async (socket, request) => {
    if (!counted(socket, request.ip)) return socket.close(1013, 'too many connections')
    // What arrives before we listen would be lost.
    socket.pause()
    const key = keyIn(request.headers)
    const user = key === null ? await users.known(request) : null
    if (user) connections.add(user.id, socket, async () => (await users.known(request))?.id === user.id)
    const { id } = request.params as { id: string }
    const loaded = await openTable(host.tables, id)
    const program = loaded && key !== null ? programAt(loaded.table, key) : null
    const isBarred = key !== null && !program
    const who = program ? { program, user: program.user } : { user }
    const { ip, raw } = request
    if (loaded && !isBarred)
      await talk(socket, { host, memory, loaded, ...who, stream: raw.socket, address: ip, mayAsk, mayGuess, page })
    socket.resume()
    if (loaded && isBarred) socket.close(wrongKey, 'not your seat')
    if (!loaded) socket.close(4404, 'no such table')
  })
}
