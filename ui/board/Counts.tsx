/** Numbers of the game as a reader sees them at a glance: a figure with its sign, pips, a row of signs, a track. */

import type { ReactNode } from 'react'
import { Tip } from '../Tip.tsx'
import styles from './counts.module.css'

interface FigureProps {
  /** An icon that says what is counted. */
  sign: ReactNode
  n: ReactNode
  tip?: ReactNode
  className?: string
  /** More of the same, beside the number. */
  children?: ReactNode
}

/** A number with the sign of what it counts. */
export function Figure({ sign, n, tip, className = '', children }: FigureProps) {
  const figure = (
    <span className={styles.figure}>
      {sign}
      {n}
    </span>
  )
  return tip === undefined ? (
    figure
  ) : (
    <Tip tip={tip} className={className}>
      {figure}
      {children}
    </Tip>
  )
}

interface PipsProps {
  /** So many are full. */
  n: number
  of: number
  /** What they count; without it they are ornament and silent. */
  label?: string
  /** Dresses them: `i`, and `i[data-full]`. By default small boxes. */
  className?: string
}

export function Pips({ n, of, label, className = styles.pips }: PipsProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span className={className} {...said}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted
        <i key={i} data-full={i < n || undefined} />
      ))}
    </span>
  )
}

/** As many signs as are counted; nothing for none. */
export function Signs({ n, label, children }: { n: number; label: string; children: ReactNode }) {
  if (n === 0) return null
  return (
    <span role="img" aria-label={`${label}: ${n}`} title={label}>
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs are counted
        <span key={i}>{children}</span>
      ))}
    </span>
  )
}

interface TrackProps {
  title: ReactNode
  tip: ReactNode
  steps: readonly number[]
  /** The step reached. */
  at: number
  className?: string
}

/** A row of numbered steps in ascending order, and how far it has come. `--track-here`: the colour of the step reached. */
export const Track = ({ title, tip, steps, at, className = '' }: TrackProps) => (
  <Tip tip={tip} className={`${styles.track} ${className}`}>
    <strong>{title}</strong>
    <ol aria-hidden="true">
      {steps.map(step => (
        <li key={step} className={step === at ? styles.here : step < at ? styles.past : ''}>
          {step}
        </li>
      ))}
    </ol>
  </Tip>
)
