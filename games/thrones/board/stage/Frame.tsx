import './stage.css'
import type { ComponentProps } from 'react'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { ThronesTexts } from '../../texts/types.ts'
import { moveTargetsOf } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

interface FrameProps extends Omit<ComponentProps<typeof StagePanel>, 'words'> {
  texts: ThronesTexts
}

/** The panel of the stage, with the width and the ledgers of this game. */
export const Frame = ({ texts, ...panel }: FrameProps) => (
  <StagePanel {...panel} words={texts.words} className="thrones-stage" />
)

const leading: readonly string[] = ['use', 'accept']

/** The moves of the question that belong to no place, and support, as buttons; cards and bids are drawn by others. */
export function Choices(props: BoardProps) {
  const { view, busy, onMove } = props
  const moves = moveTargetsOf(view)
    .filter(({ at, move }) => at === null || move.do === 'support')
    .map(({ move }) => move)
    .filter(({ do: name }) => !['card', 'bid', 'discard', 'retrieve'].includes(name))
  if (moves.length === 0) return null
  return (
    <div className="thrones-stage-moves">
      {moves.map(move => (
        <Button
          key={JSON.stringify(move)}
          small
          data-move={JSON.stringify(move)}
          kind={leading.includes(move.do) ? 'primary' : 'plain'}
          disabled={busy}
          onClick={() => onMove(move)}
        >
          {labelled(move, props)}
        </Button>
      ))}
    </div>
  )
}
