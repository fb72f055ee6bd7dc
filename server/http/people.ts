/** People over HTTP: one's own page, the browsers that are oneself, and others as far as they show themselves. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nobody, tableId, tablePage } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/people.ts'
import { conductShown } from '../standing/conduct.ts'
import { pointsOf, provisionalGames } from '../standing/skill.ts'
import type { Person, User } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { rowFor } from '../summary.ts'
import { openTable } from '../tables.ts'
import { fault, notFound } from './errors.ts'
import { type ApiNeed, gives } from './need.ts'
import type { ZodServer } from './zod.ts'

export const noPerson = () => fault(404, 'no-such-person', 'There is no such person, or it shows itself to nobody.')
const noGuest = () => fault(401, 'no-guest', 'Nobody knows you here yet. Become a guest first.')

/** Who asks. Throws a fault for somebody who is no guest yet. */
export async function somebody({ users }: ApiNeed, request: FastifyRequest, reply?: FastifyReply): Promise<User> {
  const user = await users.known(request, reply)
  if (!user) throw noGuest()
  return user
}

/** Makes the browser that asks a user's, and signs out there whoever it was before, its open pages too. */
export async function enterAs(
  { store, users, connections }: ApiNeed,
  request: FastifyRequest,
  reply: FastifyReply,
  user: string,
): Promise<User> {
  const before = await users.session(request)
  await users.enter(request, reply, user)
  if (before) connections.signOut(before.user)
  return (await store.people.user(user))!
}

export function addPeople(app: ZodServer, need: ApiNeed): void {
  addProfile(app, need)
  addSessions(app, need)
  addOthers(app, need)
}

async function profileOf({ store }: ApiNeed, { id }: User) {
  const person = (await store.people.person(id))!
  const results = await store.people.results(id)
  const isModerator = await store.moderation.isModerator(id)
  const ratings = await ratingsOf(store, id)
  const conduct = conductShown(await store.standing.conduct(id))
  const isGuest = person.nameKey === null
  return schemas.profile.parse({ ...person, isGuest, isModerator, results, ratings, conduct })
}

function addProfile(app: ZodServer, need: ApiNeed): void {
  const { store } = need
  const mine = { schema: { summary: 'My page', ...gives(schemas.profile) } }
  app.get('/api/me/profile', mine, async (request, reply) => profileOf(need, await somebody(need, request, reply)))

  const change = {
    schema: { summary: 'Change my page', body: schemas.profileChange, ...gives(schemas.profile) },
  }
  app.put('/api/me/profile', change, async (request, reply) => {
    const user = await somebody(need, request, reply)
    await store.people.change(user.id, request.body)
    return profileOf(need, user)
  })
}

function addSessions(app: ZodServer, need: ApiNeed): void {
  const { store, users, connections } = need
  const list = { schema: { summary: 'The browsers that are me', ...gives(schemas.sessions) } }
  app.get('/api/me/sessions', list, async request => {
    const user = await somebody(need, request)
    const own = await users.session(request)
    const all = await store.people.sessions(user.id)
    return all.map(each => ({ ...each, isThis: each.id === own?.id }))
  })

  const end = { schema: { summary: 'Sign out one browser', params: schemas.sessionId, ...gives(nobody, 204) } }
  app.delete('/api/me/sessions/:id', end, async (request, reply) => {
    const user = await somebody(need, request)
    const own = await users.session(request)
    const isEnded = await store.people.endSession(user.id, request.params.id)
    if (!isEnded) throw fault(404, 'no-such-session', 'There is no such browser any more.')
    if (request.params.id === own?.id) users.forget(reply)
    connections.signOut(user.id)
    return reply.status(204).send(null)
  })
}

function addOthers(app: ZodServer, need: ApiNeed): void {
  const { store, users, host } = need
  const one = { schema: { summary: 'Somebody', params: schemas.personId, ...gives(schemas.person) } }
  app.get('/api/people/:id', one, async request => {
    const reader = await users.known(request)
    return shownTo(need, await visible(need, request.params.id, reader), reader)
  })

  const games = {
    schema: {
      summary: 'The public tables at which somebody sits, page by page',
      params: schemas.personId,
      querystring: schemas.gamesWish,
      ...gives(tablePage),
    },
  }
  app.get('/api/people/:id/games', games, async request => {
    const reader = await users.known(request)
    const { id, shown } = await visible(need, request.params.id, reader)
    if (!shown.games && id !== reader?.id) throw noPerson()
    const { rows, next } = await store.list('public', id, request.query.after ?? null)
    return { rows: rows.map(({ row, updated }) => ({ ...rowFor(JSON.parse(row), reader?.id ?? null), updated })), next }
  })

  const atSeat = { schema: { summary: 'Who sits on a seat', params: schemas.seatOf, ...gives(schemas.person) } }
  app.get('/api/tables/:id/seats/:seat/person', atSeat, async request => {
    const { id, seat } = request.params
    const loaded = await openTable(host.tables, tableId.parse({ id }).id)
    if (!loaded) throw notFound()
    const sitter = loaded.table.core.seats[seat]
    if (sitter?.kind !== 'person') throw noPerson()
    const reader = await users.known(request)
    return shownTo(need, await visible(need, sitter.user, reader), reader)
  })
  addEmblems(app, need)
}

/** Beside the names at a table: name and picture are what everybody sees of somebody. */
function addEmblems(app: ZodServer, { store, host }: ApiNeed): void {
  const emblems = {
    schema: {
      summary: 'The emblems of those who sit at a table and have chosen one',
      params: tableId,
      ...gives(schemas.sitterEmblems),
    },
  }
  app.get('/api/tables/:id/emblems', emblems, async request => {
    const loaded = await openTable(host.tables, request.params.id)
    if (!loaded) throw notFound()
    const { seats } = loaded.table.core
    const pictures = await store.people.pictures(
      seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter.user] : [])),
    )
    return seats.flatMap((sitter, seat) => {
      const picture = sitter.kind === 'person' ? pictures.get(sitter.user) : undefined
      return picture === undefined ? [] : [{ seat, picture }]
    })
  })
}

/** Somebody who shows itself to that reader. Throws a fault for all others. */
export async function visible({ store }: ApiNeed, id: string, reader: User | null): Promise<Person> {
  const person = await store.people.person(id)
  if (!person || !(person.shown.page || person.id === reader?.id)) throw noPerson()
  return person
}

async function shownTo({ store }: ApiNeed, { id, name, picture, shown }: Person, reader: User | null) {
  const isOwn = id === reader?.id
  const results = shown.results || isOwn ? await store.people.results(id) : null
  const ratings = shown.rating || isOwn ? await ratingsOf(store, id) : null
  const conduct = shown.conduct || isOwn ? conductShown(await store.standing.conduct(id)) : null
  return { id, name, picture, results, ratings, conduct, games: shown.games || isOwn }
}

const ratingsOf = async (store: Store, id: string) =>
  (await store.standing.ratings(id)).map(({ game, games, ...skill }) => {
    return { game, games, points: pointsOf(skill), sure: games >= provisionalGames }
  })
