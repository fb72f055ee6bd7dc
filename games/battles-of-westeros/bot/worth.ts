/** What a position is worth: the chance that a seat wins, from what the battle scores and what both sides have in the field. */
import { logistic, weighed } from '../../../kit/worth.ts'
import { battleOf } from '../data/battles.ts'
import { depthOf } from '../rules/end/morale.ts'
import { controlledBy } from '../rules/end/objectives.ts'
import { pointsDue } from '../rules/end/points.ts'
import { finalResult } from '../rules/end/victory.ts'
import { other, unitsOf } from '../rules/field/units.ts'
import type { Open } from '../types.ts'
import { placeValue } from './places.ts'
import { unitValue } from './value.ts'
import { weights } from './worthWeights.ts'

/** How much of the battle is over, 0 to 1. */
const progressOf = ({ round, options: { battle } }: Open): number => round / battleOf(battle).rounds

/** Victory points in hand, at the end of this and all further rounds, and at the end. */
function pointsOf(open: Open, seat: number): number {
  const rounds = battleOf(open.options.battle).rounds - open.round + 1
  return open.points[seat] + rounds * pointsDue(open, seat, 'roundEnd') + pointsDue(open, seat, 'gameEnd')
}

export type Term = keyof typeof weights.terms

/** What counts for a side, term by term. */
export function termsOf(open: Open, seat: number): Readonly<Record<Term, number>> {
  const units = unitsOf(open, seat)
  let [army, place] = [0, 0]
  for (const unit of units) {
    army += unitValue(unit)
    place += placeValue(open, unit)
  }
  const points = pointsOf(open, seat)
  const morale = Math.max(0, depthOf(open, seat)) / 10
  return {
    points,
    pointsLate: points * progressOf(open),
    army: army / 10,
    units: units.length,
    // How far the marker lies in the own half
    morale,
    moraleSquared: morale * morale,
    // To the goals of the battle, to friends, and to enemies in reach
    place,
    objectives: controlledBy(open, seat),
  }
}

/** 1 where the seat would win, were this the end; -1 where it would lose. */
const leadOf = (open: Open, seat: number): number => {
  const { winner } = finalResult(open)
  return winner === null ? 0 : winner === seat ? 1 : -1
}

/** What that counts, in points. */
export const leadPoints = (open: Open, seat: number): number =>
  leadOf(open, seat) * (weights.lead + weights.lateLead * progressOf(open) ** 2)

/** The chance that the seat wins, 0 to 1. 1, 0 or a half once the battle is over. */
export function winChance(open: Open, seat: number): number {
  if (open.result) return open.result.winner === null ? 0.5 : open.result.winner === seat ? 1 : 0
  const lead = leadPoints(open, seat)
  const [own, foe] = [termsOf(open, seat), termsOf(open, other(seat))]
  return logistic(lead + weighed(weights.terms, own) - weighed(weights.terms, foe))
}
