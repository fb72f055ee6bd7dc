/** BW-3.4, BW-6, BW-18: the 70 leadership cards. Every command costs one command token. */
import { basicCards } from './cards/basic.ts'
import type { CardFacts } from './cards/facts.ts'
import { lannisterCards } from './cards/lannister.ts'
import { starkCards } from './cards/stark.ts'
import { type Commander, commanderTable } from './commanders.ts'
import type { House } from './houses.ts'

export type { CardFacts } from './cards/facts.ts'

const table = { ...basicCards, ...starkCards, ...lannisterCards } as const

export type Card = keyof typeof table

export const cardTable: Readonly<Record<Card, CardFacts>> = table

export const cards = Object.keys(cardTable) as readonly Card[]

/** BW-3.4: the cards of a House with these commanders: basic ones, and five of each. */
export function deckOf(house: House, commanders: readonly Commander[]): readonly Card[] {
  const sets = ['basic', ...commanders.map(each => commanderTable[each].person)]
  return cards.filter(card => cardTable[card].house === house && sets.includes(cardTable[card].set))
}

/** BW-P10.4: the five cards of one commander. */
export const cardsOf = (commander: Commander): readonly Card[] =>
  cards.filter(card => cardTable[card].set === commanderTable[commander].person)
