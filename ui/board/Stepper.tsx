/** What can be made more or less by moves. */

import type { ReactNode } from 'react'
import styles from './amounts.module.css'
import { OptionButton } from './MoveButtons.tsx'

interface Props<M> {
  /** What is counted, said and shown. */
  label: string
  /** A few words more. */
  about?: ReactNode
  value: ReactNode
  less: { move: M; label: string }
  more: { move: M; label: string }
  legalMoves: readonly M[]
  busy: boolean
  onMove(move: M): void
}

export function Stepper<M>({ label, about, value, less, more, ...rest }: Props<M>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name each button twice
    <div className={styles.stepper} role="group" aria-label={label}>
      <span>
        <b>{label}</b> <small>{about}</small>
      </span>
      <OptionButton {...less} {...rest}>
        −
      </OptionButton>
      <output>{value}</output>
      <OptionButton {...more} {...rest}>
        +
      </OptionButton>
    </div>
  )
}
