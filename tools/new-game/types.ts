/** The types of the game: what lies in the three drawers, the moves, the events. */
import type { Seat } from '../../kernel/index.ts'
import type { Card } from './data/cards.ts'
import type { Colour } from './data/colours.ts'
import type { Asks, Autos } from './steps.ts'

/** What everybody sees. */
export interface Open {
  /** The part that each seat plays. */
  colours: readonly Colour[]
  coins: readonly number[]
  /** The cards that each seat has kept. */
  kept: readonly (readonly Card[])[]
  sold: readonly Card[]
  /** The card that is bid for; null between rounds. */
  up: Card | null
  /** So many cards are left in the deck. */
  left: number
  /** The secret card of each seat, once all are revealed; empty before. */
  revealed: readonly Card[]
}

/** What one seat sees. */
export interface Held {
  /** null once it is revealed: then it lies in the open drawer. */
  secret: Card | null
}

/** What nobody sees. */
export interface Hidden {
  /** The top card first. */
  deck: readonly Card[]
  /** Not in play this time. */
  box: readonly Card[]
}

export type Move = { do: 'bid'; coins: number } | { do: 'keep' } | { do: 'sell' }
export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export type Event =
  /** To one seat alone. */
  | { is: 'dealt'; card: Card }
  | { is: 'turned'; card: Card }
  | { is: 'won'; seat: Seat; card: Card; bids: readonly number[] }
  | { is: 'kept'; seat: Seat; card: Card }
  | { is: 'sold'; seat: Seat; card: Card; coins: number }
  /** By seat. */
  | { is: 'revealed'; cards: readonly Card[] }

/** Settings of the table. */
export interface Options {
  long: boolean
}

export interface NewGame {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
}
