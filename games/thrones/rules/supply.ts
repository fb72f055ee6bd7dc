/** Supply limits (AG-3.5). */
import type { Seat } from '../../../kernel/index.ts'
import { type Place, places } from '../data/areas.ts'
import { supplyTable } from '../data/constants.ts'
import { type G, sizeOf } from './armies.ts'

/** The sizes of a seat's armies by place, singles included. */
export function armySizes(g: G, seat: Seat): Map<Place, number> {
  const sizes = new Map<Place, number>()
  for (const place of places) {
    const army = g.open.armies[place]
    if (army?.seat === seat) sizes.set(place, sizeOf(army))
  }
  return sizes
}

/** Are armies of these sizes within a Supply level (AG-3.5.3)? Singles (size below 2) need no supply. */
export function withinSupply(level: number, sizes: Iterable<number>): boolean {
  const limits = supplyTable[level]
  const armies = [...sizes].filter(size => size >= 2).sort((a, b) => b - a)
  return armies.length <= limits.length && armies.every((size, i) => size <= limits[i])
}

/** Is the seat within its own limit as the board stands? */
export const inSupply = (g: G, seat: Seat): boolean => withinSupply(g.open.supply[seat], armySizes(g, seat).values())
