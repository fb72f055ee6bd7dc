/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Bot, best, jitter } from '../../../kernel/index.ts'
import { answerBy, type Choosers, of } from '../../../kit/botView.ts'
import { cardValue } from '../data/cards.ts'
import type { Move, NewGame } from '../types.ts'

const choosers: Choosers<NewGame> = {
  /** About a third of the card's value. */
  bid: ({ open, rng }, _ask, legalMoves) => {
    const third = cardValue(open.up!) / 3
    return best(of(legalMoves, 'bid'), ({ coins }) => -Math.abs(coins - third - jitter(rng, 1)))
  },
  /** Keeps a card that is worth more than the coins it brings, while rounds remain. */
  use: ({ open }, _ask, legalMoves) => {
    const price = open.left > 2 ? 3 : 0
    return best(legalMoves, move => (move.do === 'keep' ? cardValue(open.up!) : price))
  },
}

export const easy: Bot<NewGame> = {
  choose: (_game, { open, seat, own, stack, legalMoves }, rng) =>
    answerBy(choosers, stack.at(-1)!, { open, me: seat!, own: own!, rng }, legalMoves as readonly Move[]),
}
