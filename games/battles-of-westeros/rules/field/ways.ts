/** BW-8, BW-14.2, BW-14.7: where units can go. */
import { type Journey, journeys } from '../../../../hex/index.ts'
import { planOf } from '../../data/battles.ts'
import { type Hex, rowOf } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { groundAt, isOpen, isRoad, onBridge } from './ground.ts'
import { abilityOf, hasAdvance, pursuitOf } from './keywords.ts'
import { changeFor, isInForce } from './modifiers.ts'
import { boardOf, classOf, seatOf } from './units.ts'

/** A way of an order: the hexes entered, and whether it leaves the unit its attack (BW-7.1). */
export interface Way {
  readonly path: readonly Hex[]
  readonly mayAttack: boolean
}

/** How far a mover has come on its way. */
interface Stride {
  /** Hexes of its allowance that are left. */
  readonly left: number
  /** BW-8.4: all so far is road, the start with it. */
  readonly road: boolean
  /** The extra hex of the road is used. */
  readonly extra: boolean
  /** BW-P4.5: markers of its own colour on the way. */
  readonly dangers: number
}

/** BW-8.3: what a hex leaves of the allowance of a unit that enters it with `left`. */
function leftAfter(open: Open, unit: Unit, hex: Hex, left: number): number {
  const { move } = groundAt(open, hex)
  const isSurefooted = abilityOf(unit).surefooted || isInForce(open, 'surefooted', unit.id)
  if (move === 'free' || isSurefooted) return left - 1
  if (move === 'stop') return 0
  if (classOf(unit) === 'cavalry') return Math.max(0, left - 2)
  //
  const passes = open.options.fordStopsOnlyInfantry && classOf(unit) === 'ranged'
  return passes ? left - 1 : 0
}

const isDanger = (open: Open, unit: Unit, hex: Hex): boolean =>
  open.targets[hex] === unit.rank && unit.seat === seatOf(open, 'lannister')

/** BW-8.1 to BW-8.4: a way of so many hexes, and one more along a road. */
const walk = (open: Open, unit: Unit): Journey<Hex, Stride> => ({
  enter: ({ left, road, extra, dangers }, _from, hex) => {
    const onRoad = road && isRoad(open, hex)
    const isExtra = left === 0 && road && !extra
    // The hex where it stands is free to it again, once it has left it.
    if ((left === 0 && !isExtra) || !(isOpen(open, hex) || hex === unit.hex)) return null
    const danger = dangers + (isDanger(open, unit, hex) ? 1 : 0)
    if (isExtra) return { left: 0, road: false, extra: true, dangers: danger }
    return { left: leftAfter(open, unit, hex, left), road: onRoad, extra, dangers: danger }
  },
  mayEnd: (_, hex) => hex !== unit.hex,
  // No order allows a unit 16 hexes.
  key: ({ left, road, extra, dangers }) => dangers * 64 + left * 4 + Number(road) * 2 + Number(extra),
})

const setOut = (open: Open, unit: Unit, left: number): Stride => ({
  left,
  road: isRoad(open, unit.hex),
  extra: false,
  dangers: 0,
})

/** What is best of two ways to the same hex: one that leaves the attack, one with fewer dangers. */
interface Arrival extends Way {
  readonly dangers: number
  readonly stride: Stride
}

/** BW-7.1: all ways of an order: where several lead to a hex, those that are best in something. */
function arrivals(open: Open, unit: Unit, bonus: number): ReadonlyMap<Hex, readonly Arrival[]> {
  const found = new Map<Hex, Arrival[]>()
  const extra = bonus + changeFor(open, 'move', unit.id)
  const options = unitTable[unit.type].orders[unit.rank]
  for (const { move, attack } of options) {
    for (const [hex, all] of journeys(boardOf(open), walk(open, unit), unit.hex, setOut(open, unit, move + extra))) {
      const ways = all.map(({ path, state }) => ({ path, mayAttack: attack, dangers: state.dangers, stride: state }))
      found.set(hex, [...(found.get(hex) ?? []), ...ways])
    }
  }
  return found
}

const isBetter = (a: Arrival, b: Arrival): boolean =>
  a.dangers <= b.dangers && (a.mayAttack || !b.mayAttack) && (a.dangers < b.dangers || a.mayAttack !== b.mayAttack)

/** The ways that no other one betters, one of each kind. */
function bestOf(all: readonly Arrival[]): readonly Arrival[] {
  const best = all.filter(way => !all.some(each => isBetter(each, way)))
  return best.filter(
    (way, i) => best.findIndex(each => each.dangers === way.dangers && each.mayAttack === way.mayAttack) === i,
  )
}

/** BW-8: where an ordered unit can go; `bonus` hexes come from its command. */
export const waysOf = (open: Open, unit: Unit, bonus: number): readonly Way[] =>
  [...arrivals(open, unit, bonus).values()].flatMap(all =>
    bestOf(all).map(({ path, mayAttack }) => ({ path, mayAttack })),
  )

/** Is there a way at all? Every order lets a unit enter a hex beside it. */
export const canSetOut = (open: Open, { hex }: Unit): boolean =>
  boardOf(open)
    .neighbours(hex)
    .some(each => isOpen(open, each))

/** BW-P9.1: ways off the board: to the row of the exit, with a hex of movement left. */
export function exitsOf(open: Open, unit: Unit, bonus: number): readonly (readonly Hex[])[] {
  const exit = planOf(open.options.battle)?.special.exit
  if (!exit || unit.seat !== seatOf(open, exit.house)) return []
  if (rowOf(unit.hex) === exit.row) return [[]]
  const ends = [...arrivals(open, unit, bonus)].filter(([hex]) => rowOf(hex) === exit.row)
  const goesOn = ({ stride: { left, road, extra }, path }: Arrival) =>
    (left > 0 || (road && !extra)) && path.every(hex => groundAt(open, hex).move === 'free')
  return ends.flatMap(([, all]) => all.filter(goesOn).slice(0, 1)).map(({ path }) => path)
}

/** BW-18.15: a move of so many hexes beside orders; roads give nothing. `ownEdge`: BW-18.29. */
export function freeWays(open: Open, unit: Unit, hexes: number, ownEdge: boolean): readonly (readonly Hex[])[] {
  const journey = walk(open, unit)
  const enter: Journey<Hex, Stride>['enter'] = (stride, from, hex) =>
    ownEdge && !isHomewards(open, unit, from, hex) ? null : journey.enter(stride, from, hex)
  const start = { ...setOut(open, unit, hexes), road: false }
  const ends = journeys(boardOf(open), { ...journey, enter }, unit.hex, start)
  return [...ends.values()].map(([{ path }]) => path)
}

/** Is the second hex one of the two neighbours towards the edge of the unit's own side? */
export function isHomewards(open: Open, { seat }: Pick<Unit, 'seat'>, from: Hex, to: Hex): boolean {
  const rows = rowOf(to) - rowOf(from)
  return open.houses[seat] === 'lannister' ? rows < 0 : rows > 0
}

/** BW-14.2: into the hex that the target has left, and one hex further along a road. */
export function advancesOf(open: Open, unit: Unit, vacated: Hex): readonly (readonly Hex[])[] {
  if (!hasAdvance(unit) || !mayFollow(open, unit, vacated)) return []
  if (!isRoad(open, unit.hex) || !isRoad(open, vacated)) return [[vacated]]
  const further = boardOf(open)
    .neighbours(vacated)
    .filter(hex => hex !== unit.hex && isRoad(open, hex) && mayFollow(open, unit, hex))
  return [[vacated], ...further.map(hex => [vacated, hex])]
}

/** Neither closed, nor a bridge; R-29: by the switch not from a bridge either. */
function mayFollow(open: Open, unit: Unit, hex: Hex): boolean {
  if (open.options.noAdvanceFromBridge && onBridge(open, unit.hex)) return false
  return isOpen(open, hex) && !onBridge(open, hex)
}

/** The most hexes of a pursuit, a road with it. */
const longestPursuit = 3

/** BW-14.7: ways whose first hex is the one that the target has left. */
export function pursuitsOf(open: Open, unit: Unit, vacated: Hex): readonly (readonly Hex[])[] {
  const hexes = pursuitOf(open, unit)
  if (hexes === 0 || !mayFollow(open, unit, vacated)) return []
  const extraAllowed = hexes < longestPursuit
  const enter = ({ left, road, extra, dangers }: Stride, hex: Hex): Stride | null => {
    // The hex where it stood is free to it again.
    if (!mayFollow(open, unit, hex) && (hex !== unit.hex || onBridge(open, hex))) return null
    const onRoad = road && isRoad(open, hex)
    if (left === 0) return onRoad && !extra && extraAllowed ? { left, road: onRoad, extra: true, dangers } : null
    return { left: leftAfter(open, unit, hex, left), road: onRoad, extra, dangers }
  }
  const onward: Journey<Hex, Stride> = {
    enter: (stride, _from, hex) => enter(stride, hex),
    mayEnd: (_, hex) => hex !== unit.hex && hex !== vacated,
    key: ({ left, road, extra }) => `${left} ${road} ${extra}`,
  }
  const first = enter(setOut(open, unit, Math.min(hexes, longestPursuit)), vacated)!
  const ends = journeys(boardOf(open), onward, vacated, first)
  return [[vacated], ...[...ends.values()].map(([{ path }]) => [vacated, ...path])]
}
