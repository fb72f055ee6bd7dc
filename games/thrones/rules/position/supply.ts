/** Supply limits (AG-3.5). */
import { putAt, type Seat } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import { supplyTable } from '../../data/constants.ts'
import { type G, placesOf, sizeOf } from './armies.ts'

/** The sizes of a seat's armies by place, singles included. */
export function armySizes(g: G, seat: Seat): Map<Place, number> {
  const sizes = new Map<Place, number>()
  for (const place of placesOf(g, seat)) sizes.set(place, sizeOf(g.open.armies[place]))
  return sizes
}

/** How many armies are larger than 1, 2, 3 and 4 units (entry 0 says nothing): all that supply asks for. */
export type Tally = readonly number[]

export function tally(sizes: Iterable<number>): Tally {
  const larger = [0, 0, 0, 0, 0]
  for (const size of sizes) for (let n = 1; n < size && n < larger.length; n++) larger[n]++
  return larger
}

/** The tally when an army of this size has got one more unit. */
export const grown = (larger: Tally, size: number): Tally =>
  size < larger.length ? putAt(larger, size, larger[size] + 1) : larger

/**
 * Does a Supply level allow such armies (AG-3.5.3)? Singles (size below 2) need no supply. The i-th army from above is
 * within its number when no more than i - 1 are larger than that number.
 */
export function allows(level: number, larger: Tally): boolean {
  const limits = supplyTable[level]
  for (let i = 0; i < limits.length; i++) if (larger[limits[i]] > i) return false
  return larger[1] <= limits.length
}

/** Are armies of these sizes within a Supply level? */
export const withinSupply = (level: number, sizes: Iterable<number>): boolean => allows(level, tally(sizes))

/** Is the seat within its own limit as the board stands? */
export const inSupply = (g: G, seat: Seat): boolean => allows(g.open.supply[seat], tallyOf(g, seat))

/** The tally of a seat's armies as the board stands. */
export const tallyOf = (g: Pick<G, 'open'>, seat: Seat): Tally =>
  tally(placesOf(g, seat).map(place => sizeOf(g.open.armies[place])))
