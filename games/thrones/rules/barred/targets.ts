/** Why units may not be sent to a place, an order not be raided, nothing mustered there, an army not retreat there. */
import { isLand, isPort, type LandArea, neighbours, type Place, portOf, portSea, portsOfSea } from '../../data/areas.ts'
import { orderTable } from '../../data/orders.ts'
import type { Asks } from '../../steps.ts'
import type { MoveOf, Open } from '../../types.ts'
import { maySetOut, staying } from '../action/march.ts'
import { attackOf, type March } from '../action/movement.ts'
import { neutralStrength } from '../action/neutral.ts'
import { rangeOf } from '../action/raids.ts'
import { campOf, fightingUnits, loserOf } from '../combat/fight.ts'
import { isRefuge } from '../combat/retreatPlaces.ts'
import { isHostile, portOwner } from '../position/control.ts'
import { ordersOf } from '../position/orders.ts'
import { reach } from '../position/transport.ts'
import { barredSteps, type StepBar } from '../westeros/mustering.ts'
import type { Asked, BarOf, Barred } from './types.ts'

/** The places beside a place: over its borders, and through ports. */
function beside(place: Place): readonly Place[] {
  if (isPort(place)) return [portSea(place)]
  if (!isLand(place)) return [...neighbours(place), ...portsOfSea(place)]
  const port = portOf(place)
  return port ? [...neighbours(place), port] : neighbours(place)
}

/** AG-7.1.3, AG-7.1.4, AG-3.6.3: what no unit of this kind enters from there; null: nothing of the kind keeps it out. */
function closedTo(open: Open, seat: number, from: Place, to: Place): BarOf | null {
  if (open.impassable.includes(to as LandArea)) return { why: 'impassable', rule: 'AG-7.1.4' }
  if (isLand(from) !== isLand(to)) return { why: isLand(from) ? 'land-units' : 'ships', rule: 'AG-7.1.3' }
  return isPort(to) && portOwner(open, to) !== seat ? { why: 'foreign-port', rule: 'AG-3.6.3' } : null
}

/** Why a march that is being drafted may send nothing there. */
function marchBar(open: Open, march: March, to: Place): BarOf {
  const { seat, from } = march
  const closed = closedTo(open, seat, from, to)
  if (closed) return closed
  const attack = attackOf(open, march)
  if (attack && isHostile(open, seat, to)) return { why: 'one-attack', of: attack.to, rule: 'AG-7.3.1' }
  const force = open.neutrals[to as LandArea]
  if (force !== undefined) return { why: 'neutral-force', of: String(force), rule: 'AG-7.6.1' }
  return { why: 'port-full', rule: 'AG-3.6.2' }
}

/** Why the march may not set out as it is drafted. */
function commitBar(open: Open, march: March): BarOf {
  const attack = attackOf(open, march)
  const force = attack && open.neutrals[attack.to as LandArea]
  const peaceful = march.groups.filter(group => group !== attack)
  return attack && force !== undefined && neutralStrength(open, march, attack, peaceful) < force
    ? { why: 'neutral-force', of: String(force), rule: 'AG-7.6.1' }
    : { why: 'over-supply', of: String(open.supply[march.seat]), rule: 'AG-7.4.1' }
}

/** AG-7: the places beside a march to which nothing may go, and a draft that may not set out. */
export function barredMarch({ open, stack, legalMoves }: Asked): Barred[] {
  const march = stack.at(-1) as unknown as March
  const [unit] = staying(open, march)
  const legal = new Set(legalMoves.flatMap(move => (move.do === 'go' ? [move.to] : [])))
  const near = unit ? new Set([...beside(march.from), ...reach(open, march.seat, march.from, unit)]) : []
  const closed = [...near].filter(to => !legal.has(to))
  const bars = closed.map((to): Barred => ({ move: { do: 'go', unit, to }, ...marchBar(open, march, to) }))
  if (maySetOut(open, march)) return bars
  return [...bars, { move: { do: 'commit', banner: false }, ...commitBar(open, march) }]
}

/** AG-6.2.2, AG-6.2.3: an order of another house beside a Raid order that it may not remove. */
function raidBar(open: Open, from: Place, target: Place): BarOf {
  if (!rangeOf(from).includes(target)) return { why: 'raid-range', rule: 'AG-6.2.3' }
  const { type } = orderTable[open.orders[target]!.order!]
  return type === 'march' ? { why: 'raid-march', rule: 'AG-6.2.3' } : { why: 'raid-defense', rule: 'AG-6.2.2' }
}

export function barredRaids({ open, seat, legalMoves }: Asked): Barred[] {
  const legal = new Set(legalMoves.flatMap(move => (move.do === 'raid' ? [`${move.from} ${move.target}`] : [])))
  const isForeign = (at: Place) => open.orders[at] !== null && open.orders[at].seat !== seat
  return ordersOf({ open }, seat, 'raid').flatMap(from =>
    beside(from)
      .filter(target => isForeign(target) && !legal.has(`${from} ${target}`))
      .map((target): Barred => ({ move: { do: 'raid', from, target }, ...raidBar(open, from, target) })),
  )
}

/** AG-8.11.3, AG-8.11.4: a place beside a beaten army to which it may not retreat. */
function retreatBar(open: Open, to: Place): BarOf {
  const combat = open.combat!
  const { seat } = combat[loserOf(combat)]
  const closed = closedTo(open, seat, combat.at, to)
  if (closed) return closed
  if (to === combat.from) return { why: 'attackers-start', rule: 'AG-8.11.3' }
  if (!isRefuge(open, seat, to)) return { why: 'no-refuge', rule: 'AG-8.11.3' }
  return { why: 'costs-more', rule: 'AG-8.11.4' }
}

/** AG-8.11: where a beaten defender may not go; a beaten attacker has one way (AG-8.11.2). */
export function barredRetreats({ open, legalMoves }: Asked): Barred[] {
  const combat = open.combat!
  const side = loserOf(combat)
  const [unit] = fightingUnits(open, side)
  if (side === 'attacker' || !unit) return []
  const legal = new Set(legalMoves.flatMap(move => (move.do === 'retreat' ? [move.to] : [])))
  const near = new Set([...beside(combat.at), ...reach(open, combat[side].seat, campOf(combat, side), unit)])
  return [...near]
    .filter(to => !legal.has(to))
    .map((to): Barred => ({ move: { do: 'retreat', to } satisfies MoveOf<'retreat'>, ...retreatBar(open, to) }))
}

const musterRules: Readonly<Record<StepBar, string>> = {
  'no-pieces': 'AG-3.9.1',
  'enemy-ships': 'AG-4.5.3',
  'port-full': 'AG-3.6.2',
  'over-supply': 'AG-4.5.4',
}

/** AG-4.5: what could be paid for and may not be mustered. */
export function barredMustering({ open, seat, stack }: Asked): Barred[] {
  const of: Partial<Record<StepBar, string>> = { 'over-supply': String(open.supply[seat]) }
  return barredSteps({ open }, stack.at(-1) as unknown as Asks['muster']).map(({ step, why }) => ({
    move: { do: 'muster', step },
    why,
    of: why === 'no-pieces' ? step.unit : of[why],
    rule: musterRules[why],
  }))
}
