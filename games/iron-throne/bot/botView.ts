/** What a seat looks at while it decides one move. */
import { type AskName, below, type Rng } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { IronThrone } from '../types.ts'
import type { Personality } from './personality.ts'

export { best, jitter } from '../../../kernel/index.ts'
export { first, of } from '../../../kit/botView.ts'

export interface BotView extends shared.BotView<IronThrone> {
  readonly personality: Personality
}

export type Chooser<Name extends AskName<IronThrone>> = shared.Chooser<IronThrone, Name, BotView>

/** True so many times in a hundred. */
export const chance = (rng: Rng, percent: number): boolean => below(rng, 100) < percent
