/** The HTTP interface: JSON in and out, everything that comes in is checked. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { checkRecord, type GameModule, RecordFault } from '../../kernel/index.ts'
import { isEnded, linesOf, logFor, movesOf, plainName, recordOf, viewAt, viewerOf } from '../../table/index.ts'
import { freshSeed } from '../bots/botPool.ts'
import { ask, type Host } from '../host.ts'
import type { Store, User } from '../store/store.ts'
import { rowFor, rowOf } from '../summary.ts'
import { createLive, importLive, type LoadedTable, openTable } from '../tables.ts'
import { fault, notFound } from './errors.ts'
import { freshId, type Users } from './users.ts'

export interface ApiNeed {
  games: Readonly<Record<string, GameModule>>
  host: Host
  store: Store
  users: Users
  tablesPerMinute: number
}

const name = z.string().max(400).overwrite(plainName).min(1).max(40)
const game = z.string().max(40)
const role = z.string().max(64)
const bot = z.enum(['easy', 'random'])
const id = z.string().regex(/^[\w-]{1,40}$/)
const wholeNumber = z.coerce.number().int().min(0)
const seat = z.union([
  z.strictObject({ kind: z.enum(['me', 'open']) }),
  z.strictObject({ kind: z.literal('bot'), bot: bot.default('easy') }),
])
/** One minute, in hours: less would take the seats from their people. */
const shortestMove = 1 / 60
const newTable = z.strictObject({
  game,
  roles: z.array(role.nullable()).min(1).max(16),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).default({}),
  private: z.boolean().default(true),
  hoursPerMove: z.number().min(shortestMove).max(720).nullable().default(null),
  name: name.optional(),
  seats: z.array(seat).min(1).max(16),
})

/** What each route takes. */
const takes = {
  me: { body: z.strictObject({ name }) },
  create: { body: newTable },
  playNow: { body: z.strictObject({ game, seats: z.int().min(1).max(16).optional(), role: role.optional() }) },
  import: { body: z.looseObject({ format: z.string() }) },
  list: { querystring: z.object({ list: z.enum(['open', 'mine', 'watch']), after: z.string().max(60).optional() }) },
  table: { params: z.object({ id }) },
  log: { params: z.object({ id }), querystring: z.object({ before: wholeNumber }) },
  history: { params: z.object({ id, move: wholeNumber }) },
}

/** How many older lines of the log are sent at once. */
const linesAtOnce = 300

export function addApi(app: FastifyInstance, need: ApiNeed): void {
  addMe(app, need)
  addNewTables(app, need)
  addLists(app, need)
  addPast(app, need)
}

function addMe(app: FastifyInstance, { users }: ApiNeed): void {
  const whoami = { schema: { summary: 'Who I am; somebody new becomes a guest' } }
  app.get('/api/me', whoami, async (request, reply) => users.welcome(request, reply))
  app.put('/api/me', { schema: { summary: 'Change my name', ...takes.me } }, async (request, reply) => {
    const { name } = takes.me.body.parse(request.body)
    return users.rename(await users.welcome(request, reply), name)
  })
}

function gameOf({ games }: ApiNeed, id: string): GameModule {
  if (Object.hasOwn(games, id)) return games[id]
  throw fault(400, 'no-such-game', `There is no game "${id}". There are: ${Object.keys(games).join(', ')}.`)
}

function addNewTables(app: FastifyInstance, need: ApiNeed): void {
  const { users, host, tablesPerMinute } = need
  const making = { rateLimit: { max: tablesPerMinute, timeWindow: 60_000 } }
  // A record is a whole game to be played: some seconds of work.
  const bringing = { rateLimit: { max: Math.ceil(tablesPerMinute / 10), timeWindow: 60_000 } }
  const create = {
    config: making,
    schema: { summary: 'Make a table; it starts when no seat is open', ...takes.create },
  }
  app.post('/api/tables', create, async (request, reply) => {
    const body = takes.create.body.parse(request.body)
    gameOf(need, body.game)
    return make(need, await users.welcome(request, reply), body)
  })
  const playNow = { config: making, schema: { summary: 'A running table against easy bots', ...takes.playNow } }
  app.post('/api/play-now', playNow, async (request, reply) => {
    const { game, seats, role = null } = takes.playNow.body.parse(request.body)
    const others = Array.from({ length: (seats ?? gameOf(need, game).game.seats.max) - 1 }, () => null)
    const bots = others.map(() => ({ kind: 'bot' as const, bot: 'easy' as const }))
    gameOf(need, game)
    const wish = { game, roles: [role, ...others], seats: [{ kind: 'me' as const }, ...bots] }
    return make(need, await users.welcome(request, reply), newTable.parse(wish))
  })
  const bring = { config: bringing, schema: { summary: 'A table that stands where a record ends', ...takes.import } }
  app.post('/api/import', bring, async (request, reply) => {
    const record = asBadRequest(() => checkRecord(request.body))
    gameOf(need, record.game)
    const user = await users.welcome(request, reply)
    const wish = { id: freshId(), name: user.name, owner: { user: user.id, name: user.name } }
    const loaded = await asBadRequest(() => importLive(host.tables, record.game, record, wish))
    return { id: loaded.table.core.id }
  })
}

/** What a bad record or setup throws becomes an answer. */
function asBadRequest<T>(job: () => T): T {
  const refuse = (error: unknown): never => {
    if (error instanceof RecordFault) throw fault(400, 'bad-record', error.message)
    if (error instanceof RangeError) throw fault(400, 'bad-setup', error.message)
    throw error
  }
  try {
    const result = job()
    return result instanceof Promise ? (result.catch(refuse) as T) : result
  } catch (error) {
    return refuse(error)
  }
}

/** Makes a table, durable before its link is given. */
async function make({ host }: ApiNeed, user: User, body: z.infer<typeof newTable>): Promise<{ id: string }> {
  const { seats, name = user.name, ...setup } = body
  const id = freshId()
  const owner = { user: user.id, name: user.name }
  const loaded = await asBadRequest(() => createLive(host.tables, { id, name, setup, seats, owner, seed: freshSeed() }))
  if (!seats.some(({ kind }) => kind === 'open')) await ask(host, loaded, { do: 'start' }, owner)
  return { id }
}

/** The table of the request, and who looks at it. */
async function asked(
  { host, users }: ApiNeed,
  request: FastifyRequest,
): Promise<{ loaded: LoadedTable; user: User | null }> {
  const { id } = request.params as { id: string }
  const loaded = takes.table.params.safeParse({ id }).success ? await openTable(host.tables, id) : null
  if (!loaded) throw notFound()
  return { loaded, user: await users.known(request) }
}

function addLists(app: FastifyInstance, need: ApiNeed): void {
  app.get('/api/tables', { schema: { summary: 'A list of tables, page by page', ...takes.list } }, async request => {
    const { list, after = null } = takes.list.querystring.parse(request.query)
    const user = await need.users.known(request)
    const { rows, next } = await need.store.list(list, user?.id ?? null, after)
    return { rows: rows.map(({ row, updated }) => ({ ...rowFor(JSON.parse(row), user?.id ?? null), updated })), next }
  })
  app.get('/api/tables/:id', { schema: { summary: 'One table', ...takes.table } }, async request => {
    const { loaded, user } = await asked(need, request)
    return rowFor(rowOf(loaded.table), user?.id ?? null)
  })
}

function addPast(app: FastifyInstance, need: ApiNeed): void {
  const { store } = need
  const record = { schema: { summary: 'The record of a game that is over', ...takes.table } }
  app.get('/api/tables/:id/record', record, async (request, reply) => {
    const { loaded } = await asked(need, request)
    const { id, status, state } = loaded.table.core
    if (!isEnded(status) || state === null) {
      throw fault(409, 'still-running', 'The record holds secrets. It can be had when the game is over.')
    }
    reply.header('content-disposition', `attachment; filename="${loaded.table.game.id}-${id}.json"`)
    return recordOf(loaded.table, movesOf(await store.entries(loaded.key)))
  })
  const log = { schema: { summary: 'Older lines of the log, as my seat may hear them', ...takes.log } }
  app.get('/api/tables/:id/log', log, async request => {
    const { loaded, user } = await asked(need, request)
    const { before } = takes.log.querystring.parse(request.query)
    const whole = { ...loaded.table, log: linesOf(await store.entries(loaded.key)) }
    const lines = logFor(whole, viewerOf(loaded.table, user?.id ?? null))
    const end = Math.min(before, lines.length)
    return { log: lines.slice(Math.max(0, end - linesAtOnce), end) }
  })
  const history = { schema: { summary: 'An earlier position, as my seat sees it', ...takes.history } }
  app.get('/api/tables/:id/history/:move', history, async request => {
    const { loaded, user } = await asked(need, request)
    return earlier(need, loaded, user, takes.history.params.parse(request.params).move)
  })
}

/** A position, as the user's seat sees it now, and what was heard when it came about. */
async function earlier({ store }: ApiNeed, loaded: LoadedTable, user: User | null, move: number) {
  const { core } = loaded.table
  const moment = move <= core.moves ? await store.momentAt(loaded.key, move) : null
  if (!moment) throw fault(404, 'no-such-move', `There are positions 0 to ${core.moves}.`)
  const log = (moment.entry?.heard ?? []).map((each, at) => ({ ...each, at, move }))
  const then = { ...loaded.table, core: { ...moment.core, seats: core.seats }, log }
  const viewer = viewerOf(loaded.table, user?.id ?? null)
  return { view: viewAt(then, viewer), log: logFor(then, viewer) }
}
