/** AG-5: the Planning Phase. */
import {
  auto,
  type Chapter,
  type Context,
  hold,
  type MovesAt,
  put,
  type Seat,
  type Step,
  sealed,
  without,
} from '../../../../kernel/index.ts'
import { byPlace, type Place } from '../../data/areas.ts'
import { type Order, orders } from '../../data/orders.ts'
import type { MoveOf, Thrones, Token } from '../../types.ts'
import { type G, placesOf } from '../position/armies.ts'
import { putOrder, takeOrder } from '../position/orders.ts'
import { tokensLeft, tokensUsable } from '../position/tokens.ts'
import { holderOf, turnOrder } from '../position/tracks.ts'
import { startPhase } from '../round.ts'

export const planningRules: Chapter<Thrones, 'planning' | 'assignOrders' | 'revealOrders'> = {
  // AG-1.3
  planning: auto((g, _me, ctx) => {
    startPhase(g, ctx, 'planning')
    return [...placement(g), { do: 'revealOrders' }]
  }),

  // AG-5.1, AG-5.2.1: the order lies in the seat's own drawer, its back on the board
  assignOrders: sealed({
    rule: 'AG-5.1.1',
    who: (_g, { seats }) => seats,
    legalMoves: (g, _me, seat) => placementMoves(g, seat),
    seals: move => move.do === 'confirm',
    draft: (g, _me, seat, move) => {
      if (move.do === 'place') place(g, seat, move.at, move.order)
      else if (move.do === 'remove') remove(g, seat, move.at)
    },
    reveal: (_g, { seats }, _answers, ctx) => {
      if (seats.length === 1) ctx.log({ is: 'placed', seat: seats[0] })
      return []
    },
  }),

  // AG-5.3.1, AG-5.4.5
  revealOrders: auto((g, _me, ctx) => {
    reveal(g, ctx)
    return [{ do: 'raven', seat: holderOf(g.open, 'kings-court') }]
  }),
}

/** AG-5.1.5: all at once; AG-5.1.6: one after the other when tokens are short for anybody. */
function placement(g: G): Step<Thrones>[] {
  const seats = turnOrder(g.open).filter(seat => placesOf(g, seat).length > 0)
  const short = seats.some(seat => placesOf(g, seat).length > tokensUsable(g.open, seat))
  if (!short) return [{ do: 'assignOrders', seats }]
  return seats.map(seat => ({ do: 'assignOrders', seats: [seat] }))
}

/** The moves of laying out orders. */
type Placement = MovesAt<Thrones, 'assignOrders'>

const confirm: MoveOf<'confirm'> = { do: 'confirm' }
const removeMoves = byPlace((at): MoveOf<'remove'> => ({ do: 'remove', at }))
const placeMoves = byPlace(
  at => Object.fromEntries(orders.map(order => [order, { do: 'place', at, order }])) as Record<Order, MoveOf<'place'>>,
)

/**
 * AG-5.1.1, AG-5.1.4: any token left on any own place without one, a Defense in a port too (AG-3.6.8).
 * AG-5.1.6: confirmed when every place is filled, or when no legal token is left.
 */
function placementMoves(g: G, seat: Seat): Placement[] {
  const { orders: tokens } = g.open
  const left = tokensLeft(g.open, seat, Object.values(g.held[seat].orders))
  const moves: Placement[] = []
  let filled = true
  for (const at of placesOf(g, seat)) {
    if (tokens[at] !== null) moves.push(removeMoves[at])
    else {
      filled = false
      const row = placeMoves[at]
      for (const order of left) moves.push(row[order])
    }
  }
  if (filled || left.length === 0) moves.push(confirm)
  return moves
}

function place(g: G, seat: Seat, at: Place, order: Order): void {
  hold(g, seat, { orders: put(g.held[seat].orders, at, order) })
  putOrder(g, at, seat, null)
}

function remove(g: G, seat: Seat, at: Place): void {
  hold(g, seat, { orders: without(g.held[seat].orders, at) })
  takeOrder(g, at)
}

/** Turns every token face up. */
function reveal(g: G, ctx: Context<Thrones>): void {
  const faces: Record<Place, Token | null> = { ...g.open.orders }
  const shown: { at: Place; seat: Seat; order: Order }[] = []
  for (const place in faces) {
    const at = place as Place
    const token = faces[at]
    if (token === null) continue
    const { seat } = token
    const order = g.held[seat].orders[at]!
    faces[at] = { seat, order }
    shown.push({ at, seat, order })
  }
  g.open.orders = faces
  g.held = g.held.map(own => ({ ...own, orders: {} }))
  ctx.log({ is: 'revealed', orders: shown })
}
