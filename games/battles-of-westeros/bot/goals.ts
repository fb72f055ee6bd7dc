/** Where a side wants its units, by what the battle scores. */
import type { Seat } from '../../../kernel/index.ts'
import { battleOf, planOf } from '../data/battles.ts'
import { type Hex, rowOf } from '../data/hexes.ts'
import { controllerOf, objectivesOf } from '../rules/end/objectives.ts'
import { canScorch } from '../rules/field/keywords.ts'
import { unitAt } from '../rules/field/units.ts'
import type { Open, Unit } from '../types.ts'
import { wayLength } from './roads.ts'

const piecesOf = (open: Open, kinds: readonly string[]): readonly Hex[] =>
  (Object.keys(open.pieces) as Hex[]).filter(hex => kinds.includes(open.pieces[hex]!))

/** Objectives that are to be taken or must be stood on. */
const objectives = (open: Open, seat: Seat): readonly Hex[] =>
  objectivesOf(open)
    .filter(({ hex, whileOccupied }) => whileOccupied || controllerOf(open, hex) !== seat)
    .map(({ hex }) => hex)

/** Hexes of the enemy's goals that the own side has to keep. */
const kept = (open: Open, seat: Seat): readonly Hex[] =>
  objectivesOf(open)
    .map(({ hex }) => hex)
    .filter(hex => controllerOf(open, hex) === seat)

/** What the own House looks for beside objectives. */
function sought(open: Open, seat: Seat): readonly Hex[] {
  const isStark = open.houses[seat] === 'stark'
  if (isStark) {
    const hidden = (Object.keys(open.locations) as Hex[]).filter(hex => open.locations[hex] === 'hidden')
    const edmure = open.edmure.at ? [open.edmure.at] : open.edmure.hidden
    return [...hidden, ...edmure]
  }
  return [...(open.catelyn ? [open.catelyn] : []), ...piecesOf(open, ['tent'])]
}

/** What scorchers look for: what the battle wants burnt, if nobody stands in it. */
function fuel(open: Open, unit: Unit): readonly Hex[] {
  if (!canScorch(open, unit)) return []
  const { fireOnlyOn, reavers } = planOf(open.options.battle)?.special ?? {}
  const buildings = (Object.keys(open.ground) as Hex[]).filter(
    hex => open.ground[hex] === 'building' && !open.devastated.includes(hex),
  )
  const wanted = fireOnlyOn ? piecesOf(open, [fireOnlyOn]) : reavers ? buildings : []
  return wanted.filter(hex => unitAt(open, hex) === undefined)
}

/** BW-P9.1: does the battle want the unit to leave the board? */
export const isHomebound = (open: Open, { seat }: Unit): boolean =>
  planOf(open.options.battle)?.special.exit?.house === open.houses[seat]

/** BW-P5.2, BW-P9.1: rows still to be gone towards the row that counts; 0 where none does. */
function rowsToGo(open: Open, unit: Unit): number {
  const { ground, exit } = planOf(open.options.battle)?.special ?? {}
  const house = open.houses[unit.seat]
  const row = rowOf(unit.hex)
  if (exit?.house === house) return row
  if (!ground) return 0
  const last = ground[house].at(-1)!.row
  return Math.max(0, house === 'stark' ? row - last : last - row)
}

/** A scorcher wants to stand beside what burns. */
function fuelValue(open: Open, unit: Unit): number {
  const near = fuel(open, unit).map(hex => wayLength(open, unit.hex, hex))
  if (near.length === 0) return 0
  const way = Math.min(...near) - 1
  return way === 0 ? 2.5 : -0.3 * way
}

/** Most is scored at the end: what has not been reached then is worth nothing. */
function urgency({ round, options: { battle } }: Open): number {
  const left = battleOf(battle).rounds - round
  return left === 0 ? 2 : left === 1 ? 1.4 : 1
}

/** What the battle's goals make of a unit in its hex. */
export function goalValue(open: Open, unit: Unit): number {
  // Where it stands nothing can be burnt.
  const taken = fuel(open, unit).length > 0 ? [] : objectives(open, unit.seat)
  const goals = [...taken, ...sought(open, unit.seat)]
  const isMine = goals.includes(unit.hex)
  const free = goals.filter(hex => {
    const there = unitAt(open, hex)
    return there === undefined || there.seat !== unit.seat
  })
  const way = free.length > 0 ? Math.min(...free.map(hex => wayLength(open, unit.hex, hex))) : 0
  const guards = kept(open, unit.seat).includes(unit.hex) ? 0.6 : 0
  const here = isMine ? 2.5 : -0.3 * way
  return urgency(open) * (here + guards + fuelValue(open, unit) - 0.45 * rowsToGo(open, unit))
}
