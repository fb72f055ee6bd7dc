/** BW-11: where a unit retreats. */
import { bearings, type Direction, turned } from '../../../../hex/index.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Open, Unit } from '../../types.ts'
import { burns, isPassable } from '../field/ground.ts'
import { boardOf, unitAt } from '../field/units.ts'

/** BW-11.5: neither a unit, nor closed ground, nor the edge, nor fire (R-8 by the switch). */
const isFree = (open: Open, hex: Hex | null): hex is Hex =>
  hex !== null &&
  isPassable(open, hex) &&
  unitAt(open, hex) === undefined &&
  (open.options.retreatIntoFire || !burns(open, hex))

const homewards = { stark: ['NE', 'NW'], lannister: ['SE', 'SW'] } as const
/** 1: nearer to the own edge; 0: along the row; -1: away from it. */
function homeward(open: Open, { seat }: Unit, direction: Direction): number {
  const house = open.houses[seat]
  if (direction === 'E' || direction === 'W') return 0
  return (homewards[house] as readonly Direction[]).includes(direction) ? 1 : -1
}

/** BW-11.2, BW-11.3: the direction away from an attacker; two, when its owner has the choice. */
export function primaries(open: Open, unit: Unit, from: Hex): readonly Direction[] {
  const board = boardOf(open)
  const best = bearings(board.cell(from), board.cell(unit.hex))
  const home = Math.max(...best.map(each => homeward(open, unit, each)))
  return best.filter(each => homeward(open, unit, each) === home)
}

/** BW-11.4: of the directions on both sides of the primary one, that nearer to the own edge. */
export function secondary(open: Open, unit: Unit, primary: Direction): Direction {
  const [left, right] = [turned(primary, -1), turned(primary, 1)]
  return homeward(open, unit, left) > homeward(open, unit, right) ? left : right
}

/** BW-11.2 to BW-11.4: first hexes of a retreat, among which the owner chooses; none: all of it is closed. */
export function retreatHexes(open: Open, unit: Unit, from: Hex): readonly Hex[] {
  const board = boardOf(open)
  const hexesIn = (directions: readonly Direction[]) =>
    directions.map(each => board.next(unit.hex, each)).filter(hex => isFree(open, hex))
  const first = primaries(open, unit, from)
  const ahead = hexesIn(first)
  if (ahead.length > 0) return ahead
  return [...new Set(hexesIn(first.map(each => secondary(open, unit, each))))]
}

/** BW-11.10: after shots, by the switch, each step goes towards the own edge. */
export function edgeHexes(open: Open, unit: Unit): readonly Hex[] {
  const board = boardOf(open)
  return homewards[open.houses[unit.seat]].map(each => board.next(unit.hex, each)).filter(hex => isFree(open, hex))
}

/** BW-11.1, BW-11.6: how far a unit comes in a straight line whose first hex is this one. */
export function lineOf(open: Open, unit: Unit, first: Hex, n: number): readonly Hex[] {
  const board = boardOf(open)
  const ray = board.ray(unit.hex, board.direction(unit.hex, first)!, n)
  const closed = ray.findIndex(hex => !isFree(open, hex))
  return closed < 0 ? ray : ray.slice(0, closed)
}
