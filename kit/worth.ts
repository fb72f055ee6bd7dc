/**
 * What a position is worth to a seat, from points that a game gives every seat: of two seats the one with d points more is placed
 * before the other in 1 of 1 + e^-d games.
 */
import type { Seat, Standing } from '../kernel/index.ts'

/** The chance, 0 to 1, of whoever has so many points more. */
export const logistic = (points: number): number => 1 / (1 + Math.exp(-points))

/** The sum of the terms of a position, each by its weight. */
export function weighed<Term extends string>(
  weights: Readonly<Record<Term, number>>,
  terms: Readonly<Record<Term, number>>,
): number {
  let points = 0
  for (const term in weights) points += weights[term] * terms[term]
  return points
}

/** The same sum in parts: the terms that belong to one concern of players together. */
export function weighedBy<Term extends string, Concern extends string>(
  concerns: Readonly<Record<Term, Concern>>,
  weights: Readonly<Record<Term, number>>,
  terms: Readonly<Record<Term, number>>,
): Record<Concern, number> {
  const points = {} as Record<Concern, number>
  for (const term in concerns) {
    const concern: Concern = concerns[term]
    points[concern] = (points[concern] ?? 0) + weights[term] * terms[term]
  }
  return points
}

/**
 * The worth of a position by the points of all seats, 0 to 1: the chance to win counts `victory` times as much as the share of the
 * others before whom the seat is going to stand.
 */
export function worthByPoints(points: readonly number[], seat: Seat, victory: number): number {
  let all = 0
  let before = 0
  for (const [other, theirs] of points.entries()) {
    const lead = points[seat] - theirs
    all += Math.exp(-lead)
    if (other !== seat) before += logistic(lead)
  }
  return blend(1 / all, before / (points.length - 1), victory)
}

/** The same once the game is over: a shared victory counts by its share, a shared place half. */
export function worthByPlace(
  standing: readonly Pick<Standing, 'seat' | 'place'>[],
  seat: Seat,
  victory: number,
): number {
  const own = standing.find(each => each.seat === seat)!.place
  const behind = standing.filter(({ place }) => place > own).length
  const beside = standing.filter(({ place }) => place === own).length
  const before = (behind + (beside - 1) / 2) / (standing.length - 1)
  return blend(own === 1 ? 1 / beside : 0, before, victory)
}

const blend = (win: number, before: number, victory: number): number => (victory * win + before) / (victory + 1)
