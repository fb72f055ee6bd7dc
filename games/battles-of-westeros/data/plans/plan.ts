/** BW-3, BW-24: what a battle plan consists of. */
import type { Commander } from '../commanders.ts'
import type { Token } from '../dice.ts'
import type { Filter } from '../effects.ts'
import type { Hex, Side } from '../hexes.ts'
import type { House } from '../houses.ts'
import type { Segment, Zone } from '../morale.ts'
import type { Rank } from '../ranks.ts'
import type { Ground, Piece } from '../terrain.ts'
import type { UnitType } from '../units.ts'

type PerHouse<T> = Readonly<Record<House, T>>

/** BW-3.8: a unit at the beginning; `hex` is null where it arrives later. */
export interface Force {
  readonly type: UnitType
  readonly rank: Rank
  readonly hex: Hex
  readonly commander: Commander | null
}
export const force = (type: UnitType, rank: Rank, hex: Hex, commander: Commander | null = null): Force => ({
  type,
  rank,
  hex,
  commander,
})

export interface Objective {
  readonly id: string
  readonly hex: Hex
  /** BW-17.3: no control marker: whoever stands there controls it. */
  readonly whileOccupied?: true
  readonly startControl?: House
}

/** BW-17.6: what victory points are given for. */
export type PointsFor =
  | 'eachEnemyUnitEliminated'
  | 'eachEnemyCommanderCaptured'
  | 'enemyMoraleZone'
  | 'takingGround'
  | 'catelynCaptured'
  | 'eachTentTaken'
  | 'eachTentStanding'
  | 'eachThreeUnitsInCamp'
  | 'eachSiegeTowerDestroyed'
  | 'edmureInHexWithStarkUnit'
  | 'eachBuildingFireLevel'
  | 'eachDevastatedBuilding'
  | 'eachWoodBridgeFireLevel'
  | 'woodBridgeDestroyed'
  | 'eachBuildingControlled'
  | 'eachObjectiveControlled'
  | 'controlsWoodBridge'
  | 'controlsStoneBridge'
  | 'eachUnitExited'
  | 'eachEnemyUnitOnBoard'
  | 'moreObjectivesControlled'

export interface PointsItem {
  readonly for: PointsFor
  /** For each of what is counted. */
  readonly vp: number
  readonly when: 'immediate' | 'roundEnd' | 'gameEnd'
  readonly house: House | 'both'
}

/** BW-17.7 */
export type Condition =
  | { readonly is: 'controls'; readonly house: House; readonly least: number }
  | { readonly is: 'morale'; readonly house: House; readonly zone: Zone }
  | { readonly is: 'points'; readonly house: House; readonly least: number }
  | { readonly is: 'captured'; readonly commander: Commander }

export interface Victory {
  readonly items: readonly PointsItem[]
  /** The winner at the end of the last round; left out: whoever has more victory points. */
  readonly atEnd?: { readonly winner: House; readonly if: readonly Condition[] }
  /** BW-17.2: wins at once when all of it is so. */
  readonly atOnce?: readonly { readonly winner: House; readonly if: readonly Condition[] }[]
}

/** BW-P10: units that come later, behind a commander. */
export interface Column {
  readonly commander: Commander
  /** The commander's unit first. */
  readonly units: readonly Omit<Force, 'hex'>[]
}
export const entries = ['west', 'centre', 'east'] as const
export type Entry = (typeof entries)[number]

/** BW-24: rules of a plan beside those of every battle. */
export interface Special {
  /** BW-P2.1: face-down locations, so many of them real. */
  readonly strategy?: { readonly hexes: readonly Hex[]; readonly real: number }
  /** BW-P3.1, BW-P3.2 */
  readonly archers?: {
    readonly hexes: readonly Hex[]
    readonly count: number
    readonly dice: number
    readonly range: number
  }
  /** BW-P3.4 */
  readonly catelyn?: Hex
  /** BW-P4.1, BW-P6.3: Scorch the Earth works on these alone, and takes them away. */
  readonly fireOnlyOn?: Piece
  /** BW-P4.1, BW-P6.3: these units of the House have Scorch the Earth, and the unit of this commander. */
  readonly scorchers?: { readonly house: House; readonly filter: Filter; readonly commander: Commander }
  /** BW-P7.1: so have the units that begin in these hexes. */
  readonly reavers?: readonly Hex[]
  /** BW-P4.2: tokens on the palisades, and dice against them. */
  readonly palisades?: { readonly tokens: Readonly<Partial<Record<Token, number>>>; readonly dice: number }
  /** BW-P4.3, BW-P4.5: so many markers of each rank in these hexes. */
  readonly targets?: { readonly hexes: readonly Hex[]; readonly ofEach: number }
  /** BW-P4.7: the rows of the camp. */
  readonly camp?: readonly [number, number]
  /** BW-P4.4, BW-P5.1: river hexes that are fords. */
  readonly shallows?: 'all' | readonly Hex[]
  /** BW-P5.2: points for the row that three units have reached. */
  readonly ground?: PerHouse<readonly { readonly row: number; readonly vp: number }[]>
  /** BW-P6.1 */
  readonly edmure?: readonly Hex[]
  /** BW-P9.1 */
  readonly exit?: { readonly house: House; readonly row: number }
  /** BW-P10.1 */
  readonly columns?: {
    readonly of: PerHouse<readonly Column[]>
    readonly decoys: PerHouse<Commander>
    /** The middle hex is the second. */
    readonly entries: PerHouse<Readonly<Record<Entry, readonly [Hex, Hex, Hex]>>>
    readonly rounds: readonly number[]
  }
}

/** What every battle has, a plan or a skirmish. */
export interface Battle {
  readonly side: Side
  readonly rounds: number
  readonly commandValue: number
  readonly orderValue: number
  readonly leadershipValue: number
  readonly segments: PerHouse<Segment>
  readonly victory: Victory
}

export interface Plan extends Battle {
  readonly number: number
  readonly momentum: House
  /** Rows from the Stark edge to the Lannister edge, hexes from the west; signs: `mapSigns`. */
  readonly map: readonly string[]
  readonly units: PerHouse<readonly Force[]>
  readonly objectives: readonly Objective[]
  readonly special: Special
}

/** What a sign of a map stands for: ground, and what lies on it. */
export const mapSigns: Readonly<Record<string, { readonly ground: Ground; readonly piece?: Piece }>> = {
  '.': { ground: 'plain' },
  '^': { ground: 'hill' },
  f: { ground: 'forest' },
  '~': { ground: 'river' },
  B: { ground: 'building' },
  '-': { ground: 'road' },
  x: { ground: 'river', piece: 'ford' },
  w: { ground: 'river', piece: 'wood-bridge' },
  s: { ground: 'river', piece: 'stone-bridge' },
  '#': { ground: 'plain', piece: 'palisade' },
  t: { ground: 'plain', piece: 'tent' },
  T: { ground: 'plain', piece: 'siege-tower' },
}
