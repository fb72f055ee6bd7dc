/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'
import { wildlingChoices } from './wildlingCards.ts'

export const breath: NonNullable<Game<Thrones>['breath']> = {
  light: [
    'ravenCard',
    'neutralSupport',
    'takeOver',
    'refuseSupport',
    'useCard',
    'killFootman',
    'strikeOrder',
    'demote',
    'promote',
    'redraw',
    'blade',
    'casualty',
    'retreatLoss',
    'discardCard',
    'wildlingTie',
    ...wildlingChoices,
    'rank',
    'choose',
  ],
  heavy: ['assignOrders', 'muster', 'bid', 'houseCards', 'marchOrder', 'march'],
}
