/** NG-3: what the winner does with the card. */
import { ask, type Chapter, putAt } from '../../../kernel/index.ts'
import { type Card, cardValue } from '../data/cards.ts'
import type { NewGame } from '../types.ts'

/** NG-3.3: half its value, rounded up. */
export const priceOf = (card: Card): number => Math.ceil(cardValue(card) / 2)

export const usingRules: Chapter<NewGame, 'use'> = {
  // NG-3.1
  use: ask({
    rule: 'NG-3.1',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'keep' }, { do: 'sell' }],
    take: ({ open }, { seat }, _seat, move, ctx) => {
      const card = open.up!
      open.up = null
      if (move.do === 'keep') {
        // NG-3.2
        open.kept = putAt(open.kept, seat, [...open.kept[seat], card])
        ctx.log({ is: 'kept', seat, card })
      } else {
        const coins = priceOf(card)
        open.coins = putAt(open.coins, seat, open.coins[seat] + coins)
        open.sold = [...open.sold, card]
        ctx.log({ is: 'sold', seat, card, coins })
      }
      return []
    },
  }),
}
