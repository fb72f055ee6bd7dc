/** The Action cards: two of each kind for every Baron (WK-5.6), and eight neutral ones (WK-5.7). */
export const baronCards = [
  'levy-taxes',
  'draft-soldiers',
  'rally-support',
  'serve-the-church',
  'mobilize-forces',
  'versatile-strategy',
] as const
export type BaronCard = (typeof baronCards)[number]

export const neutralCards = [
  'important-event',
  'fund-expeditions',
  'upgrade-defenses',
  'muster-troops',
  'uncertain-times',
] as const
export type NeutralCard = (typeof neutralCards)[number]

export type ActionCard = BaronCard | NeutralCard

export const copiesPerBaron = 2
const neutralCopies: Readonly<Record<NeutralCard, number>> = {
  'important-event': 3,
  'fund-expeditions': 2,
  'upgrade-defenses': 1,
  'muster-troops': 1,
  'uncertain-times': 1,
}

/** The twelve cards of a Baron, and the eight neutral ones, in the order of the tables. */
export const baronDeck: readonly BaronCard[] = baronCards.flatMap(card => Array<BaronCard>(copiesPerBaron).fill(card))
export const neutralDeck: readonly NeutralCard[] = neutralCards.flatMap(card =>
  Array<NeutralCard>(neutralCopies[card]).fill(card),
)

/** The special areas (WK-5.3): where cards lie until their phase comes. */
export const specialAreas = ['taxation', 'wages', 'assembly'] as const
export type SpecialArea = (typeof specialAreas)[number]

/** WK-4.1, WK-4.2 */
export const stackCount = 3
export const mostPerStack = 2
export const neutralPerStack = 2
