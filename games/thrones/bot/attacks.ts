/** Attacks that a march could make: with what force, how likely they succeed, what they bring. */
import type { Seat } from '../../../kernel/index.ts'
import { type Area, type LandArea, type Place, places, structureOf } from '../data/areas.ts'
import { victoryAreas } from '../data/constants.ts'
import type { UnitType } from '../data/units.ts'
import { supportPlaces } from '../rules/combat/support.ts'
import { homeOf } from '../rules/position/control.ts'
import type { Group } from '../steps.ts'
import { type Board, promiseHere } from './board.ts'
import { chanceToWin, strengthOfUnits, supportStrength } from './forecast.ts'
import { canSupport, defenseAt, garrisonOf, keep, likelySupport } from './threats.ts'
import { placeValue, roundsLeft, spite, valueOfUnits } from './value.ts'

/** A march to be planned. */
export interface MarchOrder {
  from: Place
  /** The modifier of the March order. */
  modifier: number
  /** Places that another march of the seat is going to take. */
  claimed: ReadonlySet<Place>
  /** Attacks that are likelier to fail than to succeed are looked at, too. */
  isBold?: true
  /** Support that others have granted against a neutral force. */
  granted?: { at: LandArea; strength: number }
}

const weights = {
  /** The chance of victory below which it does not attack; for an army that is little worth; in the last round; for the seventh castle. */
  bold: 0.53,
  boldWithLittle: 0.45,
  boldAtTheEnd: 0.35,
  boldForVictory: 0.25,
  little: 2.5,
  /** Parts of an army's worth that victory costs the loser, and that defeat costs the attacker. */
  kill: 0.35,
  defeat: 0.5,
  /** A battle costs a House card. */
  card: 0.8,
  /** What defends itself in an area whose order is still face down. */
  unknownDefense: 0.4,
}

/** A force sent to fight, and what that is expected to bring. */
export interface Attack {
  group: Group
  /** The chance that it succeeds. */
  chance: number
  gain: number
}

/** Forces that could attack a place, the strongest units first, and should win. */
export function attacksOn(board: Board, order: MarchOrder, units: readonly UnitType[], to: Place): Attack[] {
  const ranked = [...units].sort((a, b) => strengthOfUnits([b], 'attacker', to) - strengthOfUnits([a], 'attacker', to))
  const found: Attack[] = []
  for (let n = 1; n <= ranked.length; n++) {
    const group = { to, units: ranked.slice(0, n) }
    const force = board.open.neutrals[to as LandArea]
    const attack = force === undefined ? battle(board, order, group) : siege(board, order, group)
    if (attack) found.push(attack)
  }
  return found
}

/** An attack on a neutral force succeeds if it is strong enough (AG-7.6). */
function siege(board: Board, order: MarchOrder, group: Group): Attack | null {
  const { granted } = order
  const more = granted?.at === group.to ? granted.strength : hopedSupport(board, order.from, group.to)
  const gain = bySiege(board, group, attackStrength(board, order, group) + more)
  return gain === null ? null : { group, chance: 1, gain }
}

const bySiege = (board: Board, { to, units }: Group, strength: number): number | null =>
  strength < board.open.neutrals[to as LandArea]! ? null : keep(board, to, units) + promised(board, to, units)

const promised = (board: Board, to: Place, units: readonly UnitType[]): number => units.length * promiseHere(board, to)

function battle(board: Board, order: MarchOrder, group: Group): Attack | null {
  const strength = attackStrength(board, order, group) + hopedSupport(board, order.from, group.to)
  const attack = byBattle(board, order, group, strength)
  return order.isBold || attack.chance >= boldness(board, group) ? attack : null
}

/** What an attack of this strength on a house should bring. */
function byBattle(board: Board, { from }: MarchOrder, group: Group, strength: number): Attack {
  const { open, me } = board
  const { to, units } = group
  const army = open.armies[to]
  const enemy = army?.seat ?? homeOf(open, to as LandArea)!
  const chance = chanceToWin(open, me, enemy, strength - defenseStrength(board, enemy, to as Area, from))
  const beaten = valueOfUnits(army?.units ?? []) * weights.kill + valueOfUnits(army?.routed ?? [])
  const robbed = spite(open, enemy) * placeValue(open, enemy, to)
  const won = keep(board, to, units) + promised(board, to, units) + robbed + beaten
  const lost = promised(board, from, units) - valueOfUnits(units) * weights.defeat
  return { group, chance, gain: chance * won + (1 - chance) * lost - weights.card }
}

/** Points that this much support brings to the attack of a planned march, beside no support but what is ordered. */
export function valueOfSupport(board: Board, order: MarchOrder, group: Group, more: number): number {
  const strength = attackStrength(board, order, group)
  if (board.open.neutrals[group.to as LandArea] !== undefined) {
    return (bySiege(board, group, strength + more) ?? 0) - (bySiege(board, group, strength) ?? 0)
  }
  return byBattle(board, order, group, strength + more).gain - byBattle(board, order, group, strength).gain
}

function boldness({ open, castles }: Board, { to, units }: Group): number {
  if (castles === victoryAreas - 1 && structureOf(to) !== null) return weights.boldForVictory
  if (roundsLeft(open) === 0) return weights.boldAtTheEnd
  return valueOfUnits(units) <= weights.little ? weights.boldWithLittle : weights.bold
}

/** Units, March order and own support. */
function attackStrength({ open, me }: Board, { from, modifier }: MarchOrder, { to, units }: Group): number {
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
