/** What a seat looks at while it decides one move. */
import type { AskName } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { BattlesOfWesteros } from '../types.ts'

export { best, jitter } from '../../../kernel/index.ts'
export { of } from '../../../kit/botView.ts'

export type BotView = shared.BotView<BattlesOfWesteros>

/** Answers one question; no retraction is among the moves. */
export type Chooser<Name extends AskName<BattlesOfWesteros>> = shared.Chooser<BattlesOfWesteros, Name>
