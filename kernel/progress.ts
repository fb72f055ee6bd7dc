/** Telling moves that lead on from moves that only take a draft back. */
import type { Game } from './game.ts'
import type { Kinds, Move, Seat } from './kinds.ts'
import type { Question } from './question.ts'

/** Does the move only take a draft, or a sealed answer, back? */
export const isRetraction = <K extends Kinds>(game: Game<K>, move: Move<K>): boolean =>
  move.do === 'take-back' || game.isRetraction(move as K['move'])

/** People and random players change their minds: so many times as many moves are made as count, at most. */
const patience = 20

/**
 * Counts the moves of a game against the most it can have (see `Game.longest`): a move that takes one back counts for
 * nothing, and so does the one it takes back. Gives a complaint about the move that is one too many, or null.
 */
export function lengthLaw<K extends Kinds>(game: Game<K>, seats: number): (move: Move<K>) => string | null {
  const most = game.longest(seats)
  let made = 0
  let counted = 0
  return move => {
    made++
    counted += isRetraction(game, move) ? -1 : 1
    if (counted > most) return `the game is longer than ${most} moves`
    return made > patience * most ? `the game goes back and forth: ${made} moves` : null
  }
}

/** The legal moves that lead on; all of them where none does. */
export function progressMoves<K extends Kinds>(game: Game<K>, legalMoves: readonly Move<K>[]): readonly Move<K>[] {
  const on = legalMoves.filter(move => !isRetraction(game, move))
  return on.length > 0 ? on : legalMoves
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
