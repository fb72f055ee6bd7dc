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
import { favourOfStark, weights } from './worthWeights.ts'

/** What a card orders, in orders of a token; it needs a command token. */
const ordersOfCard = 1.6
/** What both sides order in a round, about. */
const ordersOfRound = 16
/** A round that begins with more orders counts for no more rounds than this. */
const longestRound = 1.2
/** What is left when nobody can order any more, in rounds: interrupts, and luck under way. */
const leastLeft = 0.2

/** What a side can still order in a round. */
const ordersLeft = ({ passed, pools, hands, commandTokens }: Open, seat: number): number =>
  passed[seat]
    ? 0
    : Object.values(pools[seat]).reduce((sum, n) => sum + n, 0) +
      ordersOfCard * Math.min(hands[seat], commandTokens[seat])

/** Rounds still to be played, of which the one under way counts by the orders that are left. */
const roundsLeft = (open: Open): number =>
  battleOf(open.options.battle).rounds -
  open.round +
  Math.min(longestRound, (ordersLeft(open, 0) + ordersLeft(open, 1)) / ordersOfRound)

/** How near the end of the battle is. */
const nearness = (open: Open): number => 1 / (roundsLeft(open) + leastLeft)

/** BW-4.4.2: once all have passed and somebody is asked again, the points of the round have been given. */
const isScored = ({ passed }: Open): boolean => passed.every(each => each)

/** Victory points, were this the end of the round and of the battle. */
const pointsNow = (open: Open, seat: number): number =>
  open.points[seat] + (isScored(open) ? 0 : pointsDue(open, seat, 'roundEnd')) + pointsDue(open, seat, 'gameEnd')

/** Victory points in the end, if what scores now scores until then. */
const pointsOf = (open: Open, seat: number): number =>
  pointsNow(open, seat) + (battleOf(open.options.battle).rounds - open.round) * pointsDue(open, seat, 'roundEnd')

/** Where a battle scores no points its objectives count, two as much as a point. */
const objectivesOf = (open: Open, seat: number): number =>
  battleOf(open.options.battle).victory.items.length === 0 ? controlledBy(open, seat) / 2 : 0

export type Term = keyof typeof weights.terms

/** What counts for a side, term by term. */
export function termsOf(open: Open, seat: number): Readonly<Record<Term, number>> {
  let [army, place] = [0, 0]
  for (const unit of unitsOf(open, seat)) {
    army += unitValue(unit)
    place += placeValue(open, unit)
  }
  const points = pointsOf(open, seat)
  const objectives = objectivesOf(open, seat)
  const near = nearness(open)
  return {
    points,
    pointsLate: points * near,
    objectives,
    objectivesLate: objectives * near,
    army: army / 10,
    // How far the marker lies in the own half
    morale: Math.max(0, depthOf(open, seat)) / 10,
    // To the goals of the battle, to friends, and to enemies in reach
    place,
  }
}

/** 1 where the seat would win, were this the end; -1 where it would lose. */
function leadOf(open: Open, seat: number): number {
  const points = open.houses.map((_, each) => pointsNow(open, each))
  const { winner } = finalResult({ ...open, points })
  return winner === null ? 0 : winner === seat ? 1 : -1
}

/** What that counts, in points. */
export const leadPoints = (open: Open, seat: number): number => leadOf(open, seat) * weights.lead * nearness(open)

/** What the battle itself gives the seat, in points: in its last round less and less. */
const favourOf = (open: Open, seat: number): number =>
  favourOfStark[open.options.battle] * (open.houses[seat] === 'stark' ? 1 : -1) * Math.min(1, roundsLeft(open))

/** The chance that the seat wins, 0 to 1. 1, 0 or a half once the battle is over. */
export function winChance(open: Open, seat: number): number {
  if (open.result) return open.result.winner === null ? 0.5 : open.result.winner === seat ? 1 : 0
  const lead = leadPoints(open, seat)
  const [own, foe] = [termsOf(open, seat), termsOf(open, other(seat))]
  return logistic(favourOf(open, seat) + lead + weighed(weights.terms, own) - weighed(weights.terms, foe))
}
