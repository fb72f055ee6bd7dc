/** AG-5.1.2: the order tokens that a house may still place. */
import type { Seat } from '../../../kernel/index.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { type PlayerCount, setups } from '../data/setups.ts'
import type { Open } from '../types.ts'
import { positionOf } from './tracks.ts'

/** Special orders that a seat may have on the board (AG-2.8): by its position on the King's Court track. */
export const allowance = (open: Open, seat: Seat): number =>
  setups[open.houses.length as PlayerCount].specialOrders[positionOf(open, 'kings-court', seat) - 1]

export const isSpecial = (order: Order): boolean => orderTable[order].special

/** The different tokens a seat may place beside those it has placed already (AG-5.1.2, AG-5.1.3). */
export function tokensLeft(open: Open, seat: Seat, placed: readonly Order[]): Order[] {
  let specials = allowance(open, seat)
  for (const order of placed) if (isSpecial(order)) specials--
  return orders.filter(order => {
    if (open.forbidden.includes(order) || (isSpecial(order) && specials <= 0)) return false
    let copies: number = orderTable[order].copies
    for (const each of placed) if (each === order) copies--
    return copies > 0
  })
}

/** AG-5.1.6, AG-5.1.7: how many tokens a seat can legally place at once. */
export function tokensUsable(open: Open, seat: Seat): number {
  const legal = orders.filter(order => !open.forbidden.includes(order))
  const specials = legal.filter(isSpecial).length
  const normal = legal.reduce((sum, order) => sum + (isSpecial(order) ? 0 : orderTable[order].copies), 0)
  return normal + Math.min(specials, allowance(open, seat))
}
