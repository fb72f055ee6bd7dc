/** The moves of the question that belong to no hex, as buttons. */

import type { Move } from '../../../../kernel/index.ts'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { BattleLore } from '../../types.ts'
import { moveTargetsOf } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

const leading: readonly Move<BattleLore>['do'][] = ['counter', 'advance', 'spend-lore', 'mustered', 'deployed']

/** What cards and dice show themselves. */
const shownElsewhere: readonly Move<BattleLore>['do'][] = [
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
  const { view, busy, onMove } = props
  const moves = moveTargetsOf(view)
    .filter(({ at, move }) => at === null || move.do === 'advance')
    .map(({ move }) => move)
    .filter(({ do: what }) => !shownElsewhere.includes(what))
  if (moves.length === 0) return null
  return (
    <div className="stage-moves">
      {moves.map(move => (
        <Button
          key={JSON.stringify(move)}
          small
          data-move={JSON.stringify(move)}
          kind={leading.includes(move.do) && !('yes' in move && !move.yes) ? 'primary' : 'plain'}
          disabled={busy}
          onClick={() => onMove(move)}
        >
          {labelled(move, props)}
        </Button>
      ))}
    </div>
  )
}
