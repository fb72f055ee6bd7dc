/** The moves of the question that belong to no hex, as buttons. */
import { labelled } from '../../../../text/index.ts'
import { MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import type { Move } from '../../types.ts'
import type { BoardProps } from '../props.ts'

const leading: readonly Move['do'][] = [
  'counter',
  'advance',
  'pursue',
  'strike',
  'tactic',
  'use',
  'raise',
  'ignore',
  'bonus',
]

/** Where several ways lead on, the field shows them. */
const isOneOfMany = (move: { do: string }, moves: readonly { do: string }[]): boolean =>
  move.do === 'pursue' && moves.filter(each => each.do === 'pursue').length > 1

/** What is answered here; all else is touched on the field, on cards or on dice. */
const placeless: readonly Move['do'][] = [
  'raise',
  'command',
  'tactic',
  'use',
  'done',
  'unselect',
  'give-up',
  'exchange',
  'leave',
  'stay',
  'carry',
  'strike',
  'bonus',
  'again',
  'ignore',
  'counter',
  'advance',
  'pursue',
  'recover',
  'turn-up',
  'substitute',
]

const isLeading = (move: BoardProps['view']['legalMoves'][number]): boolean =>
  (leading as readonly string[]).includes(move.do) && !('yes' in move && !move.yes)

export function Moves(props: BoardProps) {
  const { legalMoves } = props.view
  const moves = legalMoves.filter(
    move =>
      ((placeless as readonly string[]).includes(move.do) && !isOneOfMany(move, legalMoves)) ||
      (move.do === 'reroll' && move.face === null),
  )
  return (
    <MoveButtons
      className="stage-moves"
      moves={moves}
      labelOf={move => labelled(move, props)}
      isPrimary={isLeading}
      busy={props.busy}
      onMove={props.onMove}
    />
  )
}
