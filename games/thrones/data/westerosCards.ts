import type { Order } from './orders.ts'

export type Deck = 1 | 2 | 3

export interface WesterosCardFacts {
  type: string
  deck: Deck
  copies: number
  wildlingIcons: number
  /** Order tokens that may not be placed in the round of this card, without any choice (AG-4.9). */
  forbids: readonly Order[]
}

/** AG-2.4: the 17 kinds of Westeros cards, 10 cards in each of three decks. */
export const westerosCardTable = {
  'w1-winter-is-coming': { type: 'winter-is-coming', deck: 1, copies: 1, wildlingIcons: 0, forbids: [] },
  'w1-last-days-of-summer': { type: 'last-days-of-summer', deck: 1, copies: 1, wildlingIcons: 1, forbids: [] },
  'w1-supply': { type: 'supply', deck: 1, copies: 3, wildlingIcons: 0, forbids: [] },
  'w1-mustering': { type: 'mustering', deck: 1, copies: 3, wildlingIcons: 0, forbids: [] },
  'w1-a-throne-of-blades': { type: 'a-throne-of-blades', deck: 1, copies: 2, wildlingIcons: 1, forbids: [] },
  'w2-winter-is-coming': { type: 'winter-is-coming', deck: 2, copies: 1, wildlingIcons: 0, forbids: [] },
  'w2-last-days-of-summer': { type: 'last-days-of-summer', deck: 2, copies: 1, wildlingIcons: 1, forbids: [] },
  'w2-clash-of-kings': { type: 'clash-of-kings', deck: 2, copies: 3, wildlingIcons: 0, forbids: [] },
  'w2-game-of-thrones': { type: 'game-of-thrones', deck: 2, copies: 3, wildlingIcons: 0, forbids: [] },
  'w2-dark-wings-dark-words': { type: 'dark-wings-dark-words', deck: 2, copies: 2, wildlingIcons: 1, forbids: [] },
  'w3-wildlings-attack': { type: 'wildlings-attack', deck: 3, copies: 3, wildlingIcons: 0, forbids: [] },
  'w3-put-to-the-sword': { type: 'put-to-the-sword', deck: 3, copies: 2, wildlingIcons: 0, forbids: [] },
  'w3-rains-of-autumn': { type: 'rains-of-autumn', deck: 3, copies: 1, wildlingIcons: 1, forbids: ['march-plus-1'] },
  'w3-storm-of-swords': {
    type: 'storm-of-swords',
    deck: 3,
    copies: 1,
    wildlingIcons: 1,
    forbids: ['defense-plus-1', 'defense-plus-2'],
  },
  'w3-sea-of-storms': {
    type: 'sea-of-storms',
    deck: 3,
    copies: 1,
    wildlingIcons: 1,
    forbids: ['raid', 'raid-special'],
  },
  'w3-web-of-lies': {
    type: 'web-of-lies',
    deck: 3,
    copies: 1,
    wildlingIcons: 1,
    forbids: ['support', 'support-plus-1'],
  },
  'w3-feast-for-crows': {
    type: 'feast-for-crows',
    deck: 3,
    copies: 1,
    wildlingIcons: 1,
    forbids: ['consolidate-power', 'consolidate-power-special'],
  },
} as const satisfies Record<string, WesterosCardFacts>

export type WesterosCard = keyof typeof westerosCardTable
export type WesterosCardType = (typeof westerosCardTable)[WesterosCard]['type']
export const westerosCards = Object.keys(westerosCardTable) as readonly WesterosCard[]
export const decks: readonly Deck[] = [1, 2, 3]

const cardsByDeck = decks.map(deck =>
  westerosCards
    .filter(card => westerosCardTable[card].deck === deck)
    .flatMap(card => Array<WesterosCard>(westerosCardTable[card].copies).fill(card)),
)

/** The ten cards of a deck in table order, copies repeated: the deck before it is shuffled. */
export const deckCards = (deck: Deck): readonly WesterosCard[] => cardsByDeck[deck - 1]
