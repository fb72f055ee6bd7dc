/**
 * IT-1.6: the House cards: 25 a House. Copies of a card are alike and have no name of their own, so that nothing about a
 * card tells where it has been (IT-25.9).
 */
import { type Character, charactersOf, type House, houses } from './houses.ts'

export const hostilityValues = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20] as const
export type HostilityValue = (typeof hostilityValues)[number]

export type TruceCard = `${House}-truce`
export type HostilityCard = `${House}-hostility-${HostilityValue}`
/** A character card bears the name of its character. */
export type HouseCard = TruceCard | HostilityCard | Character
export type CardType = 'truce' | 'hostility' | 'character'

export interface HouseCardFacts {
  readonly house: House
  readonly type: CardType
  /** What it counts in a hostility: a truce and a character card nothing (IT-7.5, IT-8.1). */
  readonly value: number
  readonly copies: number
}

const own = (house: House): [HouseCard, HouseCardFacts][] => [
  [`${house}-truce`, { house, type: 'truce', value: 0, copies: 4 }],
  ...hostilityValues.map((value): [HouseCard, HouseCardFacts] => [
    `${house}-hostility-${value}`,
    { house, type: 'hostility', value, copies: 1 },
  ]),
  ...charactersOf[house].map((each): [HouseCard, HouseCardFacts] => [
    each,
    { house, type: 'character', value: 0, copies: 2 },
  ]),
]

export const cardTable = Object.fromEntries(houses.flatMap(own)) as Readonly<Record<HouseCard, HouseCardFacts>>

/** All cards of all Houses, each once, in the order in which hands are shown. */
export const houseCards = Object.keys(cardTable) as HouseCard[]

const decks = Object.fromEntries(
  houses.map(house => [house, own(house).flatMap(([card, { copies }]) => Array<HouseCard>(copies).fill(card))]),
) as Record<House, HouseCard[]>

/** The 25 cards of a House. */
export const deckOf = (house: House): readonly HouseCard[] => decks[house]

const places = Object.fromEntries(houseCards.map((card, i) => [card, i])) as Record<HouseCard, number>

/** A copy in the order in which hands are shown: it tells nothing of how the cards came together. */
export const inOrder = (cards: readonly HouseCard[]): HouseCard[] => [...cards].sort((a, b) => places[a] - places[b])

/** A list in that order with one card more. */
export function insertInOrder(cards: readonly HouseCard[], card: HouseCard): HouseCard[] {
  const list: HouseCard[] = []
  const place = places[card]
  let at = 0
  while (at < cards.length && places[cards[at]] <= place) list.push(cards[at++])
  list.push(card)
  while (at < cards.length) list.push(cards[at++])
  return list
}

/** The different cards of a list in that order. */
export const kindsIn = <Card extends HouseCard>(cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => card !== cards[i - 1])

export const isCharacter = (card: HouseCard): card is Character => cardTable[card].type === 'character'
