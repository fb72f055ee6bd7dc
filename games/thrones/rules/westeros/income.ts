/** What areas, ports and orders pay. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { areaTable, isPort, isSea, landAreas, type Place, portIds, portSea } from '../../data/areas.ts'
import type { Thrones } from '../../types.ts'
import { enemyAt, type G, standsAt } from '../position/armies.ts'
import { controller, portOwner } from '../position/control.ts'
import { orderAt, takeOrder } from '../position/orders.ts'
import { takeFromPool } from '../position/tracks.ts'

/** Icons printed in the land areas a seat controls (AG-4.4, AG-4.7); Power tokens are no icons (AG-3.3.3). */
export function icons(g: G, seat: Seat, kind: 'supply' | 'power'): number {
  let count = 0
  for (const area of landAreas) if (controller(g.open, area) === seat) count += areaTable[area][kind]
  return count
}

/** AG-4.7: own ports that hold an own Ship while no enemy Ship is in their sea. */
export const openPorts = (g: G, seat: Seat): number =>
  portIds.filter(
    port => portOwner(g.open, port) === seat && standsAt(g, seat, port) && !enemyAt(g, seat, portSea(port)),
  ).length

/** AG-6.4.1: takes a Consolidate Power order off the board and pays for it, as far as the pool goes. */
export function payOrder(g: G, ctx: Context<Thrones>, from: Place): void {
  const { seat } = g.open.armies[from]!
  const order = orderAt(g, from)!
  takeOrder(g, from)
  ctx.log({ is: 'consolidated', seat, from, order, n: takeFromPool(g, seat, incomeFrom(g, seat, from)), muster: false })
}

/** AG-6.4.1; AG-3.6.7: a blockaded port pays nothing. */
function incomeFrom(g: G, seat: Seat, from: Place): number {
  if (isPort(from)) return enemyAt(g, seat, portSea(from)) ? 0 : 1
  return isSea(from) ? 0 : 1 + areaTable[from].power
}
