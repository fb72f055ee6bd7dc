/** What a seat looks at while it decides one move. */
import { type AskName, below, type Rng } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { IronThrone, Move } from '../types.ts'
import type { Personality } from './personality.ts'

export { best, jitter } from '../../../kernel/index.ts'
export { of } from '../../../kit/botView.ts'

export interface BotView extends shared.BotView<IronThrone> {
  readonly personality: Personality
}

export type Chooser<Name extends AskName<IronThrone>> = shared.Chooser<IronThrone, Name, BotView>

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
