/** What a game tells the fuzzer: how to reach the rare, and what there is to be seen. */
import type { AskName, Drawers, Kinds, Move, Seat, Step } from '../kinds.ts'
import type { Context } from '../rules.ts'
import type { State } from '../state.ts'

export interface Fuzzing<K extends Kinds> {
  /** The ids of cards, units and other pieces by kind, in the order of their tables: what the report counts. */
  pieces: Readonly<Record<string, readonly string[]>>
  /** How gladly a move is made, beside 1 for most: more for fights, deals, attacks and whatever chance alone seldom does. */
  weigh?(state: State<K>, seat: Seat, move: Move<K>): number
  dense?: Dense<K>
}

/** How a dense position is made up: one in which much may happen at once, and which the game's own laws allow. */
export interface Dense<K extends Kinds> {
  /** Random moves lead to this question first; null: the position is made of the start of the game. */
  after: AskName<K> | null
  /** Changes the drawers, and gives the steps to be played from there. */
  make(g: Drawers<K>, ctx: Context<K>): readonly Step<K>[]
}
