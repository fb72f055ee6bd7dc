/** Telling moves that lead on from moves that only take a draft back. */
import type { Game, Kinds, Move } from './game.ts'

/** Does the move only take a draft, or a sealed answer, back? */
export const isBackward = <K extends Kinds>(game: Game<K>, move: Move<K>): boolean =>
  move.do === 'take-back' || game.backward(move as K['move'])

/** The options that lead on; all of them where none does. */
export function forward<K extends Kinds>(game: Game<K>, options: readonly Move<K>[]): readonly Move<K>[] {
  const on = options.filter(move => !isBackward(game, move))
  return on.length > 0 ? on : options
}
