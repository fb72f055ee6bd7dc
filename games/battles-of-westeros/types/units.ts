/** BW-1.1, BW-10.1, BW-12: what stands on the field. */
import type { Seat } from '../../../kernel/index.ts'
import type { Modifier } from '../../../kit/modifiers.ts'
import type { Commander } from '../data/commanders.ts'
import type { ModifierKey, Until } from '../data/effects.ts'
import type { Hex } from '../data/hexes.ts'
import type { Rank } from '../data/ranks.ts'
import type { UnitType } from '../data/units.ts'

export type UnitId = string

/** A unit on the battlefield (BW-1.1). */
export interface Unit {
  readonly id: UnitId
  readonly seat: Seat
  readonly type: UnitType
  /** Of its banner. */
  readonly rank: Rank
  readonly hex: Hex
  /** Figures left; a commander is one of them, and the last. */
  readonly figures: number
  readonly commander: Commander | null
  readonly active: boolean
  /** BW-P7.1: it knows how to scorch, wherever it goes. */
  readonly reaver?: true
}

/** A unit that is not on the board yet. */
export type Recruit = Pick<Unit, 'type' | 'rank' | 'commander'>

/** BW-10.1: two units that fight each other; `by`: whose side the token shows. */
export interface Engagement {
  readonly units: readonly [UnitId, UnitId]
  readonly by: Seat
}

/** A commander of the battle and his card. */
export interface CommanderCard {
  readonly seat: Seat
  /** Command tokens on his card. */
  readonly tokens: number
  /** BW-12.9: his commit ability is used. */
  readonly used: boolean
  /** `left`: off the board by his own will (BW-P9); `waiting`: his column is yet to come (BW-P10). */
  readonly where: 'field' | 'captured' | 'left' | 'waiting'
}

/** BW-18: a unit's, or a side's, value that is changed for a while. */
export type ModifierInForce = Modifier<ModifierKey, UnitId, Until>
