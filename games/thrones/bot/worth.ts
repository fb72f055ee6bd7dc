/** The value of a position for each house: how likely it ends before each of the others. */
import { weighedBy, worthByPlace, worthByPoints } from '../../../kit/worth.ts'
import { rounds } from '../data/constants.ts'
import { standing } from '../rules/victory.ts'
import type { Open } from '../types.ts'
import { featuresOf, type Term, terms } from './features.ts'
import { weights } from './worthWeights.ts'

/** So many times as much as places counts the chance to win. */
const victory = 3 / 7

/** Values from 0 (last) to 1 (first) by seat, from open facts; `isOver`: as the standing has it. */
export function worthOf(open: Open, isOver: boolean): number[] {
  if (isOver) {
    const places = standing(open)
    return open.houses.map((_, seat) => worthByPlace(places, seat, victory))
  }
  const points = pointsOf(open)
  return open.houses.map((_, seat) => worthByPoints(points, seat, victory))
}

/** The points of every house in parts: those of the terms that belong to one concern together. */
export function partsOf<Concern extends string>(
  open: Open,
  concernOf: Readonly<Record<Term, Concern>>,
): Record<Concern, number>[] {
  const late = latenessOf(open)
  const now = byTerm(term => weightAt(term, late))
  return featuresOf(open).map(row =>
    weighedBy(
      concernOf,
      now,
      byTerm((_, i) => row[i]),
    ),
  )
}

const byTerm = (number: (term: Term, i: number) => number) =>
  Object.fromEntries(terms.map((term, i) => [term, number(term, i)])) as Record<Term, number>

/** How far the game has gone, 0 to 1. */
const latenessOf = ({ round }: Open): number => (round - 1) / (rounds - 1)

/** A house's points: its numbers by their weights, which drift from those of round 1 to those of the last round. */
function pointsOf(open: Open): number[] {
  const late = latenessOf(open)
  const now = terms.map(term => weightAt(term, late))
  return featuresOf(open).map(row => row.reduce((sum, n, i) => sum + n * now[i], 0))
}

const weightAt = (term: Term, late: number): number => weights[term][0] * (1 - late) + weights[term][1] * late
