/**
 * What each person has beside the hours for a move, for a whole game by mail: hours in a bank, from which is taken what a move takes
 * longer, and days of vacation, in which its clock stands. Times are in milliseconds; those of day since 1970.
 */
import { putAt, type Seat } from '../../kernel/index.ts'
import { day, hour } from '../limits.ts'
import type { TableState } from '../table.ts'

export interface SeatReserve {
  /** What was left in the bank when the question was put. */
  bank: number
  /** What the seat has used of it for the question, once it has answered. */
  spent: number
  /** Days of vacation that are left. */
  days: number
  /** For how long its clock has stood, by vacations that are over. */
  stood: number
  /** The same when the question was put, with a vacation that was under way. */
  before: number
  /** On vacation: since when, and until when at most. */
  off?: { from: number; until: number }
}

type Reserved = Pick<TableState, 'reserves'>

/** By seat; null: at this pace there is none. Where nothing is stored nothing is used. */
export function reservesOf({ setup, reserves }: TableState): readonly SeatReserve[] | null {
  const { reserve } = setup
  if (!reserve) return null
  const whole = { bank: reserve.bank * hour, spent: 0, days: reserve.vacation, stood: 0, before: 0 }
  return reserves ?? setup.roles.map(() => whole)
}

/** The reserves of all seats, made anew one by one; nothing where there are none. */
export function withReserves(core: TableState, make: (each: SeatReserve, seat: Seat) => SeatReserve): Reserved {
  const reserves = reservesOf(core)
  return reserves ? { reserves: reserves.map((each, seat) => make(each, seat as Seat)) } : {}
}

export function withReserve(core: TableState, seat: Seat, make: (each: SeatReserve) => SeatReserve): Reserved {
  const reserves = reservesOf(core)
  return reserves ? { reserves: putAt(reserves, seat, make(reserves[seat])) } : {}
}

const stoodBy = ({ stood, off }: SeatReserve, at: number): number => stood + (off ? at - off.from : 0)

/** What the clock of a seat has stood for since the question was put. */
const stoodFor = (reserve: SeatReserve, at: number): number => stoodBy(reserve, at) - reserve.before

/** What has been used of the bank where the hours for the move were over at `end`. */
export const spentBy = (reserve: SeatReserve, end: number, at: number): number =>
  Math.min(reserve.bank, Math.max(0, at - end - stoodFor(reserve, at)))

/** How much later than at the end of the hours a bot steps in; null: never, as long as the vacation lasts. */
export const moreTime = (reserve: SeatReserve, hasBank: boolean): number | null =>
  reserve.off ? null : (hasBank ? reserve.bank : 0) + reserve.stood - reserve.before

/** A question is put: what was used for the last one is gone. */
export const begun = (reserve: SeatReserve, now: number): SeatReserve => ({
  ...reserve,
  bank: reserve.bank - reserve.spent,
  spent: 0,
  before: stoodBy(reserve, now),
})

/** So much of a bank that a bot steps in at `until` and no sooner, where the hours for the move were over at `end`. */
export function lasting(reserve: SeatReserve, end: number, until: number): SeatReserve {
  const bank = until - end - reserve.stood + reserve.before
  return bank <= reserve.bank ? reserve : { ...reserve, bank, spent: 0 }
}

/** As it was before a move that is taken back, but for vacations since; `earlier` left out: nothing was used. */
export function rewound(core: TableState, earlier: TableState['reserves']): Reserved {
  const then = reservesOf({ ...core, reserves: earlier })
  return withReserves(core, (each, seat) => {
    const { bank, spent, before } = then![seat]
    return { ...each, bank, spent, before }
  })
}

/** What was under way goes on `rest` later. */
export const reservesLater = (core: TableState, rest: number): Reserved =>
  core.reserves
    ? withReserves(core, each => {
        const { off } = each
        return off ? { ...each, off: { from: off.from + rest, until: off.until + rest } } : each
      })
    : {}

/** A vacation is over: each day that had begun counts. */
export function back(reserve: SeatReserve, at: number): SeatReserve {
  const { off, ...rest } = reserve
  if (!off) return reserve
  const taken = Math.min(at, off.until) - off.from
  const days = Math.max(1, Math.ceil(taken / day))
  return { ...rest, days: reserve.days - days, stood: reserve.stood + taken }
}

/** A new person has all days of vacation, and what is left in the bank. */
export const ofNewPerson = ({ setup }: TableState, reserve: SeatReserve, at: number): SeatReserve => ({
  ...back(reserve, at),
  days: setup.reserve!.vacation,
})

export const isOff = (core: Pick<TableState, 'reserves'>, seat: Seat): boolean => !!core.reserves?.[seat]?.off
