/** BL-1.9, BL-9: the units on the field, and what may be done to one. */
import { type Context, type Drawers, remember, type Seat } from '../../../../kernel/index.ts'
import { weakFigures } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import type { BattleLore, Cause, Open, Unit, UnitId } from '../../types.ts'

export type G = Drawers<BattleLore>
export type BattleContext = Context<BattleLore>

/** The values of a unit's card. */
export const cardOf = (unit: Unit) => unitTable[unit.type]

const byHex = remember((units: Open['units']) => {
  const there = new Map<Hex, Unit>()
  for (const unit of units) if (!there.has(unit.hex)) there.set(unit.hex, unit)
  return there
})

export const unitAt = ({ units }: Pick<Open, 'units'>, hex: Hex): Unit | undefined => byHex(units).get(hex)

/** A unit by its name; undefined once it is destroyed. */
export function unitOf(open: Pick<Open, 'units'>, id: UnitId): Unit | undefined {
  return open.units.find(unit => unit.id === id)
}

const armies = remember((units: Open['units']) => [0, 1].map(seat => units.filter(unit => unit.seat === seat)))

export const armyOf = ({ units }: Pick<Open, 'units'>, seat: Seat): readonly Unit[] => armies(units)[seat]

export const other = (seat: Seat): Seat => 1 - seat

/** Replaces some facts of one unit. */
export function change(g: G, id: UnitId, part: Partial<Unit>): void {
  g.open.units = g.open.units.map(unit => (unit.id === id ? { ...unit, ...part } : unit))
}

/** BL-9.2: reduced to its last figure; units of one figure are never weak. */
export const isWeak = (unit: Unit): boolean => unit.health === weakFigures && !cardOf(unit).markers

/** Damage suffered or figures removed (BL-16.11). */
export const missing = (unit: Unit): number => cardOf(unit).health - unit.health

/** BL-9.4: never above the health value. */
export function heal(g: G, id: UnitId, n: number, cause: Cause, ctx: BattleContext): void {
  const unit = unitOf(g.open, id)
  if (!unit) return
  const healed = Math.min(n, missing(unit))
  if (healed === 0) return
  change(g, id, { health: unit.health + healed })
  ctx.log({ is: 'healed', unit: unit.type, hex: unit.hex, n: healed, cause })
}

/** Lore tokens gained, or paid where `n` is negative (BL-17.1). BL-21.4: there are none in the learning scenario. */
export function gainLore(g: G, seat: Seat, n: number, cause: Cause, ctx: BattleContext): void {
  if (n === 0 || g.open.options.learning) return
  g.open.lore = g.open.lore.map((lore, each) => (each === seat ? lore + n : lore))
  ctx.log({ is: 'lore', seat, n, cause })
}

export function gainPoints(g: G, seat: Seat, n: number, cause: Cause, ctx: BattleContext): void {
  if (n === 0) return
  g.open.points = g.open.points.map((points, each) => (each === seat ? points + n : points))
  ctx.log({ is: 'points', seat, n, cause })
}
