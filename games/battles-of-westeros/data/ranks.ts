/** BW-1.1, BW-9.3.1, BW-12.1: the ranks of units, the lowest first. */
export const ranks = ['green', 'blue', 'red'] as const
export type Rank = (typeof ranks)[number]

export const rankTable = {
  green: { value: 1, dice: 2, moraleLoss: 1 },
  blue: { value: 2, dice: 3, moraleLoss: 2 },
  red: { value: 3, dice: 4, moraleLoss: 3 },
} as const satisfies Record<Rank, { value: number; dice: number; moraleLoss: number }>

/** BW-14.5: the rank above; red stays red. */
export const rankAbove = (rank: Rank): Rank => (rank === 'green' ? 'blue' : 'red')
