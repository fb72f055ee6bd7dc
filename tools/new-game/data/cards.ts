/** NG-1.1: the cards and their values. */

const values = {
  hut: 1,
  well: 2,
  field: 3,
  orchard: 4,
  mill: 5,
  forge: 6,
  chapel: 7,
  bridge: 8,
  market: 9,
  tower: 10,
  abbey: 11,
  castle: 12,
} as const

export type Card = keyof typeof values
export const cards = Object.keys(values) as readonly Card[]
export const cardValue = (card: Card): number => values[card]
