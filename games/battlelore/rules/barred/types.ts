/** What bars a move, by name: the words are in texts/. */
import type { BarredMove } from '../../../../kernel/index.ts'
import type { AskedView } from '../../../../kit/barred.ts'
import type { BattleLore } from '../../types.ts'

export type Bar =
  // muster
  | 'points'
  | 'cards-taken'
  | 'no-room'
  | 'army-card'
  | 'tent-spent'
  | 'no-unit'
  // orders
  | 'not-by-card'
  | 'orders-given'
  | 'ordered-once'
  | 'order-lost'
  // units that move and attack
  | 'stunned'
  | 'not-ordered-move'
  | 'moved'
  | 'no-way'
  | 'not-ordered-attack'
  | 'attacked'
  | 'no-attack'
  | 'behind-terrain'
  | 'behind-unit'
  // lore cards
  | 'lore-missing'
  | 'other-moment'
  | 'silenced'
  | 'no-use'

export interface Barred extends BarredMove<BattleLore> {
  why: Bar
}

/** The reason without the move. */
export type BarOf = Omit<Barred, 'move'>

/** What a seat that is asked knows of its question. */
export type Asked = AskedView<BattleLore>
