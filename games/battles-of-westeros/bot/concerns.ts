/** What the value of a position is made of, as players speak of it. */
import type { Appraisal } from '../../../kernel/index.ts'
import { weighedBy } from '../../../kit/worth.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { leadPoints, type Term, termsOf, winChance } from './worth.ts'
import { weights } from './worthWeights.ts'

const concernOf = {
  points: 'points',
  pointsLate: 'points',
  objectives: 'objectives',
  objectivesLate: 'objectives',
  army: 'army',
  morale: 'morale',
  place: 'place',
} as const satisfies Readonly<Record<Term, string>>

export type Concern = (typeof concernOf)[Term] | 'lead'

/** Before the first round nothing is judged. */
export const appraisal: Appraisal<BattlesOfWesteros> = {
  values: ({ open }) => (open.round > 0 || open.result ? [winChance(open, 0), winChance(open, 1)] : null),
  points: ({ open }, seat) => ({
    ...weighedBy(concernOf, weights.terms, termsOf(open, seat)),
    lead: leadPoints(open, seat),
  }),
}
