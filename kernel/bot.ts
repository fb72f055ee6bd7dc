/** What a bot is: somebody who sees what its seat may see, and names what it does. */

import type { Game, View } from './game.ts'
import type { OnlyJson } from './json.ts'
import type { Kinds, Move } from './kinds.ts'
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

/** A game and its own bots, as the registry of games names them. Its types are its own affair. */
export interface GameModule {
  game: Game<Kinds>
  bots: Bots<Kinds>
}

/** Puts a game into the registry, where its types are no longer known. What it saves and sends must be JSON. */
export const gameModule = <K extends Kinds>(game: Game<K> & OnlyJson<K>, bots: Bots<K>): GameModule =>
  ({ game, bots }) as unknown as GameModule
