/** Supply limits (AG-3.5). */
import type { Seat } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { supplyTable } from '../data/constants.ts'
import { type G, placesOf, sizeOf } from './armies.ts'

/** The sizes of a seat's armies by place, singles included. */
export function armySizes(g: G, seat: Seat): Map<Place, number> {
  const sizes = new Map<Place, number>()
  for (const place of placesOf(g, seat)) sizes.set(place, sizeOf(g.open.armies[place]))
  return sizes
}

/**
 * Are armies of these sizes within a Supply level (AG-3.5.3)? Singles (size below 2) need no supply. The i-th army from
 * above is within its number when no more than i - 1 are larger than that number.
 */
export function withinSupply(level: number, sizes: Iterable<number>): boolean {
  const limits = supplyTable[level]
  const larger = [0, 0, 0, 0, 0]
  for (const size of sizes) for (let n = 1; n < size && n < larger.length; n++) larger[n]++
  for (let i = 0; i < limits.length; i++) if (larger[limits[i]] > i) return false
  return larger[1] <= limits.length
}

/** Is the seat within its own limit as the board stands? */
export const inSupply = (g: G, seat: Seat): boolean => withinSupply(g.open.supply[seat], armySizes(g, seat).values())
