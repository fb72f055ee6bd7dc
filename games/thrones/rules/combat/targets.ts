/** What abilities of House cards may strike or promote (AG-8.5). */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { without } from '../../../../kernel/index.ts'
import { type Area, neighbours, type Place, places, portIds, portLand, portSea } from '../../data/areas.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import type { Open, Side, Thrones } from '../../types.ts'
import { available, type G } from '../position/armies.ts'
import { removeOrder } from '../position/orders.ts'
import { campOf, fightingUnits, routedFighters, setCombat } from './fight.ts'
import { supportsFor } from './support.ts'

/** A footman, standing or routed. */
export interface FootmanPick {
  at: Place
  routed: boolean
}

/** The Footmen of a side's fighting army (AG-8.5.3). */
export function footmenToKill(open: Open, side: Side): FootmanPick[] {
  const at = campOf(open.combat!, side)
  const picks: FootmanPick[] = []
  if (fightingUnits(open, side).includes('footman')) picks.push({ at, routed: false })
  if (routedFighters(open, side).includes('footman')) picks.push({ at, routed: true })
  return picks
}

/** The Footmen that fought or gave support from an own area, as far as a Knight is left (AG-8.5.12). */
export function footmenToPromote(open: Open, side: Side): FootmanPick[] {
  const { seat } = open.combat![side]
  if (available({ open }, seat, 'knight') === 0) return []
  const picks = footmenToKill(open, side)
  for (const at of supportsFor(open.combat!, side)) {
    const army = open.armies[at]!
    if (army.seat !== seat) continue
    if (army.units.includes('footman')) picks.push({ at, routed: false })
    if (army.routed.includes('footman')) picks.push({ at, routed: true })
  }
  return picks
}

/** The places beside an area; a port is beside its land and its sea (AG-3.6.4). */
const besides = (at: Area): readonly Place[] => [
  ...neighbours(at),
  ...portIds.filter(port => portLand(port) === at || portSea(port) === at),
]

/** AG-8.5.4: orders of a seat beside the fight. */
export const ordersBeside = (open: Open, seat: Seat): Place[] =>
  besides(open.combat!.at).filter(place => open.orders[place]?.seat === seat && place !== open.combat!.from)

/** AG-8.5.14: orders of a seat anywhere but in the embattled area, and not the March order of this combat. */
export const ordersAnywhere = ({ orders, combat }: Open, seat: Seat): Place[] =>
  places.filter(place => orders[place]?.seat === seat && place !== combat!.from && place !== combat!.at)

/** Removes an order; a Support order no longer supports (AG-8.2.9, AG-8.5.4). */
export function strike(g: G, ctx: Context<Thrones>, at: Place, card: HouseCard): void {
  removeOrder(g, ctx, at, card)
  setCombat(g, { supports: without(g.open.combat!.supports, at) })
}
