/** Order tokens on the board. */
import { type Context, remember, type Seat } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import { type Order, type OrderType, orderTable } from '../../data/orders.ts'
import type { Event, Open, Thrones, Token } from '../../types.ts'
import type { G } from './armies.ts'

/** The open order on a place, or null. */
export const orderAt = (g: G, place: Place): Order | null => g.open.orders[place]?.order ?? null

export const typeOf = (order: Order): OrderType => orderTable[order].type

/** The places with an open order, in official order: all of them, and by type and seat. */
const placesByOrder = remember((orders: Open['orders']) => {
  const all: Place[] = []
  const seats = (): Place[][] => [[], [], [], [], [], []]
  const byType = { march: seats(), defense: seats(), support: seats(), raid: seats(), consolidate: seats() }
  for (const at in orders) {
    const place = at as Place
    const token = orders[place]
    if (token === null || token.order === null) continue
    all.push(place)
    byType[typeOf(token.order)][token.seat].push(place)
  }
  return { all, byType }
})

/** The places with an open order, in official order. */
export const openOrders = (orders: Open['orders']): readonly Place[] => placesByOrder(orders).all

/** Where a seat has open orders of a type, in official order. */
export const ordersOf = (g: Pick<G, 'open'>, seat: Seat, type: OrderType): readonly Place[] =>
  placesByOrder(g.open.orders).byType[type][seat]

/** Lays a token on a place, face down without an order; or takes it off. Its own copy of the record is a fast one. */
function setToken(g: G, place: Place, token: Token | null): void {
  g.open.orders = { ...g.open.orders, [place]: token }
}

export function putOrder(g: G, place: Place, seat: Seat, order: Order | null): void {
  setToken(g, place, { seat, order })
}

/** Takes the token off a place without a word: for orders that were resolved. */
export function takeOrder(g: G, place: Place): void {
  if (g.open.orders[place] !== null) setToken(g, place, null)
}

/** Removes an open order that will not be resolved, and says why. */
export function removeOrder(
  g: G,
  ctx: Context<Thrones>,
  place: Place,
  cause: (Event & { is: 'order-removed' })['cause'],
): void {
  const token = g.open.orders[place]
  if (!token) return
  takeOrder(g, place)
  ctx.log({ is: 'order-removed', seat: token.seat, at: place, order: token.order!, cause })
}
