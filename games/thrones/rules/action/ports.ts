/** AG-3.6.9, AG-3.6.10: what a change of control means for the Ships in a port. */
import { ask, auto, type Chapter, type Context, type Seat } from '../../../../kernel/index.ts'
import { type Port, portIds } from '../../data/areas.ts'
import { portMaxShips } from '../../data/constants.ts'
import type { UnitType } from '../../data/units.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import { addUnits, available, type G, removeUnit, sizeOf } from '../position/armies.ts'
import { portOwner } from '../position/control.ts'
import { removeOrder } from '../position/orders.ts'
import { armySizes, withinSupply } from '../position/supply.ts'
import { turnOrder } from '../position/tracks.ts'

export const portRules: Chapter<Thrones, 'settlePorts' | 'takeOver'> = {
  // AG-8.14.2: lost ports at once, then captured ones in turn order of the new owners
  settlePorts: auto((g, _me, ctx) => {
    for (const port of portIds) if (g.open.armies[port] && portOwner(g.open, port) === null) sinkShips(g, ctx, port)
    const captured = portIds.filter(port => isCaptured(g, port))
    if (captured.length === 0) return []
    const seat = turnOrder(g.open).find(each => captured.some(port => portOwner(g.open, port) === each))!
    const port = captured.find(each => portOwner(g.open, each) === seat)!
    return [{ do: 'takeOver', seat, port, ships: sizeOf(g.open.armies[port]) }, { do: 'settlePorts' }]
  }),

  // AG-3.6.9
  takeOver: ask({
    rule: 'AG-3.6.9',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, ships }) => {
      const most = mostShips(g, seat, ships)
      return Array.from({ length: most + 1 }, (_, taken): MoveOf<'take-over'> => ({ do: 'take-over', ships: taken }))
    },
    take: (g, { seat, port, ships: lost }, _seat, move, ctx) => {
      const { ships } = move
      empty(g, port)
      addUnits(g, port, seat, Array<UnitType>(ships).fill('ship'))
      ctx.log({ is: 'port-taken', seat, at: port, ships, lost })
      removeOrder(g, ctx, port, 'port')
      return []
    },
  }),
}

/** AG-3.6.10: all Ships in a port are lost, and so is their order. */
export function sinkShips(g: G, ctx: Context<Thrones>, port: Port): void {
  const army = g.open.armies[port]
  if (!army) return
  for (const unit of army.units) ctx.log({ is: 'lost', seat: army.seat, at: port, unit, routed: false, cause: 'port' })
  for (const unit of army.routed) ctx.log({ is: 'lost', seat: army.seat, at: port, unit, routed: true, cause: 'port' })
  empty(g, port)
  removeOrder(g, ctx, port, 'port')
}

/** Do Ships of another house than its owner lie in the port? */
function isCaptured(g: G, port: Port): boolean {
  const army = g.open.armies[port]
  return army !== null && army.seat !== portOwner(g.open, port)
}

function empty(g: G, port: Port): void {
  const { units, routed } = g.open.armies[port]!
  for (const unit of units) removeUnit(g, port, unit)
  for (const unit of routed) removeUnit(g, port, unit, true)
}

/** How many of the Ships the new owner can replace by own ones: pieces, supply and the port allow no more. */
function mostShips(g: G, seat: Seat, ships: number): number {
  const sizes = armySizes(g, seat)
  let most = Math.min(ships, portMaxShips, available(g, seat, 'ship'))
  while (most > 0 && !withinSupply(g.open.supply[seat], [...sizes.values(), most])) most--
  return most
}
