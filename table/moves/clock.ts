/**
 * The clocks of a table as one value, part of what is stored: since when those who are asked have been waited for, when
 * the clock of the question runs out, and for how long the game was paused. All times are in milliseconds since 1970.
 */
import type { Kinds, Seat, State } from '../../kernel/index.ts'
import { isHidden } from '../anonymous.ts'
import { hour, overtime } from '../limits.ts'
import type { HistoryEntry, LostTime, Table, TableState } from '../table.ts'
import type { SeatClock, ShownReserve } from '../types.ts'
import { questionIn } from './listed.ts'
import {
  begun,
  lasting,
  moreTime,
  reservesLater,
  reservesOf,
  rewound,
  spentBy,
  withReserve,
  withReserves,
} from './reserve.ts'

type Clock = Pick<TableState, 'since' | 'overtime' | 'askedSince' | 'limit' | 'paused' | 'rested' | 'reserves'>
type Seated = Pick<Table, 'core' | 'game'>
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
  table: Seated,
  next: Asking,
  now: number,
  { isDraft = false, isSide = false } = {},
): Pick<Clock, 'since' | 'overtime' | 'limit' | 'reserves'> {
  const { core } = table
  const isSame = core.state!.stack.at(-1) === next.state.stack.at(-1)
  const fresh = startClock(next, now)
  const isStill = isDraft || (isSide && isSame)
  const { since, overtime } = isStill ? core : fresh
  const limit = fresh.limit && isSame ? (core.limit ?? fresh.limit) : fresh.limit
  const asked = isStill ? (questionIn(next.game, next.state)?.toMove ?? []) : []
  const answered = awaited(table).filter(seat => !asked.includes(seat))
  const spent = spentOn(table, answered, now)
  const reserves = isStill ? spent : beginReserves({ ...core, ...spent }, now)
  return { since, overtime: overtime ?? nobodysOvertime, limit, ...reserves }
}

/** What these seats have used of their banks for the question, as they are awaited no more. */
export const spentOn = (table: Seated, seats: readonly Seat[], now: number): Pick<Clock, 'reserves'> =>
  seats.length === 0
    ? {}
    : withReserves(table.core, (each, seat) =>
        seats.includes(seat) && hasBank(table) ? { ...each, spent: spentBy(each, hoursEnd(table.core)!, now) } : each,
      )

/** While it is hidden whom a question asks no bank is used, for it would tell. */
const hasBank = (table: Seated): boolean => !isHidden(table)

/** A question is put anew. */
export const beginReserves = (core: TableState, now: number): Pick<Clock, 'reserves'> =>
  core.reserves ? withReserves(core, each => begun(each, now)) : {}

/** An anonymous question has passed on to the next seat: nobody else may see it by a clock. */
export const askAnew = (now: number): Pick<Clock, 'askedSince'> => ({ askedSince: now })

/** The game is over: no clock runs. */
export const endClock = (now: number): Pick<Clock, 'since' | 'limit'> => ({ since: now, limit: null })

/** Taking back gives no time back: it runs as if the move had never been made, but for the pauses since. */
export function rewindClock(
  core: TableState,
  { since, overtime = nobodysOvertime, limit, rested = 0, reserves }: HistoryEntry,
): Pick<Clock, 'since' | 'overtime' | 'limit' | 'reserves'> {
  const pauses = (core.rested ?? 0) - rested
  return { since: since + pauses, overtime, limit: limit ? limit + pauses : limit, ...rewound(core, reserves) }
}

/** Nobody moves, and no clock runs. */
export const isPaused = ({ paused }: Pick<TableState, 'paused'>): boolean => (paused ?? null) !== null

export const stopClock = (now: number): Pick<Clock, 'paused'> => ({ paused: now })

/** Everybody has as much time as when the game was paused. */
export function resumeClock(core: TableState, now: number): Partial<TableState> {
  const { since, askedSince, limit, petition, rested = 0, paused } = core
  const rest = now - paused!
  return {
    paused: null,
    rested: rested + rest,
    since: since + rest,
    ...(askedSince !== undefined && { askedSince: askedSince + rest }),
    limit: limit ? limit + rest : limit,
    petition: petition && { ...petition, until: petition.until + rest },
    ...reservesLater(core, rest),
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
    ...reservesLater(core, rest),
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

/**
 * Somebody sits down, leaves, is stood in for, or comes back. Who sits down when time has run out gets all of it; otherwise nobody
 * gets more by changing seats. Where others are still waited for, by their banks, it has a few minutes.
 */
export function clockOnSitting(table: Table, seat: Seat, now: number): Pick<Clock, 'since' | 'reserves'> {
  const { core } = table
  const waited = awaited(table)
  const end = hoursEnd(core)
  const spent = waited.includes(seat) ? spentOn(table, [seat], now) : {}
  if (end === null || isPaused(core) || end > now) return { since: core.since, ...spent }
  if (!core.setup.reserve || waited.length === 0) return { since: now, ...beginReserves({ ...core, ...spent }, now) }
  if (waited.includes(seat)) return { since: core.since, ...spent }
  return { since: core.since, ...fewMinutes(table, seat, overtime, now) }
}

/** The seat has so long at least until a bot steps in, if it is asked. */
function fewMinutes({ core, game }: Table, seat: Seat, least: number, now: number): Pick<Clock, 'reserves'> {
  const end = hoursEnd(core)!
  if (!questionIn(game, core.state!)!.toMove.includes(seat)) return {}
  return withReserve(core, seat, each => lasting(each, end, (core.paused ?? now) + least))
}

/** By the clock: the time of these seats for the question has run out. */
export function clockRunOut(
  table: Table,
  late: readonly Seat[],
  now: number,
): Pick<Clock, 'since' | 'overtime' | 'reserves'> {
  const { core } = table
  const spent = spentOn(table, late, now)
  const overtime = { ...Object.fromEntries(late.map(seat => [seat, 'left' as const])), ...core.overtime }
  const isOver = awaited(table).every(seat => late.includes(seat))
  if (!isOver) return { since: core.since, overtime, ...spent }
  return { since: now, overtime, ...beginReserves({ ...core, ...spent }, now) }
}

/**
 * The person of a seat comes back. Where its time for the question had run out it has a few minutes, once; while others are
 * awaited it has the time that they have.
 */
export function clockOnReturn(table: Table, seat: Seat, now: number): Pick<Clock, 'since' | 'overtime' | 'reserves'> {
  const { core } = table
  const extra = core.overtime?.[seat]
  if (!extra) return clockOnSitting(table, seat, now)
  const rest = extra === 'left' ? overtime : 0
  const used = { ...core.overtime, [seat]: 'used' as const }
  if (awaited(table).length > 0) {
    if (!core.setup.reserve) return { since: core.since }
    return { since: core.since, overtime: used, ...fewMinutes(table, seat, rest, now) }
  }
  const since = (core.paused ?? now) + rest - core.setup.hoursPerMove! * hour
  return { since, overtime: used }
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

/** When the hours for a move are over, whoever is asked and whatever it has beside them; null: never. */
function hoursEnd(core: TableState): number | null {
  const { hoursPerMove } = core.setup
  return hoursPerMove === null ? null : waitedSince(core) + hoursPerMove * hour
}

/** When a bot steps in for a seat that is asked; null: never, or not while its vacation lasts. */
export function hoursOver(table: Seated, seat: Seat): number | null {
  const end = hoursEnd(table.core)
  const reserve = reservesOf(table.core)?.[seat]
  const more = reserve ? moreTime(reserve, hasBank(table)) : 0
  return end === null || more === null ? null : end + more
}

/** The reserves as all are shown them. */
export function shownReserves(table: Seated): readonly ShownReserve[] | null {
  const { core } = table
  const reserves = core.status === 'running' ? reservesOf(core) : null
  if (!reserves) return null
  const runs = isPaused(core) || isHidden(table) ? [] : awaited(table)
  return reserves.map((each, seat) => {
    const { bank, spent, days, off } = each
    const isOn = runs.includes(seat as Seat)
    const used = isOn && off ? spentBy(each, hoursEnd(core)!, off.from) : isOn ? 0 : spent
    return { bank: bank - used, days, until: isOn ? hoursOver(table, seat as Seat) : null, off: off?.until ?? null }
  })
}
