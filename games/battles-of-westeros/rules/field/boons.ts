/** BW-18: values of units that are changed for a while. */
import { totalOf } from '../../../../kit/amounts.ts'
import { changeOf, hasModifier } from '../../../../kit/modifiers.ts'
import type { Boon } from '../../data/effects.ts'
import type { Open, Unit, UnitId } from '../../types.ts'

export const boonOf = (open: Open, key: Boon, unit: UnitId): number => changeOf(open.boons, key, unit)
export const hasBoon = (open: Open, key: Boon, unit: UnitId): boolean => hasModifier(open.boons, key, unit)

/** What the whole side on turn has for every such event. */
export const sideBoon = (open: Open, key: Boon): number =>
  totalOf(open.boons.filter(each => each.key === key && each.of === undefined))

/** Those of a unit that is gone go with it. */
export const boonsWithout = (open: Open, { id }: Unit) => open.boons.filter(({ of }) => of !== id)
