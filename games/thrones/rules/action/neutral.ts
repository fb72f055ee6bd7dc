/** AG-7.6: attacks on neutral forces. */
import type { Seat } from '../../../../kernel/index.ts'
import type { LandArea, Place } from '../../data/areas.ts'
import { orderTable } from '../../data/orders.ts'
import type { UnitType } from '../../data/units.ts'
import type { Group } from '../../steps.ts'
import type { Open } from '../../types.ts'
import { plainStrength } from '../combat/strength.ts'
import { supportPlaces } from '../combat/support.ts'
import { turnOrder } from '../position/tracks.ts'
import type { March } from './movement.ts'

const total = (units: readonly UnitType[], at: Place): number =>
  units.reduce((strength, unit) => strength + plainStrength(unit, 'attacker', at), 0)

/** What a Support order beside the force gives, with the units that stand there (AG-8.2.4). */
const supportFrom = (open: Open, place: Place, at: Place): number =>
  total(open.armies[place]!.units, at) + orderTable[open.orders[place]!.order!].modifier

/**
 * The strength of an attack on a neutral force: units, March order, own support, and the support that others have
 * granted (AG-7.6.1, AG-7.6.2). `arriving` are the peaceful groups of the same march: they count where they join own
 * support (AG-7.6.7).
 */
export function neutralStrength(open: Open, march: March, attack: Group, arriving: readonly Group[]): number {
  const { seat, from, call, granted } = march
  const at = attack.to as LandArea
  let strength = total(attack.units, at) + orderTable[open.orders[from]!.order!].modifier
  for (const place of supportPlaces(open, at, seat)) {
    strength += supportFrom(open, place, at)
    for (const { to, units } of arriving) if (to === place) strength += total(units, at)
  }
  if (call === at) for (const place of granted) strength += supportFrom(open, place, at)
  return strength
}

/** AG-7.6.3: the places of others that could support an attack on this force, in turn order. */
export const foreignSupport = (open: Open, seat: Seat, at: LandArea): Place[] =>
  turnOrder(open).flatMap(other => (other === seat ? [] : supportPlaces(open, at, other)))

/**
 * The most that this march, which attacks nobody yet, could bring against a force: with all units left, and what others
 * might still grant.
 */
export function neutralCeiling(open: Open, march: March, at: LandArea, staying: readonly UnitType[]): number {
  let strength = neutralStrength(open, march, { to: at, units: staying }, march.groups)
  if (march.call === null)
    for (const place of foreignSupport(open, march.seat, at)) strength += supportFrom(open, place, at)
  return strength
}
