/** The HTTP interface: JSON in and out, everything that comes in is checked. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { defaultLevel } from '../../bots/levels.ts'
import { type Entry, isEnded, logFor, movesOf, recordOf, type Viewer, viewAt, viewerOf } from '../../table/index.ts'
import * as schemas from '../../table/sync/http.ts'
import { freshSeed } from '../freshSeed.ts'
import { ask, type Host } from '../host.ts'
import { limits } from '../limits.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { addLobby } from '../lobby/routes.ts'
import { hashWord } from '../lobby/word.ts'
import { linesBefore } from '../oldLines.ts'
import { openAllowance } from '../socket/allowance.ts'
import type { User } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { rowFor, rowOf } from '../summary.ts'
import { createLive, openTable } from '../tables.ts'
import { addAdvice } from './advice.ts'
import { asBadRequest, fault, notFound, tooFast } from './errors.ts'
import { addMine } from './mine.ts'
import { addModeration, mustBeWelcome } from './moderation.ts'
import { type ApiNeed, gameOf, gives, perMinute, refused } from './need.ts'
import { addPeople } from './people.ts'
import { addRelations } from './relations.ts'
import { addStanding } from './standing.ts'
import { addTournaments } from './tournaments.ts'
import { freshId } from './users.ts'
import type { ZodServer } from './zod.ts'

export function addApi(app: ZodServer, need: ApiNeed): void {
  addMe(app, need)
  addNewTables(app, need)
  addLists(app, need)
  addPast(app, need)
  addAdvice(app, need)
  addPeople(app, need)
  addMine(app, need)
  addLobby(app, need)
  addRelations(app, need)
  addModeration(app, need)
  addStanding(app, need)
  addTournaments(app, need)
}

function fitName({ words }: Host, name: string): string {
  if (words.isFit(name)) return name
  throw fault(409, 'unfit-name', 'That is no name for this place. Choose another.')
}

function addMe(app: ZodServer, { users, host, connections, tablesPerMinute }: ApiNeed): void {
  const known = { response: { 200: schemas.me, 204: schemas.nobody, ...refused } }
  const whoami = { schema: { summary: 'Who I am; nothing for somebody new', ...known } }
  app.get('/api/me', whoami, async (request, reply) => {
    const user = await users.known(request, reply)
    return user ?? reply.status(204).send(null)
  })
  const coming = perMinute(tablesPerMinute * limits.guestsPerTable)
  const become = { config: coming, schema: { summary: 'Who I am; somebody new becomes a guest', ...gives(schemas.me) } }
  app.post('/api/me', become, async (request, reply) => users.welcome(request, reply))
  const rename = {
    config: coming,
    schema: { summary: 'Change my name; somebody new becomes a guest', body: schemas.newName, ...gives(schemas.me) },
  }
  app.put('/api/me', rename, async (request, reply) =>
    users.rename(await users.welcome(request, reply), fitName(host, request.body.name)),
  )
  const renew = { config: coming, schema: { summary: 'Sign out all other browsers that are me', ...known } }
  app.post('/api/me/renew', renew, async (request, reply) => {
    const user = await users.renew(request, reply)
    if (user) connections.signOut(user.id)
    return user ?? reply.status(204).send(null)
  })
}

function addNewTables(app: ZodServer, need: ApiNeed): void {
  const { users, tablesPerMinute } = need
  const making = perMinute(tablesPerMinute)
  const create = {
    config: making,
    schema: {
      summary: 'Make a table; it starts when no seat is open',
      body: schemas.newTable,
      ...gives(schemas.made),
    },
  }
  app.post('/api/tables', create, async (request, reply) => {
    gameOf(need, request.body.game)
    const user = await users.welcome(request, reply)
    await mustBeWelcome(need, user)
    return make(need, user, request.body)
  })
  const playNow = {
    config: making,
    schema: { summary: 'A running table against easy bots', body: schemas.playNow, ...gives(schemas.made) },
  }
  app.post('/api/play-now', playNow, async (request, reply) => {
    const { game, seats = gameOf(need, game).game.seats.max, role = null } = request.body
    gameOf(need, game)
    const others = Array.from({ length: seats - 1 }, () => null)
    const bots = others.map(() => ({ kind: 'bot' as const, bot: defaultLevel }))
    const wish = { game, roles: [role, ...others], seats: [{ kind: 'me' as const }, ...bots] }
    const user = await users.welcome(request, reply)
    await mustBeWelcome(need, user)
    return make(need, user, schemas.newTable.parse(wish))
  })
}

/** Makes a table, durable before its link is given. */
async function make({ host }: ApiNeed, user: User, body: z.output<typeof schemas.newTable>): Promise<{ id: string }> {
  const { seats, name = user.name, word, ...setup } = body
  const id = freshId()
  const owner = { user: user.id, name: user.name }
  const hashed = word !== undefined && { word: await hashWord(word) }
  const wish = { id, name: host.words.mask(name), setup, seats, owner, seed: freshSeed(), ...hashed }
  const loaded = await asBadRequest(() => createLive(host.tables, wish))
  if (!seats.some(({ kind }) => kind === 'open')) await ask(host, loaded, { do: 'start' }, owner)
  return { id }
}

/** The table of that id, and who looks at it. */
async function lookedAt(
  { host, users }: ApiNeed,
  id: string,
  request: FastifyRequest,
): Promise<{ loaded: LoadedTable; user: User | null }> {
  const loaded = await openTable(host.tables, id)
  if (!loaded) throw notFound()
  return { loaded, user: await users.known(request) }
}

function addLists(app: ZodServer, need: ApiNeed): void {
  const list = {
    schema: { summary: 'A list of tables, page by page', querystring: schemas.listWish, ...gives(schemas.tablePage) },
  }
  app.get('/api/tables', list, async (request, reply) => {
    const { list, after = null } = request.query
    const user = await need.users.known(request, reply)
    const { rows, next } = await need.store.list(list, user?.id ?? null, after)
    return { rows: rows.map(({ row, updated }) => ({ ...rowFor(JSON.parse(row), user?.id ?? null), updated })), next }
  })
  const one = { schema: { summary: 'One table', params: schemas.tableId, ...gives(schemas.tableRow) } }
  app.get('/api/tables/:id', one, async request => {
    const { loaded, user } = await lookedAt(need, request.params.id, request)
    return rowFor(rowOf(loaded.table), user?.id ?? null)
  })
}

/** The moves of a table that count, read a part at a time. */
async function movesAt(store: Store, { key, table }: LoadedTable): Promise<ReturnType<typeof movesOf>> {
  const entries: Pick<Entry, 'n' | 'made' | 'undone'>[] = []
  let last = 0
  while (last < table.version) {
    const part = await store.someEntries(key, last, limits.entriesAtOnce)
    if (part.length === 0) break
    for (const { n, made, undone } of part) entries.push({ n, made, undone })
    last = part.at(-1)!.n
    await othersFirst()
  }
  return movesOf(entries)
}

function addPast(app: ZodServer, need: ApiNeed): void {
  const { store } = need
  const mayRead = openAllowance(limits.readEntries, () => performance.now())
  const record = {
    schema: { summary: 'The record of a game that is over', params: schemas.tableId, ...gives(schemas.record) },
  }
  app.get('/api/tables/:id/record', record, async (request, reply) => {
    const { loaded } = await lookedAt(need, request.params.id, request)
    const { id, status, state } = loaded.table.core
    if (!isEnded(status) || state === null) {
      throw fault(409, 'still-running', 'The record holds secrets. It can be had when the game is over.')
    }
    if (!mayRead(request.ip, Math.min(loaded.table.version, limits.readEntries.atOnce))) throw tooFast()
    reply.header('content-disposition', `attachment; filename="${loaded.table.game.id}-${id}.json"`)
    return { ...recordOf(loaded.table, await movesAt(store, loaded)) }
  })
  const log = {
    schema: {
      summary: 'Older lines of the log, as my seat may hear them',
      params: schemas.tableId,
      querystring: schemas.logWish,
      ...gives(schemas.logPage),
    },
  }
  app.get('/api/tables/:id/log', log, async request => {
    const { loaded, user } = await lookedAt(need, request.params.id, request)
    const viewer = viewerOf(loaded.table, user?.id ?? null)
    const charge = (entries: number) => {
      if (!mayRead(request.ip, entries)) throw tooFast()
    }
    return { log: await linesBefore(store, loaded, viewer, request.query.before, limits.logLines, charge) }
  })
  const history = {
    schema: {
      summary: 'An earlier position, as my seat sees it, or any seat when the game has ended',
      params: schemas.moment,
      querystring: schemas.eyes,
      ...gives(schemas.earlier),
    },
  }
  app.get('/api/tables/:id/history/:move', history, async request => {
    const { loaded, user } = await lookedAt(need, request.params.id, request)
    const viewer = viewerOf(loaded.table, user?.id ?? null)
    const { as } = request.query
    return earlier(need, loaded, as === undefined ? viewer : asSeat(loaded, as), request.params.move)
  })
}

/** The eyes of any seat. Its hand is open when the game has ended, and never before: no more than the record tells then. */
function asSeat({ table: { core } }: LoadedTable, seat: number): Viewer {
  if (!isEnded(core.status)) throw fault(409, 'still-running', 'All hands are open when the game is over.')
  if (!(seat in core.seats)) throw fault(404, 'no-such-seat', `There are seats 0 to ${core.seats.length - 1}.`)
  return { user: null, seat }
}

/** A position, as a viewer sees it, and what was heard when it came about. */
async function earlier({ store }: ApiNeed, loaded: LoadedTable, viewer: Viewer, move: number) {
  const { core } = loaded.table
  const moment = move <= core.moves ? await store.momentAt(loaded.key, move) : null
  if (!moment) throw fault(404, 'no-such-move', `There are positions 0 to ${core.moves}.`)
  const log = (moment.entry?.heard ?? []).map((each, at) => ({ ...each, at, move }))
  const then = { ...loaded.table, core: { ...moment.core, seats: core.seats }, log }
  return { view: viewAt(then, viewer)!, log: logFor(then, viewer) }
}
