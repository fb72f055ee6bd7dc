/** The easy bot: rules of thumb with visible sense. */
import { type Bot, randomMove } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'

export const easy: Bot<Thrones> = {
  choose: (game, view, fate) => randomMove(game, view.options, fate),
}
