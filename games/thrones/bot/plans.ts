/** What one March order could do: the best plan for the units of a place, and what it would gain. */
import { less } from '../../../kernel/index.ts'
import { isLand, isPort, type Place, portOf, structureOf } from '../data/areas.ts'
import { portMaxShips, victoryAreas } from '../data/constants.ts'
import type { UnitType } from '../data/units.ts'
import { marchInSupply } from '../rules/action/marchSupply.ts'
import { kindsIn, sizeOf } from '../rules/position/armies.ts'
import { controller, isHostile } from '../rules/position/control.ts'
import { reach } from '../rules/position/transport.ts'
import type { Group } from '../steps.ts'
import { type Attack, attacksOn, type MarchOrder } from './attacks.ts'
import { type Board, promiseHere } from './board.ts'
import { keep, staysOwn, valueToken } from './threats.ts'
import { placeValue, powerValue, spite, valueOfUnits } from './value.ts'

export interface Plan {
  groups: readonly Group[]
  /** The group that attacks a house or a neutral force; one of the groups. */
  attack: Group | null
  /** Points gained beside staying where all are. */
  gain: number
}

const weights = { victory: 200 }

/** Nobody moves. */
export const stay: Plan = { groups: [], attack: null, gain: 0 }

/** The best plan for a place; `stay` when nothing gains. */
export function planMarch(board: Board, order: MarchOrder): Plan {
  let top = stay
  for (const plan of plansFrom(board, order)) if (plan.gain > top.gain) top = plan
  return top
}

/** Like planMarch, but only the two attacks that promise most by themselves are thought through. */
export function planQuickly(board: Board, order: MarchOrder): Plan {
  const { units, peaceful, hostile } = waysFrom(board, order)
  if (units.length === 0) return stay
  const attacks = hostile.flatMap(to => attacksOn(board, order, units, to)).sort((a, b) => b.gain - a.gain)
  let top = stay
  for (const attack of [null, ...attacks.slice(0, 2)]) {
    const plan = spreadOut(board, order, peaceful, attack)
    if (plan.gain > top.gain) top = plan
  }
  return top
}

/** What could be done with the units of a place: the best plan without an attack, then the attacks that should win. */
export function* plansFrom(board: Board, order: MarchOrder): Generator<Plan, void> {
  const { units, peaceful, hostile } = waysFrom(board, order)
  if (units.length === 0) return
  yield spreadOut(board, order, peaceful, null)
  for (const to of hostile) {
    for (const attack of attacksOn(board, order, units, to)) yield spreadOut(board, order, peaceful, attack)
  }
}

/** Who may march, and to where. */
function waysFrom({ open, me }: Board, { from }: MarchOrder) {
  const units = open.armies[from]?.units ?? []
  const within = units.length === 0 ? [] : reach(open, me, from, units[0])
  const { true: hostile = [], false: peaceful = [] } = Object.groupBy(within, to => `${isHostile(open, me, to)}`)
  return { units, peaceful, hostile }
}

/** Sends the units that do not attack one by one where they gain most, until staying is best. */
function spreadOut(board: Board, order: MarchOrder, within: readonly Place[], attack: Attack | null): Plan {
  const { open, me } = board
  const all = open.armies[order.from]!.units
  let left = attack ? all.filter(without(attack.group.units)) : all
  let groups: readonly Group[] = []
  let value = pointsOf(board, order, left, groups, attack)
  for (;;) {
    let better: { value: number; groups: readonly Group[]; unit: UnitType } | null = null
    for (const unit of kindsIn(left)) {
      for (const to of within) {
        const sent = join(groups, unit, to)
        const now = pointsOf(board, order, less(left, unit), sent, attack)
        if (now <= Math.max(value, better?.value ?? value) || !hasRoom(board, sent, to)) continue
        if (marchInSupply(open, me, order.from, sent, attack?.group)) better = { value: now, groups: sent, unit }
      }
    }
    if (better === null) break
    ;({ value, groups } = better)
    left = less(left, better.unit)
  }
  if (attack === null) return { groups, attack: null, gain: value }
  const fed = marchInSupply(open, me, order.from, groups, attack.group)
  return { groups: [...groups, attack.group], attack: attack.group, gain: fed ? value : 0 }
}

/** A test that lets each unit of a list pass as often as it is not in the other list. */
function without(units: readonly UnitType[]): (unit: UnitType) => boolean {
  let gone = units
  return unit => {
    if (!gone.includes(unit)) return true
    gone = less(gone, unit)
    return false
  }
}

function join(groups: readonly Group[], unit: UnitType, to: Place): readonly Group[] {
  const group = groups.find(each => each.to === to)
  if (!group) return [...groups, { to, units: [unit] }]
  return groups.map(each => (each === group ? { to, units: [...each.units, unit] } : each))
}

function hasRoom({ open }: Board, groups: readonly Group[], to: Place): boolean {
  if (!isPort(to)) return true
  return sizeOf(open.armies[to]) + groups.find(each => each.to === to)!.units.length <= portMaxShips
}

/** Points gained beside nobody moving: what is kept at home, what the groups gain where they go, and the victory. */
function pointsOf(
  board: Board,
  order: MarchOrder,
  left: readonly UnitType[],
  groups: readonly Group[],
  attack: Attack | null,
): number {
  let value = homeLoss(board, order.from, left) + (attack?.gain ?? 0)
  for (const group of groups) value += arrival(board, order, group)
  return value + weights.victory * chanceOfVictory(board, order.from, left, groups, attack)
}

/** Would this march bring the seventh castle? */
function chanceOfVictory(
  { open, me, castles }: Board,
  from: Place,
  left: readonly UnitType[],
  groups: readonly Group[],
  attack: Attack | null,
): number {
  const taken = groups.filter(({ to }) => isLand(to) && structureOf(to) !== null && controller(open, to) !== me)
  const empty = left.length + open.armies[from]!.routed.length === 0
  const given = structureOf(from) !== null && empty && !staysOwn(open, me, from) && open.power[me] === 0 ? 1 : 0
  const held = castles - given + taken.length
  if (held >= victoryAreas) return 1
  return attack && structureOf(attack.group.to) !== null && held === victoryAreas - 1 ? attack.chance : 0
}

/** What changes at home when only these units stay. */
function homeLoss(board: Board, from: Place, left: readonly UnitType[]): number {
  const { open } = board
  const all = open.armies[from]!
  const moved = all.units.length - left.length
  if (moved === 0) return 0
  const kept = left.length + all.routed.length > 0 ? keep(board, from, left) : abandoned(board, from)
  return kept - keep(board, from, all.units) - moved * promiseHere(board, from)
}

/** What is kept of a place that the last unit leaves: an area by home shield or Power token, the token at its price. */
function abandoned(board: Board, from: Place): number {
  const { open, me } = board
  if (!isLand(from)) return 0
  if (staysOwn(open, me, from)) return keep(board, from, [])
  const port = portOf(from)
  const ships = port && open.armies[port] ? valueOfUnits(open.armies[port].units) : 0
  if (open.power[me] === 0 || !valueToken(board, from)) return -ships
  return keep(board, from, []) - powerValue(open, me)
}

/** What a group gains where nobody resists. */
function arrival(board: Board, { claimed }: MarchOrder, { to, units }: Group): number {
  const { open, me } = board
  const there = open.armies[to]?.units ?? []
  const promised = units.length * promiseHere(board, to)
  const owner = isLand(to) ? controller(open, to) : (open.armies[to]?.seat ?? null)
  if (owner !== me && claimed.has(to)) return promised
  const before = owner === me ? keep(board, to, there) : 0
  const robbed = owner !== null && owner !== me ? spite(open, owner) * placeValue(open, owner, to) : 0
  return keep(board, to, [...there, ...units]) - before + robbed + promised
}
