/** What bars a move, by name: the words are in texts/. */
import type { BarredMove, View } from '../../../../kernel/index.ts'
import type { Thrones } from '../../types.ts'

export type Bar =
  // orders
  | 'forbidden'
  | 'no-stars'
  | 'stars-used'
  | 'all-laid'
  | 'places-left'
  // House cards
  | 'discarded'
  | 'sent-back'

export interface Barred extends BarredMove<Thrones> {
  why: Bar
}

/** The reason without the move. */
export type BarOf = Omit<Barred, 'move'>

/** What a seat that is asked knows of its question. */
export type Asked = View<Thrones> & { seat: number }
