/** BL-2.4: standing orders in words. */
import type { GameTexts } from '../../../../text/index.ts'
import type { Window } from '../../data/windows.ts'
import type { BattleLore } from '../../types.ts'
import { moments } from './questions.ts'

export const ahead: GameTexts<BattleLore>['ahead'] = {
  counterOrNot: {
    topic: () => ['Egységed ellentámadást indíthat'],
    answer: move => [
      move.do === 'counter' && move.yes ? 'Mindig ellentámadást indítok' : 'Soha nem indítok ellentámadást',
    ],
  },
  ignoreDamage: {
    topic: () => ['Figyelmen kívül hagyható sérülés'],
    answer: () => ['A lehető legtöbbet figyelmen kívül hagyom'],
  },
  ignoreRetreats: {
    topic: () => ['Figyelmen kívül hagyható visszavonulás'],
    answer: () => ['A lehető legtöbbet figyelmen kívül hagyom'],
  },
  react: { topic: window => moments[window as Window], answer: () => ['Nem játszom ki tudáskártyát'] },
}
