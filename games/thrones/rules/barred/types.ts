/** What bars a move, by name: the words are in texts/. */
import type { BarredMove } from '../../../../kernel/index.ts'
import type { AskedView } from '../../../../kit/barred.ts'
import type { Thrones } from '../../types.ts'
import type { StepBar } from '../westeros/mustering.ts'

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
  // places
  | 'impassable'
  | 'land-units'
  | 'ships'
  | 'foreign-port'
  | 'one-attack'
  | 'neutral-force'
  | 'raid-range'
  | 'raid-march'
  | 'raid-defense'
  | 'attackers-start'
  | 'no-refuge'
  | 'costs-more'
  | StepBar

export interface Barred extends BarredMove<Thrones> {
  why: Bar
}

/** The reason without the move. */
export type BarOf = Omit<Barred, 'move'>

/** What a seat that is asked knows of its question. */
export type Asked = AskedView<Thrones>
