/** AG-5.4: the Messenger Raven. */
import { ask, type Chapter, hold, type Kit, type Seat } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Move, Thrones } from '../types.ts'
import type { G } from './armies.ts'
import { openOrders, orderAt, putOrder } from './orders.ts'
import { tokensLeft } from './tokens.ts'
import { topToBottom } from './wildlings.ts'

export const ravenRules: Chapter<Thrones, 'raven' | 'ravenCard'> = {
  // AG-5.4.1
  raven: ask({
    who: (_g, { seat }) => seat,
    options: (g, { seat }) => [...swaps(g, seat), { do: 'look' }, { do: 'pass' }],
    take: (g, _me, seat, move, kit) => {
      if (move.do === 'pass') return []
      g.open.ravenUsed = true // AG-5.4.4, AG-3.8.3
      if (move.do === 'swap') return swap(g, kit, seat, move.at, move.order)
      look(g, kit, seat)
      return [{ do: 'ravenCard', seat }]
    },
  }),

  // AG-5.4.3
  ravenCard: ask({
    who: (_g, { seat }) => seat,
    options: () => [
      { do: 'keep', where: 'top' },
      { do: 'keep', where: 'bottom' },
    ],
    take: (g, _me, seat, move, kit) => {
      const { where } = move as Move & { do: 'keep' }
      if (where === 'bottom') topToBottom(g, null)
      kit.say({ is: 'looked', seat, where })
      return []
    },
  }),
}

/** AG-5.4.2: each own order on the board for each other kind of token that may be placed without it. */
function swaps(g: G, seat: Seat): Move[] {
  const own = openOrders(g.open.orders).filter(at => g.open.orders[at]!.seat === seat)
  return own.flatMap(at => {
    const rest = own.filter(each => each !== at).map(each => orderAt(g, each)!)
    const kinds = tokensLeft(g.open, seat, rest).filter(order => order !== orderAt(g, at))
    return kinds.map((order): Move => ({ do: 'swap', at, order }))
  })
}

function swap(g: G, kit: Kit<Thrones>, seat: Seat, at: Place, to: Order): readonly [] {
  const from = orderAt(g, at)!
  putOrder(g, at, seat, to)
  kit.say({ is: 'swapped', seat, at, from, to })
  return []
}

/** AG-5.4.3, AG-13.5: the holder sees the top card and goes on knowing it. */
function look(g: G, kit: Kit<Thrones>, seat: Seat): void {
  const card = g.hidden.wildlings[0]
  const others = g.held[seat].seen.filter(each => each.card !== card)
  hold(g, seat, { seen: [...others, { card, where: 'top', depth: 0 }] })
  kit.say({ is: 'saw', seat, card }, seat)
}
