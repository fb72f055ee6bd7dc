/** Questions that are answered in a moment, and those over which people brood. */
import type { Game } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'

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
    'dropTrack',
    'rise',
    'downgrade',
    'upgrade',
    'loseUnit',
    'loseCard',
    'retrieve',
    'preempted',
    'preemptedTrack',
    'hordeArea',
    'hordeMuster',
    'rank',
    'choose',
  ],
  heavy: ['assignOrders', 'muster', 'bid', 'houseCards', 'marchOrder', 'march'],
}
