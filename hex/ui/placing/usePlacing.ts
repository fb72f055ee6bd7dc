/** Pieces of a pile that are laid on a field: taken up by a click and laid down by the next, or dragged onto their hex. */
import { useEffect, useState } from 'react'
import { attributeAt } from '../../../ui/board/pointing.ts'
import { useCarry } from '../../../ui/board/useCarry.ts'

/** A piece to be taken up, and where it is to lie; no hex: it is only taken up. */
export interface Placing<Piece, Hex> {
  piece: Piece
  hex: Hex | null
}

/** The legal moves of placing; undefined: not legal now. */
export interface PlacingMoves<Piece, Hex, Move> {
  takeUp(piece: Piece): Move | undefined
  layBack(): Move | undefined
  layDown(hex: Hex): Move | undefined
}

/** The next move towards a placing: the piece held is laid back first. Undefined: it is done, or cannot be. */
export function nextOfPlacing<Piece, Hex, Move>(
  { piece, hex }: Placing<Piece, Hex>,
  held: Piece | null,
  { takeUp, layBack, layDown }: PlacingMoves<Piece, Hex, Move>,
): Move | undefined {
  if (held === piece) return hex === null ? undefined : layDown(hex)
  return held === null ? takeUp(piece) : layBack()
}

interface Wish<Piece, Move> {
  /** The piece that has been taken up. */
  held: Piece | null
  moves: PlacingMoves<Piece, string, Move>
  busy: boolean
  onMove(move: Move): void
}

/** The drawing on a pile, in a width of its own. */
function pictureOf(element: Element): Element {
  const picture = element.querySelector('svg')!.cloneNode(true) as SVGElement
  picture.style.width = '4rem'
  return picture
}

/** `onPointerDown` is for the element around the pieces, each of them a button marked `data-carry` by its name. */
export function usePlacing<Piece extends string, Move>({ held, moves, busy, onMove }: Wish<Piece, Move>) {
  const [placing, place] = useState<Placing<Piece, string> | null>(null)
  // One move at a time: what comes next is legal when the answer to the last is here.
  useEffect(() => {
    if (placing === null || busy) return
    const move = nextOfPlacing(placing, held, moves)
    if (move !== undefined) onMove(move)
    if (move === undefined || held === placing.piece) place(null)
  }, [placing, held, moves, busy, onMove])
  const take = (piece: Piece) => place({ piece, hex: null })
  const { onPointerDown } = useCarry<Piece>({
    carriedAt: target => {
      const element = target.closest('[data-carry]:not(:disabled)')
      return element && !busy ? { load: element.getAttribute('data-carry') as Piece, element } : null
    },
    pictureOf,
    onStart: take,
    onDrop: (piece, onto) => {
      const hex = attributeAt(onto, 'data-hex')
      if (hex !== null) place({ piece, hex })
    },
  })
  return { take, onPointerDown }
}
