/** The steps of the game, in the order of the rulebook: name -> local values. Local values are open facts. */
import type { Seat } from '../../kernel/index.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import type { Window } from './data/windows.ts'
import type { UnitId } from './types.ts'

/** Why a unit moves by its owner's will outside combat. */
export type Why = 'move' | 'onslaught' | 'mobility'

/** Steps that run by themselves. */
export interface Autos {
  // Setup (BL-3)
  fields: object
  fords: object
  startingLore: object
  /** Whose turn it is to place a card; null: the first player's. */
  deployment: { seat: Seat | null }
  revealArmies: object
  openingHands: object
  // The turn (BL-2.2)
  /** null: the first player's. */
  turn: { seat: Seat | null }
  victoryCheck: object
  orders: object
  moveStep: object
  moveEnd: object
  attackStep: object
  attackEnd: object
  /** One unit enters hex after hex; `path` begins with the hex next to it; `spent` hexes of its move are behind it. */
  walk: { unit: UnitId; why: Why; path: readonly Hex[]; spent: number }
  upkeep: object
  draw: object
  drawCards: object
  loreStep: object
  endTurn: object
  // Lore cards (BL-17)
  /** Offers a window, the active player first; it closes when both have passed in a row. `unit`: whose move or fall opened it. */
  window: { window: Window; seat: Seat; passed: boolean; unit: UnitId | null }
  /** The card was shown and its targets named: Runic Barrier may answer, then it takes effect. */
  loreShown: { card: LoreCard; seat: Seat; window: Window; at: readonly Hex[]; unit: UnitId | null }
  loreEffect: { card: LoreCard; seat: Seat; window: Window; at: readonly Hex[]; unit: UnitId | null }
  /** The card has had its effect, or was cancelled. */
  loreDiscard: { card: LoreCard; seat: Seat }
  // Combat (BL-7.13): all speak of the innermost fight
  roll: object
  reckon: object
  suffer: { stage: 6 | 8 }
  damageTarget: { stage: 6 | 8 }
  ferocity: object
  standFast: object
  retreat: object
  gainLore: object
  offerCounter: object
  counter: { unstoppable: boolean }
  endCounter: object
  offerAdvance: object
  endFight: object
  /** A unit is taken off the board, with everything that follows (BL-9.6, BL-19.2, BL-20.1). */
  destroy: { unit: UnitId; by: Seat | null; inCombat: boolean }
}

/** Steps that ask somebody. */
export interface Asks {
  // Setup
  chooseScenario: object
  placeFord: { seat: Seat }
  muster: object
  deploy: { seat: Seat }
  deployAll: object
  discardOpening: object
  // The turn
  tent: { seat: Seat }
  command: { seat: Seat }
  order: { seat: Seat }
  selectMover: { seat: Seat; why: Why }
  /** Choosing where to go; `path` leads through hexes already chosen, `spent` hexes of the move are used. */
  moveUnit: { seat: Seat; unit: UnitId; why: Why; path: readonly Hex[]; spent: number }
  portals: { seat: Seat }
  attack: { seat: Seat }
  extraAttack: { seat: Seat; unit: UnitId; why: 'double-shot' | 'pursue' }
  // Combat
  chooseSide: { seat: Seat }
  setAside: { seat: Seat; fresh: number }
  commit: { seat: Seat }
  ignoreDamage: { seat: Seat; stage: 6 | 8 }
  ignoreRetreats: { seat: Seat }
  counterOrNot: { seat: Seat; why: 'counter' | 'ferocity' }
  advance: { seat: Seat }
  // Lore cards
  react: { seat: Seat; window: Window; passed: boolean; unit: UnitId | null }
  aim: { seat: Seat; card: LoreCard; window: Window; at: readonly Hex[]; unit: UnitId | null }
  push: { seat: Seat; from: Hex; rest: readonly Hex[] }
  // Upkeep
  vpOption: { seat: Seat }
  keepCommand: { seat: Seat; n: number }
  gain: { seat: Seat }
  discardLore: { seat: Seat }
}
