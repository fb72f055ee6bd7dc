/** BW-3.8: units that come to the field. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import type { Recruit, Unit } from '../../types.ts'
import { type BattleContext, type G, named } from '../field/units.ts'

/** BW-3.8: a unit at full strength; it waits for its first Rally Phase. */
export const fresh = (recruit: Recruit, seat: Seat, hex: Hex, number: number): Unit => ({
  id: `${recruit.type}-${number}`,
  seat,
  ...recruit,
  hex,
  figures: unitTable[recruit.type].strength,
  active: false,
})

/** A new unit on the field. */
export function enlist(g: G, seat: Seat, recruit: Recruit, hex: Hex, ctx: BattleContext): void {
  g.open.recruited++
  g.open.units = [...g.open.units, fresh(recruit, seat, hex, g.open.recruited)]
  ctx.log({ is: 'placed', seat, unit: named(recruit), hex })
}
