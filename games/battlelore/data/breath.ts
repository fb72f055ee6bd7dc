/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { BattleLore } from '../types.ts'

export const breath: NonNullable<Game<BattleLore>['breath']> = {
  light: [
    'tent',
    'portals',
    'chooseSide',
    'setAside',
    'commit',
    'ignoreDamage',
    'ignoreRetreats',
    'counterOrNot',
    'react',
    'push',
    'placeFord',
    'gain',
    'discardLore',
  ],
  heavy: ['chooseScenario', 'muster', 'deploy', 'deployAll', 'command'],
}
