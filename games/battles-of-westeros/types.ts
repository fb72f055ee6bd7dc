/** The types of the game: what lies in the three drawers, the moves; events are in log.ts, steps in steps.ts. */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { Modifier } from '../../kit/modifiers.ts'
import type { BattleId } from './data/battles.ts'
import type { Card } from './data/cards.ts'
import type { Commander } from './data/commanders.ts'
import type { Face, Token } from './data/dice.ts'
import type { Boon, Filter, Until } from './data/effects.ts'
import type { Hex } from './data/hexes.ts'
import type { House } from './data/houses.ts'
import type { Entry } from './data/plans/plan.ts'
import type { Rank } from './data/ranks.ts'
import type { SetupCard } from './data/setupCards.ts'
import type { Ground, Piece } from './data/terrain.ts'
import type { UnitType } from './data/units.ts'
import type { Event } from './log.ts'
import type { Move } from './moves.ts'
import type { Asks, Autos } from './steps.ts'

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
export type BoonInForce = Modifier<Boon, UnitId, Until>

/** BW-7: a unit ordered this turn. */
export interface Ordered {
  readonly unit: UnitId
  /** The command that orders it: 0 and 1 on a card, 0 for a token. */
  readonly command: number
  /** Hexes that the command adds to its move. */
  readonly bonus: number
  /** BW-18.29: its order gives no attack. */
  readonly noAttack: boolean
  /** Its movement is over. */
  readonly settled: boolean
  /** It has entered a hex. */
  readonly moved: boolean
  /** BW-7.1: its move leaves it an attack. */
  readonly mayAttack: boolean
  /** It has attacked, or done what is done instead. */
  readonly acted: boolean
  /** BW-18.23: its commander has made his extra attack. */
  readonly madeExtra: boolean
  /** BW-18.26: an attack or counterattack of it has eliminated an enemy. */
  readonly killed: boolean
  /** BW-14.2, BW-14.7: each once a turn. */
  readonly advanced: boolean
  readonly pursued: boolean
}

/** BW-6: the leadership card of the turn. */
export interface CardPlay {
  readonly card: Card
  readonly commander: Commander
  /** The commands paid for; none: it orders one unit instead (BW-21.2). */
  readonly commands: readonly number[]
  /** His unit. */
  readonly unit: UnitId
  /** BW-6.3: where all units stood when it was played. */
  readonly at: Readonly<Record<UnitId, Hex>>
  readonly zone: number
  readonly tacticUsed: boolean
  /** It lies on the discard pile. */
  readonly discarded: boolean
}

/** BW-18.18: what units get when this card orders them; `one`: one of them, when it attacks. */
export interface Promised {
  readonly key: Boon
  readonly n: number
  readonly once: boolean
  readonly one: boolean
  readonly filter: Filter | null
  readonly by: Card | Commander
}

/** A turn of the Command Phase (BW-1.8). */
export interface Turn {
  readonly seat: Seat
  readonly play: CardPlay | null
  readonly ordered: readonly Ordered[]
  readonly promised: readonly Promised[]
  /** Units chosen for the act before (BW-18.17). */
  readonly chosen: readonly UnitId[]
  /** BW-P6.2: the unit that may take Edmure along. */
  readonly escort: UnitId | null
  /** BW-14.6: units of the side on turn that have moved. */
  readonly walked: readonly UnitId[]
  /** The hex that has been scorched last. */
  readonly scorched: Hex | null
}

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
  boons: readonly BoonInForce[]
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
