/**
 * Vacation in a game by mail: whoever takes days off has a clock that stands until then, until it says that it is back, or until it
 * makes a move that others see. Each seat has so many days a game as were chosen with the pace; each day begun counts.
 */
import { isSideMove, type Kinds, type Move, type Seat, same } from '../../kernel/index.ts'
import { isHidden } from '../anonymous.ts'
import type { Change, Refused } from '../apply.ts'
import { day } from '../limits.ts'
import { botOn } from '../moves/bots.ts'
import { awaited, isPaused } from '../moves/clock.ts'
import { back, isOff, reservesOf, withReserve, withReserves } from '../moves/reserve.ts'
import { passesOf } from '../moves/windows.ts'
import { isOut, noteOf, type Table } from '../table.ts'

/** Takes so many days off from now on; 0: is back. */
export function takeVacation(table: Table, seat: Seat, days: number, now: number): Change | Refused {
  const { core } = table
  if (core.status !== 'running') return { refused: 'not-running' }
  if (days === 0) return isOff(core, seat) ? comeBackFrom(table, [seat], now) : { core, notes: [] }
  if (isPaused(core)) return { refused: 'paused' }
  if (botOn(core.seats[seat]) !== null) return { refused: 'stood-in' }
  const left = reservesOf(core)?.[seat].days ?? 0
  if (days > left || isOff(core, seat) || isOut(table, seat)) return { refused: 'no-vacation' }
  const until = now + days * day
  const next = { ...core, ...withReserve(core, seat, each => ({ ...each, off: { from: now, until } })) }
  return { core: next, notes: [noteOf({ is: 'vacation', seat, until }, now)] }
}

function comeBackFrom({ core }: Pick<Table, 'core'>, seats: readonly Seat[], now: number): Change {
  const at = core.paused ?? now
  const reserves = withReserves(core, (each, seat) => (seats.includes(seat) ? back(each, at) : each))
  return { core: { ...core, ...reserves }, notes: seats.map(seat => noteOf({ is: 'vacation-over', seat }, now)) }
}

/** When the first vacation is over, in milliseconds since 1970; null: there is none, or the game is paused. */
export function vacationEnd({ core }: Table): number | null {
  if (!core.reserves || core.status !== 'running' || isPaused(core)) return null
  const ends = core.reserves.flatMap(({ off }) => (off ? [off.until] : []))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** The vacations that are over by now; null: none is. */
export function vacationsOver(table: Table, now: number): Change | null {
  const { core } = table
  if ((vacationEnd(table) ?? now + 1) > now) return null
  const seats = core.reserves!.flatMap(({ off }, seat) => (off && off.until <= now ? [seat as Seat] : []))
  return comeBackFrom(table, seats, now)
}

/**
 * The change with the vacation over of whoever made it. What nobody else sees ends none, or it would be seen; nor does what the table
 * lets go by for it.
 */
export function backByMove(table: Table, change: Change, seat: Seat, move: Move<Kinds>, now: number): Change {
  const { core } = change
  if (core.status !== 'running' || !isOff(core, seat) || isHidden(table)) return change
  if (passesOf(table).some(pass => pass.seat === seat && same(pass.move, move))) return change
  const isAnswered = !awaited({ core, game: table.game }).includes(seat)
  if (change.made?.quiet && !isAnswered && !isSideMove(table.game, move)) return change
  const over = comeBackFrom(change, [seat], now)
  return { ...change, core: over.core, notes: [...change.notes, ...over.notes] }
}
