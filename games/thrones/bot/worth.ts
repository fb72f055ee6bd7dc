/** The value of a position for each house: how likely it ends before each of the others. */

import { rounds } from '../data/constants.ts'
import { standing } from '../rules/victory.ts'
import type { Open } from '../types.ts'
import { featuresOf, type Term, terms } from './features.ts'
import { weights } from './weights.ts'

/** The part of the value that first place makes; the rest is the share of the others that come behind. */
const victory = 0.3

/** Values from 0 (last) to 1 (first) by seat, from open facts; `isOver`: as the standing has it. */
export function worthOf(open: Open, isOver: boolean): number[] {
  return isOver ? worthAtEnd(open) : worthOfPoints(pointsOf(open))
}

function worthAtEnd(open: Open): number[] {
  const values = open.houses.map(() => 0)
  const others = values.length - 1
  for (const { seat, place } of standing(open)) {
    values[seat] = ((1 - victory) * (others + 1 - place)) / others + (place === 1 ? victory : 0)
  }
  return values
}

/** A house's points: its numbers by their weights, which drift from those of round 1 to those of the last round. */
function pointsOf(open: Open): number[] {
  const late = (open.round - 1) / (rounds - 1)
  const now = terms.map(term => weightAt(term, late))
  return featuresOf(open).map(row => row.reduce((sum, n, i) => sum + n * now[i], 0))
}

const weightAt = (term: Term, late: number): number => weights[term][0] * (1 - late) + weights[term][1] * late

/** The chance to be placed before another house is a logistic function of the difference of points. */
function worthOfPoints(points: readonly number[]): number[] {
  const strength = points.map(Math.exp)
  const all = strength.reduce((sum, each) => sum + each, 0)
  return strength.map((own, seat) => {
    let before = 0
    strength.forEach((other, rival) => {
      if (rival !== seat) before += own / (own + other)
    })
    return ((1 - victory) * before) / (points.length - 1) + (victory * own) / all
  })
}
