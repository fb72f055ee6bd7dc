/**
 * The type family of The Iron Throne: what lies in the drawers, and the moves of the game.
 * The steps stand in steps.ts, in the order of a round; the events in log.ts.
 */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { EffectId } from './data/abilities.ts'
import type { HouseCard } from './data/cards.ts'
import type { EventCard } from './data/events.ts'
import type { Character, House } from './data/houses.ts'
import type { LocalCards } from './data/local.ts'
import type { Event } from './log.ts'
import type { Asks, Autos } from './steps.ts'

export type { Event, Why } from './log.ts'

export interface Options {
  freeLeaders: boolean
  shortGame: boolean
  lastBlood: boolean
  soleVictory: boolean
  /** How long a negotiation may last: at a table where all sit together, or where each plays when there is time. */
  negotiation: 'minutes' | 'days'
}

export type Side = 'challenger' | 'defender'
export type Outcome = 'hostility' | 'betrayal' | 'truce'
/** How an encounter ended: a truce became a deal or failed, a hostility was won or tied. */
export type Ending = 'hostility' | 'tie' | 'betrayal' | 'deal' | 'failure'

/** The parts of a round, as they are shown. */
export type Stage = 'start' | 'preparation' | 'support' | 'conflict' | 'resolution' | 'end'

/** Where power lies: on a character, on the leader sheet of a seat, or out of the game (IT-1.4). */
export type Purse = Character | Seat | 'box'

/** A hostage as all see it: its number with its holder, and the seat whose House is on its back (IT-18.3, IT-18.6). */
export interface Hostage {
  readonly n: number
  readonly house: Seat
}

/** A character that stands on a side (IT-1.11). */
export interface Fighter {
  readonly seat: Seat
  readonly character: Character
  readonly side: Side
  readonly how: 'chosen' | 'accepted' | 'forced' | 'late'
}

/** Where a hostage is taken from (IT-18.2). */
export type Spot =
  | { readonly from: 'deck' }
  | { readonly from: 'hand' }
  /** One that the victim holds, by its number there. */
  | { readonly from: 'held'; readonly n: number }

/** What one active player gives in a deal (IT-9.2); `any` leaves the place to the taker (IT-9.4). */
export interface Gift {
  readonly influence: 0 | 1
  readonly power: 0 | 1 | 2 | 3
  readonly hostages: readonly (Spot | { readonly from: 'any' })[]
}

/** What each active player gives. */
export type Offer = Readonly<Record<Side, Gift>>

export interface Proposal {
  readonly version: number
  readonly offer: Offer
}

/** A truce under negotiation: the standing proposals (IT-9.5). */
export interface Talks {
  /** The number of the last proposal made, by whomever. */
  readonly version: number
  readonly standing: Readonly<Record<Side, Proposal | null>>
}

/** An amount that an effect has added to the total of a side (IT-7.7). */
export interface Added {
  readonly side: Side
  readonly by: EffectId
  readonly n: number
}

/** The encounter of the round: from the moment when its defender is known to the end of the round. */
export interface Encounter {
  readonly defender: Seat
  /** Characters that stand on a side, in order of joining. A dead one stays here: its player stays in (IT-14.3). */
  readonly fighters: readonly Fighter[]
  /** The conflict phase has begun: whoever has a fighter is a participant (IT-1.11, IT-7.1). */
  readonly begun: boolean
  /** Whose offer of support was refused. */
  readonly refused: readonly Seat[]
  readonly retreated: readonly Seat[]
  /** The character that may not be chosen (IT-22.14). */
  readonly forbidden: Character | null
  readonly supportSkipped: boolean
  /** The side that plays first and face up (IT-7.2.1). */
  readonly first: Side | null
  /** The cards of IT-7.2 as far as they lie face up; null before, and where there is none (IT-7.3). */
  readonly cards: Readonly<Record<Side, HouseCard | null>>
  readonly revealed: boolean
  /** Character cards in play for their text (IT-16.1). */
  readonly played: readonly { readonly seat: Seat; readonly card: Character }[]
  /** An outcome set by an effect stands until another sets it again (IT-7.7). */
  readonly outcomeSet: Outcome | null
  readonly added: readonly Added[]
  readonly talks: Talks | null
  /** Once it is known how it ended: `winner` is null where nobody has won. */
  readonly ending: { readonly is: Ending; readonly winner: Side | null } | null
  /** The sums of a hostility as they decided. */
  readonly sums: Readonly<Record<Side, Ledger>> | null
  readonly noReward: readonly Seat[]
  readonly noPunishment: readonly Seat[]
  readonly noBetrayalHostages: boolean
}

/** The effect that is being carried out. */
export interface Working {
  readonly seat: Seat
  readonly by: EffectId
  /** Whom the moment is about: the player about to choose or to offer (IT-1.13). */
  readonly of: Seat | null
  /** Cards discarded for it so far. */
  readonly discarded: readonly HouseCard[]
}

/** Everything that lies open on the table. */
export interface Open {
  options: Options
  /** The House of each seat. */
  houses: readonly House[]
  /** The leader of each seat; empty until all are revealed together (IT-3.4). */
  leaders: readonly Character[]
  round: number
  stage: Stage
  challenger: Seat
  /** Who has resigned for good (IT-27.4); left out while nobody has. */
  resigned?: readonly Seat[]
  /** Power on the characters in play; 0 is a dead one (IT-14.1). */
  power: Readonly<Partial<Record<Character, number>>>
  /** Power on leader sheets, by seat. */
  sheets: readonly number[]
  box: number
  /** The influence boards: `influence[seat]` are the owners of the tokens spread onto that seat's board, in order. */
  influence: readonly (readonly Seat[])[]
  /** How many cards each seat has in hand, and in its deck. */
  hands: readonly number[]
  decks: readonly number[]
  /** Discard piles, oldest card first. */
  discards: readonly (readonly HouseCard[])[]
  /** The hostages each seat holds, in order of arrival, and how many have ever come to it. */
  hostages: readonly (readonly Hostage[])[]
  arrivals: readonly number[]
  /** Cards left in the event deck; the event of the round (null where none was drawn), and those used before. */
  events: number
  event: EventCard | null
  eventsUsed: readonly EventCard[]
  /** Whom each seat has betrayed, in order: everybody remembers. */
  betrayals: readonly (readonly Seat[])[]
  encounter: Encounter | null
  working: Working | null
  /** What an effect has put in the place of the next printed number (IT-22.10, IT-22.15, IT-22.24). */
  instead: number | null
  /** Cards lying before a seat that alone sees them: from its deck, or from the event deck (IT-22.11, IT-23.19). */
  aside: { readonly seat: Seat; readonly of: 'deck' | 'events'; readonly n: number } | null
  /** Own cards that came back to each seat under a deal that is being carried out: not yet in hand (IT-9.6). */
  returning: readonly number[]
  /** What the table's own data put in the place of ours: names, words, effects. */
  local: LocalCards
}

/**
 * A hidden card that a seat has seen and knows where it lies (IT-25.10): in a hand, or coming back to it, among the hostages of
 * another, or so deep in its own deck or that of events, 0 being the top.
 */
export type Recalled =
  | { readonly card: HouseCard; readonly in: 'hand' | 'returning'; readonly seat: Seat }
  | { readonly card: HouseCard; readonly in: 'hostages'; readonly seat: Seat; readonly n: number }
  | { readonly card: HouseCard; readonly in: 'deck'; readonly depth: number }
  | { readonly card: EventCard; readonly in: 'events'; readonly depth: number }

/** What one seat alone knows. */
export interface Held {
  /** The leader sheets to choose from; empty once they are chosen. */
  offered: readonly Character[]
  /** In the order of the card table, which tells nothing. */
  hand: readonly HouseCard[]
  /** Has passed in the window for cards that is open (IT-25.6). */
  passed: boolean
  /** The faces of `open.hostages[seat]`, in the same order. */
  hostages: readonly HouseCard[]
  /** The faces of `open.aside`, top first. */
  seen: readonly HouseCard[]
  foreseen: readonly EventCard[]
  /** The faces of `open.returning[seat]`. */
  returning: readonly HouseCard[]
  /** The proposal that is being put together in a negotiation. */
  draft: Offer
}

export interface Hidden {
  /** Each House deck, top card first. */
  decks: readonly (readonly HouseCard[])[]
  events: readonly EventCard[]
}

/** The moves of one name. */
export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export type Move =
  // setup
  | { do: 'lead'; leader: Character }
  // windows: the own leader's ability, a character card for its text
  | { do: 'use' }
  | { do: 'play'; card: Character }
  // hostages
  | { do: 'release'; n: number }
  | { do: 'torture'; n: number }
  // preparation and support
  | { do: 'choose'; character: Character }
  | { do: 'offer'; character: Character; side: Side }
  | { do: 'accept' }
  | { do: 'refuse' }
  // the card of the conflict
  | { do: 'card'; card: HouseCard }
  // negotiation: what `by` gives is put into the draft, then proposed
  | { do: 'influence'; by: Side; n: 0 | 1 }
  | { do: 'power'; by: Side; n: 0 | 1 | 2 | 3 }
  | { do: 'hostage'; by: Side; place: Gift['hostages'][number] }
  | { do: 'unhostage'; by: Side; index: number }
  /** Takes the other's standing proposal as the draft, for a counter-proposal. */
  | { do: 'adopt'; version: number }
  | { do: 'propose' }
  | { do: 'withdraw'; version: number }
  | { do: 'agree'; version: number }
  | { do: 'reject'; version: number }
  | { do: 'break-off' }
  // one unit of power to (or, where the effect says so, from) this character
  | { do: 'empower'; character: Character }
  | { do: 'drain'; character: Character }
  // whom or what an effect, an event, a hostage or a torture is about
  | { do: 'name'; seat: Seat }
  | { do: 'target'; character: Character }
  | { do: 'take'; place: Spot }
  | { do: 'discard'; card: HouseCard }
  | { do: 'replace'; card: HouseCard }
  | { do: 'keep'; card: HouseCard }
  | { do: 'put'; card: HouseCard }
  | { do: 'event'; card: EventCard }
  | { do: 'give-hostage' }
  | { do: 'give-cards' }
  // not using what one may use, or having done enough
  | { do: 'pass' }
  | { do: 'done' }

export interface IronThrone {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
  memory: Recalled
}
