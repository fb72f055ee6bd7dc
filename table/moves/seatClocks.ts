/**
 * Clocks of the seats, for games that are played at one sitting: each person has so much time for the whole game, and a
 * little more with each question. A seat's clock runs while its person is asked, and for several persons at once where
 * several are asked. All times are in milliseconds; those of day since 1970.
 */
import { putAt, type Seat } from '../../kernel/index.ts'
import { isHidden } from '../anonymous.ts'
import { minute, overtime, returnTime, second } from '../limits.ts'
import type { Table, TableState } from '../table.ts'
import type { SeatClock } from '../types.ts'
import { awaited, isPaused } from './clock.ts'

type Seated = Pick<Table, 'core' | 'game'>

/** What is stored of the clocks. */
export interface Clocks {
  seats: readonly SeatClock[]
  /** The most moves there have been: a question that comes again after an undo brings nobody more time. */
  moves: number
}

/**
 * The seats whose clocks run. While an anonymous question hides whom it asks none does, for it would tell; such a question is
 * told after a while (see agenda.ts).
 */
export const running = (table: Seated): Seat[] =>
  !table.core.clocks || isPaused(table.core) || isHidden(table) ? [] : awaited(table)

/** What is left on a clock. */
export const leftOn = (clock: SeatClock, now: number): number =>
  'left' in clock ? clock.left : Math.max(0, clock.until - now)

/** All time for everybody, as it is when a game begins. */
function fullClocks({ setup, moves }: TableState): Clocks | undefined {
  const { clock } = setup
  return clock ? { seats: setup.roles.map(() => ({ left: clock.minutes * minute })), moves } : undefined
}

/**
 * The core after an act, with the clocks that it starts and stops. A draft starts and stops none: nobody else can tell that
 * somebody is drafting.
 */
export function withClocks({ core: before, game }: Table, core: TableState, now: number): TableState {
  const { clock } = core.setup
  if (!clock) return core.clocks ? { ...core, clocks: undefined } : core
  if (core.status !== 'running') return core.clocks ? { ...core, clocks: stopped(core.clocks, now) } : core
  const isNew = before.status !== 'running' || before.setup.clock !== clock
  const clocks = (isNew ? undefined : core.clocks) ?? fullClocks(core)!
  const next = { ...core, clocks }
  const runs = running({ core: next, game })
  const isQuestion = core.moves > clocks.moves && before.state?.stack.at(-1) !== core.state!.stack.at(-1)
  const more = isQuestion ? clock.increment * second : 0
  const seats = clocks.seats.map((each, seat) => moved(each, runs.includes(seat), more, now))
  const isSame = seats.every((each, seat) => each === clocks.seats[seat]) && !isQuestion && core.clocks === clocks
  return isSame ? core : { ...core, clocks: { seats, moves: Math.max(clocks.moves, core.moves) } }
}

function moved(clock: SeatClock, runs: boolean, more: number, now: number): SeatClock {
  if (!runs) return 'left' in clock ? clock : { left: leftOn(clock, now) }
  if ('left' in clock) return { until: now + clock.left + more }
  return more === 0 ? clock : { until: Math.max(clock.until, now) + more }
}

/** All clocks stand: the game is over. */
const stopped = (clocks: Clocks, now: number): Clocks => ({
  ...clocks,
  seats: clocks.seats.map(each => moved(each, false, 0, now)),
})

/** When the clock of a seat runs out; null: it does not run. */
export const clockOver = (table: Seated, seat: Seat): number | null =>
  running(table).includes(seat) ? endOf(table.core, seat) : null

const endOf = ({ clocks }: TableState, seat: Seat): number => {
  const clock = clocks!.seats[seat]
  return 'until' in clock ? clock.until : Number.POSITIVE_INFINITY
}

/** The seats whose clocks have run out. */
export const outOfTime = (table: Seated, now: number): Seat[] =>
  running(table).filter(seat => endOf(table.core, seat) <= now)

/** Whoever comes back after its time has run out has a little, so that it can play on. */
export const clocksOnReturn = (core: TableState, seat: Seat): Pick<TableState, 'clocks'> =>
  withLeast(core, seat, left => (left > 0 ? left : returnTime))

/** Whoever is new on a seat has some time at least, however much the one before has used. */
export const clocksOnSitting = (core: TableState, seat: Seat): Pick<TableState, 'clocks'> =>
  withLeast(core, seat, left => Math.max(left, overtime))

function withLeast({ clocks }: TableState, seat: Seat, more: (left: number) => number): Pick<TableState, 'clocks'> {
  const clock = clocks?.seats[seat]
  if (!clocks || !clock || !('left' in clock)) return {}
  return { clocks: { ...clocks, seats: putAt(clocks.seats, seat, { left: more(clock.left) }) } }
}
