import './stagePanel.css'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Glyph } from './Glyph.tsx'
import { useMedia } from './useMedia.ts'

interface Props {
  title: ReactNode
  /** The matter in a few signs, for when the panel is folded. */
  brief?: ReactNode
  /** What the buttons of the panel are called. */
  words: { fold: string; unfold: string; close: string }
  /** Nothing is asked of the reader: on a phone the panel opens folded. */
  quiet?: boolean
  /** It may take more room: a table to fill, a hand to choose from. */
  wide?: boolean
  className?: string
  onClose?(): void
  children: ReactNode
}

/** A panel that covers a corner of the board: it can be folded to its title, so that the board below can be seen. */
export function StagePanel({ title, brief, words, quiet = false, wide = false, className = '', ...rest }: Props) {
  const { onClose, children } = rest
  const isPhone = useMedia('(width < 45rem) or (height < 32rem)')
  const [folded, setFolded] = useState(quiet && isPhone)
  return (
    <section className={`stage-panel ${folded ? 'folded' : ''} ${wide ? 'wide' : ''} ${className}`}>
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
