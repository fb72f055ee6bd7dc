/** What an order or a House card does, told beside the move that takes it. */
import type { Move } from '../../../../kernel/index.ts'
import { type HouseCard, houseCardTable } from '../../data/houseCards.ts'
import type { Thrones } from '../../types.ts'
import type { Effects } from './effects.ts'

/** How signs are counted: '2 swords'. */
export interface Signs {
  swords(n: number): string
  fortifications(n: number): string
}

function aboutCard(card: HouseCard, effects: Effects, signs: Signs): string | null {
  const { swords, fortifications } = houseCardTable[card]
  const parts = [
    swords > 0 && `${signs.swords(swords)}.`,
    fortifications > 0 && `${signs.fortifications(fortifications)}.`,
    effects.houseCards[card],
  ].filter(part => part)
  return parts.length === 0 ? null : parts.join(' ')
}

export const aboutBy =
  (effects: Effects, signs: Signs) =>
  (move: Move<Thrones>): string | null => {
    if (move.do === 'place' || move.do === 'swap') return effects.orders[move.order]
    if (move.do === 'card' || move.do === 'discard' || move.do === 'retrieve')
      return aboutCard(move.card, effects, signs)
    return null
  }
