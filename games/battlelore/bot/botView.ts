/** What a seat looks at while it decides one move. */
import type { AskName } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { BattleLore } from '../types.ts'

export { best, jitter } from '../../../kernel/index.ts'
export { first, of } from '../../../kit/botView.ts'
export type { MoveOf as Of } from '../types.ts'

export type BotView = shared.BotView<BattleLore>

/** Answers one question; no retraction is among the moves. */
export type Chooser<Name extends AskName<BattleLore>> = shared.Chooser<BattleLore, Name>
