/**
 * What a table does without being asked, and when: its bots move, windows go by, clocks run out, and what nobody uses is
 * closed. Whoever runs the table carries it out (see runner.ts).
 */
import type { Seat } from '../kernel/index.ts'
import { isHidden, told } from './anonymous.ts'
import type { Change } from './apply.ts'
import { hiddenTime, hiddenTimeLive } from './limits.ts'
import { type BotTurn, botTurn, isLeftToBots } from './moves/bots.ts'
import { awaited, hoursOver, isPaused, waitedSince } from './moves/clock.ts'
import { questionIn } from './moves/listed.ts'
import { move } from './moves/play.ts'
import { clockOver, outOfTime } from './moves/seatClocks.ts'
import { lapse } from './moves/undo.ts'
import { type Pass, passesOf } from './moves/windows.ts'
import { expire, expiryOf } from './people/expiry.ts'
import { replace } from './people/seats.ts'
import { vacationEnd, vacationsOver } from './people/vacation.ts'
import { lapseVote } from './people/votes.ts'
import { noteOf, type Table } from './table.ts'

export interface Agenda {
  /** The bot that moves next; null: a person is awaited, or nobody. */
  bot: BotTurn | null
  /** The windows that go by unasked, after a moment. */
  passes: readonly Pass[]
  /** When time alone makes something of the table (see `onTime`), in milliseconds since 1970; null: never. */
  tickAt: number | null
}

/** `expires`: a table that nobody uses is closed in the end. */
interface Wish {
  expires?: boolean
}

export function agendaOf(table: Table, { expires = false }: Wish = {}): Agenda {
  const tickAt = soonest([dueAt(table), expires ? expiryOf(table) : null])
  return { bot: botTurn(table), passes: passesOf(table), tickAt }
}

/**
 * When somebody must look after a table that is kept for others, in milliseconds since 1970: at once for a bot's turn and
 * for a window that goes by; null: never. Bots among themselves wait until somebody watches.
 */
export function attentionAt(table: Table, now: number): number | null {
  const { bot, passes, tickAt } = agendaOf(table, { expires: true })
  return (bot && !isLeftToBots(table)) || passes.length > 0 ? now : tickAt
}

function soonest(times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter(time => typeof time === 'number')
  return known.length === 0 ? null : Math.min(...known)
}

/** The seats for whose persons a clock runs now. */
const onClock = (table: Table): Seat[] => (isPaused(table.core) ? [] : awaited(table))

/** Milliseconds since 1970 when a bot steps in for somebody awaited; null: never. */
export const deadlineOf = (table: Table): number | null => soonest(onClock(table).map(seat => timeOver(table, seat)))

const timeOver = (table: Table, seat: Seat): number | null =>
  table.core.setup.clock ? clockOver(table, seat) : hoursOver(table, seat)

/** When the clock of the question runs out; bots keep no one waiting, and need none. null: never. */
const limitAt = (table: Table): number | null => (onClock(table).length === 0 ? null : (table.core.limit ?? null))

/** Until when the person of a seat that is awaited has time to answer, by its own clock and that of the question; null: for ever. */
export const answerBy = (table: Table, seat: Seat): number | null => soonest([timeOver(table, seat), limitAt(table)])

/** When it is told whom an anonymous question asks: where a clock makes a bot step in, that tells it. null: never. */
function toldAt(table: Table): number | null {
  const { hoursPerMove, clock } = table.core.setup
  const isDue = isHidden(table) && hoursPerMove === null && onClock(table).length > 0
  return isDue ? waitedSince(table.core) + (clock ? hiddenTimeLive : hiddenTime) : null
}

/** When a clock, an undo request or a vote of the table runs out next; null: never. */
export function dueAt(table: Table): number | null {
  const { petition, vote } = table.core
  const lapses = [isPaused(table.core) ? null : petition?.until, vote?.until]
  return soonest([deadlineOf(table), vacationEnd(table), limitAt(table), toldAt(table), ...lapses])
}

/** What time alone makes of the table; null when there is nothing to do yet. */
export function onTime(table: Table, now: number, { expires = false }: Wish = {}): Change | null {
  const limit = limitAt(table)
  if (limit !== null && limit <= now) return timeUp(table, now)
  const back = vacationsOver(table, now)
  if (back) return back
  const deadline = deadlineOf(table)
  if (deadline !== null && deadline <= now) return replace(table, lateSeats(table, now), now)
  if ((toldAt(table) ?? now + 1) <= now) return { core: told(table.core), notes: [] }
  const lapsed = lapseVote(table, now) ?? (isPaused(table.core) ? null : lapse(table, now))
  return lapsed ?? (expires ? expire(table, now) : null)
}

/** The seats for which bots step in now. */
const lateSeats = (table: Table, now: number): Seat[] =>
  table.core.setup.clock
    ? outOfTime(table, now)
    : onClock(table).filter(seat => (hoursOver(table, seat) ?? now + 1) <= now)

/** Makes the clock's move for the first of those still asked; for the others, when it looks again. */
function timeUp(table: Table, now: number): Change {
  const { core, game } = table
  const { toMove, limit } = questionIn(game, core.state!)!
  const [seat] = toMove
  const change = move(table, seat, core.acted[seat], limit!.move, now, { byClock: true })
  if ('refused' in change) throw new Error(`The clock of ${core.id} made a move that is ${change.refused}.`)
  return { ...change, notes: [noteOf({ is: 'time-up', seat }, now), ...change.notes] }
}
