/** What a seat looks at while it decides one move. */
import type { AskName } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { Move, WarriorKnights } from '../types.ts'

export { best } from '../../../kernel/index.ts'
export { of } from '../../../kit/botView.ts'

export type BotView = shared.BotView<WarriorKnights>
export type Chooser<Name extends AskName<WarriorKnights>> = shared.Chooser<WarriorKnights, Name, BotView>

/** The option of the first of these names that there is; else the last option. */
export function first(legalMoves: readonly Move[], ...names: readonly Move['do'][]): Move {
  for (const name of names) {
    const move = legalMoves.find(each => each.do === name)
    if (move) return move
  }
  return legalMoves[legalMoves.length - 1]
}
