/**
 * Choices from hidden cards. All of them are asked as long as open facts allow a choice, even where in truth there is one
 * answer or none (IT-25.8).
 */
import { ask, type Chapter, type Context, hold, less, put, type Seat } from '../../../../kernel/index.ts'
import { cardTable, type HouseCard } from '../../data/cards.ts'
import type { IronThrone, Side } from '../../types.ts'
import { setEncounter } from '../encounter/encounter.ts'
import { recallInDeck } from '../memory.ts'
import type { G, Steps } from '../seats.ts'
import { addToHand, discard, layDown, refill, setDeck, takeFromHand } from './decks.ts'

const kinds = (cards: readonly HouseCard[]): HouseCard[] => [...new Set(cards)]

/** What is left of the cards that a seat looked at. */
function setSeen(g: G, seat: Seat, seen: readonly HouseCard[]): void {
  hold(g, seat, { seen })
  g.open.aside = seen.length > 0 ? { seat, of: 'deck', n: seen.length } : null
}

/** One of the cards looked at goes back into the deck, `at` so many cards from the top. */
function putBack(g: G, seat: Seat, card: HouseCard, at: number): void {
  setSeen(g, seat, less(g.held[seat].seen, card))
  setDeck(g, seat, g.hidden.decks[seat].toSpliced(at, 0, card))
  recallInDeck(g, seat, card, at)
}

function orderRest(g: G, ctx: Context<IronThrone>, seat: Seat, at: number): Steps {
  const { seen } = g.held[seat]
  if (seen.length > 1) return [{ do: 'orderCards', seat, at }]
  for (const card of seen) putBack(g, seat, card, at)
  // IT-15.5: the last card of the deck may have been kept
  refill(g, ctx, seat)
  return []
}

/** IT-23.8: cards of type hostility above the one that lies there. */
function higher({ open, held }: G, seat: Seat, side: Side): HouseCard[] {
  const { value } = cardTable[open.encounter!.cards[side]!]
  return kinds(held[seat].hand).filter(card => cardTable[card].type === 'hostility' && cardTable[card].value > value)
}

function replace(g: G, ctx: Context<IronThrone>, seat: Seat, side: Side, card: HouseCard): void {
  const { cards } = g.open.encounter!
  const old = cards[side]!
  takeFromHand(g, seat, card, 'all')
  layDown(g, seat, old)
  setEncounter(g, { cards: put(cards, side, card) })
  ctx.log({ is: 'replaced', seat, old, card, by: g.open.working!.by })
}

export const cardChoiceRules: Chapter<
  IronThrone,
  'discard' | 'keepCard' | 'orderCards' | 'replaceCard' | 'ransom' | 'bury'
> = {
  discard: ask({
    rule: 'IT-15.4',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => {
      const cards = kinds(g.held[me.seat].hand).filter(card => me.type === null || cardTable[card].type === me.type)
      const discards = cards.map(card => ({ do: 'discard', card }) as const)
      const mustGoOn = me.least > 0 && discards.length > 0
      return mustGoOn ? discards : [...discards, { do: 'done' }]
    },
    always: true,
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'done') return []
      const { card } = move
      discard(g, ctx, seat, card, me.why)
      const working = g.open.working!
      g.open.working = { ...working, discarded: [...working.discarded, card] }
      return me.most > 1 ? [{ ...me, do: 'discard', least: Math.max(0, me.least - 1), most: me.most - 1 }] : []
    },
  }),
  // IT-23.19
  keepCard: ask({
    rule: 'IT-23.19',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => kinds(g.held[me.seat].seen).map(card => ({ do: 'keep', card })),
    always: true,
    take: (g, _me, seat, move, ctx) => {
      const { card } = move
      setSeen(g, seat, less(g.held[seat].seen, card))
      addToHand(g, seat, card)
      return orderRest(g, ctx, seat, 0)
    },
  }),
  orderCards: ask({
    rule: 'IT-23.19',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => kinds(g.held[me.seat].seen).map(card => ({ do: 'put', card })),
    always: true,
    take: (g, me, seat, move, ctx) => {
      putBack(g, seat, move.card, me.at)
      return orderRest(g, ctx, seat, me.at + 1)
    },
  }),
  // IT-23.8
  replaceCard: ask({
    rule: 'IT-23.8',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => {
      const cards = higher(g, me.seat, me.side)
      return cards.length > 0 ? cards.map(card => ({ do: 'replace', card })) : [{ do: 'done' }]
    },
    always: true,
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'replace') replace(g, ctx, seat, me.side, move.card)
      else {
        const old = g.open.encounter!.cards[me.side]!
        ctx.log({ is: 'replaced', seat, old, card: null, by: g.open.working!.by })
      }
      return []
    },
  }),
  // IT-23.17
  ransom: ask({
    rule: 'IT-23.17',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => [
      ...(open.hands[me.seat] >= me.n ? [{ do: 'give-cards' } as const] : []),
      { do: 'give-hostage' },
    ],
    take: (g, me, seat, move, ctx) => {
      const { by } = g.open.working!
      const gives = move.do === 'give-cards' ? 'cards' : 'hostage'
      ctx.log({ is: 'ransom', seat, gives, by })
      if (gives === 'hostage') return [{ do: 'takeHostage', seat: me.to, victim: seat, why: by, before: null }]
      return [{ do: 'discard', seat, least: me.n, most: me.n, type: null, why: by }]
    },
  }),
  // IT-23.13: unseen, under the deck
  bury: ask({
    rule: 'IT-23.13',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => kinds(g.held[me.seat].hand).map(card => ({ do: 'put', card })),
    always: true,
    take: (g, _me, seat, move, ctx) => {
      const { card } = move
      takeFromHand(g, seat, card, 'nobody')
      recallInDeck(g, seat, card, g.open.decks[seat])
      setDeck(g, seat, [...g.hidden.decks[seat], card])
      ctx.log({ is: 'buried', seat, n: 1, by: g.open.working!.by })
      return []
    },
  }),
}
