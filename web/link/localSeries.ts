/** Games that follow others in this browser: kept beside them, with the same people around the screen. */

import type { Command } from '../../table/command.ts'
import { rematchIdOf, seatInRematch } from '../../table/moves/rematch.ts'
import { nextTable, seriesOf } from '../../table/moves/series.ts'
import type { Table } from '../../table/table.ts'
import { freshDigits } from './freshDigits.ts'
import type { Kept } from './kept.ts'
import type { Answer } from './link.ts'

function nextKept(table: Table, { seats, name }: Kept, now: number): Kept {
  const seed = freshDigits(32)
  const { core } = nextTable(table, seed, now)
  return { id: core.id, name, setup: core.setup, seats, seed, begun: now, actions: [], earlier: table.core.id }
}

/** Keeps the next game, once, before it is linked by `link`. */
export function goOn(table: Table, kept: Kept, save: (next: Kept) => void, link: (command: Command) => Answer): Answer {
  if (!seriesOf(table)?.more) return 'no-sequel'
  if (table.core.next !== undefined) return 'done'
  const next = nextKept(table, kept, Date.now())
  save(next)
  return link({ do: 'sequel', next: next.id })
}

/** Keeps another game with the same people and settings, one seat further, once, before it is linked by `link`. */
export function playAgain(
  table: Table,
  { name, setup, seats }: Kept,
  save: (next: Kept) => void,
  link: (command: Command) => Answer,
): Answer {
  if (table.core.again !== undefined) return 'done'
  const id = rematchIdOf(table)
  const turned: Kept['seats'][number][] = []
  for (const [seat, sitter] of seats.entries()) turned[seatInRematch(table, seat)] = sitter
  const answer = link({ do: 'rematch', next: id })
  if (answer === 'done') save({ id, name, setup, seats: turned, seed: freshDigits(32), begun: Date.now(), actions: [] })
  return answer
}
