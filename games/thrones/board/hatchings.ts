import type { Hatching } from '../../../ui/map/Tints.tsx'
import { type House, houses } from '../data/houses.ts'

/** Lines and dots by which engravers print tinctures: gules upright, vert slanting, sable crossed, or dotted ... */
const lines: Record<House, string> = {
  stark: 'M2 1V3M1 2H3M6 5V7M5 6H7',
  greyjoy: 'M0 2H8M0 6H8M2 0V8M6 0V8',
  lannister: 'M2 0V8M6 0V8',
  martell: 'M0 8L8 0M-2 2L2-2M6 10L10 6M4 0V8',
  tyrell: 'M0 0L8 8M-2 6L2 10M6-2L10 2',
  baratheon: 'M1.6 2H2.4M5.6 6H6.4',
}

export const hatchings: readonly Hatching[] = houses.map(house => ({
  owner: house,
  className: `house-${house}`,
  d: lines[house],
  // Dots.
  stroke: house === 'baratheon' ? 1.8 : undefined,
}))
