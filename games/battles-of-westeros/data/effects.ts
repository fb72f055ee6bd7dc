/** BW-18: effects of leadership cards and commanders, as facts. */
import type { Token } from './dice.ts'
import type { Zone } from './morale.ts'
import type { Rank } from './ranks.ts'
import type { UnitClass, UnitType } from './units.ts'

/** BW-18.20, BW-18.29: which units; all that is named must be so. */
export interface Filter {
  readonly class?: UnitClass
  readonly type?: UnitType
  readonly ranks?: readonly Rank[]
  readonly notAdjacentToEnemy?: true
}

/** What a unit, or the side on turn, may be given for a while. */
export const modifiers = [
  /** Dice of its attacks: of all, of flank attacks, of one beside another unit that this card orders. */
  'dice',
  'flank-dice',
  'close-dice',
  'move',
  'no-counter',
  'no-stalwart',
  'stalwart',
  'toughness',
  'heavy-armor',
  'pursue',
  'reroll',
  /** BW-18.14: no Off-balance; no stop terrain; valor that hits cavalry, too. */
  'steady',
  'surefooted',
  'valor-hits',
  'dogs-again',
  'no-attack',
  'extra-retreat',
  'morale-hits',
  'valor-twice',
  /** BW-18.28: the attack is a flank attack, if another friend stands beside its target. */
  'flank-beside-friend',
  'clear-sight',
  'morale-per-retreat',
  'morale-per-kill',
] as const
export type ModifierKey = (typeof modifiers)[number]

export type Until = 'attack' | 'turn' | 'round'

/** BW-18.17: whom an act is about. `same`: whoever was chosen for the act before; `side`: no unit, the player's whole side. */
export type Who = 'ordered' | 'one-ordered' | 'controlled' | 'enemy' | 'same' | 'own' | 'side'

export type Act =
  /** BW-18.1; `noAttack`: BW-18.29. */
  | { do: 'order'; max: number; filter?: Filter; move?: number; noAttack?: true }
  /** BW-18.3, BW-18.2 */
  | { do: 'order-own'; max: number }
  | { do: 'order-beside' }
  /** BW-18.4; a cost in figures, and only those that have eliminated an enemy: BW-18.26. */
  | { do: 'rally'; max: number | 'all'; filter?: Filter; who?: 'ordered' | 'own'; cost?: number; killers?: true }
  /** `once`: for the first attack only; `within` so many hexes of the commander. */
  | {
      do: 'give'
      key: ModifierKey
      n: number
      who: Who
      once?: true
      max?: number
      within?: number
      until?: Until
      filter?: Filter
    }
  /** BW-18.9, BW-18.10 */
  | { do: 'morale'; n: number }
  | { do: 'draw'; n: number }
  | { do: 'enemy-token' }
  | { do: 'enemy-card' }
  /** BW-18.11, BW-18.12, BW-18.15 */
  | { do: 'drive'; n: number; within: number }
  | { do: 'disengage' }
  | { do: 'free-move'; n: number; who: 'ordered' | 'one-ordered' | 'same' | 'own'; ownEdge?: true }
  /** BW-18.16, BW-18.28 */
  | { do: 'take-token' }
  | { do: 'exchange-token' }
  | { do: 'return-tokens'; n: number }
  /** BW-18.23, BW-18.24 */
  | { do: 'spread-fire' }
  | { do: 'attack-again' }
  | { do: 'swap' }
export type ActOf<Name extends Act['do']> = Extract<Act, { do: Name }>

/** BW-6.7: what must be so for a tactic. */
export interface Needs {
  /** Order tokens that must lie in the own pool; they are counted, not spent. */
  readonly tokens?: Readonly<Partial<Record<Token, number>>>
  /** Own morale of this zone or better. */
  readonly ownMorale?: Zone
  /** Enemy morale of this zone or worse. */
  readonly enemyMorale?: Zone
}

/** BW-6.4: when a tactic is used: before the commands, after them, or either. */
export interface Tactic {
  readonly when: 'before' | 'after' | 'either'
  readonly needs: Needs
  readonly acts: readonly Act[]
}
