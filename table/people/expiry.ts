/** Tables that nobody uses any more are closed in the end; what was over before stays as it is, and is listed. */
import type { Change } from '../apply.ts'
import { gatheringTime, hour, leftTime, restingMoves, restingTime } from '../limits.ts'
import { isLeftToBots } from '../moves/bots.ts'
import { noteOf, type Table, type TableState } from '../table.ts'

/** The core after an act, with since when only bots play. */
export function withLeft(core: TableState, now: number): TableState {
  const isLeft = core.status === 'running' && isLeftToBots({ core })
  if (isLeft === (core.left !== undefined)) return core
  return { ...core, left: isLeft ? now : undefined }
}

const hoursOf = ({ setup }: TableState, moves: number): number => (setup.hoursPerMove ?? 0) * moves * hour

/** When a game that only bots play is closed; null: a person plays, or it is not known since when none does. */
function leftUntil({ core }: Pick<Table, 'core'>): number | null {
  const { left, seats, setup } = core
  if (left === undefined) return null
  const isAwaited = seats.some(({ kind }) => kind === 'person') && !setup.tournament
  return left + Math.max(isAwaited ? leftTime.standIns : leftTime.empty, hoursOf(core, 1))
}

/** When the table is closed if nothing happens at it until then, in milliseconds since 1970; null: never. */
export function expiryOf(table: Pick<Table, 'core'>): number | null {
  const { core } = table
  const { status, since } = core
  if (status === 'gathering') return since + gatheringTime
  if (status !== 'running') return null
  const rested = since + Math.max(restingTime, hoursOf(core, restingMoves))
  return Math.min(rested, leftUntil(table) ?? rested)
}

/** The table closed, when its time has come. What was rated counts for those who have left (see rated.ts). */
export function expire(table: Table, now: number): Change | null {
  const expiry = expiryOf(table)
  if (expiry === null || expiry > now) return null
  const isLeft = leftUntil(table) === expiry
  const note = noteOf({ is: isLeft ? 'left-to-bots' : 'expired' }, now)
  return { core: { ...table.core, status: 'closed' }, notes: [note] }
}
