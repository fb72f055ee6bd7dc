/** IT-15: hands, House decks and discard piles. */
import { type Context, hold, less, putAt, type Seat } from '../../../../kernel/index.ts'
import { hasCard, type PilePlace, pileOfSeat, type Shuffling, takeFrom } from '../../../../kit/piles.ts'
import { type HouseCard, insertInOrder } from '../../data/cards.ts'
import type { IronThrone, Open, Why } from '../../types.ts'
import { forgetDeck, leaveDeck, leaveHand, type Witness } from '../memory.ts'
import type { G } from '../seats.ts'

/** Hands are kept in the order of the card table: it tells nothing of where a card came from (IT-25.9). */
function setHand(g: G, seat: Seat, hand: readonly HouseCard[]): void {
  hold(g, seat, { hand })
  g.open.hands = putAt(g.open.hands, seat, hand.length)
}

export const addToHand = (g: G, seat: Seat, ...cards: HouseCard[]): void =>
  setHand(g, seat, cards.reduce(insertInOrder, g.held[seat].hand))

export function takeFromHand(g: G, seat: Seat, card: HouseCard, witness: Witness): void {
  leaveHand(g, seat, card, witness)
  setHand(g, seat, less(g.held[seat].hand, card))
}

export function setDeck(g: G, seat: Seat, deck: readonly HouseCard[]): void {
  g.hidden.decks = putAt(g.hidden.decks, seat, deck)
  g.open.decks = putAt(g.open.decks, seat, deck.length)
}

/** Cards onto the discard pile, the last one on top. */
export function layDown(g: G, seat: Seat, ...cards: HouseCard[]): void {
  g.open.discards = putAt(g.open.discards, seat, [...g.open.discards[seat], ...cards])
}

/** IT-15.4: from hand to the discard pile, shown. */
export function discard(g: G, ctx: Context<IronThrone>, seat: Seat, card: HouseCard, why: Why): void {
  takeFromHand(g, seat, card, 'all')
  layDown(g, seat, card)
  ctx.log({ is: 'discarded', seat, cards: [card], why })
}

/** The House deck of a seat, made anew as soon as it is empty (IT-15.5). */
const pileOf = (seat: Seat): PilePlace<G, HouseCard> => pileOfSeat(seat, 'decks', 'discards', 'at-once')

const shufflingBy = ({ shuffle, log }: Context<IronThrone>, seat: Seat): Shuffling => ({
  shuffle,
  shuffled: n => log({ is: 'reshuffled', seat, n }),
})

/** IT-23.3: the discard pile is shuffled into the deck. */
export function reshuffle(g: G, ctx: Context<IronThrone>, seat: Seat): void {
  const pile = g.open.discards[seat]
  if (pile.length === 0) return
  setDeck(g, seat, ctx.shuffle([...g.hidden.decks[seat], ...pile]))
  forgetDeck(g, seat)
  g.open.discards = putAt(g.open.discards, seat, [])
  ctx.log({ is: 'reshuffled', seat, n: pile.length })
}

/** IT-15.5 */
export function refill(g: G, ctx: Context<IronThrone>, seat: Seat): void {
  if (g.open.decks[seat] === 0) reshuffle(g, ctx, seat)
}

/** Is there a card to be drawn or taken from this deck, once it is refilled? */
export const hasDeck = ({ decks, discards }: Open, seat: Seat): boolean => hasCard(decks[seat], discards[seat])

function takeOff(g: G, ctx: Context<IronThrone>, seat: Seat, n: number): HouseCard[] {
  const cards = takeFrom(pileOf(seat), g, n, shufflingBy(ctx, seat))
  leaveDeck(g, seat, cards.length)
  return cards
}

/** The top card of a deck; null when there is none anywhere. */
export const takeTop = (g: G, ctx: Context<IronThrone>, seat: Seat): HouseCard | null =>
  takeOff(g, ctx, seat, 1)[0] ?? null

/** IT-15.6: one card at a time; what cannot be drawn is forgone. */
export function draw(g: G, ctx: Context<IronThrone>, seat: Seat, n: number, why: Why): void {
  const cards = takeOff(g, ctx, seat, n)
  if (cards.length === 0) return
  addToHand(g, seat, ...cards)
  ctx.log({ is: 'drew', seat, n: cards.length, why })
  ctx.log({ is: 'saw', seat, of: seat, cards, what: 'drawn' }, seat)
}
