/** Planning: which order for which army. A planning is a run of placements; each is the most pressing one left. */
import { type Place, places } from '../data/areas.ts'
import { type Order, type OrderType, orderTable } from '../data/orders.ts'
import type { Side } from '../types.ts'
import { type MarchOrder, valueOfSupport } from './attacks.ts'
import { type Board, readBoard } from './board.ts'
import { best, type Chooser, either, jitter, type Of, of } from './botView.ts'
import { strengthOfUnits } from './forecast.ts'
import { incomeAt, musterValue } from './muster.ts'
import { type Plan, planMarch } from './plans.ts'
import { inRaidRange, mayBeRaided, raidValue } from './raids.ts'
import { canSupport, keep } from './threats.ts'
import { powerValue } from './value.ts'

const weights = {
  /** What using one of the few starred orders costs, and each point of a March modifier that is not needed. */
  star: 0.3,
  modifier: 0.05,
  /** Support may be raided, or come where nobody attacks. */
  support: 0.8,
  /** What is left of the gain of a Consolidate Power order that an enemy could raid. */
  raided: 0.7,
  /** Where nothing matters, an order that may still come in useful. */
  idle: { support: 0.15, defense: 0.1, raid: 0.05, consolidate: 0, march: 0 } as Record<OrderType, number>,
  jitter: 0.25,
}

/** What the seat means to do with the orders it has placed so far. */
export interface Intent {
  board: Board
  marches: readonly { march: MarchOrder; plan: Plan }[]
  claimed: ReadonlySet<Place>
}

export const placeOrder: Chooser<'assignOrders'> = (botView, _ask, legalMoves) => {
  const placements = of(legalMoves, 'place')
  if (placements.length === 0) return either(legalMoves, 'confirm')
  const intent = intentOf(readBoard(botView))
  const byPlace = Map.groupBy(placements, ({ at }) => at)
  const rated = [...byPlace.values()].map(moves => pressing(intent, moves))
  return best(rated, ({ regret }) => regret).move
}

/** The best order for a place, and how much would be missed if another type had to do. */
function pressing(intent: Intent, moves: readonly Of<'place'>[]): { move: Of<'place'>; regret: number } {
  const { rng } = intent.board
  const rated = moves.map(move => ({
    move,
    points: ratingOf(intent, move.at, move.order) + jitter(rng, weights.jitter),
  }))
  const first = best(rated, ({ points }) => points)
  const others = rated.filter(({ move }) => orderTable[move.order].type !== orderTable[first.move.order].type)
  const second = others.length > 0 ? Math.max(...others.map(({ points }) => points)) : 0
  return { move: first.move, regret: first.points - second }
}

/** The plans of the March orders placed so far. */
export function intentOf(board: Board): Intent {
  const { open, me } = board
  const marches: { march: MarchOrder; plan: Plan }[] = []
  const claimed = new Set<Place>()
  for (const from of places) {
    const token = open.orders[from]
    if (token?.seat !== me || token.order === null) continue
    const { type, modifier } = orderTable[token.order]
    if (type !== 'march') continue
    const march = { from, modifier, claimed: new Set(claimed) }
    const plan = planMarch(board, march)
    marches.push({ march, plan })
    for (const { to } of plan.groups) claimed.add(to)
  }
  return { board, marches, claimed }
}

/** Points that an order brings, beside an army that stays where it is without one. */
export function ratingOf(intent: Intent, at: Place, order: Order): number {
  const { type, special } = orderTable[order]
  return ratings[type](intent, at, order) + weights.idle[type] - (special ? weights.star : 0)
}

const ratings: Record<OrderType, (intent: Intent, at: Place, order: Order) => number> = {
  march: ({ board, claimed }, from, order) => {
    const { modifier } = orderTable[order]
    return planMarch(board, { from, modifier, claimed }).gain - (modifier + 1) * weights.modifier
  },
  defense: ({ board }, at, order) => saved(board, at, orderTable[order].modifier),
  support: ({ board, marches }, from, order) => {
    const give = (side: Side, at: Place) =>
      strengthOfUnits(board.open.armies[from]!.units, side, at) + orderTable[order].modifier
    let points = 0
    for (const at of ownPlaces(board)) if (canSupport(from, at)) points += saved(board, at, give('defender', at))
    for (const { march, plan } of marches) {
      const { attack } = plan
      if (attack && canSupport(from, attack.to)) {
        points += valueOfSupport(board, march, attack, give('attacker', attack.to))
      }
    }
    return points * weights.support
  },
  raid: ({ board, marches }, from, order) => {
    const targets = marches.flatMap(({ plan }) => (plan.attack ? [plan.attack.to] : []))
    const within = places.filter(target => inRaidRange(from, target))
    return Math.max(0, ...within.map(target => raidValue(board, target, orderTable[order].special, targets)))
  },
  consolidate: ({ board }, at, order) => {
    const { open, me } = board
    const power = incomeAt(open, at) * powerValue(open, me)
    const gain = orderTable[order].special ? Math.max(power, musterValue(open, me, at)) : power
    return gain * (mayBeRaided(board, at) ? weights.raided : 1)
  },
}

const ownPlaces = ({ open, me }: Board): Place[] => places.filter(place => open.armies[place]?.seat === me)

/** What so much more strength saves of a place. */
function saved(board: Board, at: Place, more: number): number {
  const { units } = board.open.armies[at]!
  return keep(board, at, units, more) - keep(board, at, units)
}
