/** The moves of the question that belong to no hex, as buttons. */
import { labelled } from '../../../../text/index.ts'
import { MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import { type Move, moveTargetsOf } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

const leading: readonly Move['do'][] = ['counter', 'advance', 'spend-lore', 'mustered', 'deployed']

/** What cards and dice show themselves. */
const shownElsewhere: readonly Move['do'][] = [
  'lore',
  'command',
  'mark',
  'unmark',
  'keep',
  'discard',
  'scenario',
  'pick',
  'commit',
  'set-aside',
]

export function Moves(props: BoardProps) {
  const moves = moveTargetsOf(props.view)
    .filter(({ at, move }) => at === null || move.do === 'advance')
    .map(({ move }) => move)
    .filter(({ do: what }) => !shownElsewhere.includes(what))
  return (
    <MoveButtons
      className="stage-moves"
      moves={moves}
      labelOf={move => labelled(move, props)}
      isPrimary={move => leading.includes(move.do) && !('yes' in move && !move.yes)}
      busy={props.busy}
      onMove={props.onMove}
    />
  )
}
