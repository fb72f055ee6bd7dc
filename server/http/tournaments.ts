/** Tournaments over HTTP: made, entered, begun, and looked at. */
import { checkSettings } from '../../kernel/index.ts'
import * as schemas from '../../table/sync/tournaments.ts'
import { limits } from '../limits.ts'
import { hashWord, isWord, openGuessing } from '../lobby/word.ts'
import { newcomer, pointsOf } from '../standing/skill.ts'
import { begin, come, enter, isWith, leave } from '../standing/tournaments/acts.ts'
import { leastOf } from '../standing/tournaments/keeper.ts'
import { standingsOf } from '../standing/tournaments/standings.ts'
import type { Tournament } from '../standing/tournaments/types.ts'
import type { User } from '../store/people.ts'
import { asBadRequest, fault, tooFast } from './errors.ts'
import { mustBeWelcome } from './moderation.ts'
import { type ApiNeed, gameOf, gives, perMinute } from './need.ts'
import { somebody } from './people.ts'
import { freshId } from './users.ts'
import type { ZodServer } from './zod.ts'

const noTournament = () => fault(404, 'no-such-tournament', 'There is no such tournament.')

export function addTournaments(app: ZodServer, need: ApiNeed): void {
  addMaking(app, need)
  addLooking(app, need)
  addActs(app, need)
}

function addMaking(app: ZodServer, need: ApiNeed): void {
  const { users, store, host, tablesPerMinute } = need
  const route = {
    config: perMinute(tablesPerMinute),
    schema: { summary: 'Make a tournament', body: schemas.newTournament, ...gives(schemas.made) },
  }
  app.post('/api/tournaments', route, async (request, reply) => {
    const { word, ...wish } = request.body
    const { game } = gameOf(need, wish.game)
    const size = wish.kind === 'cup' ? 2 : wish.size
    if (size < game.seats.min || size > game.seats.max) {
      throw fault(400, 'bad-setup', `At a table of this game sit ${game.seats.min} to ${game.seats.max}.`)
    }
    const options = asBadRequest(() => checkSettings(game.options, size, wish.options))
    const maker = await users.welcome(request, reply)
    await mustBeWelcome(need, maker)
    const { id: user, name } = maker
    const id = freshId()
    const tournament: Tournament = {
      ...wish,
      name: host.words.mask(wish.name),
      id,
      size,
      options,
      host: { user, name },
      status: 'gathering',
      word: word === undefined ? null : await hashWord(word),
      entrants: [],
      rounds: [],
      created: host.now(),
    }
    await store.tournaments.add(tournament, host.now())
    return { id }
  })
}

const rowOf = ({ id, name, game, kind, status, entrants }: Tournament) => {
  return { id, name, game, kind, status, entrants: entrants.filter(({ state }) => state !== 'out').length }
}

function shownTo(tournament: Tournament, reader: User | null) {
  const { entrants, rounds, host, word, size, length, paces, status } = tournament
  const standings = standingsOf(tournament)
  const rank = (user: string) => standings.findIndex(each => each.user === user) >>> 0
  const people = entrants
    .toSorted((a, b) => rank(a.user) - rank(b.user))
    .map(({ user, name, state, here }) => {
      const { place = null, points = 0, wins = 0, strength = 0 } = standings.find(each => each.user === user) ?? {}
      return { id: user, name, state, here, place: status === 'gathering' ? null : place, points, wins, strength }
    })
  const pairings = rounds.map(({ pairings, ...round }) => {
    return {
      ...round,
      pairings: pairings.map(({ users, tables, places }) => ({ users, table: tables.at(-1) ?? null, places })),
    }
  })
  return schemas.tournament.parse({
    ...rowOf(tournament),
    size,
    length,
    paces,
    host: host.name,
    hasWord: word !== null,
    people,
    rounds: pairings,
    me: reader && isWith(tournament, reader.id) ? reader.id : null,
    isHost: reader?.id === host.user,
  })
}

function addLooking(app: ZodServer, { users, store }: ApiNeed): void {
  const list = { schema: { summary: 'Tournaments for all, and mine', ...gives(schemas.tournamentList) } }
  app.get('/api/tournaments', list, async request => {
    const reader = await users.known(request)
    const listed = await store.tournaments.list(null, limits.tournaments)
    const mine = reader ? await store.tournaments.list(reader.id, limits.tournaments) : []
    return { listed: listed.map(rowOf), mine: mine.map(rowOf) }
  })
  const one = {
    schema: { summary: 'A tournament', params: schemas.tournamentId, ...gives(schemas.tournament) },
  }
  app.get('/api/tournaments/:id', one, async request => {
    const found = await store.tournaments.load(request.params.id)
    if (!found) throw noTournament()
    return shownTo(found.tournament, await users.known(request))
  })
}

function addActs(app: ZodServer, need: ApiNeed): void {
  const { users, store, host } = need
  const limited = perMinute(limits.entriesPerMinute)
  const mayGuess = openGuessing(() => performance.now())
  const act = (summary: string) => ({
    config: limited,
    schema: { summary, params: schemas.tournamentId, ...gives(schemas.tournament) },
  })
  /** Does it, and shows the tournament as it is then. */
  const done = async (id: string, user: User, change: (tournament: Tournament) => Tournament) => {
    const tournament = await host.keeper.change(id, change)
    if (!tournament) throw noTournament()
    return shownTo(tournament, user)
  }

  const entering = {
    config: limited,
    schema: { summary: 'Enter', params: schemas.tournamentId, body: schemas.entry, ...gives(schemas.tournament) },
  }
  app.post('/api/tournaments/:id/enter', entering, async (request, reply) => {
    const { id } = request.params
    const found = await store.tournaments.load(id)
    if (!found) throw noTournament()
    const { word, game } = found.tournament
    if (word !== null && !mayGuess(id, request.ip)) throw tooFast()
    if (word !== null && !(await isWord(word, request.body.word ?? ''))) {
      throw fault(403, 'wrong-word', 'That is not the word of this tournament.')
    }
    const user = await users.welcome(request, reply)
    await mustBeWelcome(need, user)
    const known = (await store.standing.ratings(user.id)).find(each => each.game === game)
    const entrant = { user: user.id, name: user.name, points: pointsOf(known ?? newcomer()) }
    // Looked at with the change itself: of two who take the last place at once one alone has it.
    return done(id, user, each => {
      const next = enter(each, entrant)
      if (next.entrants.length > limits.entrants) throw fault(409, 'full', 'No more people can enter this tournament.')
      return next
    })
  })
  app.post('/api/tournaments/:id/leave', act('Leave'), async request => {
    const user = await somebody(need, request)
    return done(request.params.id, user, each => leave(each, user.id))
  })
  app.post('/api/tournaments/:id/come', act('Say that I am there for the round that is called'), async request => {
    const user = await somebody(need, request)
    await mustBeWelcome(need, user)
    return done(request.params.id, user, each => come(each, user.id))
  })
  const asHost = (tournament: Tournament, user: User) => {
    if (tournament.host.user !== user.id)
      throw fault(403, 'not-host', 'Only whoever has made the tournament may do this.')
  }
  app.post('/api/tournaments/:id/begin', act('Call the first round'), async request => {
    const user = await somebody(need, request)
    return done(request.params.id, user, each => {
      asHost(each, user)
      const begun = begin(each, leastOf(host.tables, each), host.now())
      if (!begun) throw fault(409, 'too-few', 'Too few people have entered.')
      return begun
    })
  })
  app.post('/api/tournaments/:id/close', act('Give it up: games go on, and no round follows'), async request => {
    const user = await somebody(need, request)
    return done(request.params.id, user, each => {
      asHost(each, user)
      return each.status === 'over' ? each : { ...each, status: 'closed' }
    })
  })
}
