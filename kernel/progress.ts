/** Telling moves that lead on from moves that only take a draft back. */
import type { Game, Kinds, Move, Seat } from './game.ts'
import type { Question } from './question.ts'

/** Does the move only take a draft, or a sealed answer, back? */
export const isRetraction = <K extends Kinds>(game: Game<K>, move: Move<K>): boolean =>
  move.do === 'take-back' || game.isRetraction(move as K['move'])

/** The options that lead on; all of them where none does. */
export function progressMoves<K extends Kinds>(game: Game<K>, options: readonly Move<K>[]): readonly Move<K>[] {
  const on = options.filter(move => !isRetraction(game, move))
  return on.length > 0 ? on : options
}

/**
 * Who moves next, of those asked and allowed, where players do not hurry. A free question goes round: whoever comes next
 * after `last`, who moved last, and can lead on; where nobody asked can, anybody. undefined: nobody who is allowed.
 */
export function nextToMove<K extends Kinds>(
  game: Game<K>,
  question: Question<K> | null,
  last: Seat | null,
  isAllowed: (seat: Seat) => boolean = () => true,
): Seat | undefined {
  if (!question) return undefined
  const seats = question.toMove
  if (seats.length < 2 || question.rule.kind !== 'free') return seats.find(isAllowed)
  const round = last === null ? seats : [...seats.filter(seat => seat > last), ...seats.filter(seat => seat <= last)]
  const able = round.filter(seat => question.legal(seat).some(move => !isRetraction(game, move)))
  return (able.length > 0 ? able : round).find(isAllowed)
}
