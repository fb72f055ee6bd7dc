/** What one March order could do: the best plan for the units of a place, and what it would gain. */
import { less, type Seat } from '../../../kernel/index.ts'
import { type Area, isLand, isPort, type LandArea, type Place, places, portOf } from '../data/areas.ts'
import { portMaxShips } from '../data/constants.ts'
import type { UnitType } from '../data/units.ts'
import { kindsIn, sizeOf } from '../rules/armies.ts'
import { controller, homeOf, isHostile } from '../rules/control.ts'
import { marchInSupply } from '../rules/marchSupply.ts'
import { supportPlaces } from '../rules/support.ts'
import { reach } from '../rules/transport.ts'
import type { Group } from '../steps.ts'
import { type Board, promiseHere } from './board.ts'
import { chanceToWin, strengthOfUnits, supportStrength } from './forecast.ts'
import { canSupport, defenseAt, garrisonOf, keep, likelySupport } from './threats.ts'
import { placeWorth, powerWorth, roundsLeft, spite, worthOfUnits } from './worth.ts'

export interface Plan {
  groups: readonly Group[]
  /** Where it attacks a house or a neutral force. */
  target: Place | null
  /** Points gained beside staying where all are. */
  gain: number
}

/** A march to be planned. */
export interface Orders {
  from: Place
  /** The modifier of the March order. */
  modifier: number
  /** Places that another march of the seat is going to take. */
  claimed: ReadonlySet<Place>
  /** Support that others have granted against a neutral force. */
  granted?: { at: LandArea; strength: number }
}

const weights = {
  /** The chance of victory below which it does not attack; for an army that is little worth; in the last round. */
  bold: 0.53,
  boldWithLittle: 0.45,
  boldAtTheEnd: 0.35,
  little: 2.5,
  /** Parts of an army's worth that victory costs the loser, and that defeat costs the attacker. */
  kill: 0.35,
  defeat: 0.5,
  /** A battle costs a House card. */
  card: 0.8,
  /** What defends itself in an area whose order is still face down. */
  unknownDefense: 0.4,
}

/** The best plan for a place; `gain` 0 and no groups when it is best to stay. */
export function planMarch(board: Board, orders: Orders): Plan {
  const { open, me } = board
  const units = open.armies[orders.from]?.units ?? []
  const none: Plan = { groups: [], target: null, gain: 0 }
  if (units.length === 0) return none
  const within = reach(open, me, orders.from, units[0])
  const peaceful = within.filter(to => !isHostile(open, me, to))
  let top = spreadOut(board, orders, peaceful, null)
  for (const to of within) {
    if (!isHostile(open, me, to)) continue
    for (const attack of attacks(board, orders, units, to)) {
      const plan = spreadOut(board, orders, peaceful, attack)
      if (plan.gain > top.gain) top = plan
    }
  }
  return top.gain > 0 ? top : none
}

/** A force sent to fight, and what that is expected to bring. */
interface Attack {
  group: Group
  gain: number
}

/** Forces that could attack a place, the strongest units first, and should win. */
function attacks(board: Board, orders: Orders, units: readonly UnitType[], to: Place): Attack[] {
  const ranked = [...units].sort((a, b) => strengthOfUnits([b], 'attacker', to) - strengthOfUnits([a], 'attacker', to))
  const found: Attack[] = []
  for (let n = 1; n <= ranked.length; n++) {
    const group = { to, units: ranked.slice(0, n) }
    const gain =
      board.open.neutrals[to as LandArea] === undefined ? battle(board, orders, group) : siege(board, orders, group)
    if (gain !== null) found.push({ group, gain })
  }
  return found
}

/** An attack on a neutral force succeeds if it is strong enough (AG-7.6). */
function siege(board: Board, orders: Orders, group: Group): number | null {
  const { granted } = orders
  const more = granted?.at === group.to ? granted.strength : hopedSupport(board, orders.from, group.to)
  return bySiege(board, group, attackStrength(board, orders, group) + more)
}

const bySiege = (board: Board, { to, units }: Group, strength: number): number | null =>
  strength < board.open.neutrals[to as LandArea]! ? null : keep(board, to, units)

function battle(board: Board, orders: Orders, group: Group): number | null {
  const strength = attackStrength(board, orders, group) + hopedSupport(board, orders.from, group.to)
  const { chance, gain } = byBattle(board, orders, group, strength)
  return chance < boldness(board, group.units) ? null : gain
}

/** What an attack of this strength on a house should bring. */
function byBattle(board: Board, { from }: Orders, { to, units }: Group, strength: number) {
  const { open, me } = board
  const army = open.armies[to]
  const enemy = army?.seat ?? homeOf(open, to as LandArea)!
  const chance = chanceToWin(open, me, enemy, strength - defenseStrength(board, enemy, to as Area, from))
  const robbed = spite(open, enemy) * placeWorth(open, enemy, to) + worthOfUnits(army?.units ?? []) * weights.kill
  const won = keep(board, to, units) + robbed + worthOfUnits(army?.routed ?? [])
  const lost = worthOfUnits(units) * weights.defeat
  return { chance, gain: chance * won - (1 - chance) * lost - weights.card }
}

/** Points that this much support brings to the attack of a planned march, beside no support but what is ordered. */
export function valueOfSupport(board: Board, orders: Orders, plan: Plan, more: number): number {
  const group = plan.groups.find(({ to }) => to === plan.target)
  if (!group) return 0
  const strength = attackStrength(board, orders, group)
  if (board.open.neutrals[group.to as LandArea] !== undefined) {
    return (bySiege(board, group, strength + more) ?? 0) - (bySiege(board, group, strength) ?? 0)
  }
  return byBattle(board, orders, group, strength + more).gain - byBattle(board, orders, group, strength).gain
}

function boldness({ open }: Board, units: readonly UnitType[]): number {
  if (roundsLeft(open) === 0) return weights.boldAtTheEnd
  return worthOfUnits(units) <= weights.little ? weights.boldWithLittle : weights.bold
}

/** Units, March order and own support. */
function attackStrength({ open, me }: Board, { from, modifier }: Orders, { to, units }: Group): number {
  let strength = strengthOfUnits(units, 'attacker', to) + modifier
  for (const place of supportPlaces(open, to as Area, me)) {
    if (place !== from) strength += supportStrength(open, place, 'attacker', to)
  }
  return strength
}

/** In planning: what the best neighbouring own army without an order could still be told to give. */
function hopedSupport({ open, me, planning }: Board, from: Place, to: Place): number {
  if (!planning) return 0
  let most = 0
  for (const place of places) {
    if (open.armies[place]?.seat !== me || open.orders[place] !== null || place === from) continue
    if (canSupport(place, to)) most = Math.max(most, supportStrength(open, place, 'attacker', to))
  }
  return most
}

function defenseStrength(board: Board, enemy: Seat, to: Area, from: Place): number {
  const { open, planning } = board
  const units = strengthOfUnits(open.armies[to]?.units ?? [], 'defender', to)
  const order = planning ? weights.unknownDefense : defenseAt(open, enemy, to)
  return units + garrisonOf(open, enemy, to) + order + likelySupport(board, enemy, to, 'defender', from)
}

/** Sends the units that do not attack one by one where they gain most, until staying is best. */
function spreadOut(board: Board, orders: Orders, within: readonly Place[], attack: Attack | null): Plan {
  const { open, me } = board
  const all = open.armies[orders.from]!.units
  let left = attack ? all.filter(without(attack.group.units)) : all
  let groups: readonly Group[] = []
  let value = pointsOf(board, orders, left, groups)
  for (;;) {
    let better: { value: number; groups: readonly Group[]; unit: UnitType } | null = null
    for (const unit of kindsIn(left)) {
      for (const to of within) {
        const sent = join(groups, unit, to)
        const now = pointsOf(board, orders, less(left, unit), sent)
        if (now <= Math.max(value, better?.value ?? value) || !hasRoom(board, sent, to)) continue
        if (marchInSupply(open, me, orders.from, sent, attack?.group)) better = { value: now, groups: sent, unit }
      }
    }
    if (better === null) break
    ;({ value, groups } = better)
    left = less(left, better.unit)
  }
  if (attack === null) return { groups, target: null, gain: value }
  const fed = marchInSupply(open, me, orders.from, groups, attack.group)
  return { groups: [...groups, attack.group], target: attack.group.to, gain: fed ? value + attack.gain : 0 }
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

/** Points gained beside nobody moving: what is kept at home, and what the groups gain where they go. */
function pointsOf(board: Board, orders: Orders, left: readonly UnitType[], groups: readonly Group[]): number {
  let value = homeLoss(board, orders.from, left)
  for (const group of groups) value += arrival(board, orders, group)
  return value
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
  if (open.banners[from] === me || homeOf(open, from) === me) return keep(board, from, [])
  const port = portOf(from)
  const ships = port && open.armies[port] ? worthOfUnits(open.armies[port].units) : 0
  if (open.power[me] === 0) return -ships
  return Math.max(-ships, keep(board, from, []) - powerWorth(open, me))
}

/** What a group gains where nobody resists. */
function arrival(board: Board, { claimed }: Orders, { to, units }: Group): number {
  const { open, me } = board
  const there = open.armies[to]?.units ?? []
  const promised = units.length * promiseHere(board, to)
  const owner = isLand(to) ? controller(open, to) : (open.armies[to]?.seat ?? null)
  if (owner !== me && claimed.has(to)) return promised
  const before = owner === me ? keep(board, to, there) : 0
  const robbed = owner !== null && owner !== me ? spite(open, owner) * placeWorth(open, owner, to) : 0
  return keep(board, to, [...there, ...units]) - before + robbed + promised
}
