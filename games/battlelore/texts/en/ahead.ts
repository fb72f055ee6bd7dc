/** BL-2.4: standing orders in words. */
import type { GameTexts } from '../../../../text/index.ts'
import type { Window } from '../../data/windows.ts'
import type { BattleLore } from '../../types.ts'
import { moments } from './questions.ts'

export const ahead: GameTexts<BattleLore>['ahead'] = {
  counterOrNot: {
    topic: () => ['Your unit may counter'],
    answer: move => [move.do === 'counter' && move.yes ? 'Always counter' : 'Never counter'],
  },
  ignoreDamage: { topic: () => ['Damage that may be ignored'], answer: () => ['Ignore as much as possible'] },
  ignoreRetreats: { topic: () => ['Retreats that may be ignored'], answer: () => ['Ignore as many as possible'] },
  react: { topic: window => moments[window as Window], answer: () => ['Play no lore card'] },
}
