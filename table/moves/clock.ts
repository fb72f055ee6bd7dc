/**
 * The clocks of a table as one value, part of what is stored: since when those who are asked have been waited for, when
 * the clock of the question runs out, and for how long the game was paused. All times are in milliseconds since 1970.
 */
import type { Kinds, Seat, State } from '../../kernel/index.ts'
import { hour, overtime } from '../limits.ts'
import type { HistoryEntry, LostTime, Table, TableState } from '../table.ts'
import type { SeatClock } from '../types.ts'
import { questionIn } from './listed.ts'

type Clock = Pick<TableState, 'since' | 'overtime' | 'askedSince' | 'limit' | 'paused' | 'rested'>
type Asking = Pick<Table, 'game'> & { state: State<Kinds> }

/** Of a question that has just been put. */
const nobodysOvertime = {}

/** A question has been put: everybody has all the time for it. */
export const startClock = ({ game, state }: Asking, now: number): Pick<Clock, 'since' | 'overtime' | 'limit'> => ({
  since: now,
  overtime: nobodysOvertime,
  limit: limitFrom({ game, state }, now),
})

/** When the clock of a question that is put now runs out; null where it has none. */
function limitFrom({ game, state }: Asking, now: number): number | null {
  const limit = questionIn(game, state)?.limit ?? null
  return limit && now + limit.seconds * 1000
}

/**
 * A move has led to `state`. The clock of the question runs on while it stands, and begins with each new one; a draft gives
 * nobody more hours, for others could tell that somebody is drafting; nor does a side move that leaves the question as it is.
 */
export function moveClock(
  core: TableState,
  next: Asking,
  now: number,
  { isDraft = false, isSide = false } = {},
): Pick<Clock, 'since' | 'overtime' | 'limit'> {
  const isSame = core.state!.stack.at(-1) === next.state.stack.at(-1)
  const begun = startClock(next, now)
  const { since, overtime } = isDraft || (isSide && isSame) ? core : begun
  const limit = begun.limit && isSame ? (core.limit ?? begun.limit) : begun.limit
  return { since, overtime: overtime ?? nobodysOvertime, limit }
}

/** An anonymous question has passed on to the next seat: nobody else may see it by a clock. */
export const askAnew = (now: number): Pick<Clock, 'askedSince'> => ({ askedSince: now })

/** The game is over: no clock runs. */
export const endClock = (now: number): Pick<Clock, 'since' | 'limit'> => ({ since: now, limit: null })

/** Taking back gives no time back: it runs as if the move had never been made, but for the pauses since. */
export function rewindClock(
  core: TableState,
  { since, overtime = nobodysOvertime, limit, rested = 0 }: HistoryEntry,
): Pick<Clock, 'since' | 'overtime' | 'limit'> {
  const pauses = (core.rested ?? 0) - rested
  return { since: since + pauses, overtime, limit: limit ? limit + pauses : limit }
}

/** Nobody moves, and no clock runs. */
export const isPaused = ({ paused }: Pick<TableState, 'paused'>): boolean => (paused ?? null) !== null

export const stopClock = (now: number): Pick<Clock, 'paused'> => ({ paused: now })

/** Everybody has as much time as when the game was paused. */
export function resumeClock(
  { since, askedSince, limit, petition, rested = 0, paused }: TableState,
  now: number,
): Partial<TableState> {
  const rest = now - paused!
  return {
    paused: null,
    rested: rested + rest,
    since: since + rest,
    ...(askedSince !== undefined && { askedSince: askedSince + rest }),
    limit: limit ? limit + rest : limit,
    petition: petition && { ...petition, until: petition.until + rest },
  }
}

/** The table after time that was nobody's: whatever was under way, and whatever was said until when, has what was left. */
export function passOver(core: TableState, lost: LostTime): TableState {
  const rest = lost.ms - (core.lost?.ms ?? 0)
  const { since, askedSince, limit, petition, vote, called, paused, left, rested = 0 } = core
  return {
    ...core,
    lost,
    since: since + rest,
    rested: rested + rest,
    ...(core.clocks && { clocks: { ...core.clocks, seats: core.clocks.seats.map(each => later(each, rest)) } }),
    ...(askedSince !== undefined && { askedSince: askedSince + rest }),
    ...(limit && { limit: limit + rest }),
    ...(paused && { paused: paused + rest }),
    ...(left !== undefined && { left: left + rest }),
    ...(petition && { petition: { ...petition, until: petition.until + rest } }),
    ...(vote && { vote: { ...vote, until: vote.until + rest } }),
    ...(called && { called: { ...called, at: called.at + rest } }),
  }
}

const later = (clock: SeatClock, rest: number): SeatClock => ('left' in clock ? clock : { until: clock.until + rest })

/** Who sits down when time has run out gets all of it; otherwise nobody gets more by changing seats. */
export function clockOnSitting(core: TableState, now: number): Pick<Clock, 'since'> {
  const end = hoursOver(core)
  return { since: end !== null && !isPaused(core) && end <= now ? now : core.since }
}

/** By the clock: the hours of these seats for the question have run out. */
export const clockRunOut = (
  core: TableState,
  late: readonly Seat[],
  now: number,
): Pick<Clock, 'since' | 'overtime'> => ({
  since: now,
  overtime: { ...Object.fromEntries(late.map(seat => [seat, 'left'])), ...core.overtime },
})

/**
 * The person of a seat comes back. Where its hours for the question had run out it has a few minutes, once; while others are
 * awaited it has the time that they have.
 */
export function clockOnReturn(table: Table, seat: Seat, now: number): Pick<Clock, 'since' | 'overtime'> {
  const { core } = table
  const extra = core.overtime?.[seat]
  if (!extra) return clockOnSitting(core, now)
  if (awaited(table).length > 0) return { since: core.since }
  const rest = extra === 'left' ? overtime : 0
  const since = (core.paused ?? now) + rest - core.setup.hoursPerMove! * hour
  return { since, overtime: { ...core.overtime, [seat]: 'used' } }
}

/** The seats whose persons are asked. */
export function awaited({ core, game }: Pick<Table, 'core' | 'game'>): Seat[] {
  if (core.status !== 'running') return []
  return questionIn(game, core.state!)!.toMove.filter(seat => {
    const sitter = core.seats[seat]
    return sitter.kind === 'person' && !sitter.absent
  })
}

/** Since when whoever is asked now has been waited for. */
export const waitedSince = ({ since, askedSince = 0 }: TableState): number => Math.max(since, askedSince)

/** When the hours for a move are over, whoever is asked; null: never. */
export function hoursOver(core: TableState): number | null {
  const { hoursPerMove } = core.setup
  return hoursPerMove === null ? null : waitedSince(core) + hoursPerMove * hour
}
