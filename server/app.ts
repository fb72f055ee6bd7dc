/** The web server around the house. */
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyWebsocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addApi } from './api.ts'
import { answerError, fault, notFound } from './errors.ts'
import type { House } from './house.ts'
import { addDescription } from './openapi.ts'
import { addPage } from './page.ts'
import type { Settings } from './settings.ts'
import { largestMessage, openMemory, talk } from './socket.ts'
import type { Store } from './store/store.ts'
import { openUsers, type Users } from './users.ts'

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

export async function openApp(settings: Settings, store: Store, makeHouse: (app: FastifyInstance) => House) {
  const app = Fastify({
    logger: {
      level: settings.log,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    trustProxy: settings.trustProxy,
    bodyLimit: 2 * 1024 * 1024,
    forceCloseConnections: true,
  })
  const house = makeHouse(app)
  const users = openUsers(store, Date.now)
  const secret = await store.setting('cookie-secret', () => crypto.randomUUID() + crypto.randomUUID())

  app.setErrorHandler(answerError)
  app.setValidatorCompiler(() => value => ({ value }))
  await app.register(fastifyCookie, { secret })
  await app.register(fastifyHelmet, { contentSecurityPolicy: { directives } })
  await app.register(fastifyRateLimit, { max: settings.requestsPerMinute, timeWindow: 60_000 })
  await app.register(fastifyWebsocket, { options: { maxPayload: largestMessage, perMessageDeflate: false } })
  app.addHook('onRequest', async request => checkOrigin(request, settings.origins))

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: await store.isAlive() }))
  await addDescription(app)
  addApi(app, { games: settings.games, house, store, users })
  addLive(app, settings, house, users)
  await addPage(app, settings.page)
  return { app, house }
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

function addLive(app: FastifyInstance, settings: Settings, house: House, users: Users): void {
  const memory = openMemory(Date.now)
  const params = z.object({ id: z.string().max(40) })
  app.get('/api/tables/:id/live', { websocket: true }, async (socket, request) => {
    const user = await users.known(request)
    const live = await house.tables.open(params.parse(request.params).id)
    if (!live) return socket.close(4404, notFound().message)
    talk(socket, {
      house,
      memory,
      live,
      user,
      perSecond: settings.commandsPerSecond,
      now: Date.now,
      fault: error => app.log.error(error),
    })
  })
}
