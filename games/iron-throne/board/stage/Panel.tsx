/** A panel of the stage, and the buttons of moves that stand on no thing of the table. */

import type { ReactNode } from 'react'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { BoardProps } from '../props.ts'
import type { Move } from '../spots.ts'

type Props = BoardProps

interface PanelProps {
  title: ReactNode
  note?: ReactNode
  wide?: boolean
  quiet?: boolean
  props: Props
  children: ReactNode
}

export function Panel({ title, note, wide, quiet, props, children }: PanelProps) {
  return (
    <StagePanel title={title} words={props.texts.words} wide={wide} quiet={quiet}>
      {note && <p className="iron-note">{note}</p>}
      {children}
    </StagePanel>
  )
}

interface MovesProps {
  props: Props
  /** Which of the options, in their order. */
  which(move: Move): boolean
  primary?: Move['do']
}

export function Moves({ props, which, primary }: MovesProps) {
  const moves = props.view.options.filter(which)
  if (moves.length === 0) return null
  return (
    <div className="iron-moves">
      {moves.map(move => (
        <MoveButton
          key={JSON.stringify(move)}
          move={move}
          props={props}
          kind={move.do === primary ? 'primary' : 'plain'}
        />
      ))}
    </div>
  )
}

interface MoveButtonProps {
  move: Move
  props: Props
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** The label as far as it is shown; the button is still named by the whole. */
  short?: string
  /** In the place of the move's own label. */
  children?: ReactNode
}

export function MoveButton({ move, props, kind = 'plain', short, children }: MoveButtonProps) {
  const label = labelled(move, props)
  return (
    <Button
      small
      kind={kind}
      data-move={JSON.stringify(move)}
      aria-label={short && label}
      title={short && label}
      disabled={props.busy}
      onClick={() => props.onMove(move)}
    >
      {short ?? children ?? label}
    </Button>
  )
}
