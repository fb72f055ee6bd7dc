/** What a bot is: somebody who sees what its seat may see, and names what it does. */

import type { Game, View } from './game.ts'
import type { OnlyJson } from './json.ts'
import type { Drawers, Kinds, Move, Seat } from './kinds.ts'
import type { Rng } from './rng.ts'

/**
 * A quick bot: one move, at once. It gets the view of its seat and a generator of its own: the same view and the same
 * generator give the same move. It never sees the state; a bot that searches makes worlds of its own with `imagine`.
 */
export interface Bot<K extends Kinds> {
  /** One of `view.legalMoves`, which is never empty here. */
  choose(game: Game<K>, view: View<K>, rng: Rng): Move<K>
}

/** What one thought may cost. Whichever runs out first ends it. */
export interface Budget {
  /** Worlds, playouts or positions, as the bot counts them: what is the same on every machine. */
  nodes: number
  /** Milliseconds by the clock `now`. */
  ms: number
  /** The caller's clock. */
  now(): number
  /** Aborted: answer at once, with the best that was found so far. */
  signal: { readonly aborted: boolean }
  /** Told of each node: for measuring. */
  onNode?(): void
}

/** One move, or several of the same seat that are made one after the other (see `run` in table/act.ts). */
export type Plan<K extends Kinds> = Move<K> | readonly Move<K>[]

/**
 * A bot that takes its time. It gives way to others every few milliseconds (`await`), or no abort would reach it; see
 * bots/budget.ts. The same view, generator and nodes give the same plan where neither time nor an abort ends it.
 */
export interface Thinker<K extends Kinds> {
  /** Its first move is one of `view.legalMoves`, which is never empty here. */
  think(game: Game<K>, view: View<K>, rng: Rng, budget: Budget): Plan<K> | Promise<Plan<K>>
}

/** A game's own bots by level (bots/levels.ts). Every game has a quick bot of rules of thumb. */
export interface Bots<K extends Kinds> {
  readonly easy: Bot<K>
  readonly [level: string]: Bot<K> | Thinker<K>
}

/** What a position is worth to each seat, and what makes it so: for hints, and for the course of a game that is over. */
export interface Appraisal<K extends Kinds> {
  /** By seat, 0 to 1; null: this position cannot be judged, for the game is still being set up. */
  values(g: Drawers<K>, isOver: boolean): readonly number[] | null
  /**
   * The points of a seat by what they come from: concerns, named in the texts of the game. Whoever has more points is the more
   * likely to end before the other. Asked only of positions that can be judged, before the end.
   */
  points(g: Drawers<K>, seat: Seat): Readonly<Record<string, number>>
}

/** Why one plan is better than another: what its seat, or the others, have more or less of in the end. */
export interface Reason {
  whose: 'own' | 'others'
  /** A concern of the game (`Appraisal`); of the house's own, `end`: the game ends. */
  concern: string
  /** So many more points; those of others count for them. */
  by: number
}

/** What somebody who plays well would do, and why. All of it is JSON. */
export interface Advice<K extends Kinds> {
  /** Moves that the seat would make one after the other; the first is legal. */
  plan: readonly Move<K>[]
  /** What it was compared with: a move of the usual answer, or of the next best; null: there is no other. */
  instead: Move<K> | null
  /** The value of the position to come, 0 to 1: after the plan, and after what it was compared with; null: not compared. */
  values: readonly [plan: number, instead: number] | null
  /** The weightiest first; those that speak against the plan, too. */
  reasons: readonly Reason[]
}

export interface Adviser<K extends Kinds> {
  /** Knows the view of its seat and nothing else, like every bot. `view.legalMoves` is never empty here. */
  advise(game: Game<K>, view: View<K>, rng: Rng, budget: Budget): Promise<Advice<K>>
}

/** A game and its own bots, as the registry of games names them. Its types are its own affair. */
export interface GameModule extends Counsel<Kinds> {
  game: Game<Kinds>
  bots: Bots<Kinds>
}

/** What a game with bots that think can tell people; left out by games without. */
export interface Counsel<K extends Kinds> {
  adviser?: Adviser<K>
  appraisal?: Appraisal<K>
}

/** Puts a game into the registry, where its types are no longer known. What it saves and sends must be JSON. */
export const gameModule = <K extends Kinds>(
  game: Game<K> & OnlyJson<K>,
  bots: Bots<K>,
  counsel: Counsel<K> = {},
): GameModule => ({ game, bots, ...counsel }) as unknown as GameModule
