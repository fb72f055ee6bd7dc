/** The easy bot: rules of thumb that a person can follow. */
import { type Bot, best, jitter } from '../../../kernel/index.ts'
import { cardValue } from '../data/cards.ts'
import type { NewGame } from '../types.ts'

/** Bids about a third of a card's value; keeps a card that is worth more than the coins it brings, while rounds remain. */
export const easy: Bot<NewGame> = {
  choose: (_game, { open, legalMoves }, rng) => {
    const value = open.up === null ? 0 : cardValue(open.up)
    return best(legalMoves, move => {
      if (move.do === 'bid') return -Math.abs(move.coins - value / 3 - jitter(rng, 1))
      if (move.do === 'keep') return value
      return move.do === 'sell' && open.left > 2 ? 3 : 0
    })
  },
}
