/** BW-13: the morale track. */
import type { Seat } from '../../../../kernel/index.ts'
import { battleOf } from '../../data/battles.ts'
import { lastSpace, type Segment, type Zone, zoneAt, zones, zoneTable } from '../../data/morale.ts'
import type { Event } from '../../log.ts'
import type { Open } from '../../types.ts'
import { type BattleContext, type G, other } from '../field/units.ts'

/** BW-13.1: the direction on the track in which a side's morale rises: away from its own end. */
const upwards = (open: Open, seat: Seat): number => (open.houses[seat] === 'stark' ? 1 : -1)

/** How far the marker lies in a side's own half; 0 or less: it does not. */
export const depthOf = (open: Open, seat: Seat): number => -open.morale * upwards(open, seat)

export const segmentOf = (open: Open, seat: Seat): Segment => battleOf(open.options.battle).segments[open.houses[seat]]

/** BW-13.3: the marker lies on its rout space. */
export const isRouted = (open: Open, seat: Seat): boolean =>
  segmentOf(open, seat) === 'rout' && depthOf(open, seat) === lastSpace

/** BW-5.4: can the marker still move towards a side? */
export const canSink = (open: Open, seat: Seat): boolean => depthOf(open, seat) < lastSpace
export const canRise = (open: Open, seat: Seat): boolean => canSink(open, other(seat))

/** BW-13.2, BW-13.3: raises a side's morale by `n`, or lowers it; what goes beyond the end of the track is lost. */
export function changeMorale(
  g: G,
  seat: Seat,
  n: number,
  why: Extract<Event, { is: 'morale' }>['why'],
  ctx: BattleContext,
): void {
  const from = g.open.morale
  const to = Math.max(-lastSpace, Math.min(lastSpace, from + n * upwards(g.open, seat)))
  g.open.morale = to
  if (n !== 0) ctx.log({ is: 'morale', seat, n, from, to, why })
}

/** BW-6.7: own morale is of this zone or better: the marker lies no deeper. */
export const isOrBetter = (open: Open, seat: Seat, zone: Zone): boolean =>
  zones.indexOf(zoneAt(depthOf(open, seat))) <= zones.indexOf(zone)

/** BW-6.7: a side's morale is of this zone or worse. */
export const isOrWorse = (open: Open, seat: Seat, zone: Zone): boolean => depthOf(open, seat) >= zoneTable[zone]

/** BW-13.4: the break point to which a side may recover; null: it has nothing to recover. */
export function recoveryOf(open: Open, seat: Seat): number | null {
  const depth = depthOf(open, seat)
  const zone = zoneAt(depth)
  return zone === 'grey' || depth === zoneTable[zone] ? null : zoneTable[zone] * -upwards(open, seat)
}

/** BW-13.6: the side on whose half the marker does not lie; null: it lies in the middle. */
export const higherMorale = (open: Open): Seat | null => (open.morale === 0 ? null : depthOf(open, 0) < 0 ? 0 : 1)
