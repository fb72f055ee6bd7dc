/** The HTTP interface: JSON in and out, everything that comes in is checked. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Guest } from '../kernel/index.ts'
import { logFor, viewAt, viewerOf, type Wish } from '../table/index.ts'
import { freshSeed } from './bots.ts'
import { fault, notFound } from './errors.ts'
import type { House } from './house.ts'
import { type Row, rowOf } from './shelf.ts'
import type { Store, User } from './store/store.ts'
import type { Live } from './tables.ts'
import { freshId, type Users } from './users.ts'

export interface ApiNeed {
  games: Readonly<Record<string, Guest>>
  house: House
  store: Store
  users: Users
}

const name = z.string().trim().min(1).max(40)
const bot = z.enum(['easy', 'random'])
const tableId = z.string().regex(/^[\w-]{1,40}$/)
const setup = {
  game: z.string().max(40),
  roles: z.array(z.string().max(64).nullable()).min(1).max(16),
  options: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).default({}),
  private: z.boolean().default(true),
  hoursPerMove: z
    .number()
    .positive()
    .max(24 * 30)
    .nullable()
    .default(null),
}
const wish = z.union([
  z.strictObject({ kind: z.enum(['me', 'open']) }),
  z.strictObject({ kind: z.literal('bot'), bot: bot.default('easy') }),
])

export const bodies = {
  me: z.strictObject({ name }),
  table: z.strictObject({ ...setup, name: name.optional(), seats: z.array(wish).min(1).max(16) }),
  playNow: z.strictObject({
    game: z.string().max(40),
    seats: z.int().min(1).max(16).optional(),
    role: z.string().max(64).optional(),
  }),
}
const params = {
  table: z.object({ id: tableId }),
  history: z.object({ id: tableId, move: z.coerce.number().int().min(0) }),
}
const listQuery = z.object({ list: z.enum(['open', 'mine', 'watch']), after: z.string().max(60).optional() })

export function addApi(app: FastifyInstance, need: ApiNeed): void {
  addMe(app, need)
  addNewTables(app, need)
  addTables(app, need)
}

function addMe(app: FastifyInstance, { users }: ApiNeed): void {
  const whoami = { schema: { summary: 'Who I am; somebody new becomes a guest' } }
  app.get('/api/me', whoami, async (request, reply) => users.welcome(request, reply))
  app.put('/api/me', { schema: { summary: 'Change my name', body: bodies.me } }, async (request, reply) => {
    const { name } = bodies.me.parse(request.body)
    return users.rename(await users.welcome(request, reply), name)
  })
}

function gameOf({ games }: ApiNeed, id: string): Guest {
  if (!Object.hasOwn(games, id)) {
    throw fault(400, 'no-such-game', `There is no game "${id}". There are: ${Object.keys(games).join(', ')}.`)
  }
  return games[id]
}

type NewTableBody = z.infer<typeof bodies.table>

/** Makes a table, durable before its link is given; it starts by itself when nobody is missing. */
async function make({ house }: ApiNeed, user: User, body: NewTableBody): Promise<{ id: string }> {
  const { seats, name = user.name, ...setup } = body
  const id = freshId()
  const owner = { user: user.id, name: user.name }
  const wishes: Wish[] = seats.map(each => (each.kind === 'bot' ? each : { kind: each.kind }))
  let live: Live
  try {
    live = await house.create({ id, name, setup, seats: wishes, owner, seed: freshSeed() })
  } catch (error) {
    throw error instanceof RangeError ? fault(400, 'bad-setup', error.message) : error
  }
  if (!seats.some(({ kind }) => kind === 'open')) {
    await house.command(live, { do: 'start' }, { user: user.id, name: user.name })
  }
  return { id }
}

function addNewTables(app: FastifyInstance, need: ApiNeed): void {
  const limit = { rateLimit: { max: 60, timeWindow: 60_000 } }
  app.post(
    '/api/tables',
    { config: limit, schema: { summary: 'Make a table', body: bodies.table } },
    async (request, reply) => {
      const body = bodies.table.parse(request.body)
      gameOf(need, body.game)
      return make(need, await need.users.welcome(request, reply), body)
    },
  )
  app.post(
    '/api/play-now',
    { config: limit, schema: { summary: 'A running table against easy bots', body: bodies.playNow } },
    async (request, reply) => {
      const { game, seats, role = null } = bodies.playNow.parse(request.body)
      const count = seats ?? gameOf(need, game).game.seats.max
      const roles = Array.from({ length: count }, (_, seat) => (seat === 0 ? role : null))
      const wishes = roles.map((_, seat) =>
        seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'easy' as const },
      )
      gameOf(need, game)
      const user = await need.users.welcome(request, reply)
      return make(need, user, { game, roles, options: {}, private: true, hoursPerMove: null, seats: wishes })
    },
  )
}

/** The table of the request, and who looks at it. */
async function asked({ house, users }: ApiNeed, request: FastifyRequest): Promise<{ live: Live; user: User | null }> {
  const { id } = params.table.parse(request.params)
  const live = await house.tables.open(id)
  if (!live) throw notFound()
  return { live, user: await users.known(request) }
}

/** A row as its reader gets it. */
function shown({ seats, ...row }: Row, user: User | null) {
  const mine = seats.findIndex(each => user !== null && each.user === user.id)
  return { ...row, seats: seats.map(({ user: _, ...seat }) => seat), mine: mine < 0 ? null : mine }
}

function addTables(app: FastifyInstance, need: ApiNeed): void {
  app.get(
    '/api/tables',
    { schema: { summary: 'A list of tables, page by page', querystring: listQuery } },
    async request => {
      const { list, after = null } = listQuery.parse(request.query)
      const user = await need.users.known(request)
      const { rows, next } = await need.store.list(list, user?.id ?? null, after)
      return { rows: rows.map(({ row, updated }) => ({ ...shown(JSON.parse(row), user), updated })), next }
    },
  )
  app.get('/api/tables/:id', { schema: { summary: 'One table', params: params.table } }, async request => {
    const { live, user } = await asked(need, request)
    return shown(rowOf(live.table), user)
  })
  app.get(
    '/api/tables/:id/history/:move',
    { schema: { summary: 'An earlier position, as my seat sees it', params: params.history } },
    async request => {
      const { live, user } = await asked(need, request)
      const { move } = params.history.parse(request.params)
      if (move > live.table.core.moves)
        throw fault(404, 'no-such-move', `Only ${live.table.core.moves} moves have been made.`)
      const found = await need.store.coreAt(live.key, move)
      if (!found) throw fault(404, 'no-such-move', 'There is no such position.')
      const then = { ...live.table, core: { ...found.core, seats: live.table.core.seats }, log: [] }
      const viewer = viewerOf(live.table, user?.id ?? null)
      const heard = (found.entry?.heard ?? []).map((each, at) => ({ ...each, at, move }))
      return { view: viewAt(then, viewer), log: logFor({ ...then, log: heard }, viewer) }
    },
  )
}
