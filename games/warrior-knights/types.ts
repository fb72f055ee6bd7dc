/**
 * The type family of Warrior Knights: what lies in the drawers, and the moves of the game.
 * The steps stand in steps.ts, in the order of a round; the events in log.ts.
 */
import type { Seat } from '../../kernel/index.ts'
import type { ActionCard, BaronCard, NeutralCard, SpecialArea } from './data/actionCards.ts'
import type { Agenda, Charge, Law, Office } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import type { ArmyId, Baron, NobleId, StrongholdId } from './data/barons.ts'
import type { City } from './data/cities.ts'
import type { Colour, EventCard } from './data/events.ts'
import type { Expedition } from './data/expeditions.ts'
import type { FateCard } from './data/fate.ts'
import type { Ban, Decree } from './data/presets.ts'
import type { Mercenary, Nationality, Troop } from './data/troops.ts'
import type { Event } from './log.ts'
import type { Move } from './moves.ts'
import type { Assembly, Ballot, Battle } from './scenes.ts'
import type { Asks, Autos, Permission } from './steps.ts'

export type { Event } from './log.ts'
export type { Move, MoveOf } from './moves.ts'
export type { Assembly, Ballot, Battle, BattleSide, Proposal, Side, Subject, VoteSide } from './scenes.ts'

export interface Options {
  mightIsRight: boolean
  length: 'short' | 'standard' | 'long' | 'longer'
  openMotions: boolean
  exchangingHeirs: boolean
  elimination: boolean
  abandonedNobles: boolean
  miracles: boolean
}

export type Phase = 'setup' | 'planning' | 'actions' | 'taxation' | 'wages' | 'draft' | 'assembly' | 'upkeep'

/** WK-1.2 */
export interface Noble {
  /** `dead`: off the board until his heir takes his place (WK-16.3); `gone`: out of the game for good. */
  readonly at: 'board' | 'sea' | 'off' | 'dead' | 'gone'
  /** Where he stands, or, at sea, where he is bound for. */
  readonly area: Area | null
  readonly exhausted: boolean
  readonly office: Office | null
  /** Who holds his living heir; his own Baron where heirs are not exchanged (WK-16.3). null: he has none. */
  readonly heir: Seat | null
}

/** WK-1.3, WK-1.4: the Troop cards and casualty tokens of a Noble or a stronghold. */
export interface Army {
  readonly cards: readonly Troop[]
  readonly tokens: number
}

/** WK-1.6 */
export interface CityState {
  /** null: neutral, or razed. */
  readonly owner: Seat | null
  readonly razed: boolean
  readonly fortified: boolean
  readonly breaches: number
}

/** WK-1.7; without an area it is off the board. */
export interface Stronghold {
  readonly area: Area | null
  readonly breaches: number
}

/** What can be attacked, besieged, repaired: a city or a stronghold. */
export type Site = City | StrongholdId

/** WK-9.4.2 */
export interface Siege {
  readonly site: Site
  readonly by: Seat
  readonly round: number
}

/** A card of a Baron or a neutral one (seat null). */
export interface PlayedCard {
  readonly seat: Seat | null
  readonly card: ActionCard
}
export interface BaronPlayed {
  readonly seat: Seat
  readonly card: BaronCard
}

/** A stack as all see it: how many cards of each seat still lie in it, and how many neutral ones. */
export interface Stack {
  readonly counts: readonly number[]
  readonly neutral: number
}

/** What a Baron does with the card that moves his Nobles: where, who has moved, who has fought (WK-5.6.6, WK-5.6.7). */
export interface Order {
  readonly seat: Seat
  readonly card: 'mobilize-forces' | 'versatile-strategy'
  readonly area: Area | null
  readonly moved: readonly NobleId[]
  readonly fought: readonly NobleId[]
  /** A battle, siege or capture has taken place. */
  readonly attacked: boolean
  /** Permissions refused on this card: what needs them cannot be tried again. */
  readonly refused: readonly Permission[]
}

/** WK-5.9 */
export interface Voyage {
  /** 0: not underway. */
  readonly spot: number
  readonly stakes: readonly { readonly seat: Seat; readonly crowns: number }[]
  readonly blessed: boolean
}

/** A card that lies open until it is used up, or as a warning: with its victim, or beside the board. */
export interface LastingCard {
  readonly card: EventCard | Decree
  readonly seat: Seat | null
  readonly noble: NobleId | null
}

/** What Fate has named for an event. */
export type Target = { readonly noble: NobleId } | { readonly site: Site } | { readonly nationality: Nationality }

/** The event that is being resolved (WK-5.8). */
export interface CurrentEvent {
  readonly card: EventCard
  /** Who has drawn it. */
  readonly seat: Seat
  readonly target: Target | null
  /** Faith pledged by each seat so far. */
  readonly pledges: readonly number[]
}

/** Everything that lies open on the table. */
export interface Open {
  options: Options
  /** The Baron of each seat. */
  barons: readonly Baron[]
  /** Who has fallen out (WK-16.5), in order. */
  out: readonly Seat[]
  round: number
  phase: Phase
  chairman: Seat | null
  /** Where "Chairman first" begins when nobody holds the token (WK-7.6.6). */
  lastChairman: Seat
  church: Seat | null
  crowns: readonly number[]
  votes: readonly number[]
  faith: readonly number[]
  influence: readonly number[]
  pool: number
  banned: readonly Seat[]
  /** Who may never be Head of the Church. */
  heretics: readonly Seat[]
  /** Those of the Barons in the game. */
  nobles: Readonly<Partial<Record<NobleId, Noble>>>
  armies: Readonly<Partial<Record<ArmyId, Army>>>
  /** By seat. */
  strongholds: readonly Stronghold[]
  cities: Readonly<Record<City, CityState>>
  sieges: readonly Siege[]
  /** The three stacks, from the end of Planning on. */
  stacks: readonly Stack[]
  /** Neutral cards already revealed this round. */
  neutralUsed: readonly NeutralCard[]
  /** Cards that have come back to hands since Planning: they are not in the stacks. */
  returned: readonly (readonly BaronCard[])[]
  /** The card that is being resolved, and the stack it came from. */
  card: (PlayedCard & { readonly stack: number }) | null
  areas: Readonly<Record<SpecialArea, readonly BaronPlayed[]>>
  order: Order | null
  /** The last answer of somebody asked for permission, or asked about a law; used at once. */
  answer: 'granted' | 'refused' | 'called-off' | null
  /** Markers on the Mercenary Track, from left to right; its length is N + 1. */
  track: readonly (Seat | null)[]
  offer: readonly Mercenary[]
  /** A card that has been hired, or turned up, and waits to be assigned. */
  hired: Mercenary | null
  mercenaries: number
  /** The Current Agendas, and how many cards are left in the deck. */
  agendas: readonly Agenda[]
  agendaDeck: number
  agendaDiscards: readonly Agenda[]
  /** In the order in which they were passed. */
  laws: readonly (Law | Ban)[]
  charges: readonly (readonly Charge[])[]
  assembly: Assembly | null
  /** Event cards left, and the colour on the back of the top one; null: there is none. */
  eventDeck: number
  eventTop: Colour | null
  eventDiscards: readonly EventCard[]
  event: CurrentEvent | null
  lasting: readonly LastingCard[]
  voyages: Readonly<Record<Expedition, Voyage>>
  /** Fate cards in the deck. */
  fateDeck: number
  battle: Battle | null
  /** Income of each seat in the Taxation under way. */
  income: readonly number[]
  /** Who has won, once the game is over, and by what; nobody is a possible end (WK-13.3). */
  ended: { readonly winners: readonly Seat[]; readonly by: 'cities' | 'influence' | 'last' | 'rounds' } | null
}

/** What one seat alone knows. */
export interface Held {
  /** Troop cards assigned so far (WK-3.8). */
  assigned: readonly { readonly card: Troop; readonly to: ArmyId }[]
  /** Action cards in hand, in the order of the card table. */
  hand: readonly BaronCard[]
  /** Own cards that still lie in each stack, in the order of the card table. */
  stacked: readonly (readonly BaronCard[])[]
  /** Fate cards drawn for a battle, and those of them to be discarded, the first one first. */
  fateHand: readonly FateCard[]
  tossed: readonly FateCard[]
  /** What is being written on each Agenda (WK-7.7). */
  writing: readonly Ballot[]
}

/** What nobody sees; decks with the top card first. */
export interface Hidden {
  stacks: readonly (readonly PlayedCard[])[]
  /** The two neutral cards laid aside. */
  aside: readonly NeutralCard[]
  fateDeck: readonly FateCard[]
  /** The hand of a neutral city. */
  garrison: readonly FateCard[]
  events: readonly EventCard[]
  agendas: readonly Agenda[]
  mercenaries: readonly Mercenary[]
}

/** What a question about something on the table points at. */
export type Mark =
  | { readonly noble: NobleId }
  | { readonly army: ArmyId }
  | { readonly site: Site }
  /** A site to be fortified, or mended. */
  | { readonly fortify: City }
  | { readonly mend: Site }
  | { readonly troop: Mercenary }
  | { readonly charge: Charge }

export interface WarriorKnights {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
}
