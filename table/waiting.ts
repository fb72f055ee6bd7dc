/** Whom a table waits for: the persons who must answer, by what only they may know. */
import { latest, type Seat } from '../kernel/index.ts'
import { latestKept } from './limits.ts'
import { awaited, isPaused } from './moves/clock.ts'
import { isOff } from './moves/reserve.ts'
import { passesOf } from './moves/windows.ts'
import type { Table, TableState } from './table.ts'

/** A person whose answer a table waits for. */
export interface Awaited {
  seat: Seat
  user: string
}

/** What a table was like before is asked again with the next move. */
const recent = latest<TableState, readonly Awaited[]>(latestKept)

/**
 * The persons a table waits for now: not those for whom a bot plays, nor those on vacation or whose answer comes by itself in a
 * moment, and nobody while the game is paused. It tells of answers given ahead and of wishes for windows: each may learn of itself alone.
 */
export const personsAwaited = (table: Table): readonly Awaited[] =>
  recent.get(table.core) ?? recent.keep(table.core, findAwaited(table))

function findAwaited(table: Table): readonly Awaited[] {
  const { core } = table
  const seats = isPaused(core) ? [] : awaited(table)
  const passing = new Set(seats.length === 0 ? [] : passesOf(table).map(({ seat }) => seat))
  return seats.filter(seat => !passing.has(seat) && !isOff(core, seat)).flatMap(seat => personOn(core, seat))
}

function personOn({ seats }: TableState, seat: Seat): Awaited[] {
  const sitter = seats[seat]
  return sitter.kind === 'person' ? [{ seat, user: sitter.user }] : []
}
