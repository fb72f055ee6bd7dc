/** BW-15, BW-16.1: the ground under a unit. */
import type { Hex } from '../../data/hexes.ts'
import { isBridge, type Terrain, type TerrainFacts, terrainTable } from '../../data/terrain.ts'
import type { Open } from '../../types.ts'
import { unitAt } from './units.ts'

/** BW-15: what lies on a hex overrides its ground; BW-15.3: devastated ground is plain. */
export function terrainAt(open: Open, hex: Hex): Terrain {
  const piece = open.pieces[hex]
  if (piece !== undefined) return piece
  return open.devastated.includes(hex) ? 'plain' : (open.ground[hex] ?? 'plain')
}

export const groundAt = (open: Open, hex: Hex): TerrainFacts => terrainTable[terrainAt(open, hex)]

export const burns = (open: Open, hex: Hex): boolean => (open.fire[hex] ?? 0) > 0

export const isRoad = (open: Open, hex: Hex): boolean => groundAt(open, hex).road
export const onBridge = (open: Open, hex: Hex): boolean => isBridge(terrainAt(open, hex))

/** May a unit ever stand there? */
export const isPassable = (open: Open, hex: Hex): boolean => groundAt(open, hex).move !== 'closed'

/** BW-8.2: neither a unit, nor closed ground, nor fire. */
export const isOpen = (open: Open, hex: Hex): boolean =>
  isPassable(open, hex) && !burns(open, hex) && unitAt(open, hex) === undefined
