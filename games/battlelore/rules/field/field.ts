/** BL-1, BL-14: the board and the terrain on it. */
import { sightOn } from '../../../../hex/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { type Crossing, crossingTable, type Terrain, terrainTable } from '../../data/terrain.ts'
import { hasAbility, type UnitType } from '../../data/units.ts'
import type { Open } from '../../types.ts'
import { unitAt } from './units.ts'

/** All lines of sight of the board (BL-13). */
export const linesOf = sightOn(board)

type Ground = Pick<Open, 'terrain' | 'fords' | 'bridges' | 'tents'>

/** A tent replaces nothing but empty ground (BL-3.8.4). */
export const terrainAt = (open: Ground, hex: Hex): Terrain =>
  open.tents.includes(hex) ? 'command-tent' : (open.terrain[hex] ?? 'empty')

export function crossingAt(open: Ground, hex: Hex): Crossing | null {
  if (open.fords.includes(hex)) return 'ford'
  return open.bridges.includes(hex) ? 'bridge' : null
}

/** BL-14: water without ford or bridge. */
export const isImpassable = (open: Ground, hex: Hex): boolean =>
  terrainTable[terrainAt(open, hex)].impassable && crossingAt(open, hex) === null

/** BL-3.8.3, BL-16.5, BL-16.7: may a unit of this kind stand there, were it unoccupied? */
export function canOccupy(open: Ground, type: UnitType, hex: Hex): boolean {
  if (hasAbility(type, 'flying')) return true
  if (hasAbility(type, 'massive') && terrainAt(open, hex) === 'building') return false
  return !isImpassable(open, hex)
}

/** BL-6.3, BL-10.4: forest, building, ford or tent end a movement that enters them. */
export function stops(open: Ground, hex: Hex): boolean {
  const crossing = crossingAt(open, hex)
  return crossing ? crossingTable[crossing].stops : terrainTable[terrainAt(open, hex)].stops
}

/** BL-13.2: terrain that no line of sight passes through. */
export const blocksSight = (open: Ground, hex: Hex): boolean => terrainTable[terrainAt(open, hex)].blocking

export const isFree = (open: Pick<Open, 'units'>, hex: Hex): boolean => unitAt(open, hex) === undefined
