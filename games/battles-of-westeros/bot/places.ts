/** What hexes and orders are worth to the bot, in the same coin as blows. */
import { once } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { burns } from '../rules/field/ground.ts'
import { canScorch } from '../rules/field/keywords.ts'
import { boardOf, foeOf } from '../rules/field/units.ts'
import type { Way } from '../rules/field/ways.ts'
import type { Open, Unit } from '../types.ts'
import { type Field, fieldOf, knownHarm, knownWays, standingAt } from './field.ts'
import { goalValue } from './goals.ts'
import { bestAction, faceChance, isRanged, unitValue } from './value.ts'

/** What the two worst enemies within reach can be expected to take; less from those that have had their order. */
function danger(open: Open, field: Field, unit: Unit, hex: Hex): number {
  const board = boardOf(open)
  let [worst, next] = [0, 0]
  for (const { unit: foe, reach } of field.foes[unit.seat]) {
    if (board.distance(foe.hex, hex) > reach) continue
    const harm = knownHarm(open, field, foe, unit, hex) * (foe.active ? 1 : 0.6)
    if (harm > worst) [worst, next] = [harm, worst]
    else if (harm > next) next = harm
  }
  return worst + next
}

const distanceToFoe = (open: Open, { foes }: Field, { seat }: Unit, hex: Hex): number =>
  foes[seat].reduce((least, { unit }) => Math.min(least, boardOf(open).distance(unit.hex, hex)), 9)

const dangerWeight = 0.2
const lineWeight = 0.35

/**
 * What it is worth to have the unit in a hex, where it stands or another one, without its attack: goals, a line of friends, the
 * enemy near, little danger.
 */
export const placeValue = (open: Open, unit: Unit, hex: Hex = unit.hex): number =>
  valueIn(open, fieldOf(open), unit, hex)

function valueIn(open: Open, field: Field, unit: Unit, hex: Hex): number {
  const { unitAt, goals } = field
  const other = (at: Hex) => {
    const there = unitAt.get(at)
    return there === undefined || there.id === unit.id ? undefined : there
  }
  const friend = (at: Hex) => other(at)?.seat === unit.seat
  const wanted = isRanged(unit) ? 3 : unit.commander ? 2 : 1
  const line = Math.min(2, boardOf(open).neighbours(hex).filter(friend).length)
  const risk = dangerWeight * danger(open, field, unit, hex) * (unit.commander ? 2 : 1)
  const goal = goalValue(open, goals[unit.seat], unit, hex, { friend, other: at => other(at) !== undefined })
  return goal + lineWeight * line - risk - 0.2 * Math.abs(distanceToFoe(open, field, unit, hex) - wanted)
}

/** BW-P4.5: what the catapults can be expected to take on the way. */
const catapultRisk = (open: Open, unit: Unit, path: readonly Hex[]): number =>
  open.houses[unit.seat] === 'stark'
    ? 0
    : path.filter(hex => open.targets[hex] === unit.rank).length * faceChance[unit.rank] * unitValue(unit)

/** Can it attack or scorch from there at all? */
const mayStrike = (open: Open, field: Field, unit: Unit, hex: Hex): boolean =>
  distanceToFoe(open, field, unit, hex) <= unitTable[unit.type].range || canScorch(open, unit)

/** What it is worth to have gone there, and to attack from there if that is still allowed. */
export const wayValue = (open: Open, unit: Unit, path: readonly Hex[], mayAttack: boolean): number =>
  wayIn(open, fieldOf(open), unit, { path, mayAttack })

function wayIn(open: Open, field: Field, unit: Unit, { path, mayAttack }: Way): number {
  const hex = path.at(-1) ?? unit.hex
  const place = valueIn(open, field, unit, hex) - catapultRisk(open, unit, path)
  if (!mayAttack || !mayStrike(open, field, unit, hex)) return place
  const there = standingAt(open, unit, hex)
  return place + bestAction(there.open, there.unit)
}

/** What an order is worth to a unit: the best that it can do with it, against staying where it is without. */
export function potential(open: Open, unit: Unit): number {
  const field = fieldOf(open)
  return once(field.potentials, unit.id, () => potentialIn(open, field, unit))
}

function potentialIn(open: Open, field: Field, unit: Unit): number {
  if (burns(open, unit.hex)) return 0.5
  const here = valueIn(open, field, unit, unit.hex)
  const stays = wayIn(open, field, unit, { path: [], mayAttack: true }) - here
  if (foeOf(open, unit.id)) return Math.max(least, stays)
  const goes = knownWays(open, field, unit, 0).map(way => wayIn(open, field, unit, way) - here)
  return Math.max(least, stays, ...goes)
}

/** An order always counts for something: it may open a line. */
const least = 0.05
