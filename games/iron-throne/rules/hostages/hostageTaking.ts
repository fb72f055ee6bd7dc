/** IT-18.1 to IT-18.6: taking a hostage, and who is told what. */
import { ask, type Chapter, type Context, hold, putAt, type Seat } from '../../../../kernel/index.ts'
import { cardTable, type HouseCard } from '../../data/cards.ts'
import type { Hostage, IronThrone, Open, Spot, Why } from '../../types.ts'
import { addToHand, hasDeck, takeFromHand, takeTop } from '../cards/decks.ts'
import { knowsTop, leaveHostages, recall, thoseWhoKnowHand, type Whereabouts } from '../memory.ts'
import type { G, Steps } from '../seats.ts'

/** IT-18.2: the places from which a hostage can be taken; of those held only up to number `before` (IT-9.6). */
export function spotsOf(open: Open, victim: Seat, before: number | null = null): Spot[] {
  const held = open.hostages[victim].filter(({ n }) => before === null || n <= before)
  return [
    ...(hasDeck(open, victim) ? [{ from: 'deck' } as const] : []),
    ...(open.hands[victim] > 0 ? [{ from: 'hand' } as const] : []),
    ...held.map(({ n }): Spot => ({ from: 'held', n })),
  ]
}

export const hasSpot = (open: Open, victim: Seat): boolean => spotsOf(open, victim).length > 0

/** Takes a hostage away from its holder: its face. */
export function removeHostage(g: G, holder: Seat, n: number): { card: HouseCard; house: Seat } {
  const list = g.open.hostages[holder]
  const at = list.findIndex(each => each.n === n)
  const keep = <T>(all: readonly T[]) => all.filter((_, i) => i !== at)
  const card = g.held[holder].hostages[at]
  g.open.hostages = putAt(g.open.hostages, holder, keep(list))
  hold(g, holder, { hostages: keep(g.held[holder].hostages) })
  return { card, house: list[at].house }
}

/** IT-18.6: the next free number of this holder. */
function addHostage(g: G, holder: Seat, card: HouseCard, house: Seat): number {
  const n = g.open.arrivals[holder] + 1
  const hostage: Hostage = { n, house }
  g.open.arrivals = putAt(g.open.arrivals, holder, n)
  g.open.hostages = putAt(g.open.hostages, holder, [...g.open.hostages[holder], hostage])
  hold(g, holder, { hostages: [...g.held[holder].hostages, card] })
  return n
}

/** The card, and who besides the taker knows which it is; a hostage's own place tells who remembers it. */
function lift(
  g: G,
  ctx: Context<IronThrone>,
  seat: Seat,
  victim: Seat,
  spot: Spot,
): { card: HouseCard; knowing: Seat[] } {
  // IT-18.4
  if (spot.from === 'held') return { card: removeHostage(g, victim, spot.n).card, knowing: [victim] }
  if (spot.from === 'deck') {
    const knowing = knowsTop(g, victim) ? [victim] : []
    return { card: takeTop(g, ctx, victim)!, knowing }
  }
  const { hand } = g.held[victim]
  const card = hand[ctx.below(hand.length)]
  // IT-18.3: the victim sees which one is missing
  const knowing = [victim, ...thoseWhoKnowHand(g, victim, card)]
  takeFromHand(g, victim, card, seat)
  return { card, knowing }
}

/** IT-18.5: a card of the taker's own House goes to hand; under a deal once all is taken (IT-9.6). */
function receive(g: G, taker: Seat, card: HouseCard, why: Why): number | null {
  const house = g.open.houses.indexOf(cardTable[card].house)
  if (house !== taker) return addHostage(g, taker, card, house)
  if (why !== 'deal') addToHand(g, taker, card)
  else {
    hold(g, taker, { returning: [...g.held[taker].returning, card] })
    g.open.returning = putAt(g.open.returning, taker, g.open.returning[taker] + 1)
  }
  return null
}

/** Where a card lies that has been received. */
function whereabouts(seat: Seat, n: number | null, why: Why): Whereabouts {
  if (n !== null) return { in: 'hostages', seat, n }
  return { in: why === 'deal' ? 'returning' : 'hand', seat }
}

export function takeHostage(g: G, ctx: Context<IronThrone>, seat: Seat, victim: Seat, spot: Spot, why: Why): void {
  const { card, knowing } = lift(g, ctx, seat, victim, spot)
  const number = receive(g, seat, card, why)
  const to = whereabouts(seat, number, why)
  if (spot.from === 'held') leaveHostages(g, victim, spot.n, to)
  for (const each of knowing) recall(g, each, { card, ...to })
  const house = g.open.houses.indexOf(cardTable[card].house)
  const n = spot.from === 'held' ? spot.n : null
  ctx.log({ is: 'hostage', seat, victim, from: spot.from, house, n, number, why })
  // IT-18.3, IT-18.4
  ctx.log({ is: 'hostage-face', seat, victim, card, number }, seat)
  if (spot.from === 'hand') ctx.log({ is: 'hostage-lost', seat: victim, taker: seat, card }, victim)
}

/** IT-10.5.2: whoever can be taken from must be; where nobody can, nothing is taken. */
export function chooseHostage(open: Open, seat: Seat, among: readonly Seat[], why: Why): Steps {
  const able = among.filter(victim => hasSpot(open, victim))
  return able.length > 0 ? [{ do: 'nameVictim', seat, among: able, why }] : []
}

export const hostageTakingRules: Chapter<IronThrone, 'nameVictim' | 'takeHostage'> = {
  nameVictim: ask({
    rule: 'IT-10.5.2',
    who: (_, me) => me.seat,
    legalMoves: (_, me) => me.among.map(seat => ({ do: 'name', seat })),
    take: (_, me, seat, move) => [{ do: 'takeHostage', seat, victim: move.seat, why: me.why, before: null }],
  }),
  takeHostage: ask({
    rule: 'IT-18.2',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => spotsOf(open, me.victim, me.before).map(place => ({ do: 'take', place })),
    take: (g, me, seat, move, ctx) => {
      takeHostage(g, ctx, seat, me.victim, move.place, me.why)
      return []
    },
  }),
}
