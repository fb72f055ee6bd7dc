/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { BattlesOfWesteros } from '../types.ts'

export const breath: NonNullable<Game<BattlesOfWesteros>['breath']> = {
  light: [
    'placeDiscs',
    'breach',
    'breachAt',
    'target',
    'turnUp',
    'tactic',
    'useAbility',
    'leaveFreely',
    'giveUp',
    'exchange',
    'carry',
    'parting',
    'bonus',
    'dogsAgain',
    'reroll',
    'swap',
    'ignoreMorale',
    'counterOrNot',
  ],
  heavy: ['chooseCommanders', 'chooseRecruit', 'placeRecruit', 'action'],
}
