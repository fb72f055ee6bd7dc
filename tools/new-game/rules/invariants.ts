/** Laws of every position. */
import type { Game } from '../../../kernel/index.ts'
import { cards } from '../data/cards.ts'
import type { NewGame } from '../types.ts'

export const invariants: Game<NewGame>['invariants'] = {
  'every card lies somewhere, once': ({ open, held, hidden }) => {
    const secrets = [...open.revealed, ...held.flatMap(({ secret }) => secret ?? [])]
    const up = open.up === null ? [] : [open.up]
    const all = [...open.kept.flat(), ...open.sold, ...up, ...secrets, ...hidden.deck, ...hidden.box]
    return all.toSorted().join() === cards.toSorted().join() ? null : `cards ${all}`
  },
  'the deck is as large as everybody sees': ({ open, hidden }) =>
    open.left === hidden.deck.length ? null : `${open.left} and ${hidden.deck.length}`,
  'nobody owes coins': ({ open }) => (open.coins.every(coins => coins >= 0) ? null : `coins ${open.coins}`),
}
