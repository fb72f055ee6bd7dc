/** Why an order token may not be laid, exchanged or confirmed (AG-5.1, AG-5.4). */
import { type Order, orders, orderTable } from '../../data/orders.ts'
import { type WesterosCard, westerosCardTable } from '../../data/westerosCards.ts'
import type { MoveOf, Open } from '../../types.ts'
import { openOrders } from '../position/orders.ts'
import { allowance, isSpecial } from '../position/tokens.ts'
import type { Asked, BarOf, Barred } from './types.ts'

/** The Westeros card in force that forbids the order (AG-4.8, AG-4.9). */
function forbiddingCard({ westeros }: Open, order: Order): WesterosCard | undefined {
  const forbids = (card: WesterosCard) => (westerosCardTable[card].forbids as readonly Order[]).includes(order)
  return westeros.find(forbids) ?? westeros.find(card => westerosCardTable[card].type === 'put-to-the-sword')
}

/** Why a seat may not lay this order beside those it has laid; null: it may. */
function orderBar(open: Open, seat: number, placed: readonly Order[], order: Order): BarOf | null {
  if (open.forbidden.includes(order)) {
    return { why: 'forbidden', of: `${order} ${forbiddingCard(open, order) ?? ''}`.trim(), rule: 'AG-5.1.3' }
  }
  if (placed.filter(each => each === order).length >= orderTable[order].copies) {
    return { why: 'all-laid', of: order, rule: 'AG-5.1.2' }
  }
  const stars = allowance(open, seat)
  if (!isSpecial(order) || placed.filter(isSpecial).length < stars) return null
  return stars === 0
    ? { why: 'no-stars', rule: 'AG-5.1.2' }
    : { why: 'stars-used', of: String(stars), rule: 'AG-5.1.2' }
}

/** Each order that a seat may not lay here beside the others it has laid; `laid`: the one that lies here. */
const barsBeside = (open: Open, seat: number, others: readonly Order[], laid?: Order) =>
  orders.flatMap(order => {
    const bar = order === laid ? null : orderBar(open, seat, others, order)
    return bar ? [{ order, bar }] : []
  })

/** AG-5.1: on each own place the orders that may not lie there, in the place of another one too; and confirming too early. */
export function barredPlacing({ open, own, seat, legalMoves }: Asked): Barred[] {
  const laid = own!.orders
  const placeOf = (name: 'place' | 'remove') =>
    new Set(legalMoves.flatMap(move => (move.do === name ? [(move as MoveOf<'place' | 'remove'>).at] : [])))
  const [empty, filled] = [placeOf('place'), placeOf('remove')]
  const laying = [...empty, ...filled].flatMap(at => {
    const { [at]: here, ...others } = laid
    const bars = barsBeside(open, seat, Object.values(others), here)
    return bars.map(({ order, bar }): Barred => ({ ...bar, move: { do: 'place', at, order } }))
  })
  const early: Barred = { move: { do: 'confirm' }, why: 'places-left', of: String(empty.size), rule: 'AG-5.1.1' }
  return empty.size > 0 ? [...laying, early] : laying
}

/** AG-5.4.2: what the Raven may not bring. */
export function barredSwaps({ open, seat }: Asked): Barred[] {
  const own = openOrders(open.orders).filter(at => open.orders[at]!.seat === seat)
  return own.flatMap(at => {
    const others = own.filter(each => each !== at).map(each => open.orders[each]!.order!)
    const bars = barsBeside(open, seat, others, open.orders[at]!.order!)
    return bars.map(({ order, bar }): Barred => ({ ...bar, move: { do: 'swap', at, order } }))
  })
}
