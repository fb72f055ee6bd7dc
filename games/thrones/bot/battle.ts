/** In battle: whom to support, when to use abilities and the Blade, what to strike. */
import type { Seat } from '../../../kernel/index.ts'
import { places } from '../data/areas.ts'
import { houseCardTable } from '../data/houseCards.ts'
import { type OrderType, orderTable } from '../data/orders.ts'
import { tidesCardTable } from '../data/tides.ts'
import { otherSide, sideOf } from '../rules/combat/fight.ts'
import { strengthOf } from '../rules/combat/strength.ts'
import { positionOf } from '../rules/position/tracks.ts'
import type { Side } from '../types.ts'
import { trackValue } from './bidding.ts'
import { type Board, readBoard } from './board.ts'
import { best, type Chooser, either, jitter, of } from './botView.ts'
import { valueIfReplaced, valueNow, valueWithBest, winsTies } from './cards.ts'
import { shareAgainstTides, shareWon } from './forecast.ts'
import { cardValue, placeValue, powerValue, spite } from './value.ts'

const weights = {
  /** How much more dangerous one fighter must be than the other before a third house takes sides. */
  takeSides: 0.15,
  neighbour: 0.1,
  jitter: 0.05,
  /** What each kind of order is worth to its owner, and that it supports this battle. */
  order: { march: 3, consolidate: 2, support: 2, defense: 1.5, raid: 1 } as Record<OrderType, number>,
  supporting: 2,
  /** How much better the chance must get to change a Tides card. */
  redraw: 0.1,
  /** Aeron costs two Power. */
  aeron: 2,
}

/** Itself in its own battles; else against the house that is the greater danger, if there is much to choose. */
export const giveSupport: Chooser<'support'> = (botView, _ask, legalMoves) => {
  const board = readBoard(botView)
  const { open, me, rng } = board
  const combat = open.combat!
  const own = sideOf(combat, me)
  const danger = (side: Side) => menace(board, combat[side].seat)
  const against = (side: Side) =>
    danger(otherSide(side)) - danger(side) - weights.takeSides + jitter(rng, weights.jitter)
  return best(of(legalMoves, 'support'), ({ side }) => {
    if (side === null) return 0
    return own === null ? against(side) : side === own ? 1 : -1
  })
}

/** How dangerous another house is to the seat: by its castles, and by the own places that it can march to. */
function menace(board: Board, seat: Seat): number {
  const near = places.filter(place => {
    if (board.open.armies[place]?.seat !== board.me) return false
    return board.threats.get(place)?.some(threat => threat.seat === seat)
  })
  return spite(board.open, seat) + near.length * weights.neighbour
}

/** Help is welcome. */
export const acceptSupport: Chooser<'refuseSupport'> = (_sight, _ask, legalMoves) => either(legalMoves, 'accept')

/** Abilities are used, but for the two that may do harm: those that change a card in play. */
export const useAbility: Chooser<'useCard'> = ({ open, me }, { card }, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const { ability } = houseCardTable[card]
  if (ability === 'force-other-card' && valueIfReplaced(open, side) <= valueNow(open, side))
    return either(legalMoves, 'pass')
  if (ability === 'replace-own-card') {
    const price = powerValue(open, me) * weights.aeron
    if (valueWithBest(open, side) - price <= valueNow(open, side)) return either(legalMoves, 'pass')
  }
  return either(legalMoves, 'use')
}

/** The Blade is drawn when it turns the battle. */
export const useBlade: Chooser<'blade'> = ({ open, me }, _ask, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const lead = strengthOf(open, side) - strengthOf(open, otherSide(side))
  const wins = (by: number) => by > 0 || (by === 0 && winsTies(open, side))
  return either(legalMoves, !wins(lead) && wins(lead + 1) ? 'use' : 'pass')
}

/** A Tides card is changed when that makes victory clearly likelier than to keep it, and the Blade for its strength. */
export const redrawTides: Chooser<'redraw'> = ({ open, me, own }, _ask, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const lead = strengthOf(open, side) - strengthOf(open, otherSide(side))
  const kept = shareAgainstTides(lead + 1 + tidesCardTable[own.tides!].strength, winsTies(open, side))
  return either(legalMoves, shareWon(open, lead, winsTies(open, side)) > kept + weights.redraw ? 'use' : 'pass')
}

/** A standing Footman fights; a routed one does not. */
export const killFootman: Chooser<'killFootman'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'kill'), ({ routed }) => (routed ? 0 : 1))

/** The order that its owner would miss most. */
export const strikeOrder: Chooser<'strikeOrder'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'strike'), ({ at }) => {
    const token = open.orders[at]!
    const army = open.armies[at]
    const supports = open.combat!.supports[at] ? weights.supporting * (army?.units.length ?? 0) : 0
    return supports + (token.order ? weights.order[orderTable[token.order].type] : 0)
  })

/** Where the opponent falls deepest; first of all where that decides a tie of strengths. */
export const demoteFoe: Chooser<'demote'> = ({ open, me }, _ask, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const foe = open.combat![otherSide(side)].seat
  const tied = strengthOf(open, side) === strengthOf(open, otherSide(side)) && !winsTies(open, side)
  return best(of(legalMoves, 'demote'), ({ track }) => {
    const fall = open.tracks[track].length - positionOf(open, track, foe)
    return fall * trackValue[track] + (tied && track === 'fiefdoms' ? placeValue(open, me, open.combat!.at) : 0)
  })
}

/** The Knight is made where most is to be held, and fit to fight. */
export const promoteFootman: Chooser<'promote' | 'upgrade'> = ({ open, me }, _ask, legalMoves) => {
  const promotions = of(legalMoves, 'promote')
  if (promotions.length === 0) return legalMoves[0]
  return best(promotions, ({ at, routed }) => placeValue(open, me, at) + (routed ? 0 : 1))
}

export const discardFoe: Chooser<'discardCard'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'discard'), ({ card }) => cardValue(card))
