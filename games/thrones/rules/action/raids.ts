/** AG-6.2: Raid orders. */
import { ask, type Chapter, type Context, type Seat } from '../../../../kernel/index.ts'
import { byPlace, isLand, isPort, isSea, neighbours, type Place, portSea, portsOfSea } from '../../data/areas.ts'
import { type Order, orderTable } from '../../data/orders.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { orderAt, ordersOf, takeOrder, typeOf } from '../position/orders.ts'
import { gainPower, losePower } from '../position/tracks.ts'

export const raidRules: Chapter<Thrones, 'raid'> = {
  raid: ask({
    rule: 'AG-6.2.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => raidMoves(g, seat),
    take: (g, _me, seat, move, ctx) => {
      const { from, target } = move
      takeOrder(g, from)
      if (target === null) ctx.log({ is: 'raided', seat, from, target, order: null, of: null })
      else raid(g, ctx, seat, from, target)
      return []
    },
  }),
}

type Raid = MoveOf<'raid'>

/** AG-6.2.3: from land the adjacent land, from a port its sea, from a sea all adjacent areas and its own ports. */
export function rangeOf(from: Place): readonly Place[] {
  if (isPort(from)) return [portSea(from)]
  return isSea(from) ? [...neighbours(from), ...portsOfSea(from)] : neighbours(from).filter(isLand)
}

/** Every raid there can be: from a place at nothing (AG-6.2.5), and at each place in range. */
const rows = byPlace(from => [null, ...rangeOf(from)].map((target): Raid => ({ do: 'raid', from, target })))

function raidMoves(g: G, seat: Seat): Raid[] {
  const moves: Raid[] = []
  for (const from of ordersOf(g, seat, 'raid')) {
    const special = orderTable[orderAt(g, from)!].special
    for (const move of rows[from]) if (move.target === null || canRaid(g, seat, special, move.target)) moves.push(move)
  }
  return moves
}

/** AG-6.2.2: Raid, Support and Consolidate Power orders of others; a special Raid also Defense orders. */
function canRaid(g: G, seat: Seat, special: boolean, target: Place): boolean {
  const token = g.open.orders[target]
  if (token === null || token.seat === seat || token.order === null) return false
  const type = typeOf(token.order)
  return type !== 'march' && (type !== 'defense' || special)
}

/** AG-6.2.1, AG-6.2.6: the order raided leaves the board and will not be resolved. */
function raid(g: G, ctx: Context<Thrones>, seat: Seat, from: Place, target: Place): void {
  const { seat: of, order } = g.open.orders[target] as { seat: Seat; order: Order }
  takeOrder(g, target)
  ctx.log({ is: 'raided', seat, from, target, order, of })
  if (typeOf(order) !== 'consolidate') return
  // AG-6.2.4: pillage; gain and loss do not depend on each other
  gainPower(g, ctx, seat, 1, 'pillage')
  losePower(g, ctx, of, 1, 'pillage')
}
