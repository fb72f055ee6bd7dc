/** Time at a table: how long a person may take, and when the table must be looked at again. */
import { asked, type Seat } from '../kernel/index.ts'
import type { Change } from './act.ts'
import { hour, replace } from './seats.ts'
import type { Table } from './table.ts'
import { lapse } from './undo.ts'

/** The seats whose persons are awaited now. */
function awaited({ core, game }: Table): Seat[] {
  if (core.status !== 'running') return []
  return asked(game, core.state!).filter(seat => {
    const sitter = core.seats[seat]
    return sitter.kind === 'person' && !sitter.absent
  })
}

/** Milliseconds since 1970 when bots step in for those awaited; null: never. */
export function deadlineOf(table: Table): number | null {
  const { hoursPerMove } = table.core.setup
  return hoursPerMove === null || awaited(table).length === 0 ? null : table.core.since + hoursPerMove * hour
}

/** When time has something to do next; null: never. */
export function dueAt(table: Table): number | null {
  const times = [deadlineOf(table), table.core.petition?.until ?? null].filter(time => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** What time alone makes of the table; null when there is nothing to do yet. */
export function onTime(table: Table, now: number): Change | null {
  const deadline = deadlineOf(table)
  if (deadline !== null && deadline <= now) return replace(table, awaited(table), now)
  return lapse(table, now)
}
