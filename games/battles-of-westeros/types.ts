/** The types of the game: what lies in the three drawers, the moves; events are in log.ts, steps in steps.ts. */
import type { Seat } from '../../kernel/index.ts'
import type { BattleId } from './data/battles.ts'
import type { Card } from './data/cards.ts'
import type { Commander } from './data/commanders.ts'
import type { Face, Token } from './data/dice.ts'
import type { Hex } from './data/hexes.ts'
import type { House } from './data/houses.ts'
import type { Entry } from './data/plans/plan.ts'
import type { Rank } from './data/ranks.ts'
import type { SetupCard } from './data/setupCards.ts'
import type { Ground, Piece } from './data/terrain.ts'
import type { Event } from './log.ts'
import type { Move } from './moves.ts'
import type { Asks, Autos } from './steps.ts'
import type { Attack } from './types/attack.ts'
import type { Turn } from './types/turn.ts'
import type { CommanderCard, Engagement, ModifierInForce, Recruit, Unit } from './types/units.ts'

/** BW-20: an army in the making. */
export interface Muster {
  /** The cards that brought the commanders; null before they are revealed. */
  readonly commanderCards: readonly SetupCard[] | null
  /** Recruits to be placed, the commanders' units among them. */
  readonly recruits: readonly Recruit[]
  /** BW-20.5: units whose figures are used up. */
  readonly lacking: readonly Recruit[]
  readonly tiles: readonly { readonly terrain: Ground; readonly hexes: 1 | 3 }[]
  /** Setup cards not yet drawn. */
  readonly box: readonly SetupCard[]
}

/** BW-P10: the discs of a side. */
export interface Discs {
  /** Entries with a disc face down. */
  readonly down: readonly Entry[]
  /** Columns that are due, but wait: their disc lies face up. */
  readonly waiting: readonly { readonly entry: Entry; readonly commander: Commander }[]
}

/** What everybody sees. Lists with an entry a seat are in the order of the seats. */
export interface Open {
  options: Options
  houses: readonly House[]
  momentum: Seat
  /** BW-4.1.1; null before the first round. */
  first: Seat | null
  /** 0 before the first round. */
  round: number
  /** Hexes that are no plain. */
  ground: Readonly<Partial<Record<Hex, Ground>>>
  pieces: Readonly<Partial<Record<Hex, Piece>>>
  /** Levels of fire, 1 to 4. */
  fire: Readonly<Partial<Record<Hex, number>>>
  devastated: readonly Hex[]
  units: readonly Unit[]
  /** So many units have come to the field: their ids are numbered. */
  recruited: number
  engagements: readonly Engagement[]
  commanders: Readonly<Partial<Record<Commander, CommanderCard>>>
  /** BW-17.3: whose control marker lies on an objective. */
  control: Readonly<Partial<Record<Hex, Seat>>>
  /** Command tokens on the command boards. */
  commandTokens: readonly number[]
  /** Order tokens in the pools. */
  pools: readonly Readonly<Record<Token, number>>[]
  /** Numbers of cards in hands and decks. */
  hands: readonly number[]
  decks: readonly number[]
  discards: readonly (readonly Card[])[]
  /** BW-13.1: 3 is Lannister's third space, -3 Stark's. */
  morale: number
  points: readonly number[]
  passed: readonly boolean[]
  /** BW-6.7 by the switch: tokens that tactics have counted this round. */
  counted: readonly Readonly<Partial<Record<Token, number>>>[]
  /** BW-18: the modifiers in force, by their name in stored tables. */
  boons: readonly ModifierInForce[]
  turn: Turn | null
  /** Attacks under way, the innermost last. */
  attacks: readonly Attack[]
  musters: readonly Muster[]
  /** BW-P2: locations; the real ones are objectives. */
  locations: Readonly<Partial<Record<Hex, 'hidden' | 'real'>>>
  /** BW-P3: archers in hiding: how many, where they cannot be; and those shown. */
  archers: {
    readonly hidden: number
    readonly cleared: readonly Hex[]
    readonly shown: readonly Hex[]
    /** Shown ones that have shot this round. */
    readonly shot: readonly Hex[]
  }
  catelyn: Hex | null
  /** BW-P4.2: order tokens on palisades, tokens to be laid, and dice to be used against them. */
  stakes: Readonly<Partial<Record<Hex, Readonly<Partial<Record<Token, number>>>>>>
  stock: Readonly<Partial<Record<Token, number>>>
  breach: readonly Face[]
  /** BW-P4.3: the markers of the catapults. */
  targets: Readonly<Partial<Record<Hex, Rank>>>
  /** BW-P6: where the tokens lie face down, and where the real one is, once it is known. */
  edmure: { readonly hidden: readonly Hex[]; readonly at: Hex | null }
  discs: readonly Discs[]
  /** BW-17.6: pieces gone for good, for the points at the end. */
  gone: readonly Hex[]
  /** BW-P9.3: units that have left the board. */
  exited: number
  /** null while the battle runs. */
  result: Result | null
}

export interface Result {
  readonly winner: Seat | null
  readonly by: 'rout' | 'plan' | 'points' | 'morale' | 'momentum' | 'annihilation' | 'resignation' | 'agreement'
}

/** What one player alone knows. */
export interface Held {
  hand: readonly Card[]
  /** What he has hidden where: real locations or Edmure, archers; other hexes of the list hold decoys or nothing. */
  secret: readonly Hex[]
  /** BW-P10.1 */
  discs: Readonly<Partial<Record<Entry, Commander>>>
}

/** What nobody knows: decks, the top card first. */
export interface Hidden {
  decks: readonly (readonly Card[])[]
}

/** Settings of the table. */
export interface Options {
  battle: BattleId
  coordinatedAttacks: boolean
  anyCardOrders: boolean
  reducedUnits: boolean
  withdrawal: boolean
  infantryStalwart: boolean
  allMovesOfCardFirst: boolean
  countTokensPerRound: boolean
  rangedRetreatTowardsEdge: boolean
  fordStopsOnlyInfantry: boolean
  noAdvanceFromBridge: boolean
  buildingCoverLostOnOwnToken: boolean
  retreatIntoFire: boolean
  commandersLosEnemyOnly: boolean
}

export interface BattlesOfWesteros {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
}

export type { Move, MoveOf } from './moves.ts'
export type { Attack, AttackKind } from './types/attack.ts'
export type { CardPlay, Ordered, Turn } from './types/turn.ts'
export type { CommanderCard, Engagement, ModifierInForce, Recruit, Unit, UnitId } from './types/units.ts'
