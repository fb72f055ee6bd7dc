/** BW-9: what is remembered while an attack lasts. */
import type { Ledger, Seat } from '../../../kernel/index.ts'
import type { Face } from '../data/dice.ts'
import type { Hex } from '../data/hexes.ts'
import type { Rank } from '../data/ranks.ts'
import type { UnitId } from './units.ts'

/** How dice come to be rolled against a unit. `extra`: a commander's own roll (BW-18.23); `archers`: BW-P3.2. */
export type AttackKind = 'melee' | 'ranged' | 'dogs' | 'extra' | 'archers' | 'counter' | 'parting'

/** BW-9: a roll against a unit under way. */
export interface Attack {
  readonly kind: AttackKind
  /** Whose dice. */
  readonly seat: Seat
  /** null: no unit, but archers in hiding. */
  readonly attacker: UnitId | null
  readonly from: Hex
  readonly target: UnitId
  readonly at: Hex
  /** BW-10.2: a flank attack, by the tokens or by an effect (BW-18.28). */
  readonly flank: boolean
  /** The second attack, after a pursuit. */
  readonly second: boolean
  /** BW-21.1: units that support it. */
  readonly support: readonly UnitId[]
  /** BW-14.4: the rank whose dice are rolled instead of the unit's own. */
  readonly rank: Rank | null
  /** How many dice, line by line; null before BW-9.3. */
  readonly count: Ledger | null
  readonly dice: readonly Face[]
  /** BW-9.4.2, BW-18.13: re-rolls still to come. */
  readonly rerolls: number
  /** What its dice hit with, line by line; null before BW-9.5. */
  readonly hits: Ledger | null
  /** BW-9.5.4: hits that Cover and Toughness still cancel. */
  readonly shield: number
  /** BW-12.3: hits beyond the ordinary figures. */
  readonly beyond: number
  /** BW-11.1: hexes of retreat still to come, and those done. */
  readonly retreats: number
  readonly fled: number
  readonly eliminated: boolean
  /** BW-18.23: its unit has attacked again. */
  readonly again: boolean
}
