export interface TidesCardFacts {
  copies: number
  strength: number
  swords: number
  fortifications: number
  skulls: number
}

/** AG-11.1: the Tides of Battle cards. */
export const tidesCardTable = {
  'tides-0': { copies: 8, strength: 0, swords: 0, fortifications: 0, skulls: 0 },
  'tides-1-sword': { copies: 4, strength: 1, swords: 1, fortifications: 0, skulls: 0 },
  'tides-1-fortification': { copies: 4, strength: 1, swords: 0, fortifications: 1, skulls: 0 },
  'tides-2': { copies: 4, strength: 2, swords: 0, fortifications: 0, skulls: 0 },
  'tides-3': { copies: 2, strength: 3, swords: 0, fortifications: 0, skulls: 0 },
  'tides-skull': { copies: 2, strength: 0, swords: 0, fortifications: 0, skulls: 1 },
} as const satisfies Record<string, TidesCardFacts>

export type TidesCard = keyof typeof tidesCardTable
export const tidesCards = Object.keys(tidesCardTable) as readonly TidesCard[]

/** The 24 cards in table order, copies repeated: the deck before it is shuffled. */
export const tidesDeck: readonly TidesCard[] = tidesCards.flatMap(card =>
  Array<TidesCard>(tidesCardTable[card].copies).fill(card),
)
