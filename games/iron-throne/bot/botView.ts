/** What a seat looks at while it decides one move. */
import { below, type Rng, type Seat } from '../../../kernel/index.ts'
import type { Asks } from '../steps.ts'
import type { Held, Move, Open } from '../types.ts'
import type { Personality } from './personality.ts'

export { best, jitter } from '../../../kernel/index.ts'

export interface BotView {
  readonly open: Open
  readonly me: Seat
  readonly own: Held
  readonly personality: Personality
  readonly rng: Rng
}

/** Answers one question: `ask` are the local values of the step on top, `options` what may be done; the answer is one of them. */
export type Chooser<Name extends keyof Asks> = (botView: BotView, ask: Asks[Name], legalMoves: readonly Move[]) => Move

export type Of<Name extends Move['do']> = Extract<Move, { do: Name }>

/** The options of one kind. */
export const of = <Name extends Move['do']>(legalMoves: readonly Move[], name: Name): Of<Name>[] =>
  legalMoves.filter((move): move is Of<Name> => move.do === name)

/** The option of the first of these names that there is; else the last option: mostly the one that does nothing. */
export function first(legalMoves: readonly Move[], ...names: readonly Move['do'][]): Move {
  for (const name of names) {
    const move = legalMoves.find(each => each.do === name)
    if (move) return move
  }
  return legalMoves[legalMoves.length - 1]
}

/** True so many times in a hundred. */
export const chance = (rng: Rng, percent: number): boolean => below(rng, 100) < percent
