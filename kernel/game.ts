/** What a game is, and what a seat is shown of it. Types only. */

import type { AskName, Drawers, Kinds, Move, MovesAt, Seat, Step } from './kinds.ts'
import type { AheadRule, Context, Rules, SideMove } from './rules.ts'

/** One table option: a switch or a choice. */
export type OptionSpec = {
  id: string
  /** The rule that tells of it. */
  rule: string
  /** The group under whose heading it stands, named in the texts. */
  group?: string
  /**
   * It has a meaning only while each of these options, which stand before it, has one of these values; `seats` stands for
   * their number. Without a meaning it stays on its default.
   */
  onlyWith?: Readonly<Record<string, readonly (boolean | string | number)[]>>
} & ({ kind: 'flag'; default: boolean } | { kind: 'choice'; choices: readonly string[]; default: string })

/** One line of a sum; the sum decides, the lines explain it. */
export interface LedgerLine {
  why: string
  n: number
  /** What the line speaks of, where it speaks of something. */
  of?: string
}
export type Ledger = readonly LedgerLine[]

/** How one seat ended: `place` 1 is best, ties share a place; `keys` are the values that decided, in order. */
export interface Standing {
  seat: Seat
  place: number
  keys: Ledger
}

/** What a seat (or a spectator: seat null) may know, and what it may do. */
export interface View<K extends Kinds> {
  seat: Seat | null
  open: K['open']
  /** The seat's own drawer; null for a spectator. */
  own: K['held'] | null
  /** The whole stack of steps, innermost last: open facts. */
  stack: readonly Step<K>[]
  /** The number of the rule in force: that of the question on top; null when the game is over. */
  rule: string | null
  /** Who must still answer; nobody else than the viewer where the question is anonymous. */
  asked: readonly Seat[]
  /** Who has sealed an answer to the question on top. */
  ready: readonly Seat[]
  /** The seat's own sealed answer. */
  answer: K['move'] | null
  /** The seat's legal moves, in reading order. */
  legalMoves: readonly Move<K>[]
  /** The seat's side moves: it may make them whoever is asked what. */
  side: readonly Move<K>[]
  /** The seats that are out of the game. */
  out: readonly Seat[]
  /** The seat is asked, and may let the question go by with this move: the question is a window. */
  pass: K['move'] | null
  /** The number of moves this seat has made: its next move carries this number. */
  moved: number
  over: boolean
  /** What the seat remembers: in the views of the house's bots and for hints (`botViewOf`), in no view that is sent. People have their log. */
  memory?: readonly NonNullable<K['memory']>[]
}

/** A move that a player may look for and that is not legal now, and why. */
export interface BarredMove<K extends Kinds> {
  move: K['move']
  /** The reason by name; its words are `barred` in the texts. */
  why: string
  /** What the reason speaks of, where it speaks of something: a card, a place. */
  of?: string
  /** The number of the rule that bars it. */
  rule: string
}

/** What the next game of a series begins with. */
export interface Sequel<K extends Kinds> {
  options: K['options']
  carried: NonNullable<K['carried']>
  /** The part that each seat plays; left out: as it was chosen for the game before. */
  roles?: readonly (string | null)[]
}

/** A game: everything the table, the server, the bots and the tools need to know of it. */
export interface Game<K extends Kinds> {
  id: string
  /** Grows when a change of the rules can change the course of a recorded game. */
  version: number
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  /** The parts that seats may choose from (houses, armies); empty where all seats are alike. */
  roles(seats: number): readonly string[]
  /**
   * The part that each seat plays, chosen or drawn: the page shows it, and a rematch turns them. Left out: parts that were chosen are shown,
   * and a rematch draws anew.
   */
  parts?(open: K['open']): readonly string[]
  /**
   * Sets the table up. `roles[seat]` is a chosen part or null: drawn at random. `carried` is what the game before it in a
   * series has handed on; null for a first game.
   */
  setup(
    seats: number,
    roles: readonly (string | null)[],
    options: K['options'],
    ctx: Context<K>,
    carried: NonNullable<K['carried']> | null,
  ): { drawers: Drawers<K>; steps: readonly Step<K>[] }
  rules: Rules<K>
  /**
   * Are seats asked in windows in which they can do nothing, until they wish otherwise? Where the hand is what other people
   * guess at, a pass that always comes quickly would tell of it. False where it is left out.
   */
  promptWithoutChoices?: boolean
  /**
   * Questions that people answer in a moment, and those over which they brood, by name: how long bots take before their answer is
   * told. Left out: all alike.
   */
  breath?: { readonly light: readonly AskName<K>[]; readonly heavy: readonly AskName<K>[] }
  /** Ready-made lines of talk, by name: everybody reads them in the own language. They mean nothing to the rules. */
  phrases?: readonly string[]
  /** May two seats talk in private? True where it is left out; false: open talk only. */
  whispers?: boolean
  /** After the end: the next game of the series, played by the same people on the same seats; null: there is none. */
  sequel?(open: K['open']): Sequel<K> | null
  /** Checks what a record says was handed on: gives it back, or throws a RangeError with one line. */
  readCarried?(json: unknown): NonNullable<K['carried']>
  /**
   * The moves that the view's seat may look for in the question on top and that are not legal, each with its reason. Only
   * those that somebody who knows the pieces would try; from what the seat may know, and from nothing else.
   */
  barred?(view: View<K>): readonly BarredMove<K>[]
  /** Moves outside the question on top, by their name; no question has a move of that name. */
  sideMoves?: { readonly [Name in K['move']['do']]?: SideMove<K, Extract<K['move'], { do: Name }>> }
  /** The questions that a seat may answer ahead. */
  ahead?: { readonly [Name in AskName<K>]?: AheadRule<K, K['asks'][Name], MovesAt<K, Name>> }
  /**
   * The seats that are out of the game, for good: they sit and watch, are asked nothing and have no say. Left out: nobody
   * ever is.
   */
  out?(open: K['open']): readonly Seat[]
  /**
   * How the game ends beside its rules, where it can: each says what that means for the standing. Where it goes on without
   * the seat that resigns, `retire` stands in the place of `resign`: the seat stays in the game, and a bot plays for it.
   */
  settle?: {
    resign?(g: Drawers<K>, seat: Seat, ctx: Context<K>): void
    retire?(g: Drawers<K>, seat: Seat, ctx: Context<K>): void
    /** The seats that have retired: none does so twice. */
    retired?(open: K['open']): readonly Seat[]
    draw?(g: Drawers<K>, ctx: Context<K>): void
  }
  /**
   * What a seat played a whole game with, by what the arena splits its wins: `{ house: 'stark' }`. From the open facts at the
   * end, and the events that everybody has heard.
   */
  playedWith?(seat: Seat, open: K['open'], events: readonly K['event'][]): Readonly<Record<string, string>>
  /**
   * What a seat chose in the first round, by names that the texts know (`opening`), for statistics: the card it played first. From
   * the open facts at the end, and the events that everybody has heard, the first ones of the game at least.
   */
  opening?(seat: Seat, open: K['open'], events: readonly K['event'][]): readonly string[]
  /** Which round is played, as lists of tables show it; left out: the game has none. */
  round?(open: K['open']): number
  /** The standing as it is now, best first; at the end it is the result. */
  standing(open: K['open']): readonly Standing[]
  /** Fills the drawers that the view's seat may not see with something that fits all it knows, and remembers (`view.memory`). */
  imagine(view: View<K>, ctx: Context<K>): { held: readonly K['held'][]; hidden: K['hidden'] }
  /** A move that only takes a draft back: random players avoid it, or they would never finish. */
  isRetraction(move: K['move']): boolean
  /** Laws that hold in every position: name -> a complaint, or null. */
  invariants: Readonly<Record<string, (g: Drawers<K>) => string | null>>
  /** No game is longer than this many moves; a move that was taken back, and the one that takes it back, do not count. */
  longest(seats: number): number
}
