/** AG-8.4: House cards are chosen, revealed, and their abilities resolved. AG-8.13: what becomes of them. */
import type { Chapter, Context } from '../../../../kernel/index.ts'
import { ask, auto, less, sealed } from '../../../../kernel/index.ts'
import { type HouseCard, timingOf } from '../../data/houseCards.ts'
import type { AbilityMoment } from '../../steps.ts'
import type { MoveOf, Open, Thrones } from '../../types.ts'
import { addRouted, addUnits, type G, removeUnit, sorted } from '../position/armies.ts'
import { cardsLeft, discard, refill, takeFromHand } from '../position/hands.ts'
import { moveOnTrack } from '../position/tracks.ts'
import { abilityOf, type Bearer, bearer } from './abilities.ts'
import { campOf, loseFighter, otherSide, type Steps, setCombat, setFighter, sideOf, sidesInTurnOrder } from './fight.ts'
import { footmenToKill, footmenToPromote, ordersAnywhere, ordersBeside, strike } from './targets.ts'

const cardMoves = (cards: readonly HouseCard[]): readonly MoveOf<'card'>[] => cards.map(card => ({ do: 'card', card }))

/** AG-8.4.2: whose ability of this moment comes next: the house better placed on the Iron Throne first. */
function nextBearer(open: Open, moment: AbilityMoment): Bearer | undefined {
  const selves = sidesInTurnOrder(open).map(side => bearer(open, side))
  return selves.find(
    self => self !== null && timingOf(self.card) === moment && !open.combat!.done.includes(self.card),
  ) as Bearer | undefined
}

function perform(g: G, self: Bearer, moment: AbilityMoment, ctx: Context<Thrones>): Steps {
  ctx.log({ is: 'ability', seat: self.seat, card: self.card })
  return abilityOf(self)[moment]!.act(g, self, ctx)
}

const selfOf = (open: Open, seat: number): Bearer => bearer(open, sideOf(open.combat!, seat)!)!

export const houseCardRules: Chapter<
  Thrones,
  'houseCards' | 'abilities' | 'useCard' | 'replaceCard' | 'discardPlayed' | 'discardCard'
> = {
  // AG-8.4.1: secretly, and revealed together; playing a card is compulsory.
  houseCards: sealed({
    rule: 'AG-8.4.1',
    who: ({ open }) => [open.combat!.attacker.seat, open.combat!.defender.seat],
    legalMoves: ({ open }, _, seat) => cardMoves(open.hands[seat]),
    reveal: (g, _, answers, ctx) => {
      const [attacker, defender] = (['attacker', 'defender'] as const).map(side => {
        const { seat } = g.open.combat![side]
        const { card } = answers[seat]!
        takeFromHand(g, seat, card)
        setFighter(g, side, { card })
        return card
      })
      ctx.log({ is: 'cards', attacker, defender })
      return []
    },
  }),
  abilities: auto((g, { moment }, ctx) => {
    const self = nextBearer(g.open, moment)
    if (!self) return []
    // AG-8.4.3: each ability at most once in a combat.
    setCombat(g, { done: [...g.open.combat!.done, self.card] })
    const then = { do: 'abilities', moment } as const
    const deed = abilityOf(self)[moment]!
    if (!deed.ready(self)) return [then]
    if (deed.optional) return [{ do: 'useCard', seat: self.seat, card: self.card }, then]
    return [...perform(g, self, moment, ctx), then]
  }),
  useCard: ask({
    rule: 'AG-8.4.2',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'use' }, { do: 'pass' }],
    take: (g, me, seat, move, ctx) =>
      move.do === 'use' ? perform(g, selfOf(g.open, seat), timingOf(me.card) as AbilityMoment, ctx) : [],
  }),
  // AG-8.5.1, AG-8.5.2: another card, open at once.
  replaceCard: ask({
    rule: 'AG-8.5.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => cardMoves(cardsLeft(open, me.seat)),
    take: (g, me, seat, move, ctx) => {
      const { card } = move
      takeFromHand(g, seat, card)
      setFighter(g, sideOf(g.open.combat!, seat)!, { card })
      ctx.log({ is: 'card-replaced', seat, card, by: me.cause })
      return []
    },
  }),
  // AG-8.13.1, AG-8.13.2; a card that Roose took back stays in hand (AG-8.5.13).
  discardPlayed: auto((g, _, ctx) => {
    const { attacker, defender } = g.open.combat!
    for (const { seat, card } of [attacker, defender]) {
      if (card && !g.open.hands[seat].includes(card)) discard(g, ctx, seat, card, 'combat')
      refill(g, ctx, seat)
    }
    return []
  }),
  // AG-8.5.15
  discardCard: ask({
    rule: 'AG-8.5.15',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => open.hands[me.from].map(card => ({ do: 'discard', card })),
    take: (g, me, _, move, ctx) => {
      const { card } = move
      takeFromHand(g, me.from, card)
      discard(g, ctx, me.from, card, me.card)
      refill(g, ctx, me.from)
      return []
    },
  }),
}

/** AG-8.5: the choices that abilities leave to their owners. */
export const abilityRules: Chapter<Thrones, 'killFootman' | 'strikeOrder' | 'demote' | 'promote'> = {
  // AG-8.5.3
  killFootman: ask({
    rule: 'AG-8.5.3',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => {
      const self = selfOf(open, me.seat)
      return footmenToKill(open, otherSide(self.side)).map(({ routed }) => ({ do: 'kill', routed }))
    },
    take: (g, _, seat, move, ctx) => {
      const { side, card } = selfOf(g.open, seat)
      loseFighter(g, ctx, otherSide(side), 'footman', move.routed, card)
      return []
    },
  }),
  // AG-8.5.4, AG-8.5.14
  strikeOrder: ask({
    rule: 'AG-8.5.4',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => {
      const { foe } = selfOf(open, me.seat)
      const targets = timingOf(me.card) === 'immediate' ? ordersBeside(open, foe) : ordersAnywhere(open, foe)
      return targets.map(at => ({ do: 'strike', at }))
    },
    take: (g, me, _, move, ctx) => {
      strike(g, ctx, move.at, me.card)
      return []
    },
  }),
  // AG-8.5.5
  demote: ask({
    rule: 'AG-8.5.5',
    who: (_, me) => me.seat,
    legalMoves: () => [
      { do: 'demote', track: 'iron-throne' },
      { do: 'demote', track: 'fiefdoms' },
      { do: 'demote', track: 'kings-court' },
    ],
    take: (g, _, seat, move, ctx) => {
      const { foe, card } = selfOf(g.open, seat)
      const { track } = move
      moveOnTrack(g, ctx, track, foe, g.open.tracks[track].length, card)
      return []
    },
  }),
  // AG-8.5.12: the Knight is routed if the Footman was; the number of units stays the same.
  promote: ask({
    rule: 'AG-8.5.12',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) =>
      footmenToPromote(open, selfOf(open, me.seat).side).map(({ at, routed }) => ({ do: 'promote', at, routed })),
    take: (g, _, seat, move, ctx) => {
      const { at, routed } = move
      const { side, card, combat } = selfOf(g.open, seat)
      removeUnit(g, at, 'footman', routed)
      if (routed) addRouted(g, at, seat, ['knight'])
      else addUnits(g, at, seat, ['knight'])
      if (side === 'attacker' && at === campOf(combat, side)) {
        setCombat(g, { units: sorted([...less(combat.units, 'footman'), 'knight']) })
      }
      ctx.log({ is: 'upgraded', seat, at, unit: 'knight', cause: card })
      return []
    },
  }),
}
