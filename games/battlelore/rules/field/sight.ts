/** BL-7.3, BL-13: whom a unit can attack, through which lines of sight, and why not. */
import { type Direction, opposite, type SightLine } from '../../../../hex/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { scenarioTable } from '../../data/scenarios.ts'
import type { Open, Unit } from '../../types.ts'
import { groundAt, groundUnder, isFree, linesOf } from './field.ts'
import { armyOf, cardOf, other } from './units.ts'

type Line = SightLine<Hex>
/** What is looked at: the field and, for scenario texts, whose card is in play. */
type Sights = Pick<Open, 'units' | 'terrain' | 'fords' | 'bridges' | 'tents' | 'scenarios'>

/** Why a unit cannot attack another one; `hex`: what stands in the way there. */
export type Obstacle =
  | { readonly why: 'distance'; readonly most: number }
  | { readonly why: 'terrain' | 'unit'; readonly hex: Hex }

/** What the scenario card of its owner gives a unit: hexes of range, and blocking terrain that it looks past. */
function giftOf(open: Sights, unit: Unit): { readonly range: number; readonly ignores: number } {
  const scenario = open.scenarios[unit.seat]
  const gift = scenario && cardOf(unit).attack === 'ranged' ? scenarioTable[scenario].ranged : undefined
  return gift ?? { range: 0, ignores: 0 }
}

/** BL-13.1: the nearest and farthest distance of a target, with what the scenario card of its owner adds. */
export function rangeOf(open: Sights, unit: Unit): readonly [number, number] {
  const [least, most] = cardOf(unit).range
  return [least, most + giftOf(open, unit).range]
}

/** BL-13.3, BL-15.4: what blocks a line, nearest first; null: it is clear. */
function blockOf(open: Sights, viewer: Unit, line: Line): Obstacle | null {
  let overlooked = giftOf(open, viewer).ignores
  // BL-13.5: from a hill no unit is in the way; terrain is.
  const overUnits = groundUnder(open, viewer).high
  for (const hex of line.crossed) {
    if (!overUnits && !isFree(open, hex)) return { why: 'unit', hex }
    if (groundAt(open, hex).blocking && overlooked-- <= 0) return { why: 'terrain', hex }
  }
  return null
}

/** BL-13.2, BL-13.4, BL-13.8: the clear lines of sight from a unit to a hex. */
export const clearLines = (open: Sights, viewer: Unit, at: Hex): readonly Line[] =>
  linesOf(viewer.hex, at).filter(line => blockOf(open, viewer, line) === null)

/** Why the enemy in a hex is no legal target; null: it is one. */
export function obstacle(open: Sights, attacker: Unit, at: Hex): Obstacle | null {
  const distance = board.distance(attacker.hex, at)
  const [least, most] = rangeOf(open, attacker)
  if (distance < least || distance > most) return { why: 'distance', most }
  // BL-13.7: a line to a neighbour crosses nothing.
  const blocks = linesOf(attacker.hex, at).map(line => blockOf(open, attacker, line))
  return blocks.includes(null) ? null : blocks[0]
}

/** The enemies that a unit can attack (BL-7.3); a stunned one attacks nobody (BL-15.2). */
export const targetsOf = (open: Sights, attacker: Unit): Unit[] =>
  attacker.stunned
    ? []
    : armyOf(open, other(attacker.seat)).filter(enemy => obstacle(open, attacker, enemy.hex) === null)

/**
 * BL-10.1, BL-13.6, BL-13.9: the directions in which the target may have to retreat. Two: the attacker chooses to which side the
 * line of sight is moved.
 */
export const retreatDirections = (open: Sights, attacker: Unit, at: Hex): readonly Direction[] => [
  ...new Set(clearLines(open, attacker, at).map(({ side }) => opposite(side))),
]
