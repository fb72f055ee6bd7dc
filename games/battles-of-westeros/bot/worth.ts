/** What a position is worth: the chance that a seat wins, from what the battle scores and what both sides have in the field. */
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

/**
 * What counts for a side, in the order of the weights: victory points, with those that it would be given to the end if nothing
 * changed; the same, by how much of the battle is over; the worth of its units, and their number; how far morale lies in its
 * half, and the square of that; how its units stand to the goals of the battle, to friends, and to enemies in
 * reach; objectives controlled.
 */
function termsOf(open: Open, seat: number): number[] {
  const units = unitsOf(open, seat)
  let [army, place] = [0, 0]
  for (const unit of units) {
    army += unitValue(unit)
    place += placeValue(open, unit)
  }
  const points = pointsOf(open, seat)
  const depth = Math.max(0, depthOf(open, seat)) / 10
  const late = points * progressOf(open)
  return [points, late, army / 10, units.length, depth, depth * depth, place, controlledBy(open, seat)]
}

/** 1 where the seat would win, were this the end; -1 where it would lose. */
const leadOf = (open: Open, seat: number): number => {
  const { winner } = finalResult(open)
  return winner === null ? 0 : winner === seat ? 1 : -1
}

/** The chance that the seat wins, 0 to 1. 1, 0 or a half once the battle is over. */
export function winChance(open: Open, seat: number): number {
  if (open.result) return open.result.winner === null ? 0.5 : open.result.winner === seat ? 1 : 0
  const [own, foe] = [termsOf(open, seat), termsOf(open, other(seat))]
  const lead = leadOf(open, seat)
  let sum = lead * (weights.lead + weights.lateLead * progressOf(open) ** 2)
  for (let i = 0; i < own.length; i++) sum += weights.terms[i] * (own[i] - foe[i])
  return 1 / (1 + Math.exp(-sum))
}
