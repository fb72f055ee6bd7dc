/** The pieces that are still to be laid on a field, each kind once with its number. */
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './pile.module.css'
import { type PlacingMoves, usePlacing } from './usePlacing.ts'

/** Whoever takes a piece up by keys goes on among the hexes where it may lie. */
function useToTheField(held: string | null) {
  const byKeys = useRef(false)
  useEffect(() => {
    if (held === null || !byKeys.current) return
    byKeys.current = false
    document.querySelector<SVGElement>('[data-hex].live')?.focus()
  }, [held])
  return byKeys
}

interface PileProps<Piece extends string, Move> {
  /** What the pile is called. */
  label: string
  pieces: readonly Piece[]
  nameOf(piece: Piece): string
  /** An `svg` that fills its width. */
  draw(piece: Piece): ReactNode
  /** The piece that has been taken up. */
  held: Piece | null
  /** The same object while the legal moves are the same. */
  moves: PlacingMoves<Piece, string, Move>
  /** What can be done now. */
  tip: string
  busy: boolean
  onMove(move: Move): void
}

export function Pile<Piece extends string, Move>(props: PileProps<Piece, Move>) {
  const { label, pieces, nameOf, draw, held, moves, tip, busy } = props
  const { take, onPointerDown } = usePlacing(props)
  const byKeys = useToTheField(held)
  const isFixed = (piece: Piece) =>
    busy || (held === null ? moves.takeUp(piece) === undefined : moves.layBack() === undefined && held !== piece)
  return (
    <>
      <ul className={styles.pile} aria-label={label} onPointerDown={onPointerDown}>
        {[...new Set(pieces)].map(piece => (
          <li key={piece}>
            <button
              type="button"
              data-carry={piece}
              aria-pressed={held === piece}
              title={nameOf(piece)}
              disabled={isFixed(piece)}
              onClick={event => {
                byKeys.current = event.detail === 0
                take(piece)
              }}
            >
              {draw(piece)}
              <b className={styles.count}>×{pieces.filter(each => each === piece).length}</b>
              <span className="visually-hideable">{nameOf(piece)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={`stage-note visually-hideable ${styles.tip}`}>{tip}</p>
    </>
  )
}
