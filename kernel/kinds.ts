/**
 * The family of types that a game is: what lies in its drawers, its steps, its moves, its events.
 *
 * A game in progress is plain JSON: the drawers of facts and a stack of steps, innermost last.
 * A rule looks at the top step and answers with the steps that take its place (see rules.ts).
 */

/** A place at the table: 0, 1, 2 ... in seating order. */
export type Seat = number

/** The type family of one game: every other type here follows from it. */
export interface Kinds {
  /** Facts that everybody may see. */
  open: object
  /** Facts that one seat may see. */
  held: object
  /** Facts that nobody may see. */
  hidden: object
  /** Steps that run by themselves: name -> local values. Local values are open facts. */
  autos: object
  /** Steps that ask somebody, the questions: name -> local values and moves (see `Asking`). */
  asks: object
  move: { do: string }
  event: { is: string }
  /** Options of the table, chosen before the start. */
  options: object
  /** What a game of a series hands on to the next one; left out by games that stand alone. */
  carried?: object
  /** One thing that a seat was shown, in the games that keep in mind what their drawers do not show it again. */
  memory?: object
}

declare const moves: unique symbol

/** A question as the types of a game declare it: its moves, and the local values of its step. Only the type knows the moves. */
export type Asking<M, Me = object> = Me & { readonly [moves]?: M }

/** The moves of a question; where it does not name them, any move of the game. */
export type MovesAt<K extends Kinds, Name extends AskName<K>> = K['asks'][Name] extends { readonly [moves]?: infer M }
  ? unknown extends M
    ? K['move']
    : Extract<M, K['move']>
  : K['move']

type Named<Steps> = { [Name in keyof Steps & string]: { do: Name } & Steps[Name] }[keyof Steps & string]

export type AutoStep<K extends Kinds> = Named<K['autos']>
export type AskStep<K extends Kinds> = Named<K['asks']>
export type Step<K extends Kinds> = AutoStep<K> | AskStep<K>
export type AskName<K extends Kinds> = keyof K['asks'] & string

/** The one move that the kernel adds to every game: take a sealed answer back while others still think. */
export interface TakeBack {
  do: 'take-back'
}
export const takeBack: TakeBack = Object.freeze({ do: 'take-back' })

/** The ends beside the rules: a seat resigns, or all have agreed on a draw. */
export type Settlement = { do: 'resign' } | { do: 'agree-draw' }

/** A move of the game, or one that the kernel adds. */
export type Move<K extends Kinds> = K['move'] | TakeBack | Settlement

/**
 * The three drawers. The fields of `open` and `hidden` and the fields `held` and `memory` may be assigned; what they hold is
 * shared between copies of a state and must be replaced, never changed in place (see values.ts).
 */
export interface Drawers<K extends Kinds> {
  open: K['open']
  held: readonly K['held'][]
  hidden: K['hidden']
  /**
   * What each seat was shown, in its own log, of facts that are hidden from it again; left out until there is something. For bots, which
   * read no log. No rule asks for it, so positions that differ in nothing else are the same one, and a move that changes nothing else
   * can be taken back: a rule that shows a seat something must change another drawer, too.
   */
  memory?: readonly (readonly NonNullable<K['memory']>[])[]
}
