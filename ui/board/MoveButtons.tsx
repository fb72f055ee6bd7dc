/** Moves that belong to no place of the board, as buttons. */

import type { ComponentProps, ReactNode } from 'react'
import { same } from '../../kernel/index.ts'
import { Button } from '../Button.tsx'
import { useMoveMarks } from '../wanted.ts'
import styles from './moves.module.css'

type ButtonKind = ComponentProps<typeof Button>['kind']

interface MoveButtonProps<M> {
  move: M
  /** What the move is called in the list of choices. */
  label: string
  kind?: ButtonKind
  /** The label as far as it is shown; the button is still named by the whole. */
  short?: string
  busy: boolean
  onMove(move: M): void
  /** In the place of the label. */
  children?: ReactNode
}

export function MoveButton<M>({ move, label, kind = 'plain', short, busy, onMove, children }: MoveButtonProps<M>) {
  const markOf = useMoveMarks()
  return (
    <Button
      small
      kind={kind}
      {...markOf(move)}
      aria-label={short && label}
      title={short && label}
      disabled={busy}
      onClick={() => onMove(move)}
    >
      {short ?? children ?? label}
    </Button>
  )
}

interface MoveButtonsProps<M> {
  moves: readonly M[]
  labelOf(move: M): string
  /** The one thing to do here, where there is one. */
  isPrimary?(move: M): boolean
  busy: boolean
  className?: string
  onMove(move: M): void
}

/** One button a move; nothing where there is none. */
export function MoveButtons<M>({ moves, labelOf, isPrimary, busy, className, onMove }: MoveButtonsProps<M>) {
  if (moves.length === 0) return null
  return (
    <div className={className ?? styles.moves}>
      {moves.map(move => (
        <MoveButton
          key={JSON.stringify(move)}
          move={move}
          label={labelOf(move)}
          kind={isPrimary?.(move) ? 'primary' : 'plain'}
          busy={busy}
          onMove={onMove}
        />
      ))}
    </div>
  )
}

interface OptionButtonProps<M> {
  /** The move it makes; where it is not legal now the button is dull. */
  move: M
  legalMoves: readonly M[]
  label: string
  busy: boolean
  onMove(move: M): void
  children: ReactNode
}

/** A button that is always there, and can be pressed while its move is legal. */
export function OptionButton<M>({ move, legalMoves, label, busy, onMove, children }: OptionButtonProps<M>) {
  const markOf = useMoveMarks()
  const legal = legalMoves.find(each => same(each, move))
  return (
    <Button
      small
      isSquare
      {...markOf(legal)}
      aria-label={label}
      title={label}
      disabled={busy || legal === undefined}
      onClick={() => legal !== undefined && onMove(legal)}
    >
      {children}
    </Button>
  )
}
