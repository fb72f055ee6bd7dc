import './stage.css'
import type { ComponentProps } from 'react'
import { labelled } from '../../../../text/index.ts'
import { MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { ThronesTexts } from '../../texts/common/types.ts'
import { type Move, moveTargetsOf } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

interface FrameProps extends Omit<ComponentProps<typeof StagePanel>, 'words'> {
  texts: ThronesTexts
}

/** The panel of the stage, with the width and the ledgers of this game. */
export const Frame = ({ texts, ...panel }: FrameProps) => (
  <StagePanel {...panel} words={texts.words} className="thrones-stage" />
)

const leading: readonly Move['do'][] = ['use', 'accept']
const shownElsewhere: readonly Move['do'][] = ['card', 'bid', 'discard', 'retrieve']

/** The moves of the question that belong to no place, and support, as buttons; cards and bids are drawn by others. */
export function Choices({ className, ...props }: BoardProps & { className?: string }) {
  const { view, busy, onMove } = props
  const moves = moveTargetsOf(view)
    .filter(({ at, move }) => at === null || move.do === 'support')
    .map(({ move }) => move)
    .filter(({ do: name }) => !shownElsewhere.includes(name))
  return (
    <MoveButtons
      {...{ moves, busy, className, onMove }}
      labelOf={move => labelled(move, props)}
      isPrimary={move => leading.includes(move.do)}
    />
  )
}
