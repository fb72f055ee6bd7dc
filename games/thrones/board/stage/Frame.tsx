import './stage.css'
import { type ReactNode, useState } from 'react'
import type { Language } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { BoardProps } from '../../../../ui/board.ts'
import { Glyph } from '../../../../ui/Glyph.tsx'
import type { Thrones } from '../../types.ts'
import { handlesOf } from '../handles.ts'
import { labelled, wordsIn } from '../words.ts'

interface FrameProps {
  title: ReactNode
  /** The matter in a few signs, for when the panel is folded. */
  brief?: ReactNode
  language: Language
  /** Nothing is asked of the reader: on a narrow screen the panel opens folded. */
  quiet?: boolean
  onClose?(): void
  children: ReactNode
}

/** The panel of the stage: it can be folded to its title, so that the map below can be seen. */
export function Frame({ title, brief, language, quiet = false, onClose, children }: FrameProps) {
  const [folded, setFolded] = useState(quiet && matchMedia('(width < 45rem)').matches)
  const words = wordsIn(language)
  return (
    <section className={`thrones-stage${folded ? ' folded' : ''}`}>
      <header>
        <h3>{title}</h3>
        {folded && <span>{brief}</span>}
        <Button
          kind="quiet"
          small
          aria-expanded={onClose ? undefined : !folded}
          onClick={() => (onClose ? onClose() : setFolded(!folded))}
        >
          <Glyph is={onClose ? 'close' : 'down'} />
          <span className="visually-hidden">{onClose ? words.close : folded ? words.unfold : words.fold}</span>
        </Button>
      </header>
      {!folded && children}
    </section>
  )
}

const leading: readonly string[] = ['use', 'accept']

/** The moves of the question that belong to no place, and support, as buttons; cards and bids are drawn by others. */
export function Choices(props: BoardProps<Thrones>) {
  const { view, busy, onMove } = props
  const moves = handlesOf(view)
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
