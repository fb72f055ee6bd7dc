/** Arrows over a board: who goes where, who attacks whom, who helps. */
import styles from './arrows.module.css'
import { arrowPath, type Point } from './plane.ts'

/** plain: goes there; danger: against somebody; good: for somebody. */
export type ArrowTone = 'plain' | 'danger' | 'good'

const tones: readonly ArrowTone[] = ['plain', 'danger', 'good']

/** The heads that arrows refer to: once in a drawing. */
export const ArrowHeads = () => (
  <defs>
    {tones.map(tone => (
      <marker
        key={tone}
        id={`arrow-head-${tone}`}
        className={`${styles.head} ${styles[tone]}`}
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4.2"
        markerHeight="4.2"
        orient="auto-start-reverse"
      >
        <path d="M0 .6L9.4 5L0 9.4L2.4 5Z" />
      </marker>
    ))}
  </defs>
)

interface Props {
  from: Point
  to: Point
  tone: ArrowTone
  /** Help, not a march. */
  isDotted?: boolean
}

/** A bent arrow that ends short of both points. `--arrow-under`: the colour that sets it off from the ground. */
export function Arrow({ from, to, tone, isDotted = false }: Props) {
  const d = arrowPath(from, to)
  return (
    <g className={`${styles.arrow} ${styles[tone]} ${isDotted ? styles.dotted : ''}`}>
      <path className={styles.under} d={d} />
      <path className={styles.line} d={d} markerEnd={`url(#arrow-head-${tone})`} />
    </g>
  )
}
