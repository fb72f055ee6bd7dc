/** Where a side wants its units, by what the battle scores. */
import type { Seat } from '../../../kernel/index.ts'
import { battleOf, planOf } from '../data/battles.ts'
import { type Hex, rowOf } from '../data/hexes.ts'
import { objectivesOf } from '../rules/end/objectives.ts'
import { canScorch } from '../rules/field/keywords.ts'
import type { Open, Unit } from '../types.ts'
import { wayLength } from './roads.ts'

const piecesOf = (open: Open, kinds: readonly string[]): readonly Hex[] =>
  (Object.keys(open.pieces) as Hex[]).filter(hex => kinds.includes(open.pieces[hex]!))

/** Where a side wants its units, whichever it is. */
export interface Goals {
  /** Objectives that are to be taken or must be stood on. */
  readonly taken: readonly Hex[]
  /** What the House looks for beside objectives. */
  readonly sought: readonly Hex[]
  /** Objectives that the own side keeps by standing there, or has, and the enemy wants. */
  readonly kept: readonly Hex[]
  /** What scorchers look for: what the battle wants burnt. */
  readonly fuel: readonly Hex[]
}

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

function fuel(open: Open): readonly Hex[] {
  const { fireOnlyOn, reavers } = planOf(open.options.battle)?.special ?? {}
  const buildings = (Object.keys(open.ground) as Hex[]).filter(
    hex => open.ground[hex] === 'building' && !open.devastated.includes(hex),
  )
  return fireOnlyOn ? piecesOf(open, [fireOnlyOn]) : reavers ? buildings : []
}

export function goalsOf(open: Open, seat: Seat): Goals {
  const objectives = objectivesOf(open)
  const isHeld = ({ hex }: { hex: Hex }) => open.control[hex] === seat
  return {
    taken: objectives.filter(each => each.whileOccupied || !isHeld(each)).map(({ hex }) => hex),
    kept: objectives.filter(each => each.whileOccupied || isHeld(each)).map(({ hex }) => hex),
    sought: sought(open, seat),
    fuel: fuel(open),
  }
}

/** BW-P9.1: does the battle want the unit to leave the board? */
export const isHomebound = (open: Open, { seat }: Unit): boolean =>
  planOf(open.options.battle)?.special.exit?.house === open.houses[seat]

/** BW-P5.2, BW-P9.1: rows still to be gone from a hex towards the row that counts; 0 where none does. */
function rowsToGo(open: Open, seat: Seat, hex: Hex): number {
  const { ground, exit } = planOf(open.options.battle)?.special ?? {}
  const house = open.houses[seat]
  const row = rowOf(hex)
  if (exit?.house === house) return row
  if (!ground) return 0
  const last = ground[house].at(-1)!.row
  return Math.max(0, house === 'stark' ? row - last : last - row)
}

/** A scorcher wants to stand beside what burns. */
function fuelValue(open: Open, hex: Hex, near: readonly Hex[]): number {
  if (near.length === 0) return 0
  const way = Math.min(...near.map(each => wayLength(open, hex, each))) - 1
  return way === 0 ? 2.5 : -0.3 * way
}

/** Most is scored at the end: what has not been reached then is worth nothing. */
function urgency({ round, options: { battle } }: Open): number {
  const left = battleOf(battle).rounds - round
  return left === 0 ? 2 : left === 1 ? 1.4 : 1
}

/** What the battle's goals make of a unit that is thought to stand in a hex; `friendAt`: is another one of its side in a hex? */
export function goalValue(
  open: Open,
  { taken, sought, kept, fuel }: Goals,
  unit: Unit,
  hex: Hex,
  at: { readonly friend: (hex: Hex) => boolean; readonly other: (hex: Hex) => boolean },
): number {
  // Where it stands nothing can be burnt.
  const near = fuel.length > 0 && canScorch(open, unit) ? fuel.filter(each => each !== hex && !at.other(each)) : []
  const goals = near.length > 0 ? sought : [...taken, ...sought]
  const free = goals.filter(each => each !== hex && !at.friend(each))
  const way = free.length > 0 ? Math.min(...free.map(each => wayLength(open, hex, each))) : 0
  const guards = kept.includes(hex) ? 0.6 : 0
  const here = goals.includes(hex) ? 2.5 : -0.3 * way
  return urgency(open) * (here + guards + fuelValue(open, hex, near) - 0.45 * rowsToGo(open, unit.seat, hex))
}
