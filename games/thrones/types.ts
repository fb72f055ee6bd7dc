/**
 * The type family of A Game of Thrones: what lies in the drawers, and the moves and events of the game.
 * The steps stand in steps.ts, chapter by chapter.
 */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { Area, LandArea, Place } from './data/areas.ts'
import type { Track } from './data/constants.ts'
import type { HouseCard } from './data/houseCards.ts'
import type { House } from './data/houses.ts'
import type { Order } from './data/orders.ts'
import type { TidesCard } from './data/tides.ts'
import type { UnitType } from './data/units.ts'
import type { WesterosCard } from './data/westerosCards.ts'
import type { WildlingCard } from './data/wildlingCards.ts'
import type { Asks, Autos } from './steps.ts'

export interface Options {
  tidesOfBattle: boolean
  victoryCheck: 'at-once' | 'after-order'
  finalTieBreak: 'rulebook' | 'faq-2.0'
  darkWingsPortsPay: boolean
  lannisterPortShip3p: boolean
}

/** The units of one house in one place, each list in the order of the unit table (AG-3.5.1, AG-8.11.7). */
export interface Army {
  readonly seat: Seat
  readonly units: readonly UnitType[]
  readonly routed: readonly UnitType[]
}

/** An order token on a place; face down before the reveal: `order` is null (AG-5.2.1). */
export interface Token {
  readonly seat: Seat
  readonly order: Order | null
}

export type Side = 'attacker' | 'defender'

/** A unit as it is named in a move: its type, and whether it is routed. */
export interface UnitPick {
  unit: UnitType
  routed: boolean
}

/** One side of a combat (AG-8). Every sum is a ledger made from the position (rules/strength.ts). */
export interface Fighter {
  readonly seat: Seat
  /** The card in play: null before the reveal, or when Tyrion left the side without one. */
  readonly card: HouseCard | null
  /** Tides of Battle, once open. */
  readonly tides: TidesCard | null
  readonly blade: boolean
}

export interface Combat {
  readonly at: Area
  /** The place the attack came from: where the March order lies. */
  readonly from: Place
  /** The modifier of the March order. */
  readonly march: number
  /** The attacking units; until they move in they are still thought of as standing at `from` (AG-8.1.1). */
  readonly units: readonly UnitType[]
  readonly attacker: Fighter
  readonly defender: Fighter
  /** Who supports whom with which place (AG-8.2.2); refused and removed ones are no longer in it. */
  readonly supports: Readonly<Partial<Record<Place, Side>>>
  readonly winner: Side | null
  /** The sums as they decided: what falls afterwards does not change them (AG-8.7). */
  readonly decided: Readonly<Record<Side, Ledger>> | null
  /** The card that Tyrion sent back: it may not be chosen again in this combat (AG-8.5.1). */
  readonly cancelled: HouseCard | null
  /** Ability steps already done in this combat, for AG-8.4.3. */
  readonly done: readonly HouseCard[]
}

/** Everything that lies open on the table. */
export interface Open {
  options: Options
  /** The house of each seat. */
  houses: readonly House[]
  round: number
  phase: 'westeros' | 'planning' | 'action'
  armies: Readonly<Record<Place, Army | null>>
  orders: Readonly<Record<Place, Token | null>>
  /** Power tokens lying on land areas. */
  banners: Readonly<Partial<Record<LandArea, Seat>>>
  /** Garrisons still in the game: home area -> strength. */
  garrisons: Readonly<Partial<Record<LandArea, number>>>
  /** Neutral forces still in the game: area -> strength. */
  neutrals: Readonly<Partial<Record<LandArea, number>>>
  /** Areas nobody may enter (three players). */
  impassable: readonly LandArea[]
  /** Seats from position 1 on. */
  tracks: Readonly<Record<Track, readonly Seat[]>>
  bladeUsed: boolean
  ravenUsed: boolean
  supply: readonly number[]
  /** Available Power by seat. */
  power: readonly number[]
  threat: number
  hands: readonly (readonly HouseCard[])[]
  discards: readonly (readonly HouseCard[])[]
  /** The Westeros cards in force this round, by deck; empty in round 1. */
  westeros: readonly WesterosCard[]
  /** Used cards of each deck, oldest first, the ones in force included. */
  westerosUsed: readonly (readonly WesterosCard[])[]
  /** Reshuffles of each deck so far and in which round the last one was (AG-4.3.4), for the history of events. */
  reshuffled: readonly (readonly number[])[]
  /** The Wildling cards used so far, oldest first. */
  wildlingsUsed: readonly WildlingCard[]
  /** The Wildling deck as everybody knows it, top first: cards once used at their place, null for the others. */
  wildlingDeck: readonly (WildlingCard | null)[]
  /** Order tokens forbidden in this round's Planning Phase (AG-4.8, AG-4.9). */
  forbidden: readonly Order[]
  combat: Combat | null
  /** The house that has won before round 10 (AG-10.1), or null. */
  winner: Seat | null
}

/** A face-down Wildling card that a house knows: on top of the deck, or `depth` cards above its lowest card. */
export interface SeenCard {
  readonly card: WildlingCard
  readonly where: 'top' | 'bottom'
  readonly depth: number
}

/** What one house alone knows. */
export interface Held {
  /** Own face-down orders in planning. */
  orders: Readonly<Partial<Record<Place, Order>>>
  /** The Wildling cards looked at and not yet revealed, the last one looked at last (AG-13.5). */
  seen: readonly SeenCard[]
  /** Own Tides of Battle card before it is open. */
  tides: TidesCard | null
}

export interface Hidden {
  /** Each deck, top card first. */
  westeros: readonly (readonly WesterosCard[])[]
  wildlings: readonly WildlingCard[]
  tides: readonly TidesCard[]
}

/** What a token holder may choose by a choice card of the Westeros decks (AG-4.8). */
export type Choice = 'supply' | 'mustering' | 'clash' | 'collect' | 'no-defense' | 'no-march-plus-1' | 'nothing'

/** One step of a mustering (AG-4.5.2). Upgrades turn a Footman that stands at `at`. */
export type MusterStep =
  | { kind: 'new'; at: LandArea; unit: UnitType; to: Place }
  | { kind: 'upgrade'; at: LandArea; unit: 'knight' | 'siege-engine'; routed: boolean }

/** The moves of one name. */
export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export type Move =
  // planning
  | { do: 'place'; at: Place; order: Order }
  | { do: 'remove'; at: Place }
  | { do: 'confirm' }
  | { do: 'swap'; at: Place; order: Order }
  | { do: 'look' }
  | { do: 'keep'; where: 'top' | 'bottom' }
  // action
  | { do: 'raid'; from: Place; target: Place | null }
  | { do: 'march'; from: Place }
  | { do: 'call'; at: LandArea }
  | { do: 'grant' }
  | { do: 'deny' }
  | { do: 'go'; unit: UnitType; to: Place }
  | { do: 'recall'; unit: UnitType; to: Place }
  | { do: 'commit'; banner: boolean }
  | { do: 'consolidate'; from: Place; muster: boolean }
  | { do: 'muster'; step: MusterStep }
  | { do: 'unmuster'; index: number }
  | { do: 'take-over'; ships: number }
  // combat
  | { do: 'support'; side: Side | null }
  | { do: 'accept' }
  | { do: 'refuse' }
  | { do: 'card'; card: HouseCard }
  | { do: 'use' }
  | { do: 'kill'; routed: boolean }
  | { do: 'strike'; at: Place }
  | { do: 'demote'; track: Track }
  | { do: 'promote'; at: Place; routed: boolean }
  | { do: 'discard'; card: HouseCard }
  | { do: 'retreat'; to: Place }
  // losing units: at is the place they stand in; in combat the place of the fight or of the start
  | { do: 'lose'; at: Place; unit: UnitType; routed: boolean }
  // westeros and wildlings
  | { do: 'choose'; choice: Choice }
  | { do: 'bid'; power: number }
  | { do: 'rank'; seat: Seat }
  | { do: 'name'; seat: Seat }
  | { do: 'downgrade'; at: Place; routed: boolean }
  | { do: 'retrieve'; card: HouseCard }
  /** 'track' stands for the best own track where several are equally good. */
  | { do: 'drop'; what: 'units' | 'track' | Track }
  | { do: 'rise'; track: Track }
  | { do: 'at'; area: LandArea }
  // not using what one may use, or having done enough
  | { do: 'pass' }
  | { do: 'done' }

/** Why units, power or cards were gained or lost: the cause that the log must name. */
export type Cause =
  | 'combat'
  | 'skull'
  | 'retreat'
  | 'rout'
  | 'supply'
  | 'port'
  | HouseCard
  | WildlingCard
  | WesterosCard

export type Event =
  | { is: 'start'; houses: readonly House[] }
  | { is: 'round'; round: number }
  | { is: 'phase'; phase: 'westeros' | 'planning' | 'action' }
  | { is: 'drawn'; cards: readonly WesterosCard[] }
  | { is: 'reshuffle'; deck: number; card: WesterosCard }
  | { is: 'threat'; from: number; to: number }
  | { is: 'westeros-card'; card: WesterosCard }
  | { is: 'choice'; seat: Seat; card: WesterosCard; choice: Choice }
  | { is: 'supply'; seat: Seat; from: number; to: number; cause: Cause }
  | { is: 'power'; seat: Seat; n: number; cause: Cause | 'pillage' }
  | { is: 'forbidden'; card: WesterosCard; orders: readonly Order[] }
  | { is: 'mustered'; seat: Seat; at: LandArea; unit: UnitType; to: Place }
  | { is: 'upgraded'; seat: Seat; at: Place; unit: UnitType; cause: Cause | 'muster' }
  | { is: 'downgraded'; seat: Seat; at: Place; cause: Cause }
  | { is: 'lost'; seat: Seat; at: Place; unit: UnitType; routed: boolean; cause: Cause }
  | { is: 'bids'; on: Track | 'wildlings'; bids: readonly (number | null)[] }
  | { is: 'track'; track: Track; order: readonly Seat[]; cause: Cause | 'clash' }
  | { is: 'wildlings'; strength: number; sum: number; won: boolean }
  | { is: 'named'; seat: Seat; as: 'highest' | 'lowest'; by: Seat | null }
  | { is: 'wildling-card'; card: WildlingCard }
  | { is: 'placed'; seat: Seat }
  | { is: 'revealed'; orders: readonly { at: Place; seat: Seat; order: Order }[] }
  | { is: 'swapped'; seat: Seat; at: Place; from: Order; to: Order }
  | { is: 'looked'; seat: Seat; where: 'top' | 'bottom' }
  | { is: 'saw'; seat: Seat; card: WildlingCard }
  | { is: 'raided'; seat: Seat; from: Place; target: Place | null; order: Order | null; of: Seat | null }
  | { is: 'called'; seat: Seat; at: LandArea }
  | { is: 'granted'; seat: Seat; at: LandArea; yes: boolean }
  | { is: 'marched'; seat: Seat; from: Place; groups: readonly { to: Place; units: readonly UnitType[] }[] }
  | { is: 'banner'; seat: Seat; at: LandArea; put: boolean }
  | { is: 'neutral-beaten'; seat: Seat; at: LandArea; strength: number; force: number }
  | { is: 'order-removed'; seat: Seat; at: Place; order: Order; cause: Cause | 'empty' | 'conquered' }
  | { is: 'control'; at: LandArea; seat: Seat | null }
  | { is: 'port-taken'; seat: Seat; at: Place; ships: number; lost: number }
  /** `n` is the Power gained; nothing where the special order musters instead. */
  | { is: 'consolidated'; seat: Seat; from: Place; order: Order; n: number; muster: boolean }
  | { is: 'battle'; attacker: Seat; defender: Seat; from: Place; at: Area; units: readonly UnitType[] }
  | { is: 'supported'; seat: Seat; from: Place; side: Side | null }
  | { is: 'refused'; seat: Seat; supporter: Seat }
  | { is: 'cards'; attacker: HouseCard; defender: HouseCard }
  | { is: 'card-cancelled'; seat: Seat; card: HouseCard }
  | { is: 'card-replaced'; seat: Seat; card: HouseCard | null; by: Cause }
  | { is: 'ability'; seat: Seat; card: HouseCard }
  | { is: 'blade'; seat: Seat }
  | { is: 'tides-drawn'; seat: Seat; again: boolean }
  | { is: 'tides'; attacker: TidesCard; defender: TidesCard }
  | {
      is: 'outcome'
      winner: Side
      attacker: Seat
      defender: Seat
      at: Area
      strengths: readonly [number, number]
      tie: boolean
    }
  | { is: 'garrison-lost'; seat: Seat; at: LandArea }
  | { is: 'retreated'; seat: Seat; from: Place; to: Place; units: readonly UnitType[] }
  | { is: 'conquered'; seat: Seat; at: Area }
  | { is: 'discarded'; seat: Seat; card: HouseCard; cause: Cause }
  | { is: 'hand-back'; seat: Seat; cards: readonly HouseCard[]; cause: Cause }
  | { is: 'march-again'; seat: Seat; at: Area }
  | { is: 'cleanup' }
  | { is: 'won'; seat: Seat; areas: number; early: boolean }

export interface Thrones {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
}
