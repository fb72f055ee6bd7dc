/** WK-5.6.6, WK-5.6.7: the cards that move Nobles and start battles. */
import { ask, auto, type Chapter } from '../../../../kernel/index.ts'
import type { SpecialArea } from '../../data/actionCards.ts'
import type { Order, WarriorKnights } from '../../types.ts'
import { versatile, versatileMoves } from '../actions/baronCards.ts'
import { setExhausted } from '../armies.ts'
import { type AttackMove, attacks, declareAttack } from '../battle/declaring.ts'
import { type G, type KnightsContext, nobleAt, type Steps, seatsIn } from '../seats.ts'
import { declare, type MarchMove, marches } from './march.ts'

function set(g: G, seat: number, move: MarchMove | AttackMove): Steps {
  const first = move.do === 'go' || move.do === 'sail' ? declare(g, seat, move) : declareAttack(g, seat, move)
  return [first, { do: 'order' }]
}

/** WK-5.6.8: whoever has moved or fought is exhausted, not before the card is finished. */
function exhaust(g: G, ctx: KnightsContext, { moved, fought }: Order): void {
  for (const noble of new Set([...moved, ...fought])) {
    const { at } = nobleAt(g.open, noble)
    if (at === 'board' || at === 'sea') setExhausted(g, ctx, noble, true)
  }
}

/** WK-5.3: moved only, fought only; both or neither: the owner's choice. */
function areasFor({ moved, attacked }: Order): readonly SpecialArea[] {
  if (moved.length > 0 && !attacked) return ['wages']
  if (moved.length === 0 && attacked) return ['assembly']
  return ['wages', 'assembly']
}

export const orderRules: Chapter<WarriorKnights, 'order' | 'endOrder' | 'mobilize' | 'versatile'> = {
  order: auto(({ open }) => {
    const { seat, card, moved, attacked } = open.order!
    if (!seatsIn(open).includes(seat)) return [{ do: 'endOrder' }]
    if (card === 'mobilize-forces') return [attacked ? { do: 'endOrder' } : { do: 'mobilize', seat }]
    return [attacked || moved.length > 0 ? { do: 'endOrder' } : { do: 'versatile', seat }]
  }),
  mobilize: ask({
    rule: 'WK-5.6.6',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...marches(open, seat, open.order!.area),
      ...attacks(open, seat, open.order!.area),
      { do: 'done' },
    ],
    take: (g, { seat }, _seat, move) => (move.do === 'done' ? [{ do: 'endOrder' }] : set(g, seat, move)),
  }),
  versatile: ask({
    rule: 'WK-5.6.7',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...versatileMoves(open, seat),
      ...marches(open, seat, null),
      ...attacks(open, seat, null),
    ],
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do === 'gain' || move.do === 'mark' || move.do === 'decline') return versatile(g, ctx, seat, move)
      return set(g, seat, move)
    },
  }),
  endOrder: auto((g, _me, ctx) => {
    const order = g.open.order!
    g.open.order = null
    exhaust(g, ctx, order)
    const { seat, card, moved, attacked } = order
    if (card === 'versatile-strategy') return [{ do: 'allocate', to: 'hand' }]
    if (moved.length === 0 && !attacked) ctx.log({ is: 'declined', seat, card })
    const among = areasFor(order)
    return among.length > 1 && seatsIn(g.open).includes(seat)
      ? [{ do: 'chooseArea', seat, among }]
      : [{ do: 'allocate', to: among[0] }]
  }),
}
