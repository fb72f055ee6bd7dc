/** What the value of a position is made of, as players speak of it. */
import type { Appraisal } from '../../../kernel/index.ts'
import { weighedBy } from '../../../kit/worth.ts'
import type { WarriorKnights } from '../types.ts'
import { lateness, type Term, termsOf, worthAtEnd, worthOf } from './worth.ts'
import { weights } from './worthWeights.ts'

const concernOf = {
  influence: 'influence',
  influenceLate: 'influence',
  cities: 'cities',
  citiesLate: 'cities',
  near: 'cities',
  income: 'money',
  crowns: 'money',
  wealthLate: 'money',
  wages: 'money',
  faith: 'faith',
  votes: 'votes',
  strength: 'army',
  strengthLate: 'army',
  troops: 'army',
  nobles: 'army',
  chairman: 'offices',
  homeless: 'stronghold',
  sieges: 'sieges',
  besieged: 'besieged',
} as const satisfies Readonly<Record<Term, string>>

export type Concern = (typeof concernOf)[Term]

/** As long as strongholds are being placed nothing is judged. */
export const appraisal: Appraisal<WarriorKnights> = {
  values: ({ open }, isOver) =>
    open.phase === 'setup'
      ? null
      : open.barons.map((_, seat) => (isOver ? worthAtEnd(open, seat) : worthOf(open, seat))),
  points: ({ open }, seat) => weighedBy(concernOf, weights, termsOf(open, seat, lateness(open))),
}
