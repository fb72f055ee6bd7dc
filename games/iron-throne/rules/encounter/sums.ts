/** IT-8.1: the sum of a side as it stands: a ledger, in which each line says where it comes from. */
import type { Ledger } from '../../../../kernel/index.ts'
import { cardTable } from '../../data/cards.ts'
import type { Open, Side } from '../../types.ts'
import { livingFighters } from './encounter.ts'

/** `why` is `character` (power), `card` (the card revealed) or `effect` (an amount added). */
export function sumOf(open: Open, side: Side): Ledger {
  const { cards, added } = open.encounter!
  const card = cards[side]
  return [
    ...livingFighters(open)
      .filter(each => each.side === side)
      .map(({ character }) => ({ why: 'character', of: character, n: open.power[character]! })),
    ...(card === null ? [] : [{ why: 'card', of: card, n: cardTable[card].value }]),
    ...added.filter(each => each.side === side).map(({ by, n }) => ({ why: 'effect', of: by, n })),
  ]
}
