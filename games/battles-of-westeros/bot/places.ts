/** What hexes and orders are worth to the bot, in the same coin as blows. */
import type { Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { burns } from '../rules/field/ground.ts'
import { boardOf, foeOf, friendsBeside } from '../rules/field/units.ts'
import { waysOf } from '../rules/field/ways.ts'
import type { Open, Unit } from '../types.ts'
import { goalValue } from './goals.ts'
import { bestAction, faceChance, harm, isRanged, unitValue } from './value.ts'

/** The open facts with a unit thought to have gone elsewhere. Its engagement is over there. */
export function standingAt(open: Open, unit: Unit, hex: Hex): { open: Open; unit: Unit } {
  if (hex === unit.hex) return { open, unit }
  const moved = { ...unit, hex }
  return {
    open: {
      ...open,
      units: open.units.map(each => (each.id === unit.id ? moved : each)),
      engagements: open.engagements.filter(({ units }) => !units.includes(unit.id)),
      // BW-14.6: archers are off balance
      turn: open.turn && { ...open.turn, walked: [...open.turn.walked, unit.id] },
    },
    unit: moved,
  }
}

const foesOf = (open: Open, { seat }: Unit): readonly Unit[] => open.units.filter(each => each.seat !== seat)

/** How far a unit can strike in one order. */
function reachOf({ type, rank }: Unit): number {
  const { orders, range } = unitTable[type]
  return range + Math.max(0, ...orders[rank].filter(({ attack }) => attack).map(({ move }) => move))
}

/** What the two worst enemies within reach can be expected to take; less from those that have had their order. */
function danger(open: Open, unit: Unit): number {
  const board = boardOf(open)
  const near = foesOf(open, unit).filter(foe => board.distance(foe.hex, unit.hex) <= reachOf(foe))
  const [worst = 0, next = 0] = near
    .map(foe => harm(open, foe, unit).harm * (foe.active ? 1 : 0.6))
    .toSorted((a, b) => b - a)
  return worst + next
}

const dangerWeight = 0.2
const lineWeight = 0.35

/** What it is worth to have the unit in a hex, without its attack: goals, a line of friends, the enemy near, little danger. */
export function placeValue(open: Open, unit: Unit): number {
  const board = boardOf(open)
  const nearest = Math.min(9, ...foesOf(open, unit).map(foe => board.distance(foe.hex, unit.hex)))
  const wanted = isRanged(unit) ? 3 : unit.commander ? 2 : 1
  const line = Math.min(2, friendsBeside(open, unit).length)
  const risk = dangerWeight * danger(open, unit) * (unit.commander ? 2 : 1)
  return goalValue(open, unit) + lineWeight * line - risk - 0.2 * Math.abs(nearest - wanted)
}

/** BW-P4.5: what the catapults can be expected to take on the way. */
const catapultRisk = (open: Open, unit: Unit, path: readonly Hex[]): number =>
  open.houses[unit.seat] === 'stark'
    ? 0
    : path.filter(hex => open.targets[hex] === unit.rank).length * faceChance[unit.rank] * unitValue(unit)

/** What it is worth to have gone there, and to attack from there if that is still allowed. */
export function wayValue(open: Open, unit: Unit, path: readonly Hex[], mayAttack: boolean): number {
  const there = standingAt(open, unit, path.at(-1) ?? unit.hex)
  const action = mayAttack ? bestAction(there.open, there.unit) : 0
  return placeValue(there.open, there.unit) + action - catapultRisk(open, unit, path)
}

/** What an order is worth to a unit: the best that it can do with it, against staying where it is without. */
export function potential(open: Open, unit: Unit): number {
  if (burns(open, unit.hex)) return 0.5
  const here = placeValue(open, unit)
  const stays = wayValue(open, unit, [], true) - here
  if (foeOf(open, unit.id)) return Math.max(least, stays)
  const goes = waysOf(open, unit, 0).map(({ path, mayAttack }) => wayValue(open, unit, path, mayAttack) - here)
  return Math.max(least, stays, ...goes)
}

/** An order always counts for something: it may open a line. */
const least = 0.05
