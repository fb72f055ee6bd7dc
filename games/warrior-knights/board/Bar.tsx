/** At the foot of the map: the few moves that belong to no area and to no scene of the stage. */
import { labelled } from '../../../text/index.ts'
import { FootBar, FootMoves } from '../../../ui/board/FootBar.tsx'
import type { Move } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { isStaged } from './stage/stages.ts'
import type { Touch } from './useTouch.ts'

/** More than these are told in the list of choices alone. */
const most = 4

const ends: readonly Move['do'][] = ['done', 'commit']

export function Bar({ view, texts, busy, touch, onMove }: BoardProps & { touch: Touch }) {
  const moves = touch.moveTargets.flatMap(({ at, move }) => (at === null ? [move] : []))
  if (isStaged(view) || moves.length === 0 || moves.length > most) return null
  return (
    <FootBar>
      <FootMoves
        moves={moves}
        labelOf={move => labelled(move, { texts, view })}
        isPrimary={move => ends.includes(move.do) && moves.length === 1}
        busy={busy}
        onMove={onMove}
      />
    </FootBar>
  )
}
