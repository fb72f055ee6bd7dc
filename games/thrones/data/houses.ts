import { areaTable, type LandArea, landAreas } from './areas.ts'

/** The six houses in official order. */
export const houses = ['stark', 'greyjoy', 'lannister', 'martell', 'tyrell', 'baratheon'] as const
export type House = (typeof houses)[number]

/** The heraldic tincture that tells a house's pieces apart, besides its pattern and sigil. */
export const colorTokens = {
  stark: 'argent',
  greyjoy: 'sable',
  lannister: 'gules',
  martell: 'tenne',
  tyrell: 'vert',
  baratheon: 'or',
} as const satisfies Record<House, string>

/** The area that bears the shield of each house (AG-3.3.4). */
export const homeAreas = Object.fromEntries(
  houses.map(house => [house, landAreas.find(area => areaTable[area].home === house)]),
) as Record<House, LandArea>
