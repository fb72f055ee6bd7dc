/** House cards in hand, in play and discarded (AG-8.4, AG-8.13). */
import { type Context, less, putAt, type Seat } from '../../../../kernel/index.ts'
import { cardsOf, type HouseCard } from '../../data/houseCards.ts'
import type { Cause, Open, Side, Thrones } from '../../types.ts'
import { type Steps, setCombat, setFighter } from '../combat/fight.ts'
import type { G } from './armies.ts'

/** Takes a card out of a hand: it comes into play, or goes to the discards. */
export function takeFromHand(g: G, seat: Seat, card: HouseCard): void {
  g.open.hands = putAt(g.open.hands, seat, less(g.open.hands[seat], card))
}

/** Puts a card that has left the hand on top of the owner's discards. */
export function discard(g: G, ctx: Context<Thrones>, seat: Seat, card: HouseCard, cause: Cause): void {
  g.open.discards = putAt(g.open.discards, seat, [...g.open.discards[seat], card])
  ctx.log({ is: 'discarded', seat, card, cause })
}

/** Takes discarded cards, or the one in play, back into the hand, which stays in official order. */
export function handBack(g: G, ctx: Context<Thrones>, seat: Seat, cards: readonly HouseCard[], cause: Cause): void {
  if (cards.length === 0) return
  toHand(g, seat, cards)
  ctx.log({ is: 'hand-back', seat, cards, cause })
}

function toHand(g: G, seat: Seat, cards: readonly HouseCard[]): void {
  const hand = [...g.open.hands[seat], ...cards]
  const inOrder = cardsOf(g.open.houses[seat]).filter(card => hand.includes(card))
  const left = g.open.discards[seat].filter(card => !cards.includes(card))
  g.open.hands = putAt(g.open.hands, seat, inOrder)
  g.open.discards = putAt(g.open.discards, seat, left)
}

/** AG-8.13.2: an empty hand takes back all discarded cards but the last one. */
export function refill(g: G, ctx: Context<Thrones>, seat: Seat): void {
  if (g.open.hands[seat].length > 0) return
  handBack(g, ctx, seat, g.open.discards[seat].slice(0, -1), 'combat')
}

/** AG-8.5.13: all discarded cards come back, and so does the card in play. */
export function returnAll(g: G, ctx: Context<Thrones>, seat: Seat, card: HouseCard): void {
  handBack(g, ctx, seat, [...g.open.discards[seat], card], card)
}

/** The cards that a seat may still play in this combat: not the one that Tyrion sent back (AG-8.5.1). */
export const cardsLeft = (open: Open, seat: Seat): readonly HouseCard[] =>
  open.hands[seat].filter(card => card !== open.combat?.cancelled)

/** AG-8.5.1: the card of a side goes back to the hand; its owner plays another one, if there is any. */
export function sendBack(g: G, ctx: Context<Thrones>, side: Side, by: HouseCard): Steps {
  const { seat, card } = g.open.combat![side]
  toHand(g, seat, [card!])
  setFighter(g, side, { card: null })
  setCombat(g, { cancelled: card })
  ctx.log({ is: 'card-cancelled', seat, card: card! })
  if (cardsLeft(g.open, seat).length > 0) return [{ do: 'replaceCard', seat, cause: by, not: card }]
  ctx.log({ is: 'card-replaced', seat, card: null, by })
  return []
}
