import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './marks.module.css'
import { type Point, translate } from './plane.ts'

/** No more marks than these are shown at once. */
const most = 6
/** They have left by then, in milliseconds, even where nothing moves: a page in the background tells of no end. */
const longest = 2000

/** The marks that the last events leave, the newest six; they leave by themselves. `markOf`: null where an event leaves none. */
export function useFloatingMarks<Event, Mark extends object>(
  events: readonly Event[],
  markOf: (event: Event) => Mark | null,
): [marks: readonly (Mark & { key: number })[], onGone: (key: number) => void] {
  const count = useRef(0)
  const read = useRef(markOf)
  read.current = markOf
  const [marks, setMarks] = useState<readonly (Mark & { key: number })[]>([])
  useEffect(() => {
    const fresh = events.flatMap(event => {
      const mark = read.current(event)
      return mark ? [{ ...mark, key: count.current++ }] : []
    })
    if (fresh.length > 0) setMarks(fresh.slice(-most))
  }, [events])
  useEffect(() => {
    if (marks.length === 0) return
    const timer = setTimeout(() => setMarks([]), longest)
    return () => clearTimeout(timer)
  }, [marks])
  return [marks, key => setMarks(all => all.filter(mark => mark.key !== key))]
}

interface MarksProps<Mark> {
  marks: readonly (Mark & { key: number })[]
  at(mark: Mark): Point
  className?: string
  onGone(key: number): void
  /** Draws a mark around the origin. */
  children(mark: Mark): ReactNode
}

/** Short marks over a board where something has just happened. `--rise`: how far they float up, a negative length. */
export function FloatingMarks<Mark>({ marks, at, className = '', onGone, children }: MarksProps<Mark>) {
  return marks.map(mark => (
    <g key={mark.key} transform={translate(at(mark))}>
      <g className={`${styles.mark} ${className}`} onAnimationEnd={() => onGone(mark.key)}>
        {children(mark)}
      </g>
    </g>
  ))
}

interface DepartedProps<Piece> {
  pieces: readonly (Piece & { key: number })[]
  at(piece: Piece): Point
  onGone(): void
  children(piece: Piece): ReactNode
}

/** Pieces that have just left, fading where they stood. `--depart-turn`: how far they turn meanwhile, an angle. */
export function DepartedPieces<Piece>({ pieces, at, onGone, children }: DepartedProps<Piece>) {
  return pieces.map(piece => (
    <g key={piece.key} transform={translate(at(piece))}>
      <g className={styles.departed} onAnimationEnd={onGone}>
        {children(piece)}
      </g>
    </g>
  ))
}
