/** BL-1, BL-14: the board and the terrain on it. */
import { sightOn } from '../../../../hex/index.ts'
import { remember } from '../../../../kernel/index.ts'
import { board, type Hex, hexes } from '../../data/hexes.ts'
import { type Crossing, crossingTable, type Terrain, type TerrainFacts, terrainTable } from '../../data/terrain.ts'
import { hasAbility, type UnitType } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { unitAt } from './units.ts'

/** All lines of sight of the board (BL-13). */
export const linesOf = sightOn(board)

type Field = Pick<Open, 'terrain' | 'fords' | 'bridges' | 'tents'>

/** What a hex is like: the facts of its terrain, and of the crossing on it. */
export interface Ground extends TerrainFacts {
  readonly terrain: Terrain
  readonly crossing: Crossing | null
}

const groundOf = (terrain: Terrain, crossing: Crossing | null): Ground => ({
  ...terrainTable[terrain],
  ...(crossing && crossingTable[crossing]),
  terrain,
  crossing,
})

const groundsOf = remember(
  (terrain: Field['terrain'], fords: Field['fords'], bridges: Field['bridges'], tents: Field['tents']) => {
    const kinds = new Map<string, Ground>()
    const ground = (hex: Hex): Ground => {
      // A tent replaces nothing but empty ground (BL-3.8.4).
      const kind = tents.includes(hex) ? 'command-tent' : (terrain[hex] ?? 'empty')
      const crossing = fords.includes(hex) ? 'ford' : bridges.includes(hex) ? 'bridge' : null
      const known = kinds.get(`${kind} ${crossing}`) ?? groundOf(kind, crossing)
      kinds.set(`${kind} ${crossing}`, known)
      return known
    }
    return new Map(hexes.map(hex => [hex, ground(hex)]))
  },
)

/** The ground of a hex; hexes that are alike have one and the same. */
export const groundAt = ({ terrain, fords, bridges, tents }: Field, hex: Hex): Ground =>
  groundsOf(terrain, fords, bridges, tents).get(hex)!

const bare = groundOf('empty', null)

/** The ground as it bears on a unit and its attackers: on a flyer it never does (BL-16.5). */
export const groundUnder = (open: Field, { type, hex }: Pick<Unit, 'type' | 'hex'>): Ground =>
  hasAbility(type, 'flying') ? bare : groundAt(open, hex)

export const terrainAt = (open: Field, hex: Hex): Terrain => groundAt(open, hex).terrain
export const crossingAt = (open: Field, hex: Hex): Crossing | null => groundAt(open, hex).crossing

/** BL-3.8.3, BL-14, BL-16.5, BL-16.7: may a unit of this kind stand there, were it unoccupied? */
export function canOccupy(open: Field, type: UnitType, hex: Hex): boolean {
  const { impassable, narrow } = groundUnder(open, { type, hex })
  return !impassable && !(narrow && hasAbility(type, 'massive'))
}

export const isFree = (open: Pick<Open, 'units'>, hex: Hex): boolean => unitAt(open, hex) === undefined

/** BL-1.9: is the hex unoccupied, and may a unit of this kind stand there? */
export const hasRoom = (open: Field & Pick<Open, 'units'>, type: UnitType, hex: Hex): boolean =>
  isFree(open, hex) && canOccupy(open, type, hex)
