/** AG-5.1.2: the order tokens that a house may still place. */
import type { Seat } from '../../../../kernel/index.ts'
import { type Order, orders, orderTable } from '../../data/orders.ts'
import { type PlayerCount, setups } from '../../data/setups.ts'
import type { Open } from '../../types.ts'
import { positionOf } from './tracks.ts'

/** Special orders that a seat may have on the board (AG-2.8): by its position on the King's Court track. */
export const allowance = (open: Open, seat: Seat): number =>
  setups[open.houses.length as PlayerCount].specialOrders[positionOf(open, 'kings-court', seat) - 1]

export const isSpecial = (order: Order): boolean => orderTable[order].special

const tokens = orders.map(order => ({ order, special: isSpecial(order), copies: orderTable[order].copies as number }))

/** The different tokens a seat may place beside those it has placed already (AG-5.1.2, AG-5.1.3). */
export function tokensLeft(open: Open, seat: Seat, placed: readonly Order[]): Order[] {
  let spare = allowance(open, seat)
  for (const order of placed) if (isSpecial(order)) spare--
  const left: Order[] = []
  for (const { order, special, copies } of tokens) {
    if (special && spare <= 0) continue
    let unused = copies
    for (const each of placed) if (each === order) unused--
    if (unused > 0 && !open.forbidden.includes(order)) left.push(order)
  }
  return left
}

/** AG-5.1.6, AG-5.1.7: how many tokens a seat can legally place at once. */
export function tokensUsable(open: Open, seat: Seat): number {
  let normal = 0
  let specials = 0
  for (const { order, special, copies } of tokens) {
    if (open.forbidden.includes(order)) continue
    if (special) specials++
    else normal += copies
  }
  return normal + Math.min(specials, allowance(open, seat))
}
