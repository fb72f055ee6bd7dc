/** NG-2: a round: a card is turned up, and all bid for it. */
import { auto, type Chapter, type Drawers, type Seat, sealed } from '../../../kernel/index.ts'
import type { NewGame } from '../types.ts'

export const biddingRules: Chapter<NewGame, 'round' | 'bid'> = {
  // NG-2.1, NG-4.1
  round: auto((g, _me, ctx) => {
    const [card, ...deck] = g.hidden.deck
    if (card === undefined) return [{ do: 'end' }]
    g.hidden.deck = deck
    g.open.left = deck.length
    g.open.up = card
    ctx.log({ is: 'turned', card })
    return [{ do: 'bid' }, { do: 'round' }]
  }),
  // NG-2.2
  bid: sealed({
    rule: 'NG-2.2',
    who: g => [...g.held.keys()],
    legalMoves: (g, _me, seat) => Array.from({ length: g.open.coins[seat] + 1 }, (_, coins) => ({ do: 'bid', coins })),
    reveal: (g, _me, answers, ctx) => {
      const bids = answers.map(answer => answer!.coins)
      const seat = winnerOf(g, bids)
      // NG-2.4
      g.open.coins = g.open.coins.map((coins, each) => coins + 1 - (each === seat ? bids[seat] : 0))
      ctx.log({ is: 'won', seat, card: g.open.up!, bids })
      return [{ do: 'use', seat }]
    },
  }),
}

/** NG-2.3: the highest bid; of several, whoever has kept the fewest cards; of those, whoever sits first. */
function winnerOf({ open }: Drawers<NewGame>, bids: readonly number[]): Seat {
  const tied = [...bids.keys()].filter(seat => bids[seat] === Math.max(...bids))
  return tied.reduce((best, seat) => (open.kept[seat].length < open.kept[best].length ? seat : best))
}
