/** The encounter as the table shows it: who stands where, and the sum of each side as it is now. Pure. */

import type { Ledger, Seat } from '../../../kernel/index.ts'
import { totalOf } from '../../../kit/amounts.ts'
import { activeOf, isActive } from '../rules/encounter/encounter.ts'
import { sumOf } from '../rules/encounter/sums.ts'
import type { Fighter, Open, Side } from '../types.ts'

export interface SideShown {
  side: Side
  seat: Seat
  /** The character of the active player, once it is chosen. */
  leading: Fighter | null
  supporters: readonly Fighter[]
  sum: Ledger
  total: number
}

/** One side of an encounter: the sums that decided, or those of the moment. */
export function sideShown(open: Open, side: Side): SideShown {
  const { fighters, sums } = open.encounter!
  const own = fighters.filter(each => each.side === side)
  const sum = sums?.[side] ?? sumOf(open, side)
  return {
    side,
    seat: activeOf(open, side),
    leading: own.find(({ seat }) => isActive(open, seat)) ?? null,
    supporters: own.filter(({ seat }) => !isActive(open, seat)),
    sum,
    total: totalOf(sum),
  }
}
