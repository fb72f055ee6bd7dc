/** BW-9.1, BW-14.4, BW-14.9, BW-16: what an ordered unit may do in the attack part of its order. */

import { planOf } from '../../data/battles.ts'
import { commanderTable } from '../../data/commanders.ts'
import { dogsRange } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import type { MoveOf, Open, Ordered, Unit } from '../../types.ts'
import { burns, groundAt } from '../field/ground.ts'
import { abilityOf, canScorch, hasDogs } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import { dogsSee, type Obstacle, obstacleOf, sees } from '../field/sight.ts'
import { boardOf, foeOf, friendsBeside, unitAt, unitOf } from '../field/units.ts'
import { orderOf } from './attack.ts'

const enemiesOf = (open: Open, { seat }: Unit): readonly Unit[] => open.units.filter(unit => unit.seat !== seat)

/** Why a unit cannot attack an enemy from where it stands. */
export type Refusal = { readonly why: 'distance'; readonly most: number } | { readonly why: 'engaged' } | Obstacle

/** BW-9.1.1, BW-9.1.2, BW-9.2: what keeps a unit from attacking the enemy in a hex; null: nothing does. */
export function refusalOf(open: Open, unit: Unit, at: Hex): Refusal | null {
  const { range } = unitTable[unit.type]
  if (boardOf(open).distance(unit.hex, at) > range) return { why: 'distance', most: range }
  if (range === 1) return null
  const foe = foeOf(open, unit.id)
  if (foe) return foe.hex === at ? null : { why: 'engaged' }
  return obstacleOf(open, unit, at)
}

/** BW-9.1: whom a unit can attack from where it stands. */
export const targetsOf = (open: Open, unit: Unit): readonly Unit[] =>
  enemiesOf(open, unit).filter(({ hex }) => refusalOf(open, unit, hex) === null)

/** BW-14.4 */
export function dogTargets(open: Open, unit: Unit): readonly Unit[] {
  if (!hasDogs(unit) || foeOf(open, unit.id)) return []
  const { least, most } = dogsRange
  return enemiesOf(open, unit).filter(({ hex }) => {
    const far = boardOf(open).distance(unit.hex, hex)
    return far >= least && far <= most && dogsSee(open, unit, hex)
  })
}

/** BW-18.23: Dogs of War, once an order. */
export function extraTargets(open: Open, unit: Unit): readonly Unit[] {
  const { commander } = unit
  const extra = commander ? commanderTable[commander].commitAbility.extraAttack : undefined
  if (!commander || !extra || open.commanders[commander]!.used || orderOf(open, unit.id)?.madeExtra) return []
  const near = enemiesOf(open, unit).filter(({ hex }) => boardOf(open).distance(unit.hex, hex) <= extra.range)
  return near.filter(({ hex }) => sees(open, unit.hex, hex))
}

/** BW-14.9: hexes beside it without a unit that can burn more; BW-P4.1, BW-P6.3: with one kind of piece alone. */
export function scorchable(open: Open, unit: Unit): readonly Hex[] {
  if (!canScorch(open, unit)) return []
  const only = planOf(open.options.battle)?.special.fireOnlyOn
  const near = boardOf(open).neighbours(unit.hex)
  return near.filter(hex => {
    if (unitAt(open, hex)) return false
    return only ? open.pieces[hex] === only : groundAt(open, hex).burn > (open.fire[hex] ?? 0)
  })
}

/** BW-16.4, BW-16.5: fires that a unit can put out: that under it, or those beside it. */
export const dousable = (open: Open, { hex }: Unit): readonly Hex[] =>
  burns(open, hex)
    ? [hex]
    : boardOf(open)
        .neighbours(hex)
        .filter(each => burns(open, each))

/** May an ordered unit still attack? */
export function mayAttack(open: Open, order: Ordered): boolean {
  const unit = unitOf(open, order.unit)
  if (!unit || order.acted || !order.mayAttack || order.noAttack) return false
  return !burns(open, unit.hex) && !isInForce(open, 'no-attack', order.unit)
}

/** BW-18.25: friends beside Kevan's unit whose attack he can support. */
function supportable(open: Open, unit: Unit): readonly Unit[] {
  if (abilityOf(unit).support === undefined) return []
  return friendsBeside(open, unit).filter(({ id }) => {
    const order = orderOf(open, id)
    return order !== undefined && mayAttack(open, order)
  })
}

type UnitAction = MoveOf<'attack' | 'dogs' | 'extra-attack' | 'scorch' | 'douse' | 'support'>

function attacksOf(open: Open, unit: Unit, order: Ordered): UnitAction[] {
  const from = unit.hex
  const at = (list: readonly Unit[]) => list.map(({ hex }) => hex)
  return [
    ...at(targetsOf(open, unit)).map((at): UnitAction => ({ do: 'attack', from, at })),
    ...(order.moved ? [] : at(dogTargets(open, unit)).map((at): UnitAction => ({ do: 'dogs', from, at }))),
    ...at(extraTargets(open, unit)).map((at): UnitAction => ({ do: 'extra-attack', from, at })),
    ...scorchable(open, unit).map((at): UnitAction => ({ do: 'scorch', from, at })),
    ...at(supportable(open, unit)).map((to): UnitAction => ({ do: 'support', from, to })),
  ]
}

/** BW-7.4: everything that an ordered unit may do now. */
export function actionsOf(open: Open, order: Ordered): UnitAction[] {
  const unit = unitOf(open, order.unit)
  if (!unit || order.acted) return []
  const from = unit.hex
  const douse = () => dousable(open, unit).map((at): UnitAction => ({ do: 'douse', from, at }))
  // BW-16.3, BW-16.4
  if (burns(open, from)) return douse()
  return mayAttack(open, order) ? [...attacksOf(open, unit, order), ...douse()] : []
}
