/** What bars a move, by name: the words are in texts/. */
import type { BarredMove, View } from '../../../../kernel/index.ts'
import type { IronThrone } from '../../types.ts'

export type Bar =
  // character cards in hand
  | 'moment'
  | 'character'
  | 'needs'
  | 'target'
  | 'hand'
  // characters and hostages
  | 'dead'
  | 'forbidden'
  | 'dead-hostage'

export interface Barred extends BarredMove<IronThrone> {
  why: Bar
}

/** What a seat that is asked knows of its question. */
export type Asked = View<IronThrone> & { seat: number }
