/** Whom a table waits for: the persons who must answer, by what only they may know. */
import type { Seat } from '../kernel/index.ts'
import { awaited, isPaused } from './moves/clock.ts'
import { isOff } from './moves/reserve.ts'
import { passesOf } from './moves/windows.ts'
import type { Table, TableState } from './table.ts'

/** A person whose answer a table waits for. */
export interface Awaited {
  seat: Seat
  user: string
}

/** By core: what a table was like before is asked again with the next move. */
const known = new WeakMap<TableState, readonly Awaited[]>()

/**
 * The persons a table waits for now: not those for whom a bot plays, nor those on vacation or whose answer comes by itself in a
 * moment, and nobody while the game is paused. It tells of answers given ahead and of wishes for windows: each may learn of itself alone.
 */
export function personsAwaited(table: Table): readonly Awaited[] {
  const { core } = table
  const found = known.get(core)
  if (found) return found
  const seats = isPaused(core) ? [] : awaited(table)
  const passing = new Set(seats.length === 0 ? [] : passesOf(table).map(({ seat }) => seat))
  const persons = seats.filter(seat => !passing.has(seat) && !isOff(core, seat)).flatMap(seat => personOn(core, seat))
  known.set(core, persons)
  return persons
}

function personOn({ seats }: TableState, seat: Seat): Awaited[] {
  const sitter = seats[seat]
  return sitter.kind === 'person' ? [{ seat, user: sitter.user }] : []
}
