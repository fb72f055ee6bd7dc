/** The steps of the game, each with its local values: those that run by themselves, and the questions with their moves. */
import type { Asking, Seat } from '../../kernel/index.ts'
import type { MoveOf } from './types.ts'

export interface Autos {
  round: object
  end: object
}

export interface Asks {
  /** Sealed: all at once. */
  bid: Asking<MoveOf<'bid'>>
  use: Asking<MoveOf<'keep' | 'sell'>, { seat: Seat }>
}
