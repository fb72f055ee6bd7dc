import './stage.css'
import './battle.css'
import './assembly.css'
import './money.css'
import './recap.css'
import type { ComponentProps, ReactNode } from 'react'
import { labelled } from '../../../../text/index.ts'
import { MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import { Card, type CardFaceProps } from '../../../../ui/Card.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { useMedia } from '../../../../ui/useMedia.ts'
import type { Move } from '../../types.ts'
import type { BoardProps } from '../props.ts'

interface FrameProps extends Omit<ComponentProps<typeof StagePanel>, 'words'> {
  props: BoardProps
}

/** Upright, or on its side. */
const phone = '(width < 45rem) or ((height < 32rem) and (width >= 34rem))'

/**
 * A panel of the stage: beside the question, or over the board where that is all there is room for. Where nothing is
 * asked of the reader it opens folded on a narrow screen.
 */
export function Frame({ props, quiet = props.view.legalMoves.length === 0, wide = false, ...panel }: FrameProps) {
  const isOverBoard = useMedia(phone) || wide
  // Asked anew it opens again
  return (
    <StagePanel
      key={String(quiet)}
      {...panel}
      quiet={quiet}
      wide={isOverBoard}
      words={props.texts.stage}
      className="knights-stage"
    />
  )
}

type AnyMove = BoardProps['view']['legalMoves'][number]

/** Those of the kernel belong to no question: taking an answer back, giving up. */
const isOwn = (move: AnyMove): move is Move => !['take-back', 'resign', 'draw'].includes(move.do)

/** The answers to the question. */
export const movesOf = ({ view }: Pick<BoardProps, 'view'>): Move[] => view.legalMoves.filter(isOwn)

interface MovesProps {
  props: BoardProps
  /** Those that are not drawn as something else; all without it. */
  which?(move: Move): boolean
  primary?: Move['do']
}

/** Moves that stand on no thing of the scene, near the hand, and the way back from a sealed answer. */
export function Moves({ props, which = () => true, primary }: MovesProps) {
  const { view, busy, onMove } = props
  return (
    <MoveButtons
      moves={view.legalMoves.filter(move => move.do === 'take-back' || (isOwn(move) && which(move)))}
      labelOf={move => labelled(move, props)}
      isPrimary={move => move.do === primary}
      className="knights-moves"
      {...{ busy, onMove }}
    />
  )
}

/** A part of a scene with its heading. */
export const Part = ({
  title,
  className = '',
  children,
}: {
  title: ReactNode
  className?: string
  children: ReactNode
}) => (
  <section className={`knights-part ${className}`}>
    <h4>{title}</h4>
    {children}
  </section>
)

interface BesideProps {
  face: CardFaceProps
  children?: ReactNode
}

/** A card, what it does, and what else is to be said of it. */
export const CardBeside = ({ face, children }: BesideProps) => (
  <div className="knights-beside">
    <Card {...face} />
    <div>
      <p className="knights-effect">{face.effect}</p>
      {children}
    </div>
  </div>
)
