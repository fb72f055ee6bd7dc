/** BW-18: values of units that are changed for a while. */
import { totalOf } from '../../../../kit/amounts.ts'
import { changeOf, hasModifier } from '../../../../kit/modifiers.ts'
import type { ModifierKey } from '../../data/effects.ts'
import type { Open, Unit, UnitId } from '../../types.ts'

export const changeFor = (open: Open, key: ModifierKey, unit: UnitId): number => changeOf(open.boons, key, unit)
export const isInForce = (open: Open, key: ModifierKey, unit: UnitId): boolean => hasModifier(open.boons, key, unit)

/** What the whole side on turn has for every such event. */
export const changeForSide = (open: Open, key: ModifierKey): number =>
  totalOf(open.boons.filter(each => each.key === key && each.of === undefined))

/** Those of a unit that is gone go with it. */
export const modifiersWithout = (open: Open, { id }: Unit) => open.boons.filter(({ of }) => of !== id)
