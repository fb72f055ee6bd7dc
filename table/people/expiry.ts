/** Tables that nobody uses any more are closed in the end; what was over before stays as it is, and is listed. */
import type { Change } from '../apply.ts'
import { gatheringTime, hour, restingMoves, restingTime } from '../limits.ts'
import { noteOf, type Table } from '../table.ts'

/** When the table is closed if nothing happens at it until then, in milliseconds since 1970; null: never. */
export function expiryOf({ core }: Table): number | null {
  const { status, since, setup } = core
  if (status === 'gathering') return since + gatheringTime
  if (status !== 'running') return null
  return since + Math.max(restingTime, restingMoves * (setup.hoursPerMove ?? 0) * hour)
}

/** The table closed, when its time has come. */
export function expire(table: Table, now: number): Change | null {
  const expiry = expiryOf(table)
  if (expiry === null || expiry > now) return null
  return { core: { ...table.core, status: 'closed' }, notes: [noteOf({ is: 'expired' }, now)] }
}
