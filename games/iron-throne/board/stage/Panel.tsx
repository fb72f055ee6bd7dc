/** A panel of the stage, and the buttons of moves that stand on no thing of the table. */
import type { ComponentProps, ReactNode } from 'react'
import { labelled } from '../../../../text/index.ts'
import { MoveButtons, MoveButton as OneMove } from '../../../../ui/board/MoveButtons.tsx'
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
    <StagePanel className="iron-asking" title={title} words={props.texts.words} wide={wide} quiet={quiet}>
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
  const { view, busy, onMove } = props
  return (
    <MoveButtons
      moves={view.legalMoves.filter(which)}
      labelOf={move => labelled(move, props)}
      isPrimary={move => move.do === primary}
      className="iron-moves"
      {...{ busy, onMove }}
    />
  )
}

interface MoveButtonProps {
  move: Move
  props: Props
  kind?: ComponentProps<typeof OneMove>['kind']
  /** The label as far as it is shown; the button is still named by the whole. */
  short?: string
  /** In the place of the move's own label. */
  children?: ReactNode
}

export const MoveButton = ({ props, children, ...rest }: MoveButtonProps) => (
  <OneMove label={labelled(rest.move, props)} busy={props.busy} onMove={props.onMove} {...rest}>
    {children}
  </OneMove>
)
