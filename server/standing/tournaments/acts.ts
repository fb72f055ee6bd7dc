/**
 * What becomes of a tournament: people enter and leave, rounds are called, opened and played. Each act gives the next tournament,
 * or the very same where there is nothing to do. Times are in milliseconds.
 */
import { hashOf } from '../../../table/index.ts'
import { bracket, circleRound, type Paired, pairTables } from './pairing.ts'
import { metBy, scores, standingsOf, winnersOf } from './standings.ts'
import type { Entrant, Pairing, Round, Tournament } from './types.ts'

const minute = 60_000
const hour = 60 * minute
/** So long people have to come before a round with live clocks, and before the first one by mail. */
export const comingTime = { live: 10 * minute, mail: 24 * hour }
/** A drawn game of a cup is played so often; then the better at the beginning goes on. */
const gamesOfCup = 2

export const paceOf = ({ paces }: Tournament, round: number) => paces[Math.min(round, paces.length - 1)]

export const isWith = ({ entrants }: Tournament, user: string): boolean =>
  entrants.some(each => each.user === user && each.state !== 'out')

const changed = (tournament: Tournament, user: string, change: Partial<Entrant>): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map(each => (each.user === user ? { ...each, ...change } : each)),
})

/** Somebody enters: before the beginning to play, later as a reserve. Who is out stays out. */
export function enter(tournament: Tournament, who: Pick<Entrant, 'user' | 'name' | 'points'>): Tournament {
  const { status, entrants } = tournament
  if (status !== 'gathering' && status !== 'running') return tournament
  if (entrants.some(({ user }) => user === who.user)) return tournament
  const entrant = {
    ...who,
    state: status === 'gathering' ? ('in' as const) : ('reserve' as const),
    here: false,
    position: null,
  }
  return { ...tournament, entrants: [...entrants, entrant] }
}

/** Somebody leaves: before the beginning without a trace; later it is out, and what it plays goes on. */
export function leave(tournament: Tournament, user: string): Tournament {
  if (!isWith(tournament, user)) return tournament
  if (tournament.status === 'gathering') {
    return { ...tournament, entrants: tournament.entrants.filter(each => each.user !== user) }
  }
  return changed(tournament, user, { state: 'out', here: false })
}

/** The first round is called. `least`: so few may sit at a table. Null where there are too few. */
export function begin(tournament: Tournament, least: number, now: number): Tournament | null {
  if (tournament.status !== 'gathering') return tournament
  const { entrants, kind, size } = tournament
  if (entrants.length < Math.max(2, least)) return null
  const length = kind === 'cup' ? Math.ceil(Math.log2(entrants.length)) : tournament.length
  const isCircle = kind === 'round-robin' && size === 2
  const full = isCircle ? entrants.length - 1 + (entrants.length % 2) : length
  const seeded = entrants.toSorted((a, b) => b.points - a.points).map((each, position) => ({ ...each, position }))
  return called({ ...tournament, status: 'running', length: full, entrants: seeded }, now)
}

/** So long people have to come before a round, counted from 0; 0: it is opened at once. */
function timeToCome(tournament: Tournament, round: number): number {
  if (paceOf(tournament, round).clock) return comingTime.live
  return round === 0 ? comingTime.mail : 0
}

function called(tournament: Tournament, now: number): Tournament {
  const time = timeToCome(tournament, tournament.rounds.length)
  const entrants = tournament.entrants.map(each => ({ ...each, here: time === 0 }))
  const next: Round = { until: now + time, isOpen: false, pairings: [], byes: [] }
  return { ...tournament, entrants, rounds: [...tournament.rounds, next] }
}

const current = ({ rounds }: Tournament): Round | undefined => rounds.at(-1)

/** Is a round called, for which people say that they are there? */
export const isCalled = (tournament: Tournament): boolean =>
  tournament.status === 'running' && current(tournament)?.isOpen === false

export const come = (tournament: Tournament, user: string): Tournament =>
  isCalled(tournament) && isWith(tournament, user) ? changed(tournament, user, { here: true }) : tournament

/** Who has a place in the round that is called: in a cup those who are not beaten. */
function expected(tournament: Tournament): readonly Entrant[] {
  const { entrants, kind, rounds } = tournament
  const last = rounds.at(-2)
  const isLeft = ({ user, state }: Entrant) =>
    state === 'in' && (kind !== 'cup' || !last || winnersOf(last).includes(user))
  return entrants.filter(isLeft)
}

/** A round that is called: its number from 1, the time in which people come, and who is awaited. */
export interface Call {
  round: number
  since: number
  until: number
  users: readonly string[]
}

/** The round that is called, with those who have not come yet, reserves among them; null: none is. */
export function callIn(tournament: Tournament): Call | null {
  if (!isCalled(tournament)) return null
  const { entrants, rounds } = tournament
  const { until } = current(tournament)!
  const reserves = isLateCup(tournament) ? [] : entrants.filter(({ state }) => state === 'reserve')
  const awaited = [...expected(tournament), ...reserves].filter(({ here }) => !here)
  const since = until - timeToCome(tournament, rounds.length - 1)
  return { round: rounds.length, since, until, users: awaited.map(({ user }) => user) }
}

/** Nobody takes a place in a cup any more once its first round is open. */
const isLateCup = ({ kind, rounds }: Tournament): boolean => kind === 'cup' && rounds.length > 1

/** What time and people make of it: a called round is opened, and one that is played to its end is followed by the next. */
export function advance(tournament: Tournament, least: number, now: number): Tournament {
  const next = step(tournament, least, now)
  return next === tournament ? next : advance(next, least, now)
}

function step(tournament: Tournament, least: number, now: number): Tournament {
  const round = current(tournament)
  if (tournament.status !== 'running' || !round) return tournament
  if (!round.isOpen) {
    const isTime = round.until <= now || expected(tournament).every(({ here }) => here)
    return isTime ? opened(withReserves(tournament), least) : tournament
  }
  if (round.pairings.some(({ places }) => places === null)) return tournament
  return isLast(tournament) ? { ...tournament, status: 'over' } : called(tournament, now)
}

const isLast = (tournament: Tournament): boolean => {
  const { rounds, length, kind } = tournament
  const left = kind === 'cup' ? winnersOf(current(tournament)!).filter(user => user !== null) : expected(tournament)
  return rounds.length >= length || left.length < 2
}

/** Whoever has not come is out; those who wait and are there take the places, also of those who left, in the order in which they entered. */
function withReserves(tournament: Tournament): Tournament {
  const { entrants } = tournament
  const missing = expected(tournament).filter(({ here }) => !here)
  const left = entrants.filter(({ state, position }) => state === 'out' && position !== null)
  const reserves = isLateCup(tournament) ? [] : entrants.filter(({ state, here }) => state === 'reserve' && here)
  let next = tournament
  for (const [i, { user, position }] of [...missing, ...left].entries()) {
    next = changed(next, user, { state: 'out', ...(reserves[i] && { position: null }) })
    if (reserves[i]) next = changed(next, reserves[i].user, { state: 'in', position })
  }
  return next
}

function opened(tournament: Tournament, least: number): Tournament {
  const { tables, byes } = paired(tournament, least)
  const pairings = tables.map((users, at): Pairing => {
    return users.length > 1
      ? { users, tables: [tableIdOf(tournament, at, 0)], places: null }
      : { users, tables: [], places: users.map(() => 1) }
  })
  const round = { ...current(tournament)!, isOpen: true, pairings, byes }
  return { ...tournament, rounds: tournament.rounds.with(-1, round) }
}

/** The same on every server, and to be guessed by nobody who does not know the tournament. */
const tableIdOf = ({ id, rounds }: Tournament, at: number, game: number): string =>
  hashOf(`${id} ${rounds.length} ${at} ${game}`).slice(0, 24)

function paired(tournament: Tournament, least: number): Paired {
  const { kind, size, rounds } = tournament
  if (kind === 'cup') return { tables: cupTables(tournament), byes: [] }
  if (kind === 'round-robin' && size === 2) return circle(tournament)
  const score = scores(tournament)
  const players = standingsOf(tournament)
    .filter(({ isOut }) => !isOut)
    .map(({ user }) => ({
      user,
      points: score.get(user)!.points,
      byes: rounds.filter(({ byes }) => byes.includes(user)).length,
      met: metBy(tournament, user),
    }))
  return pairTables(players, { size, least: Math.min(least, size), byPoints: kind === 'swiss' })
}

const byPosition = ({ entrants }: Tournament): Entrant[] =>
  entrants.filter(({ position }) => position !== null).toSorted((a, b) => a.position! - b.position!)

/** Those who began, in their places; whoever is out leaves the other without a game. */
function circle(tournament: Tournament): Paired {
  const stands = byPosition(tournament)
  const isIn = (user: string) => stands.some(each => each.user === user && each.state === 'in')
  const { tables, byes } = circleRound(
    stands.map(({ user }) => user),
    tournament.rounds.length - 1,
  )
  const left = [...tables, ...byes.map(user => [user])].map(table => table.filter(isIn))
  return { tables: left.filter(({ length }) => length === 2), byes: left.filter(({ length }) => length === 1).flat() }
}

/** The bracket of the first round, or the winners of the last one; whoever is out has nobody to play with. */
function cupTables(tournament: Tournament): string[][] {
  const { entrants, rounds } = tournament
  const last = rounds.at(-2)
  const isIn = (user: string | null | undefined): user is string =>
    typeof user === 'string' && entrants.some(each => each.user === user && each.state === 'in')
  const first = byPosition(tournament).filter(({ state }) => state === 'in')
  const slots = last ? winnersOf(last) : bracket(first.length).map(seed => first[seed - 1]?.user ?? null)
  return Array.from({ length: slots.length / 2 }, (_, i) => slots.slice(2 * i, 2 * i + 2).filter(isIn))
}

function withPairing(tournament: Tournament, at: number, change: (pairing: Pairing) => Pairing): Tournament {
  const round = current(tournament)!
  const pairings = round.pairings.with(at, change(round.pairings[at]))
  return { ...tournament, rounds: tournament.rounds.with(-1, { ...round, pairings }) }
}

/** How a table has ended: places by user (null: a draw); `left`: who had left it, and is out. Heard again, it changes nothing. */
export function ended(
  tournament: Tournament,
  table: string,
  { places, left }: { places: ReadonlyMap<string, number> | null; left: readonly string[] },
): Tournament {
  const round = current(tournament)
  const at = round?.pairings.findIndex(({ tables }) => tables.at(-1) === table) ?? -1
  if (tournament.status !== 'running' || !round || at < 0 || round.pairings[at].places !== null) return tournament
  const without = left.reduce((next, user) => leave(next, user), tournament)
  const { users, tables } = round.pairings[at]
  const byUser = users.map(user => (places ? (places.get(user) ?? users.length) : 1))
  const isDrawn = tournament.kind === 'cup' && byUser.every(place => place === byUser[0])
  if (isDrawn && tables.length < gamesOfCup) {
    const next = tableIdOf(tournament, at, tables.length)
    return withPairing(without, at, () => ({ users: users.toReversed(), tables: [...tables, next], places: null }))
  }
  const seed = (user: string) => tournament.entrants.find(each => each.user === user)?.position ?? 0
  const decided = isDrawn ? users.map(user => (users.every(other => seed(user) <= seed(other)) ? 1 : 2)) : byUser
  return withPairing(without, at, pairing => ({ ...pairing, places: decided }))
}

/** The tables of the round that is played: each with those who play there, by seat. */
export function tablesOf(tournament: Tournament): { table: string; users: readonly string[] }[] {
  const round = current(tournament)
  if (tournament.status !== 'running' || !round?.isOpen) return []
  return round.pairings.flatMap(({ users, tables, places }) =>
    places === null ? [{ table: tables.at(-1)!, users }] : [],
  )
}
