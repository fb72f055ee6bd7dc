/** What a bot is: somebody who sees what its seat may see, and names one of its options. */

import type { Game, View } from './game.ts'
import type { OnlyJson } from './json.ts'
import type { Kinds, Move } from './kinds.ts'
import type { Rng } from './rng.ts'

/**
 * A bot gets the view of its seat and a generator of its own: the same view and the same generator give the same move.
 * It never sees the state; a bot that searches makes worlds of its own with the kernel's `imagine`.
 */
export interface Bot<K extends Kinds> {
  /** One of `view.legalMoves`, which is never empty here. */
  choose(game: Game<K>, view: View<K>, rng: Rng): Move<K>
}

/** A game and its own bots, as the registry of games names them. Its types are its own affair. */
export interface GameModule {
  game: Game<Kinds>
  /** The rule-of-thumb bot. */
  easy: Bot<Kinds>
}

/** Puts a game into the registry, where its types are no longer known. What it saves and sends must be JSON. */
export const gameModule = <K extends Kinds>(game: Game<K> & OnlyJson<K>, easy: Bot<K>): GameModule =>
  ({ game, easy }) as unknown as GameModule
