/** The bot's turn: which card, which units, where they go. */
import { assign } from '../../../hex/index.ts'
import { once, ranked } from '../../../kernel/index.ts'
import type { CommandCard } from '../data/commandCards.ts'
import { commandCardTable } from '../data/commandCards.ts'
import { type Hex, sectionsOf } from '../data/hexes.ts'
import { hasAbility } from '../data/units.ts'
import { isForbidden } from '../rules/combat/attack.ts'
import { isFree } from '../rules/field/field.ts'
import { overruns, reachOf, stepsOf } from '../rules/field/paths.ts'
import { armyOf, missing, unitAt, unitOf } from '../rules/field/units.ts'
import { orderFor, passes, sectionLimits } from '../rules/turn/orders.ts'
import type { Why } from '../steps.ts'
import type { Open, Unit, UnitId } from '../types.ts'
import { type BotView, best, type Chooser, first, jitter, type Of, of } from './botView.ts'
import { bestAttack, placeValue, rideValue, standingAt } from './value.ts'

/** The hex from which a unit does best, and what it gains there over doing nothing. */
interface Plan {
  readonly to: Hex
  readonly gain: number
}

/** Will the unit attack after this move? A card may forbid it, and Mobility comes after the attacks. */
function attacksAfter(open: Open, unit: Unit, why: Why): boolean {
  const order = orderFor(open, unit.id)
  return why !== 'mobility' && !(order && isForbidden(open, order))
}

type Rides = ReadonlyMap<Hex, readonly Hex[]>

/** With Overrun: for every end the way that hurts the enemy most, where one does. */
function ridesOf(open: Open, unit: Unit, why: Why, at: Hex, spent: number): Rides {
  const rides = new Map<Hex, readonly Hex[]>()
  const go = (path: readonly Hex[]) => {
    const end = path.at(-1) ?? at
    const before = rideValue(open, unit, rides.get(end) ?? [])
    if (isFree(open, end) && rideValue(open, unit, path) > before) rides.set(end, path)
    for (const hex of stepsOf(open, unit, why, end, spent + path.length)) go([...path, hex])
  }
  if (overruns(open, unit)) go([])
  return rides
}

/** What it is worth to the unit to make this move, or none, and then its attack. */
function ways(open: Open, unit: Unit, why: Why, rides: Rides): (to: Hex) => number {
  const fights = attacksAfter(open, unit, why)
  return to => {
    const ridden = rideValue(open, unit, rides.get(to) ?? [])
    const there = standingAt(unit, to)
    const shots = to === unit.hex && hasAbility(unit.type, 'double-shot') ? 1.8 : 1
    return ridden + placeValue(open, there) + (fights ? shots * bestAttack(open, there) : 0)
  }
}

/** What has been found, by the units on the field: a search comes to the same position again and again. */
const found = new WeakMap<Open['units'], Map<string, Plan>>()

/** What a plan depends on beside the units and the board: an order that gives nothing more changes nothing. */
function planKey(open: Open, { id }: Unit, why: Why): string {
  const { turn, portals, tents } = open
  return `${id} ${why} ${turn!.seat} ${turn!.overrun} ${portals} ${tents} ${bonusKey(open, id)}`
}

function bonusKey(open: Open, id: UnitId): string {
  const order = orderFor(open, id)
  const { card, mode } = open.turn!
  if (order?.by !== 'card' || card === null || mode !== 'text') return ''
  const { move, noAttack, standingDice } = commandCardTable[card]
  return move || noAttack || standingDice ? `${card} ${order.moved || order.doubleShot || order.pursued}` : ''
}

/** Where a unit does best: its move, and the attack that it makes from there. Each is thought through once in a position. */
export function planFor(open: Open, unit: Unit, why: Why = 'move'): Plan {
  const known = once(found, open.units, () => new Map<string, Plan>())
  return once(known, planKey(open, unit, why), () => thinkPlan(open, unit, why))
}

function thinkPlan(open: Open, unit: Unit, why: Why): Plan {
  if (unit.stunned) return { to: unit.hex, gain: 0 }
  const { ends, value } = endsOf(open, unit, why)
  const to = best(ends, value)
  return { to, gain: value(to) - placeValue(open, unit) }
}

/** Where a unit may end, where it stands first, and how good that is. */
function endsOf(open: Open, unit: Unit, why: Why): { ends: Hex[]; value: (to: Hex) => number } {
  const ends = [unit.hex, ...reachOf(open, unit, why, unit.hex, 0).ends.keys()]
  return { ends, value: ways(open, unit, why, ridesOf(open, unit, why, unit.hex, 0)) }
}

export interface UnitGain {
  readonly unit: Unit
  readonly gain: number
}

/** The ends of a move worth a look, the best first: the hex where the unit stands may be among them. */
export function endsFor(open: Open, unit: Unit, why: Why, n: number): Hex[] {
  if (unit.stunned) return []
  const { ends, value } = endsOf(open, unit, why)
  return ranked(ends, value).slice(0, n)
}

/** Gains by unit, the greatest first. */
export function plansOf(open: Open, seat: number): UnitGain[] {
  const plans = armyOf(open, seat).map(unit => ({ unit, gain: planFor(open, unit).gain }))
  return ranked(plans, ({ gain }) => gain)
}

/** Whose units are looked at. */
type Side = Pick<BotView, 'open' | 'me'>

/** The units a card would order, the most gainful first. */
export function choice({ open, me }: Side, card: CommandCard, plans: readonly UnitGain[]): readonly UnitGain[] {
  const { order } = commandCardTable[card]
  if (order.kind === 'filter') return plans.filter(({ unit }) => passes(open, unit, order.filter)).slice(0, order.most)
  const limits = sectionLimits(open, me, order)
  const taken: UnitGain[] = []
  for (const plan of plans) {
    const hexes = [...taken, plan].map(({ unit }) => unit.hex)
    if (assign(hexes, sectionsOf, limits)) taken.push(plan)
  }
  return taken
}

/** The card whose units gain most; strong cards are kept where a weak one does. */
export const chooseCommand: Chooser<'command'> = (botView, _ask, legalMoves) => {
  const plans = plansOf(botView.open, botView.me)
  return best(of(legalMoves, 'command'), move => commandGain(botView, move, plans) + jitter(botView.rng, 0.4))
}

/** What a command brings: the gains of its units, and what else the card gives. */
export function commandGain(side: Side, { card, mode }: Of<'command'>, plans: readonly UnitGain[]): number {
  const { heal = 0, lore = 0, draw = 0 } = commandCardTable[card]
  const units = mode === 'single' ? plans.slice(0, 1) : choice(side, card, plans)
  const gains = units.reduce((sum, { gain }) => sum + Math.max(0, gain), 0)
  const healed = heal > 0 ? units.filter(({ unit }) => missing(unit) > 0).length * 1.3 : 0
  const extra = mode === 'single' ? -0.3 : healed + lore * 0.6 + draw * 0.2
  return gains + extra
}

/** More orders never hurt: a unit that gains nothing may stay. */
export const chooseOrder: Chooser<'order'> = ({ open }, _ask, legalMoves) => {
  const orders = of(legalMoves, 'order')
  if (orders.length === 0) return legalMoves[0]
  return best(orders, ({ hex }) => planFor(open, unitAt(open, hex)!).gain)
}

export const chooseMover: Chooser<'selectMover'> = ({ open }, { why }, legalMoves) => {
  const units = of(legalMoves, 'select').map(move => ({ move, unit: unitAt(open, move.hex)! }))
  const going = units.filter(({ unit }) => planFor(open, unit, why).to !== unit.hex)
  if (going.length === 0) return first(legalMoves, 'done')
  return best(going, ({ unit }) => planFor(open, unit, why).gain).move
}

/** The best end, hex by hex where the way there rides somebody down; a unit that has done so may stay. */
export const chooseWay: Chooser<'moveUnit'> = ({ open }, { unit: id, why, path, spent }, legalMoves) => {
  const unit = unitOf(open, id)!
  const goes = of(legalMoves, 'go')
  if (goes.length === 0) return legalMoves[0]
  const rides = ridesOf(open, unit, why, path.at(-1) ?? unit.hex, spent + path.length)
  const value = ways(open, unit, why, rides)
  const go = best(goes, ({ to }) => value(to))
  const stay = of(legalMoves, 'done')[0]
  if (stay && value(unit.hex) >= value(go.to)) return stay
  const ride = rides.get(go.to)
  return (ride && of(legalMoves, 'through').find(({ hex }) => hex === ride[0])) ?? go
}
