/** What a seat looks at while it decides one move. */
import type { AskName } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { WarriorKnights } from '../types.ts'

export { best } from '../../../kernel/index.ts'
export { first, of } from '../../../kit/botView.ts'

export type BotView = shared.BotView<WarriorKnights>
export type Chooser<Name extends AskName<WarriorKnights>> = shared.Chooser<WarriorKnights, Name, BotView>
