/** Time at a table: how long a person may take, and when the table must be looked at again. */
import { asked, limitOf, type Seat } from '../kernel/index.ts'
import type { Change } from './apply.ts'
import { move } from './play.ts'
import { hour, replace } from './seats.ts'
import { isPaused, noteOf, type Table } from './table.ts'
import { lapse } from './undo.ts'
import { lapseVote } from './votes.ts'

/** The seats whose persons are awaited now. */
function awaited({ core, game }: Table): Seat[] {
  if (core.status !== 'running' || isPaused(core)) return []
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

/** When the clock of the question runs out; bots keep no one waiting, and need none. null: never. */
const limitAt = (table: Table): number | null => (awaited(table).length === 0 ? null : (table.core.limit ?? null))

/** When time has something to do next; null: never. */
export function dueAt(table: Table): number | null {
  const { petition, vote } = table.core
  const times = [deadlineOf(table), limitAt(table), isPaused(table.core) ? null : petition?.until, vote?.until].filter(
    time => typeof time === 'number',
  )
  return times.length === 0 ? null : Math.min(...times)
}

/** What time alone makes of the table; null when there is nothing to do yet. */
export function onTime(table: Table, now: number): Change | null {
  const limit = limitAt(table)
  if (limit !== null && limit <= now) return timeUp(table, now)
  const deadline = deadlineOf(table)
  if (deadline !== null && deadline <= now) return replace(table, awaited(table), now)
  return lapseVote(table, now) ?? (isPaused(table.core) ? null : lapse(table, now))
}

/** Makes the clock's move for the first of those still asked; for the others, when it looks again. */
function timeUp(table: Table, now: number): Change {
  const { core, game } = table
  const [seat] = asked(game, core.state!)
  const change = move(table, seat, core.acted[seat], limitOf(game, core.state!)!.move, now, { byClock: true })
  if ('refused' in change) throw new Error(`The clock of ${core.id} made a move that is ${change.refused}.`)
  return { ...change, notes: [noteOf({ is: 'time-up', seat }, now), ...change.notes] }
}
