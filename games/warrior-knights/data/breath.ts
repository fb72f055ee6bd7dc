/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { WarriorKnights } from '../types.ts'

export const breath: NonNullable<Game<WarriorKnights>['breath']> = {
  light: [
    'useCard',
    'chooseArea',
    'permission',
    'obey',
    'takeTroops',
    'command',
    'ability',
    'hits',
    'saveNoble',
    'raze',
    'deserter',
    'lose',
    'nextRetreat',
    'retreatTo',
    'faithOrCrowns',
    'freeLance',
    'assignHired',
    'bless',
    'muster',
    'tax',
    'dropMarker',
    'actingChairman',
    'accept',
    'dropCharge',
    'revoltOrder',
    'revolt',
    'rebuild',
    'regroup',
    'comeBack',
  ],
  heavy: ['assign', 'plan', 'mobilize', 'versatile', 'vote', 'write'],
}
