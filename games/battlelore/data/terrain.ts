export interface TerrainFacts {
  /** Blocks lines of sight that pass through it (BL-13.2). */
  blocking: boolean
  /** Only flying units come in, unless water is crossed by a ford or a bridge. */
  impassable: boolean
  /** A unit that enters ends its movement and its retreat (BL-6.3, BL-10.4). */
  stops: boolean
}

/** BL-14: the kinds of terrain; a hex without any is empty. */
export const terrainTable = {
  empty: { blocking: false, impassable: false, stops: false },
  hill: { blocking: true, impassable: false, stops: false },
  forest: { blocking: true, impassable: false, stops: true },
  building: { blocking: true, impassable: false, stops: true },
  water: { blocking: false, impassable: true, stops: false },
  'command-tent': { blocking: true, impassable: false, stops: true },
} as const satisfies Record<string, TerrainFacts>
export type Terrain = keyof typeof terrainTable
export const terrains = Object.keys(terrainTable) as readonly Terrain[]

/** What lies on water and makes it passable; at most one of them in a hex (BL-3.5, BL-14). */
export const crossingTable = {
  ford: { stops: true },
  bridge: { stops: false },
} as const satisfies Record<string, Pick<TerrainFacts, 'stops'>>
export type Crossing = keyof typeof crossingTable
export const crossings = Object.keys(crossingTable) as readonly Crossing[]
