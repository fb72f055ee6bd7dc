/** What a position is worth: the chance that a seat wins, from what both sides have on the table. */
import { logistic, weighed } from '../../../kit/worth.ts'
import { victoryPoints } from '../data/constants.ts'
import { board } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { armyOf, isWeak, other, unitAt } from '../rules/field/units.ts'
import { scenarioPoints } from '../rules/setup/scenarioPoints.ts'
import type { Open, Unit } from '../types.ts'
import { dangerValue, value } from './value.ts'
import { weights } from './worthWeights.ts'

export type Term = keyof typeof weights.ours

/** What counts for a side at the beginning of a turn, term by term. */
export function termsOf(open: Open, seat: number): Readonly<Record<Term, number>> {
  const units = armyOf(open, seat)
  const most = Math.max(...open.points)
  const [points, progress] = [open.points[seat], most / victoryPoints]
  const banners = units.filter(({ hex }) => open.banners.includes(hex))
  return {
    points: points / victoryPoints,
    // The less is to come, the more a lead is worth, and a banner
    pointsLate: points / Math.max(1.5, victoryPoints - most),
    banners: banners.length,
    bannersLate: banners.length * progress,
    // Worn units have a lower price
    army: sum(units, value) / 10,
    weak: units.filter(isWeak).length,
    scenario: open.scenarios[seat] ? scenarioPoints(open, seat) : 0,
    nearness: nearness(open, seat),
    free: freeBanners(open, units),
    danger: sum(units, unit => dangerValue(open, unit)),
    bannerDanger: sum(banners, unit => dangerValue(open, unit)),
    lore: Math.min(8, open.lore[seat]),
    loreCards: Math.min(4, open.loreHands[seat]),
  }
}

const sum = (units: readonly Unit[], measure: (unit: Unit) => number): number =>
  units.reduce((all, unit) => all + measure(unit), 0)

/** Banners on which nobody stands and which a unit without a banner is near enough to take in its next move. */
const freeBanners = (open: Open, units: readonly Unit[]): number =>
  open.banners.filter(
    banner =>
      !unitAt(open, banner) &&
      units.some(
        ({ hex, type, stunned }) =>
          !stunned && !open.banners.includes(hex) && board.distance(hex, banner) <= unitTable[type].move,
      ),
  ).length

/** For each banner that is not held the nearness of the nearest own unit: 1 beside it, less farther away. */
function nearness(open: Open, seat: number): number {
  let sum = 0
  for (const banner of open.banners) {
    if (unitAt(open, banner)?.seat === seat) continue
    let way = 12
    for (const { hex } of armyOf(open, seat)) way = Math.min(way, board.distance(hex, banner))
    sum += 1 / way
  }
  return sum
}

/** The chance that the seat wins, 0 to 1; `open.turn` tells whose turn begins. 1, 0 or a half once the game is over. */
export function winChance(open: Open, seat: number): number {
  if (open.result) return open.result.winner === null ? 0.5 : open.result.winner === seat ? 1 : 0
  const mover = open.turn!.seat
  const lead = weighed(weights.ours, termsOf(open, mover)) - weighed(weights.theirs, termsOf(open, other(mover)))
  const order = mover === open.first ? weights.first : -weights.first
  const chance = logistic(weights.mover + order + lead)
  return mover === seat ? chance : 1 - chance
}
