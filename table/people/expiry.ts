/** Tables that nobody uses any more are closed in the end; what was over before stays as it is, and is listed. */
import type { Change } from '../apply.ts'
import { dueAt } from '../moves/clock.ts'
import { noteOf, type Table } from '../table.ts'
import { hour } from './seats.ts'

/** In milliseconds: so long a table may gather, and so long a game may rest. */
const day = 24 * hour
const gatheringTime = 30 * day
const restingTime = 90 * day
/** Never sooner than after so many times the time for one move. */
const moves = 3

/** When the table is closed if nothing happens at it until then, in milliseconds since 1970; null: never. */
export function expiryOf({ core }: Table): number | null {
  const { status, since, setup } = core
  if (status === 'gathering') return since + gatheringTime
  if (status !== 'running') return null
  return since + Math.max(restingTime, moves * (setup.hoursPerMove ?? 0) * hour)
}

/** The table closed, when its time has come. */
export function expire(table: Table, now: number): Change | null {
  const expiry = expiryOf(table)
  if (expiry === null || expiry > now) return null
  return { core: { ...table.core, status: 'closed' }, notes: [noteOf({ is: 'expired' }, now)] }
}

/** When a table that is kept for others must be looked at next, in milliseconds since 1970; null: never. */
export function nextLook(table: Table): number | null {
  const times = [dueAt(table), expiryOf(table)].filter(time => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}
