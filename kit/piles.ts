/** Piles of cards: drawn from the top, and made anew of what was thrown away. What lies in them is hidden, how much is not. */
import { putAt, type Seat } from '../kernel/index.ts'

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

interface AnyDrawers {
  hidden: object
  open: object
}

/** The fields of a drawer that hold such values. */
type FieldsOf<Drawer, Value> = {
  [Name in keyof Drawer & string]: Drawer[Name] extends Value ? Name : never
}[keyof Drawer & string]

/** A pile that all draw from. Its deck lies in the hidden drawer, the number of its cards in the open one under the same name. */
export function pileOfAll<G extends AnyDrawers, Card>(
  deckName: FieldsOf<G['hidden'], readonly Card[]> & FieldsOf<G['open'], number>,
  usedName: FieldsOf<G['open'], readonly Card[]>,
  refilling: Refilling,
): PilePlace<G, Card> {
  const cards = (drawer: object, name: string) => (drawer as Record<string, readonly Card[]>)[name]
  return {
    read: ({ open, hidden }) => ({ deck: cards(hidden, deckName), used: cards(open, usedName) }),
    write: ({ open, hidden }, { deck, used }) => {
      Object.assign(hidden, { [deckName]: deck })
      Object.assign(open, { [deckName]: deck.length, [usedName]: used })
    },
    refilling,
  }
}

/** The pile of a seat, where each seat has one: the same fields are lists by seat. */
export function pileOfSeat<G extends AnyDrawers, Card>(
  seat: Seat,
  deckName: FieldsOf<G['hidden'], readonly (readonly Card[])[]> & FieldsOf<G['open'], readonly number[]>,
  usedName: FieldsOf<G['open'], readonly (readonly Card[])[]>,
  refilling: Refilling,
): PilePlace<G, Card> {
  const listIn = <T>(drawer: object, name: string) => (drawer as Record<string, readonly T[]>)[name]
  const cards = (drawer: object, name: string) => listIn<readonly Card[]>(drawer, name)
  return {
    read: ({ open, hidden }) => ({ deck: cards(hidden, deckName)[seat], used: cards(open, usedName)[seat] }),
    write: ({ open, hidden }, { deck, used }) => {
      Object.assign(hidden, { [deckName]: putAt(cards(hidden, deckName), seat, deck) })
      const size = putAt(listIn<number>(open, deckName), seat, deck.length)
      Object.assign(open, { [deckName]: size, [usedName]: putAt(cards(open, usedName), seat, used) })
    },
    refilling,
  }
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
