/** The steps of the game, in the order of the rulebook: name -> local values. Local values are open facts. */
import type { Asking as AskingOf, Seat } from '../../kernel/index.ts'
import type { Area, LandArea, Place, Port } from './data/areas.ts'
import type { Track } from './data/constants.ts'
import type { AbilityTiming, HouseCard } from './data/houseCards.ts'
import type { UnitType } from './data/units.ts'
import type { WesterosCard } from './data/westerosCards.ts'
import type { WildlingCard } from './data/wildlingCards.ts'
import type { Move, MoveOf, MusterStep, Side } from './types.ts'

/** A group of one march: units of one army bound for one place. */
export interface Group {
  readonly to: Place
  readonly units: readonly UnitType[]
}

/** The moments at which an ability of a House card is resolved; the others are in force all the time. */
export type AbilityMoment = Exclude<AbilityTiming, 'continuous'>

/** Steps that run by themselves. */
export interface Autos {
  // The round
  round: object
  cleanup: object
  /** What changes of control mean for ports, then for victory; ends every March order and every loss. */
  settlePorts: object
  victoryCheck: object
  end: object
  // Westeros phase
  westeros: object
  westerosCard: { deck: number }
  supply: object
  mustering: object
  clash: object
  collectPower: { ports: boolean; card: WesterosCard }
  // Wildlings: the card is drawn for the bidder named, then touches house after house
  wildlingCard: { named: Seat; as: 'highest' | 'lowest'; bid: number; without: Seat | null }
  wildlingEffect: { card: WildlingCard; seat: Seat; as: 'highest' | 'lowest' | 'other'; bid: number }
  wildlingOthers: { card: WildlingCard; lowest: Seat; without: Seat | null }
  // Planning phase
  planning: object
  revealOrders: object
  action: object
  // Cycles run over positions of the Iron Throne track, counted from 0
  raids: { position: number }
  marches: { position: number }
  consolidations: { position: number }
  /** Ends every March order: the token goes, then orders without units, ports, the victory check (AG-8.14). */
  endMarch: { seat: Seat; from: Place }
  // Combat
  battle: object
  callSupport: object
  refuseSupports: object
  shuffleTides: object
  /** The abilities of one moment, in turn order, each completely before the next (AG-8.4.2). */
  abilities: { moment: AbilityMoment }
  drawTides: object
  revealTides: object
  offerBlade: object
  decide: object
  casualties: object
  skull: { side: Side }
  loserRetreats: object
  moveIn: object
  discardPlayed: object
  endCombat: object
}

/** A question: the names of its moves, and the local values of its step. */
type Asking<Names extends Move['do'], Me = object> = AskingOf<MoveOf<Names>, Me>

/** Steps that ask somebody. */
export interface Asks {
  // Westeros phase
  /** One unit at a time until within the supply limit; `removed` counts by place what this reconciling took so far. */
  reconcile: Asking<
    'lose',
    { seat: Seat; removed: Readonly<Partial<Record<Place, number>>>; cause: 'supply' | WildlingCard }
  >
  /** A mustering is drafted step by step and carried out when done; `only` limits it to one area. */
  muster: Asking<'muster' | 'unmuster' | 'done', { seat: Seat; only: LandArea | null; steps: readonly MusterStep[] }>
  choose: Asking<'choose', { seat: Seat; card: WesterosCard }>
  bid: Asking<'bid', { on: Track | 'wildlings'; strength: number; without: Seat | null }>
  /** The Iron Throne holder orders a group of equal bids: names who comes next. */
  rank: Asking<
    'rank',
    {
      seat: Seat
      track: Track
      ranked: readonly Seat[]
      tied: readonly Seat[]
      /** The groups of lower bids, still to be ordered. */
      rest: readonly (readonly Seat[])[]
    }
  >
  // Planning phase
  assignOrders: Asking<'place' | 'remove' | 'confirm', { seats: readonly Seat[] }>
  raven: Asking<'swap' | 'look' | 'pass', { seat: Seat }>
  ravenCard: Asking<'keep', { seat: Seat }>
  // Action phase
  raid: Asking<'raid', { seat: Seat }>
  marchOrder: Asking<'march', { seat: Seat }>
  /** Drafting one March order; `call` is the neutral force support was asked against, `granted` the places that said yes. */
  march: Asking<
    'go' | 'recall' | 'call' | 'commit',
    {
      seat: Seat
      from: Place
      groups: readonly Group[]
      call: LandArea | null
      granted: readonly Place[]
    }
  >
  /** Asked place by place (`rest` comes after `place`); then the march goes on with `granted`. */
  neutralSupport: Asking<
    'grant' | 'deny',
    {
      seat: Seat
      marcher: Seat
      at: LandArea
      place: Place
      rest: readonly Place[]
      granted: readonly Place[]
      from: Place
      groups: readonly Group[]
    }
  >
  consolidate: Asking<'consolidate', { seat: Seat }>
  takeOver: Asking<'take-over', { seat: Seat; port: Port; ships: number }>
  // Combat
  support: Asking<'support', { seat: Seat; place: Place }>
  refuseSupport: Asking<'accept' | 'refuse', { seat: Seat; supporter: Seat }>
  houseCards: Asking<'card'>
  /** Tyrion, Aeron, Cersei, Renly ...: use the ability of the card in play, or not. */
  useCard: Asking<'use' | 'pass', { seat: Seat; card: HouseCard }>
  replaceCard: Asking<'card', { seat: Seat; cause: HouseCard; not: HouseCard | null }>
  killFootman: Asking<'kill', { seat: Seat }>
  strikeOrder: Asking<'strike', { seat: Seat; card: HouseCard }>
  demote: Asking<'demote', { seat: Seat }>
  promote: Asking<'promote', { seat: Seat }>
  redraw: Asking<'use' | 'pass', { seat: Seat }>
  blade: Asking<'use' | 'pass', { seat: Seat }>
  casualty: Asking<'lose', { seat: Seat; side: Side; left: number; cause: 'combat' | 'skull' }>
  retreat: Asking<'retreat', { seat: Seat; loser: Seat }>
  retreatLoss: Asking<'lose', { seat: Seat; to: Place; left: number }>
  discardCard: Asking<'discard', { seat: Seat; from: Seat; card: HouseCard }>
  // Wildlings
  wildlingTie: Asking<
    'name',
    { seat: Seat; tied: readonly Seat[]; as: 'highest' | 'lowest'; bid: number; without: Seat | null }
  >
  dropTrack: AskingOf<MoveOf<'drop'> & { what: Track }, { seat: Seat; card: WildlingCard }>
  rise: Asking<'rise', { seat: Seat }>
  /** Crow Killers: Knights become Footmen, or are lost when no Footman is left. */
  downgrade: Asking<'downgrade' | 'lose', { seat: Seat; left: number }>
  /** Crow Killers: up to `left` Footmen become Knights. */
  upgrade: Asking<'promote' | 'pass', { seat: Seat; left: number }>
  loseUnit: Asking<'lose', { seat: Seat; left: number; at: Area | null; card: WildlingCard }>
  loseCard: Asking<'discard', { seat: Seat }>
  retrieve: Asking<'retrieve' | 'pass', { seat: Seat }>
  preempted: Asking<'drop', { seat: Seat }>
  preemptedTrack: AskingOf<MoveOf<'drop'> & { what: Track }, { seat: Seat; of: Seat; tracks: readonly Track[] }>
  hordeArea: Asking<'at', { seat: Seat }>
  hordeMuster: Asking<'at' | 'pass', { seat: Seat }>
}
