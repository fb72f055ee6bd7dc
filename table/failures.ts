/**
 * Bots that fail: that throw, do not answer in time, or answer with nothing that may be done. Each failure costs the seat one
 * default move. A bot that fails again and again is not asked for a while, so that it takes no more of anybody's time; its seat
 * says so.
 */
import type { Seat } from '../kernel/index.ts'
import { failuresInARow, restOfBot } from './limits.ts'
import type { Table } from './table.ts'
import type { Sitter } from './types.ts'

interface Need {
  table(): Table
  now(): number
  noteFailing(seat: Seat, fails: boolean): Promise<unknown>
  fault(error: unknown): void
}

export interface Failures {
  failed(seat: Seat, error: unknown): void
  /** What it has answered was done. */
  wentWell(seat: Seat): void
  /** Is its bot not to be asked now? */
  isResting(seat: Seat): boolean
}

export function failuresOf({ table, now, noteFailing, fault }: Need): Failures {
  const failures = new Map<Seat, { sitter: Sitter; times: number; rest: number; until: number }>()
  const sitterOn = (seat: Seat) => table().core.seats[seat]
  /** Whoever sits there now has not failed yet. */
  const known = (seat: Seat) => {
    const failure = failures.get(seat)
    return failure?.sitter === sitterOn(seat) ? failure : undefined
  }
  const note = (seat: Seat, fails: boolean) => {
    if ((table().core.failing ?? []).includes(seat) !== fails) noteFailing(seat, fails).catch(fault)
  }
  return {
    failed(seat, error) {
      fault(error)
      const { times = 0, rest = restOfBot.first } = known(seat) ?? {}
      const isOften = times + 1 >= failuresInARow
      const next = isOften ? Math.min(2 * rest, restOfBot.longest) : rest
      failures.set(seat, { sitter: sitterOn(seat), times: times + 1, rest: next, until: isOften ? now() + rest : 0 })
      if (isOften) note(seat, true)
    },
    wentWell(seat) {
      failures.delete(seat)
      note(seat, false)
    },
    isResting: seat => (known(seat)?.until ?? 0) > now(),
  }
}
