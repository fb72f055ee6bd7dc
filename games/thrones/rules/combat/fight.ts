/** The two sides of a combat: who fights with what, and how units fall (AG-8.1). */
import type { Context, Seat, Step } from '../../../../kernel/index.ts'
import { less } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import { orderTable } from '../../data/orders.ts'
import type { UnitType } from '../../data/units.ts'
import type { Cause, Combat, Fighter, Open, Side, Thrones } from '../../types.ts'
import { type G, removeUnit } from '../position/armies.ts'
import { inTurnOrder } from '../position/tracks.ts'

export type Steps = readonly Step<Thrones>[]

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side a seat fights on; null for all others: they can only support (AG-8.1.2). */
export const sideOf = (combat: Combat, seat: Seat): Side | null =>
  combat.attacker.seat === seat ? 'attacker' : combat.defender.seat === seat ? 'defender' : null

/** The two sides in turn order at this moment. */
export const sidesInTurnOrder = (open: Open): Side[] =>
  inTurnOrder(open, [open.combat!.attacker.seat, open.combat!.defender.seat]).map(seat => sideOf(open.combat!, seat)!)

export const loserOf = (combat: Combat): Side => otherSide(combat.winner!)

/** Where the fighting army of a side stands: the attackers are still in the start area (AG-8.1.1). */
export const campOf = (combat: Combat, side: Side): Place => (side === 'attacker' ? combat.from : combat.at)

/** The standing units of a side's fighting army, in the order of the unit table. */
export function fightingUnits(open: Open, side: Side): readonly UnitType[] {
  const combat = open.combat!
  if (side === 'attacker') return combat.units
  const army = open.armies[combat.at]
  return army?.seat === combat.defender.seat ? army.units : []
}

/** The routed units of a side's fighting army: only a defender can have any (AG-7.1.1, AG-8.1.1). */
export function routedFighters(open: Open, side: Side): readonly UnitType[] {
  const combat = open.combat!
  const army = open.armies[combat.at]
  return side === 'defender' && army?.seat === combat.defender.seat ? army.routed : []
}

/** The defender's Defense order in the embattled area; 0 without (AG-8.3). */
export function defenseValue(open: Open): number {
  const { at, defender } = open.combat!
  const token = open.orders[at]
  if (token?.seat !== defender.seat || token.order === null) return 0
  const { type, modifier } = orderTable[token.order]
  return type === 'defense' ? modifier : 0
}

export function setCombat(g: G, part: Partial<Combat>): void {
  g.open.combat = { ...g.open.combat!, ...part }
}

export function setFighter(g: G, side: Side, part: Partial<Fighter>): void {
  setCombat(g, { [side]: { ...g.open.combat![side], ...part } })
}

/** Destroys one unit of a fighting army. */
export function loseFighter(
  g: G,
  ctx: Context<Thrones>,
  side: Side,
  unit: UnitType,
  routed: boolean,
  cause: Cause,
): void {
  const combat = g.open.combat!
  const at = campOf(combat, side)
  removeUnit(g, at, unit, routed)
  if (side === 'attacker') setCombat(g, { units: less(combat.units, unit) })
  ctx.log({ is: 'lost', seat: combat[side].seat, at, unit, routed, cause })
}
