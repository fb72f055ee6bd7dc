/** One event, move and question of every kind, for the tests of their words. Written so that a new kind asks for one. */
import type { Samples } from '../../../../text/testing/sentences.ts'
import type { NewGame } from '../../types.ts'

export const samples: Samples<NewGame> = {
  events: {
    dealt: { is: 'dealt', card: 'mill' },
    turned: { is: 'turned', card: 'castle' },
    won: { is: 'won', seat: 0, card: 'castle', bids: [4, 2, 0] },
    kept: { is: 'kept', seat: 1, card: 'tower' },
    sold: { is: 'sold', seat: 1, card: 'abbey', coins: 6 },
    revealed: { is: 'revealed', cards: ['hut', 'well', 'field'] },
  },
  moves: {
    bid: { do: 'bid', coins: 3 },
    keep: { do: 'keep' },
    sell: { do: 'sell' },
  },
  questions: {
    bid: {},
    use: { seat: 0 },
  },
}
