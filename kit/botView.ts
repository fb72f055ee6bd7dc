/** What a bot of rules of thumb works with: what its seat looks at, and a rule for every question. */
import type { AskName, Kinds, Rng, Seat, Step } from '../kernel/index.ts'

/** What a seat looks at while it decides one move. */
export interface BotView<K extends Kinds> {
  readonly open: K['open']
  readonly me: Seat
  readonly own: K['held']
  readonly rng: Rng
}

/** Answers one question: `ask` are the local values of the step on top; the answer is one of the moves given. */
export type Chooser<K extends Kinds, Name extends AskName<K>, Seen extends BotView<K> = BotView<K>> = (
  botView: Seen,
  ask: K['asks'][Name],
  legalMoves: readonly K['move'][],
) => K['move']

/** A rule of thumb for every question: one that is missing does not compile. */
export type Choosers<K extends Kinds, Seen extends BotView<K> = BotView<K>> = {
  readonly [Name in AskName<K>]: Chooser<K, Name, Seen>
}

/** The answer to the question on top, by its rule. */
export function answerBy<K extends Kinds, Seen extends BotView<K>>(
  choosers: Choosers<K, Seen>,
  step: Step<K>,
  botView: Seen,
  legalMoves: readonly K['move'][],
): K['move'] {
  const choose: Chooser<K, AskName<K>, Seen> = choosers[step.do as AskName<K>]
  return choose(botView, step as K['asks'][AskName<K>], legalMoves)
}

/** The moves of one kind. */
export const of = <Move extends { do: string }, Name extends Move['do']>(legalMoves: readonly Move[], name: Name) =>
  legalMoves.filter((move): move is Extract<Move, { do: Name }> => move.do === name)

/** The move of the first of these names that there is; else the last move: mostly the one that does nothing. */
export function first<Move extends { do: string }>(legalMoves: readonly Move[], ...names: readonly Move['do'][]): Move {
  for (const name of names) {
    const move = legalMoves.find(each => each.do === name)
    if (move) return move
  }
  return legalMoves[legalMoves.length - 1]
}
