/** The steps of the game, in the order of the rulebook: name -> local values. Local values are open facts. */
import type { Asking as AskingOf, Seat } from '../../kernel/index.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import type { Window } from './data/windows.ts'
import type { Move, MoveOf, UnitId } from './types.ts'

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

/** A question: the names of its moves, and the local values of its step. */
type Asking<Names extends Move['do'], Me = object> = AskingOf<MoveOf<Names>, Me>

/** Steps that ask somebody. */
export interface Asks {
  // Setup
  chooseScenario: Asking<'scenario'>
  placeFord: Asking<'ford', { seat: Seat }>
  muster: Asking<'mustered' | 'buy' | 'sell' | 'tent' | 'army' | 'decoy'>
  deploy: Asking<'deploy' | 'pick' | 'unpick', { seat: Seat }>
  deployAll: Asking<'deploy' | 'pick' | 'unpick' | 'take-up' | 'deployed'>
  discardOpening: Asking<'mark' | 'unmark' | 'discard-marked'>
  // The turn
  tent: Asking<'remove-tent', { seat: Seat }>
  command: Asking<'command', { seat: Seat }>
  order: Asking<'order' | 'cure' | 'done', { seat: Seat }>
  selectMover: Asking<'select' | 'done', { seat: Seat; why: Why }>
  /** Choosing where to go; `path` leads through hexes already chosen, `spent` hexes of the move are used. */
  moveUnit: Asking<
    'go' | 'through' | 'done' | 'unselect',
    { seat: Seat; unit: UnitId; why: Why; path: readonly Hex[]; spent: number }
  >
  portals: Asking<'remove-portals', { seat: Seat }>
  attack: Asking<'attack' | 'done', { seat: Seat }>
  extraAttack: Asking<'attack' | 'done', { seat: Seat; unit: UnitId; why: 'double-shot' | 'pursue' }>
  // Combat
  chooseSide: Asking<'side', { seat: Seat }>
  setAside: Asking<'set-aside' | 'reroll', { seat: Seat; fresh: number }>
  commit: Asking<'commit' | 'done', { seat: Seat }>
  ignoreDamage: Asking<'ignore', { seat: Seat; stage: 6 | 8 }>
  ignoreRetreats: Asking<'ignore', { seat: Seat }>
  counterOrNot: Asking<'counter', { seat: Seat; why: 'counter' | 'ferocity' }>
  advance: Asking<'advance' | 'pursue' | 'done', { seat: Seat }>
  // Lore cards
  react: Asking<'lore' | 'cure' | 'pass', { seat: Seat; window: Window; passed: boolean; unit: UnitId | null }>
  aim: Asking<'aim' | 'done', { seat: Seat; card: LoreCard; window: Window; at: readonly Hex[]; unit: UnitId | null }>
  push: Asking<'aim', { seat: Seat; from: Hex; rest: readonly Hex[] }>
  // Upkeep
  vpOption: Asking<'spend-lore' | 'sacrifice' | 'done', { seat: Seat }>
  keepCommand: Asking<'keep', { seat: Seat; n: number }>
  gain: Asking<'gain', { seat: Seat }>
  discardLore: Asking<'discard', { seat: Seat }>
}
