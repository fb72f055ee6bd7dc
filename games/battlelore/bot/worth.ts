/** What a position is worth: the chance that a seat wins, from what both sides have on the table. */
import { logistic, weighed } from '../../../kit/worth.ts'
import { board } from '../data/hexes.ts'
import { armyOf, isWeak, other, unitAt } from '../rules/field/units.ts'
import { scenarioPoints } from '../rules/setup/scenarioPoints.ts'
import type { Open } from '../types.ts'
import { dangerValue, value } from './value.ts'
import { weights } from './worthWeights.ts'

export type Term = keyof typeof weights.ours

/** What counts for a side at the beginning of a turn, term by term. */
export function termsOf(open: Open, seat: number): Readonly<Record<Term, number>> {
  const units = armyOf(open, seat)
  const points = open.points[seat] / 16
  let [army, danger] = [0, 0]
  for (const unit of units) {
    army += value(unit)
    danger += dangerValue(open, unit)
  }
  return {
    points,
    // The last ones count most
    pointsSquared: points * points,
    // Worn units have a lower price
    army: army / 10,
    weak: units.filter(isWeak).length,
    banners: open.banners.filter(hex => unitAt(open, hex)?.seat === seat).length,
    scenario: open.scenarios[seat] ? scenarioPoints(open, seat) : 0,
    nearness: nearness(open, seat),
    danger,
    lore: Math.min(8, open.lore[seat]),
    loreCards: Math.min(4, open.loreHands[seat]),
  }
}

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
  const chance = logistic(weights.mover + lead)
  return mover === seat ? chance : 1 - chance
}
