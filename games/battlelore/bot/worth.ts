/** What a position is worth: the chance that a seat wins, from what both sides have on the table. */
import { board } from '../data/hexes.ts'
import { armyOf, isWeak, other, unitAt } from '../rules/field/units.ts'
import { scenarioPoints } from '../rules/setup/scenarioPoints.ts'
import type { Open } from '../types.ts'
import { dangerValue, value } from './value.ts'
import { weights } from './worthWeights.ts'

/**
 * What counts for a side at the beginning of a turn, in the order of the weights: victory points and their square, for the last
 * ones count most; the price of its units, worn ones for less, their number, and how many are down to their last figure;
 * banners held, and victory points of the scenario card as things stand; how near its units are to banners that it does not hold;
 * what the enemies in reach can be expected to take; lore tokens, no more than eight, and lore cards, no more than four.
 */
function termsOf(open: Open, seat: number): number[] {
  const units = armyOf(open, seat)
  const held = open.banners.filter(hex => unitAt(open, hex)?.seat === seat).length
  let army = 0
  let weak = 0
  let danger = 0
  for (const unit of units) {
    army += value(unit)
    if (isWeak(unit)) weak++
    danger += dangerValue(open, unit)
  }
  const points = open.points[seat] / 16
  const card = open.scenarios[seat] ? scenarioPoints(open, seat) : 0
  const lore = Math.min(8, open.lore[seat])
  const hand = Math.min(4, open.loreHands[seat])
  return [points, points * points, army / 10, units.length, weak, held, card, nearness(open, seat), danger, lore, hand]
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
  const [ours, theirs] = [termsOf(open, mover), termsOf(open, other(mover))]
  let sum = weights.mover
  for (let i = 0; i < ours.length; i++) sum += weights.ours[i] * ours[i] - weights.theirs[i] * theirs[i]
  const chance = 1 / (1 + Math.exp(-sum))
  return mover === seat ? chance : 1 - chance
}
