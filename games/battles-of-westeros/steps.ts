/** The steps of the game, in the order of the rulebook: name -> local values. Local values are open facts. */
import type { Asking as AskingOf, Seat } from '../../kernel/index.ts'
import type { Card } from './data/cards.ts'
import type { Commander, Moment } from './data/commanders.ts'
import type { Face, Token } from './data/dice.ts'
import type { Hex } from './data/hexes.ts'
import type { Entry } from './data/plans/plan.ts'
import type { Ground } from './data/terrain.ts'
import type { Move, MoveOf, Recruit, UnitId } from './types.ts'

/** Where an effect stands: a command or the tactic of a card, the commit ability of a commander. */
export type Source =
  | { readonly of: 'command'; readonly card: Card; readonly n: number }
  | { readonly of: 'tactic'; readonly card: Card }
  | { readonly of: 'ability'; readonly commander: Commander }

/** Steps that run by themselves. */
export interface Autos {
  // Setup (BW-20, BW-P4, BW-P10)
  rollBreach: object
  muster: object
  substitutes: object
  drawTiles: object
  tiles: { seat: Seat }
  deployment: { seat: Seat; commanders: boolean }
  // The round (BW-4)
  round: object
  arrivals: { seat: Seat }
  column: { seat: Seat; entry: Entry; commander: Commander }
  newcomers: { seat: Seat; entry: Entry; units: readonly Recruit[] }
  endArrivals: object
  rally: object
  marshal: { seat: Seat }
  turn: { seat: Seat }
  endTurn: object
  regroup: object
  fireLoss: { units: readonly UnitId[] }
  spread: object
  score: object
  lastRound: object
  recovery: object
  nextRound: object
  // Cards and orders (BW-5 to BW-7)
  tactics: { at: 'before' | 'after' }
  /** The commands still to be carried out. */
  commands: { left: readonly number[] }
  command: { n: number }
  act: { source: Source; seat: Seat; i: number }
  offerAbility: { seat: Seat; commander: Commander; at: Moment }
  movement: object
  /** BW-10.6: it has left its engagement, and goes on if it has survived. */
  moveOn: { unit: UnitId; only: boolean }
  withdrawals: object
  fallBack: { unit: UnitId; to: Hex; n: number }
  attackPart: object
  endOrders: object
  discardCard: object
  // Combat (BW-9.7): all speak of the innermost attack
  /** An engaged unit leaves its engagement (BW-10.6, BW-10.7). */
  disengage: { unit: UnitId }
  declare: {
    unit: UnitId
    at: Hex
    kind: 'melee' | 'ranged' | 'dogs' | 'extra'
    second: boolean
    again: boolean
    support: readonly UnitId[]
  }
  dogs: { again: boolean }
  prepare: object
  count: object
  guard: object
  roll: object
  rerolls: object
  reckon: object
  casualties: object
  stand: object
  retreat: object
  follow: object
  offerCounter: object
  afterAttack: object
  endAttack: object
  /** The unit has finished its order (BW-7.3). */
  finish: { unit: UnitId }
  /** BW-11.9: a unit is driven away by a card. */
  drive: { unit: UnitId; from: Hex; n: number }
}

/** A question: the names of its moves, and the local values of its step. */
type Asking<Names extends Move['do'], Me = object> = AskingOf<MoveOf<Names>, Me>

interface Mine {
  seat: Seat
}

/** Steps that ask somebody. */
export interface Asks {
  // Setup
  hide: Asking<'hide', Mine>
  placeDiscs: Asking<'discs'>
  stake: Asking<'stake', Mine>
  breach: Asking<'use-dice' | 'done', Mine>
  breachAt: Asking<'breach' | 'unselect', Mine & { dice: readonly Face[] }>
  target: Asking<'target', Mine>
  chooseCommanders: Asking<'commanders'>
  substitute: Asking<'substitute', Mine & { recruit: Recruit }>
  chooseTile: Asking<'tile', Mine>
  layTile: Asking<'lay' | 'unselect', Mine & { terrain: Ground; hexes: 1 | 3 }>
  chooseRecruit: Asking<'recruit', Mine & { commanders: boolean }>
  placeRecruit: Asking<'place' | 'unselect', Mine & { recruit: Recruit; among: readonly Hex[]; commanders: boolean }>
  // The round
  turnUp: Asking<'turn-up', Mine>
  enter: Asking<'place', Mine & { recruit: Recruit; among: readonly Hex[] }>
  /** The turn: what to do with it. */
  action: Asking<'token' | 'play' | 'any-card' | 'archers' | 'ability' | 'pass', Mine>
  useToken: Asking<'order' | 'raise' | 'rally' | 'unselect', Mine & { token: Token; pair: boolean }>
  keep: Asking<'keep'>
  recover: Asking<'recover', Mine>
  // Cards
  chooseCommand: Asking<'command', Mine & { left: readonly number[] }>
  chooseOrders: Asking<'order' | 'done', Mine & { n: number; ordered: readonly UnitId[] }>
  tactic: Asking<'tactic', Mine & { at: 'before' | 'after' }>
  aim: Asking<
    'aim' | 'done',
    Mine & { source: Source; i: number; among: readonly Hex[]; chosen: readonly Hex[]; least: number; most: number }
  >
  useAbility: Asking<'use', Mine & { commander: Commander; at: Moment }>
  leaveFreely: Asking<'use', Mine & { unit: UnitId }>
  giveUp: Asking<'give-up', Mine>
  exchange: Asking<'exchange', Mine>
  // Movement
  chooseMover: Asking<'select' | 'done', Mine>
  /** `left`: it has left its engagement, and must move; `only`: there is no other unit to choose. */
  moveUnit: Asking<'go' | 'exit' | 'leave' | 'stay' | 'unselect', Mine & { unit: UnitId; left: boolean; only: boolean }>
  freeMove: Asking<'go' | 'stay', Mine & { unit: UnitId; hexes: number; ownEdge: boolean }>
  carry: Asking<'carry', Mine & { unit: UnitId; from: Hex; to: Hex }>
  withdraw: Asking<'withdraw' | 'done', Mine>
  // Combat
  attack: Asking<'attack' | 'dogs' | 'extra-attack' | 'scorch' | 'douse' | 'support' | 'done', Mine>
  shoot: Asking<'shoot', Mine & { from: Hex }>
  join: Asking<'join' | 'done', Mine & { unit: UnitId; at: Hex; support: readonly UnitId[] }>
  parting: Asking<'strike', Mine & { unit: UnitId; leaver: UnitId }>
  bonus: Asking<'bonus', Mine & { i: number }>
  dogsAgain: Asking<'again', Mine & { face: Face }>
  reroll: Asking<'reroll', Mine>
  swap: Asking<'swap' | 'done', Mine>
  ignoreMorale: Asking<'ignore', Mine>
  retreatWay: Asking<'retreat', Mine & { among: readonly Hex[] }>
  counterOrNot: Asking<'counter', Mine>
  followUp: Asking<'advance' | 'pursue' | 'done', Mine>
  pursuitAttack: Asking<'attack' | 'done', Mine>
}
