/** The pieces of a field in their hexes. */
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { DepartedPieces } from '../../../ui/board/FloatingMarks.tsx'
import type { Departed } from '../../../ui/board/motion.ts'
import { sameEntries } from '../../../ui/board/useSame.ts'
import type { Board } from '../../index.ts'
import { placed, spotOf } from '../geometry.ts'
import type { StandingPiece } from '../walks.ts'

/** Pieces keep their value while nothing about them has changed, and are not drawn again. */
export function useSamePieces<Piece extends { id: string }>(pieces: readonly Piece[]): readonly Piece[] {
  const kept = useRef<Readonly<Record<string, Piece>>>(null)
  return useMemo(() => {
    kept.current = sameEntries(kept.current, Object.fromEntries(pieces.map(piece => [piece.id, piece])))
    return pieces.map(({ id }) => kept.current![id])
  }, [pieces])
}

interface InHexProps<Hex extends string> {
  board: Board<Hex>
  hex: Hex
  className?: string
  children: ReactNode
}

/** A drawing around the origin in its hex. */
export const InHex = <Hex extends string>({ board, hex, className, children }: InHexProps<Hex>) => (
  <g className={className} transform={placed(spotOf(board, hex))}>
    {children}
  </g>
)

interface LayerProps<Hex extends string, Piece extends StandingPiece<Hex>> {
  board: Board<Hex>
  pieces: readonly Piece[]
  /** Those that have just left: they fade where they stood. */
  departed: readonly Departed<Piece>[]
  layer: RefObject<SVGGElement | null>
  onGone(): void
  draw(piece: Piece): ReactNode
}

/** Those nearer to the reader stand before the others. */
export function PieceLayer<Hex extends string, Piece extends StandingPiece<Hex>>(props: LayerProps<Hex, Piece>) {
  const { board, pieces, departed, layer, onGone, draw } = props
  const depth = (piece: Piece) => board.cell(piece.hex).row
  return (
    <g ref={layer}>
      <DepartedPieces pieces={departed} at={({ hex }) => spotOf(board, hex)} onGone={onGone}>
        {draw}
      </DepartedPieces>
      {pieces
        .toSorted((a, b) => depth(a) - depth(b))
        .map(piece => (
          <InHex key={piece.id} board={board} hex={piece.hex}>
            <g data-piece={piece.id}>{draw(piece)}</g>
          </InHex>
        ))}
    </g>
  )
}
