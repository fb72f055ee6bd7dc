/** WK-12: Fate cards, drawn one by one; what is drawn goes to the bottom of the deck. */
import type { Seat } from '../../../kernel/index.ts'
import { baronOf, type NobleId, shapeOf } from '../data/barons.ts'
import type { City } from '../data/cities.ts'
import { type FateCard, type FateFacts, fateTable } from '../data/fate.ts'
import type { FateWhy } from '../log.ts'
import { baronOfSeat, type G, type KnightsContext, seatOf } from './seats.ts'

/** The deck and its size. */
export function setFateDeck(g: G, deck: readonly FateCard[]): void {
  g.hidden.fateDeck = deck
  g.open.fateDeck = deck.length
}

/** Takes cards off the top, as many as there are (WK-12.3). */
export function takeFate(g: G, n: number): readonly FateCard[] {
  const taken = g.hidden.fateDeck.slice(0, n)
  setFateDeck(g, g.hidden.fateDeck.slice(taken.length))
  return taken
}

export const toBottom = (g: G, cards: readonly FateCard[]): void => setFateDeck(g, [...g.hidden.fateDeck, ...cards])

/** One card, seen by all; null: the deck is empty. */
export function drawFate(g: G, ctx: KnightsContext, why: FateWhy): FateFacts | null {
  const [card] = takeFate(g, 1)
  if (card === undefined) return null
  toBottom(g, [card])
  ctx.log({ is: 'fate', card, why })
  return fateTable[card]
}

/** WK-12.2: cards until one fits; null: none of the deck does. */
export function drawUntil<T>(g: G, ctx: KnightsContext, why: FateWhy, read: (card: FateFacts) => T | null): T | null {
  for (let left = g.hidden.fateDeck.length; left > 0; left--) {
    const found = read(drawFate(g, ctx, why)!)
    if (found !== null) return found
  }
  return null
}

/** A random Baron among these seats; one of one without a draw. */
export function randomSeat(g: G, ctx: KnightsContext, why: FateWhy, among: readonly Seat[]): Seat | null {
  if (among.length < 2) return among[0] ?? null
  const named = drawUntil(g, ctx, why, ({ noble }) => {
    const seat = seatOf(g.open, baronOf(noble))
    return among.includes(seat) ? seat : null
  })
  return named ?? among[0]
}

/** A random Noble of one Baron: by the shape alone. */
export const randomNobleOf = (g: G, ctx: KnightsContext, seat: Seat, among: readonly NobleId[]): NobleId | null =>
  among.length === 0
    ? null
    : drawUntil(g, ctx, 'target', ({ noble }) => {
        const own: NobleId = `${baronOfSeat(g.open, seat)}-${shapeOf(noble)}`
        return among.includes(own) ? own : null
      })

/** A random Noble of any Baron: Baron and shape of the same card. */
export const randomNoble = (g: G, ctx: KnightsContext, among: readonly NobleId[]): NobleId | null =>
  among.length === 0 ? null : drawUntil(g, ctx, 'target', ({ noble }) => (among.includes(noble) ? noble : null))

export const randomCity = (g: G, ctx: KnightsContext, why: FateWhy, among: readonly City[]): City | null =>
  among.length === 0 ? null : drawUntil(g, ctx, why, ({ city }) => (among.includes(city) ? city : null))

/** WK-5.7.5 */
export function shuffleFate(g: G, ctx: KnightsContext): void {
  setFateDeck(g, ctx.shuffle(g.hidden.fateDeck))
  ctx.log({ is: 'fateShuffled' })
}
