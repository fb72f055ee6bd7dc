/** Time at a table: how long a person may take, and when the table must be looked at again. */
import { asked, isAnonymous, limitOf, type Seat } from '../../kernel/index.ts'
import type { Change } from '../apply.ts'
import { hour, replace } from '../people/seats.ts'
import { lapseVote } from '../people/votes.ts'
import { isPaused, noteOf, type Table } from '../table.ts'
import { move } from './play.ts'
import { lapse } from './undo.ts'

/** The seats whose persons are awaited now. */
function awaited({ core, game }: Table): Seat[] {
  if (core.status !== 'running' || isPaused(core)) return []
  return asked(game, core.state!).filter(seat => {
    const sitter = core.seats[seat]
    return sitter.kind === 'person' && !sitter.absent
  })
}

const waitedSince = ({ core }: Table): number => Math.max(core.since, core.askedSince ?? 0)

const countActs = ({ core }: Table): number => core.acted.reduce((sum, n) => sum + n, 0)

/** Is it hidden from the others whom the question asks? It is told at last, or a table would wait for nobody knows whom. */
export const isHidden = (table: Table): boolean =>
  table.core.state !== null && isAnonymous(table.game, table.core.state) && table.core.told !== countActs(table)

/** When it is told whom an anonymous question asks: where a clock makes a bot step in, that tells it. null: never. */
function toldAt(table: Table): number | null {
  const isDue = isHidden(table) && table.core.setup.hoursPerMove === null && awaited(table).length > 0
  return isDue ? waitedSince(table) + hour : null
}

/** Milliseconds since 1970 when bots step in for those awaited; null: never. */
export function deadlineOf(table: Table): number | null {
  const { hoursPerMove } = table.core.setup
  return hoursPerMove === null || awaited(table).length === 0 ? null : waitedSince(table) + hoursPerMove * hour
}

/** When the clock of the question runs out; bots keep no one waiting, and need none. null: never. */
const limitAt = (table: Table): number | null => (awaited(table).length === 0 ? null : (table.core.limit ?? null))

/** When time has something to do next; null: never. */
export function dueAt(table: Table): number | null {
  const { petition, vote } = table.core
  const lapses = [isPaused(table.core) ? null : petition?.until, vote?.until]
  const times = [deadlineOf(table), limitAt(table), toldAt(table), ...lapses].filter(time => typeof time === 'number')
  return times.length === 0 ? null : Math.min(...times)
}

/** What time alone makes of the table; null when there is nothing to do yet. */
export function onTime(table: Table, now: number): Change | null {
  const limit = limitAt(table)
  if (limit !== null && limit <= now) return timeUp(table, now)
  const deadline = deadlineOf(table)
  if (deadline !== null && deadline <= now) return replace(table, awaited(table), now)
  if ((toldAt(table) ?? now + 1) <= now) {
    return { core: { ...table.core, told: countActs(table) }, notes: [] }
  }
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
