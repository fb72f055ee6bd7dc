/**
 * Rated games: begun by people alone and played by the clock, so that the result tells of their play. Whoever has left when the
 * game ends, whatever the reason, is last; what all agree to cancel counts for nobody.
 */
import { type Seat, same } from '../../kernel/index.ts'
import type { Change } from '../apply.ts'
import { isOut, noteOf, type Table, type TableState } from '../table.ts'
import type { Sitter, TableSetup } from '../types.ts'

/** Who has begun a game, and who has left it since. */
export interface Stay {
  /** By seat: the user who began there; empty: nobody. */
  players: readonly string[]
  /** The seats whose players have left and are not back, in that order: a bot or somebody else plays there. */
  left: readonly Seat[]
  /** Those of them who left when nobody else played any more: more than one where their time ran out at once. */
  last?: readonly Seat[]
}

export interface Rated extends Stay {
  /** All have agreed that it counts for nobody. */
  cancelled?: true
}

export const hasClock = ({ hoursPerMove, clock = null }: Pick<TableSetup, 'hoursPerMove' | 'clock'>): boolean =>
  hoursPerMove !== null || clock !== null

/** A rated game has a clock, for whoever stays away must not hold up the end, and no bot from the start. */
export const mayBeRated = (setup: TableSetup, seats: readonly Sitter[]): boolean =>
  !setup.rated || (hasClock(setup) && seats.every(({ kind }) => kind !== 'bot'))

/** The core after an act, with who plays for ratings and who has left. */
export function withRated(before: Pick<Table, 'core' | 'game'>, core: TableState): TableState {
  if (!core.setup.rated || core.state === null || (before.core.state !== null && before.core.status !== 'running'))
    return core
  const rated = core.rated ?? { players: core.seats.map(userOn), left: [] }
  const next = withStay(rated, afterLeaving({ core, game: before.game }, rated))
  return same(next, core.rated) ? core : { ...core, rated: next }
}

export const userOn = (sitter: Sitter): string => (sitter.kind === 'person' ? sitter.user : '')

/** Whoever falls out of the game has played it to the end: where it goes then changes nothing. */
export function afterLeaving(table: Pick<Table, 'core' | 'game'>, { players, left, last }: Stay): Stay {
  const isGone = (seat: Seat) => {
    const sitter = table.core.seats[seat]
    if (isOut(table, seat)) return left.includes(seat)
    return sitter.kind !== 'person' || sitter.user !== players[seat] || sitter.absent
  }
  const fresh = players.flatMap((_, seat) => (isGone(seat) && !left.includes(seat) ? [seat] : []))
  const next = { players, left: [...left.filter(isGone), ...fresh] }
  if (players.some((_, seat) => !isGone(seat) && !isOut(table, seat))) return next
  if (fresh.length > 0) return { ...next, last: fresh }
  return last ? { players, left, last } : { players, left }
}

/** The same with what else is known of it. */
export function withStay<T extends Stay>(known: T, stay: Stay): Omit<T, keyof Stay> & Stay {
  const { players: _, left: __, last: ___, ...rest } = known
  return { ...rest, ...stay }
}

export interface RatedPlace {
  seat: Seat
  user: string
  /** From 1; equal ones share it. */
  place: number
}

/**
 * How the players of a rated game that has ended have come off; null: it counts for nobody. The standing decides among those who
 * stayed, and those who have left are last together; where nobody played on, the last one to leave stands before all others. A
 * game that was closed before its end counts only where some have left: before them are all who stayed.
 */
export function ratedPlaces({ core, game }: Pick<Table, 'core' | 'game'>): RatedPlace[] | null {
  const { rated, status, state } = core
  if (!rated || rated.cancelled || state === null || (status !== 'over' && status !== 'closed')) return null
  const { players, left, last = [] } = rated
  if (status === 'closed' && left.length === 0) return null
  const standing = status === 'over' ? game.standing(state.g.open) : []
  const rank = (seat: Seat) => {
    if (last.includes(seat)) return 0
    if (left.includes(seat)) return Number.POSITIVE_INFINITY
    return standing.find(each => each.seat === seat)?.place ?? 1
  }
  const ranks = players.map((_, seat) => rank(seat))
  return players.map((user, seat) => ({ seat, user, place: 1 + ranks.filter(each => each < ranks[seat]).length }))
}

/** By the vote of all: the table is closed, and counts for nobody. */
export const cancelled = (core: TableState, now: number): Change => ({
  core: { ...core, status: 'closed', rated: { ...core.rated!, cancelled: true } },
  notes: [noteOf({ is: 'closed' }, now)],
})
