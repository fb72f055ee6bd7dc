import styles from './lastMove.module.css'
import { arrowPath, type Point, translate } from './plane.ts'

/** Where a move went, and where from; null: it was made in one place. */
export interface MoveMark {
  from: Point | null
  to: Point
}

interface Props {
  marks: readonly MoveMark[]
  /** Of the ring around where it went, in units of the board. */
  radius: number
}

/** The last move on a board: an arrow from where it came, a ring where it ended. */
export const LastMove = ({ marks, radius }: Props) => (
  <g className={styles.last}>
    {marks.map(({ from, to }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one place may be marked twice; marks never change places
      <g key={i}>
        {from && <path className={styles.way} d={arrowPath(from, to)} />}
        <circle r={radius} transform={translate(to)} />
      </g>
    ))}
  </g>
)
