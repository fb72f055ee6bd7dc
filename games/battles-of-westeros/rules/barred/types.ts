/** What bars a move, by name: the words are in texts/. */
import type { BarredMove } from '../../../../kernel/index.ts'
import type { AskedView } from '../../../../kit/barred.ts'
import type { BattlesOfWesteros, Move, MoveOf } from '../../types.ts'

export const bars = [
  // tokens and cards
  'token-finds-nobody',
  'morale-at-end',
  'no-commander',
  'no-command-tokens',
  'limits-reached',
  'card-finds-nobody',
  // orders
  'inactive',
  'other-rank',
  'out-of-zone',
  'not-by-command',
  'ordered-once',
  // movement and attacks
  'in-fire',
  'no-way',
  'has-moved',
  'not-ordered',
  'has-attacked',
  'marched',
  'may-not-attack',
  'engaged-elsewhere',
  'behind-terrain',
  'behind-unit',
] as const
export type Bar = (typeof bars)[number]

export interface Barred extends BarredMove<BattlesOfWesteros> {
  why: Bar
}

/** The reason without the move. */
export type BarOf = Omit<Barred, 'move'>

/** What a seat that is asked knows of its question. */
export type Asked = AskedView<BattlesOfWesteros>

/** The legal moves of one name. */
export const movesOf = <Name extends Move['do']>({ legalMoves }: Pick<Asked, 'legalMoves'>, name: Name) =>
  legalMoves.filter(move => move.do === name) as unknown as readonly MoveOf<Name>[]
