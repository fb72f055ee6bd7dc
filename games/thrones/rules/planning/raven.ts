/** AG-5.4: the Messenger Raven. */
import { ask, type Chapter, type Context, hold, type Seat } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Order } from '../../data/orders.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { openOrders, orderAt, putOrder } from '../position/orders.ts'
import { tokensLeft } from '../position/tokens.ts'
import { topToBottom } from '../wildlings/wildlings.ts'

export const ravenRules: Chapter<Thrones, 'raven' | 'ravenCard'> = {
  // AG-5.4.1
  raven: ask({
    rule: 'AG-5.4.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [...swaps(g, seat), { do: 'look' }, { do: 'pass' }],
    take: (g, _me, seat, move, ctx) => {
      if (move.do === 'pass') return []
      g.open.ravenUsed = true // AG-5.4.4, AG-3.8.3
      if (move.do === 'swap') return swap(g, ctx, seat, move.at, move.order)
      look(g, ctx, seat)
      return [{ do: 'ravenCard', seat }]
    },
  }),

  // AG-5.4.3
  ravenCard: ask({
    rule: 'AG-5.4.3',
    who: (_g, { seat }) => seat,
    legalMoves: () => [
      { do: 'keep', where: 'top' },
      { do: 'keep', where: 'bottom' },
    ],
    take: (g, _me, seat, move, ctx) => {
      const { where } = move
      if (where === 'bottom') topToBottom(g, null)
      ctx.log({ is: 'looked', seat, where })
      return []
    },
  }),
}

/** AG-5.4.2: each own order on the board for each other kind of token that may be placed without it. */
function swaps(g: G, seat: Seat): MoveOf<'swap'>[] {
  const own = openOrders(g.open.orders).filter(at => g.open.orders[at]!.seat === seat)
  return own.flatMap(at => {
    const rest = own.filter(each => each !== at).map(each => orderAt(g, each)!)
    const kinds = tokensLeft(g.open, seat, rest).filter(order => order !== orderAt(g, at))
    return kinds.map((order): MoveOf<'swap'> => ({ do: 'swap', at, order }))
  })
}

function swap(g: G, ctx: Context<Thrones>, seat: Seat, at: Place, to: Order): readonly [] {
  const from = orderAt(g, at)!
  putOrder(g, at, seat, to)
  ctx.log({ is: 'swapped', seat, at, from, to })
  return []
}

/** AG-5.4.3, AG-13.5: the holder sees the top card and goes on knowing it. */
function look(g: G, ctx: Context<Thrones>, seat: Seat): void {
  const card = g.hidden.wildlings[0]
  const others = g.held[seat].seen.filter(each => each.card !== card)
  hold(g, seat, { seen: [...others, { card, where: 'top', depth: 0 }] })
  ctx.log({ is: 'saw', seat, card }, seat)
}
