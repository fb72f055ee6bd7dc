/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { IronThrone } from '../types.ts'

export const breath: NonNullable<Game<IronThrone>['breath']> = {
  light: [
    'useAbility',
    'playCard',
    'hostage',
    'torment',
    'answerSupport',
    'distribute',
    'gather',
    'orderEvents',
    'keepCard',
    'orderCards',
    'bury',
    'lateSupport',
  ],
  heavy: ['chooseLeader', 'chooseCharacter', 'playCards', 'negotiate'],
}
