/** BW-17.3: objectives and who controls them. */
import type { Seat } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Objective } from '../../data/plans/plan.ts'
import type { Open, Unit } from '../../types.ts'
import { type BattleContext, type G, unitAt } from '../field/units.ts'

/** The objectives of the battle; BW-P2.2: real locations, too, once they are revealed. */
export function objectivesOf(open: Open): readonly Pick<Objective, 'hex' | 'whileOccupied'>[] {
  const real = (Object.keys(open.locations) as Hex[]).filter(hex => open.locations[hex] === 'real')
  return [...(planOf(open.options.battle)?.objectives ?? []), ...real.map(hex => ({ hex }))]
}

/** Who controls an objective; null: nobody. */
export function controllerOf(open: Open, hex: Hex): Seat | null {
  const objective = objectivesOf(open).find(each => each.hex === hex)
  if (objective?.whileOccupied) return unitAt(open, hex)?.seat ?? null
  return open.control[hex] ?? null
}

export const controlledBy = (open: Open, seat: Seat): number =>
  objectivesOf(open).filter(({ hex }) => controllerOf(open, hex) === seat).length

/** BW-17.3: a unit that ends a movement on an objective puts its marker there. */
export function takeControl(g: G, { hex, seat }: Unit, ctx: BattleContext): void {
  const objective = objectivesOf(g.open).find(each => each.hex === hex)
  if (!objective || objective.whileOccupied || g.open.control[hex] === seat) return
  g.open.control = { ...g.open.control, [hex]: seat }
  ctx.log({ is: 'control', seat, hex })
}
