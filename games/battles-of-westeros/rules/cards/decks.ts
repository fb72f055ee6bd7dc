/** BW-3.4, BW-4.2.2: leadership decks and hands. */
import { hold, less, putAt, type Seat } from '../../../../kernel/index.ts'
import { hasCard, pileOfSeat, takeFrom } from '../../../../kit/piles.ts'
import type { Card } from '../../data/cards.ts'
import type { Open } from '../../types.ts'
import type { BattleContext, G } from '../field/units.ts'

// BW-4.2.2: when the deck runs out during the draw
const placeOf = (seat: Seat) => pileOfSeat<G, Card>(seat, 'decks', 'discards', 'when-due')

export const canDraw = (open: Open, seat: Seat): boolean => hasCard(open.decks[seat], open.discards[seat])

export function setHand(g: G, seat: Seat, hand: readonly Card[]): void {
  hold(g, seat, { hand })
  g.open.hands = putAt(g.open.hands, seat, hand.length)
}

/** BW-4.2.2: draws so many cards, or as many as there are. */
export function draw(g: G, seat: Seat, n: number, ctx: BattleContext): void {
  const shuffled = (n: number) => ctx.log({ is: 'reshuffled', seat, n })
  const cards = takeFrom(placeOf(seat), g, n, { shuffle: ctx.shuffle, shuffled })
  if (cards.length === 0) return
  setHand(g, seat, [...g.held[seat].hand, ...cards])
  ctx.log({ is: 'drew', seat, n: cards.length })
  ctx.log({ is: 'drew-cards', seat, cards }, seat)
}

/** The card leaves the hand; it lies open, on no pile, until it is discarded. */
export function leaveHand(g: G, seat: Seat, card: Card): void {
  setHand(g, seat, less(g.held[seat].hand, card))
}

/** The last card thrown away in front. */
export function discard(g: G, seat: Seat, cards: readonly Card[]): void {
  g.open.discards = putAt(g.open.discards, seat, [...cards, ...g.open.discards[seat]])
}

/** BW-P10.4: further cards are shuffled into the draw deck. */
export function addToDeck(g: G, seat: Seat, cards: readonly Card[], ctx: BattleContext): void {
  const deck = ctx.shuffle([...g.hidden.decks[seat], ...cards])
  g.hidden.decks = putAt(g.hidden.decks, seat, deck)
  g.open.decks = putAt(g.open.decks, seat, deck.length)
}
