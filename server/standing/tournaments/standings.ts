/** Who stands where in a tournament. */
import type { Pairing, Round, Tournament } from './types.ts'

export interface Standing {
  user: string
  name: string
  /** From 1; those who are equal in all that decides share it. */
  place: number
  /** A game is worth 1 to the first and 0 to the last, in equal steps between; those who are equal share. */
  points: number
  wins: number
  /** The points of all whom one has met. */
  strength: number
  isOut: boolean
}

/** To thousandths, so that sums of thirds are equal. */
const rounded = (n: number) => Math.round(n * 1000) / 1000

/** What a place is worth at a table. */
export function pointsFor(places: readonly number[], place: number): number {
  const equal = places.filter(each => each === place).length
  const seats = places.length
  return seats < 2 ? 1 : (seats - place - (equal - 1) / 2) / (seats - 1)
}

/** What a round without a game is worth: a win where two play, else half of one. */
export const pointsForBye = (size: number): number => (size === 2 ? 1 : 0.5)

const pairingsOf = ({ rounds }: Tournament): Pairing[] => rounds.flatMap(({ pairings }) => pairings)

/** By user: points and wins so far. */
export function scores(tournament: Tournament): Map<string, { points: number; wins: number }> {
  const all = new Map(tournament.entrants.map(({ user }) => [user, { points: 0, wins: 0 }]))
  const add = (user: string, points: number, wins: number) => {
    const before = all.get(user) ?? { points: 0, wins: 0 }
    all.set(user, { points: rounded(before.points + points), wins: before.wins + wins })
  }
  for (const { users, places } of pairingsOf(tournament)) {
    if (!places) continue
    // A place that is shared is not won.
    const won = (seat: number) => places[seat] === 1 && places.indexOf(1) === places.lastIndexOf(1)
    for (const [seat, user] of users.entries()) add(user, pointsFor(places, places[seat]), won(seat) ? 1 : 0)
  }
  for (const { byes } of tournament.rounds) for (const user of byes) add(user, pointsForBye(tournament.size), 0)
  return all
}

/** Whom somebody has met, and how often. */
export function metBy(tournament: Tournament, user: string): Map<string, number> {
  const met = new Map<string, number>()
  for (const { users } of pairingsOf(tournament)) {
    if (!users.includes(user)) continue
    for (const other of users) if (other !== user) met.set(other, (met.get(other) ?? 0) + 1)
  }
  return met
}

/**
 * The standing so far. What decides: points, then games won, then the points of those one has met. In a cup: how far somebody has
 * come. Equal in all that, they share a place; the better at the beginning is named first.
 */
export function standingsOf(tournament: Tournament): Standing[] {
  const score = scores(tournament)
  const strengthOf = (user: string) =>
    rounded(
      [...metBy(tournament, user)].reduce((sum, [other, times]) => sum + times * (score.get(other)?.points ?? 0), 0),
    )
  const isCup = tournament.kind === 'cup'
  const rows = tournament.entrants
    .filter(({ user, state }) => state === 'in' || reachedBy(tournament, user) > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ user, name, state }) => {
      const strength = isCup ? 0 : strengthOf(user)
      const keys = isCup ? [reachedBy(tournament, user)] : [score.get(user)!.points, score.get(user)!.wins, strength]
      return { user, name, ...score.get(user)!, strength, isOut: state === 'out', keys }
    })
  const compare = (a: readonly number[], b: readonly number[]) => a.map((n, i) => b[i] - n).find(n => n !== 0) ?? 0
  const sorted = rows.toSorted((a, b) => compare(a.keys, b.keys))
  return sorted.map(({ keys, ...row }) => ({
    ...row,
    place: 1 + rows.filter(other => compare(keys, other.keys) > 0).length,
  }))
}

/** The last round in which somebody has played or rested, from 1; one more for who has won the last of a cup. 0: none. */
function reachedBy({ rounds, kind, status }: Tournament, user: string): number {
  const isIn = ({ pairings, byes }: Round) => byes.includes(user) || pairings.some(({ users }) => users.includes(user))
  const last = rounds.findLastIndex(isIn)
  const isWinner = kind === 'cup' && status === 'over' && last >= 0 && winnersOf(rounds[last]).includes(user)
  return last + 1 + (isWinner ? 1 : 0)
}

/** Those who are first at their tables, in order; null where nobody came. */
export const winnersOf = ({ pairings }: Round): (string | null)[] =>
  pairings.map(({ users, places }) => users[places?.indexOf(1) ?? -1] ?? null)
