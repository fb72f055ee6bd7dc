/** Piles of cards: drawn from the top, and made anew of what was thrown away. What lies in them is hidden, how much is not. */

/** Both with the card drawn, or thrown away, first in front. */
export interface Pile<Card> {
  readonly deck: readonly Card[]
  /** Cards thrown away, or used: open to all. */
  readonly used: readonly Card[]
}

/** When an empty deck is made anew of the used cards: when the next card is due, or as soon as its last card has left it. */
export type Refilling = 'when-due' | 'at-once'

/** Where a game keeps a pile: its deck in the hidden drawer, their number and the used cards in the open one. */
export interface PilePlace<G, Card> {
  read(g: G): Pile<Card>
  /** Replaces deck, number and used cards. */
  write(g: G, pile: Pile<Card>): void
  refilling: Refilling
}

/** What shuffles; and what hears that so many used cards have been shuffled. */
export interface Shuffling {
  shuffle<T>(list: readonly T[]): T[]
  shuffled?(n: number): void
}

/** The used cards are shuffled and go under the deck; a pile without any stays as it is. */
export function shuffledUnder<Card>({ deck, used }: Pile<Card>, { shuffle, shuffled }: Shuffling): Pile<Card> {
  if (used.length === 0) return { deck, used }
  const fresh = shuffle(used)
  shuffled?.(fresh.length)
  return { deck: [...deck, ...fresh], used: [] }
}

/** Is there a card to be drawn, once the deck is made anew? */
export const hasCard = (deckSize: number, used: readonly unknown[]): boolean => deckSize > 0 || used.length > 0

/** Takes up to `n` cards off the top, one by one: fewer where there are no more anywhere. */
export function takeFrom<G, Card>(place: PilePlace<G, Card>, g: G, n: number, shuffling: Shuffling): Card[] {
  const taken: Card[] = []
  const begin = place.read(g)
  let pile = begin
  const refill = () => {
    if (pile.deck.length === 0) pile = shuffledUnder(pile, shuffling)
  }
  while (taken.length < n) {
    refill()
    const { deck, used } = pile
    if (deck.length === 0) break
    taken.push(deck[0])
    pile = { deck: deck.slice(1), used }
    if (place.refilling === 'at-once') refill()
  }
  if (pile !== begin) place.write(g, pile)
  return taken
}
