/** Acts that move cards: hands, decks, hostages. */
import type { Seat } from '../../../../kernel/index.ts'
import { hold } from '../../../../kernel/index.ts'
import { amountOf } from '../../../../kit/amounts.ts'
import type { ActOf } from '../../data/abilities.ts'
import { cardTable } from '../../data/cards.ts'
import { activeOf, losers, otherSide, participants, sideOf } from '../encounter/encounter.ts'
import { hasSpot } from '../hostages/hostageTaking.ts'
import { leaveDeck, recallHand } from '../memory.ts'
import { bind } from '../negotiation/binding.ts'
import { abilityOf, countFor, ownSide, type Self, sparesOf } from './abilities.ts'
import { type ActRule, atSeat } from './act.ts'
import { draw as drawCards, hasDeck, refill, reshuffle as reshufflePile, setDeck } from './decks.ts'

const foeOf = (self: Self): Seat => activeOf(self.open, otherSide(ownSide(self)))

export const draw: ActRule<ActOf<'draw'>> = {
  run: (g, self, act, ctx) => {
    drawCards(g, ctx, self.seat, amountOf(act, countFor(self)), self.by)
    return []
  },
}

export const discard: ActRule<ActOf<'discard'>> = {
  possible: (self, { least }) => sparesOf(self) >= least,
  allows: (hand, { type }) => type === undefined || hand.some(card => cardTable[card].type === type),
  run: (g, { seat, by }, { least, most, type }) => {
    const count = g.open.hands[seat]
    const upTo = most === 0 ? count : Math.min(most, count)
    return upTo > 0 ? [{ do: 'discard', seat, least, most: upTo, type: type ?? null, why: by }] : []
  },
}

/** IT-23.3: cards in play do not lie in the discard pile. */
export const reshuffle: ActRule<ActOf<'reshuffle'>> = {
  run: (g, { seat }, _act, ctx) => {
    reshufflePile(g, ctx, seat)
    return []
  },
}

export const bury: ActRule<ActOf<'bury'>> = {
  run: (g, { seat }) => (g.open.hands[seat] > 0 ? [{ do: 'bury', seat }] : []),
}

/** IT-23.19: so many cards of the own deck, or as many as there are. */
export const peek: ActRule<ActOf<'peek'>> = {
  possible: ({ open, seat }) => hasDeck(open, seat),
  run: (g, { seat }, { n }, ctx) => {
    refill(g, ctx, seat)
    const deck = g.hidden.decks[seat]
    const seen = deck.slice(0, n)
    setDeck(g, seat, deck.slice(n))
    leaveDeck(g, seat, seen.length)
    hold(g, seat, { seen })
    g.open.aside = { seat, of: 'deck', n: seen.length }
    ctx.log({ is: 'looked', seat, what: 'deck', of: seat, n: seen.length })
    ctx.log({ is: 'saw', seat, of: seat, cards: seen, what: 'deck' }, seat)
    return [{ do: 'keepCard', seat }]
  },
}

/** IT-23.4: a snapshot, told once (IT-25.10). */
export const lookHand: ActRule<ActOf<'look-hand'>> = {
  run: (g, self, _act, ctx) => {
    const { seat } = self
    const of = foeOf(self)
    const cards = g.held[of].hand
    bind(g, seat)
    recallHand(g, seat, of, cards)
    ctx.log({ is: 'looked', seat, what: 'hand', of, n: cards.length })
    ctx.log({ is: 'saw', seat, of, cards, what: 'hand' }, seat)
    return []
  },
}

/** IT-23.15: the one who plays it draws first. */
export const share: ActRule<ActOf<'share'>> = atSeat(
  ({ open, seat }) => participants(open).filter(each => each !== seat),
  (g, { seat, by }, { n }, ctx, chosen) => {
    for (const each of [seat, chosen]) drawCards(g, ctx, each, n, by)
    return []
  },
)

/** IT-23.17 */
export const ransom: ActRule<ActOf<'ransom'>> = {
  possible: self => hasSpot(self.open, foeOf(self)),
  run: (_g, self, { n }) => [{ do: 'ransom', seat: foeOf(self), to: self.seat, n }],
}

/**
 * IT-22.18, IT-23.9: from a loser who is not spared. IT-10.5.1: whoever may not be rewarded takes none when hostages are
 * taken.
 */
export const takeHostage: ActRule<ActOf<'take-hostage'>> = atSeat(
  ({ open, seat, by }) => {
    const { noReward, noPunishment } = open.encounter!
    if (abilityOf(open, by).at === 'hostage-taking' && noReward.includes(seat)) return []
    const foes = losers(open).filter(each => sideOf(open, each) !== sideOf(open, seat))
    return foes.filter(each => !noPunishment.includes(each) && hasSpot(open, each))
  },
  (_g, { seat, by }, _act, _kit, victim) => [{ do: 'takeHostage', seat, victim, why: by, before: null }],
)
