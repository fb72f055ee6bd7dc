import './strip.css'
import type { ComponentProps, ReactNode } from 'react'
import { StagePanel } from '../../ui/StagePanel.tsx'

export interface StripPanelProps extends ComponentProps<typeof StagePanel> {
  /** What is to be done, in a line under the title. */
  note?: string
}

/** A panel of a field's stage, beside the question: what it is, what is to be done, the matter. */
export const StripPanel = ({ note, children, ...panel }: StripPanelProps) => (
  <StagePanel {...panel}>
    {note && <p className="stage-note">{note}</p>}
    {children}
  </StagePanel>
)

/** Cards to choose from, in a row. `isLarge`: whole, for they are read before one is chosen. */
export const StageCards = ({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) => (
  <ul className={`stage-cards${isLarge ? ' large' : ''}`}>{children}</ul>
)
