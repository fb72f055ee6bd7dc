/** The 18 cities of the Kingdom and the six overseas (WK-1.6): where they stand, their printed strength and income. */
import type { Area } from './areas.ts'

export interface CityFacts {
  readonly area: Area
  readonly strength: number
  readonly income: number
  /** Its area has a port (WK-8.5). */
  readonly port: boolean
  readonly isKingdom: boolean
}

const table = {
  straven: { area: 'k-b1', strength: 200, income: 2, port: true, isKingdom: true },
  ballin: { area: 'k-e1', strength: 300, income: 2, port: true, isKingdom: true },
  uran: { area: 'k-h1', strength: 200, income: 2, port: true, isKingdom: true },
  kovel: { area: 'k-c2', strength: 200, income: 2, port: false, isKingdom: true },
  berac: { area: 'k-f2', strength: 200, income: 1, port: false, isKingdom: true },
  surat: { area: 'k-a3', strength: 300, income: 3, port: true, isKingdom: true },
  vecht: { area: 'k-e3', strength: 300, income: 3, port: false, isKingdom: true },
  isar: { area: 'k-h3', strength: 300, income: 3, port: false, isKingdom: true },
  froli: { area: 'k-c4', strength: 200, income: 2, port: false, isKingdom: true },
  lenz: { area: 'k-f4', strength: 400, income: 4, port: false, isKingdom: true },
  monz: { area: 'k-a5', strength: 200, income: 2, port: false, isKingdom: true },
  alta: { area: 'k-e5', strength: 300, income: 3, port: false, isKingdom: true },
  semlik: { area: 'k-i5', strength: 200, income: 2, port: false, isKingdom: true },
  olbi: { area: 'k-c6', strength: 200, income: 1, port: false, isKingdom: true },
  gedze: { area: 'k-g6', strength: 300, income: 3, port: false, isKingdom: true },
  rota: { area: 'k-a7', strength: 200, income: 2, port: true, isKingdom: true },
  thira: { area: 'k-e7', strength: 300, income: 3, port: true, isKingdom: true },
  bingen: { area: 'k-i7', strength: 200, income: 2, port: true, isKingdom: true },
  constantinople: { area: 'o-constantinople', strength: 400, income: 4, port: true, isKingdom: false },
  syracuse: { area: 'o-syracuse', strength: 300, income: 3, port: true, isKingdom: false },
  cadiz: { area: 'o-cadiz', strength: 200, income: 2, port: true, isKingdom: false },
  jerusalem: { area: 'o-jerusalem', strength: 400, income: 5, port: true, isKingdom: false },
  alexandria: { area: 'o-alexandria', strength: 400, income: 4, port: true, isKingdom: false },
  acre: { area: 'o-acre', strength: 300, income: 3, port: true, isKingdom: false },
} as const satisfies Record<string, CityFacts>

export type City = keyof typeof table
export const cityTable: Readonly<Record<City, CityFacts>> = table
export const cities = Object.keys(table) as readonly City[]

const byArea = new Map<Area, City>(cities.map(city => [table[city].area, city]))

/** The city that stands, or stood, in an area. */
export const cityOf = (area: Area): City | undefined => byArea.get(area)

/** WK-8.5: ports keep working when their city is razed. */
export const isPort = (area: Area): boolean => cities.some(city => table[city].area === area && table[city].port)
export const ports: readonly Area[] = cities.filter(city => table[city].port).map(city => table[city].area)
