/** Questions that can be answered ahead. */
import { type GameTexts, line } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import { seat } from './phrases.ts'

export const ahead: NonNullable<GameTexts<WarriorKnights>['ahead']> = {
  permission: {
    topic: (topic, view) => {
      const [why, of] = topic.split('-')
      const other = seat(Number(of), view)
      return why === 'passage' ? line`${other} wishes to pass` : line`${other} wishes to attack where you stand`
    },
    answer: move => [move.do === 'grant' ? 'Always allow it' : 'Always refuse'],
  },
}
