/** What the value of a position is made of, as players speak of it. */
import type { Appraisal } from '../../../kernel/index.ts'
import { weighedBy } from '../../../kit/worth.ts'
import type { BattleLore } from '../types.ts'
import { type Term, termsOf, winChance } from './worth.ts'
import { weights } from './worthWeights.ts'

const concernOf = {
  points: 'points',
  pointsLate: 'points',
  army: 'army',
  weak: 'army',
  banners: 'banners',
  bannersLate: 'banners',
  scenario: 'scenario',
  nearness: 'approach',
  free: 'approach',
  danger: 'danger',
  bannerDanger: 'danger',
  lore: 'lore',
  loreCards: 'lore',
} as const satisfies Readonly<Record<Term, string>>

export type Concern = (typeof concernOf)[Term]

/** Only beginnings of turns are judged: what is won and lost in the midst of one shows when the other side has its turn. */
export const appraisal: Appraisal<BattleLore> = {
  values: ({ open }) => (open.turn?.card === null || open.result ? [winChance(open, 0), winChance(open, 1)] : null),
  points: ({ open }, seat) =>
    weighedBy(concernOf, open.turn!.seat === seat ? weights.ours : weights.theirs, termsOf(open, seat)),
}
