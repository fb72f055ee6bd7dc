import './strip.css'
import type { ComponentProps, ReactNode } from 'react'
import { StagePanel } from '../../ui/StagePanel.tsx'
import { useMedia } from '../../ui/useMedia.ts'

interface StripPanelProps extends ComponentProps<typeof StagePanel> {
  /** What is to be done, in a line under the title. */
  note?: string
}

/** Beside the board there is room for the question alone. */
const least = '(height < 32rem) or ((width < 45rem) and (height < 42rem))'

/**
 * A panel of a field's stage, beside the question: what it is, what is to be done, the matter. In the least windows it
 * opens folded, for its moves are among the choices, too, and lies over the board when it is unfolded.
 */
export function StripPanel({ note, quiet = false, wide = false, children, ...panel }: StripPanelProps) {
  const isLeast = useMedia(least)
  return (
    <StagePanel key={String(isLeast)} {...panel} quiet={quiet || (isLeast && !wide)} wide={wide || isLeast}>
      {note && <p className="stage-note">{note}</p>}
      {children}
    </StagePanel>
  )
}

/** Cards to choose from, in a row. `isLarge`: whole, for they are read before one is chosen. */
export const StageCards = ({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) => (
  <ul className={`stage-cards${isLarge ? ' large' : ''}`}>{children}</ul>
)
