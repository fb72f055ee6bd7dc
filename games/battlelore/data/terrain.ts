import { buildingShelter, forestDice } from './constants.ts'

export interface TerrainFacts {
  /** Blocks lines of sight that pass through it (BL-13.2). */
  blocking: boolean
  /** Only flying units come in, unless water is crossed by a ford or a bridge. */
  impassable: boolean
  /** A unit that enters ends its movement and its retreat (BL-6.3, BL-10.4). */
  stops: boolean
  /** Massive units have no room in it (BL-16.7). */
  narrow: boolean
  /** The most dice of a roll from it or against its occupant, before modifiers (BL-7.5.2); null: no limit. */
  diceCap: number | null
  /** Damage that its occupant may ignore, in each combat and of each other effect (BL-9.7). */
  cover: number
  /** Its occupant looks over units (BL-13.5). */
  high: boolean
}

const plain = { blocking: false, impassable: false, stops: false, narrow: false, diceCap: null, cover: 0, high: false }

/** BL-14: the kinds of terrain; a hex without any is empty. */
const table = {
  empty: plain,
  hill: { ...plain, blocking: true, high: true },
  forest: { ...plain, blocking: true, stops: true, diceCap: forestDice },
  building: { ...plain, blocking: true, stops: true, narrow: true, cover: buildingShelter },
  water: { ...plain, impassable: true },
  'command-tent': { ...plain, blocking: true, stops: true },
} as const satisfies Record<string, TerrainFacts>
export type Terrain = keyof typeof table
export const terrainTable: Readonly<Record<Terrain, TerrainFacts>> = table
export const terrains = Object.keys(table) as readonly Terrain[]

/** The most damage that any terrain keeps off in one combat (BL-9.7). */
export const mostCover = Math.max(...terrains.map(terrain => terrainTable[terrain].cover))

/** What lies on water and makes it passable; at most one of them in a hex (BL-3.5, BL-14). */
export const crossingTable = {
  ford: { impassable: false, stops: true },
  bridge: { impassable: false, stops: false },
} as const satisfies Record<string, Pick<TerrainFacts, 'impassable' | 'stops'>>
export type Crossing = keyof typeof crossingTable
export const crossings = Object.keys(crossingTable) as readonly Crossing[]
