/** Pieces that walk from hex to hex, and leave. */
import type { RefObject } from 'react'
import { type Departed, useMotion, walk } from '../../ui/board/motion.ts'
import type { Board } from '../index.ts'
import { spotOf } from './geometry.ts'

/** A piece by its name, which it keeps wherever it goes. */
export interface StandingPiece<Hex extends string> {
  readonly id: string
  readonly hex: Hex
}

/** The pieces that stand elsewhere now, with where they came from; and those that have left. */
export function piecesMoved<Hex extends string, Piece extends StandingPiece<Hex>>(
  before: readonly Piece[],
  after: readonly Piece[],
): { moved: { piece: Piece; from: Hex }[]; left: Piece[] } {
  const old = new Map(before.map(piece => [piece.id, piece]))
  const moved = after.flatMap(piece => {
    const from = old.get(piece.id)?.hex
    return from === undefined || from === piece.hex ? [] : [{ piece, from }]
  })
  const standing = new Set(after.map(({ id }) => id))
  return { moved, left: before.filter(({ id }) => !standing.has(id)) }
}

/** The way that one of some events tells of from one hex to another, its start with it or not; else straight. */
export function wayTold<Hex extends string>(
  events: readonly { readonly path: readonly Hex[] }[],
  from: Hex,
  to: Hex,
): readonly Hex[] {
  for (const { path } of events.toReversed()) {
    const way = path[0] === from ? path : [from, ...path]
    if (way.at(-1) === to) return way
  }
  return [from, to]
}

/** Milliseconds for a step from hex to hex, and at most for a whole way. */
const [step, most] = [190, 520]
/** More that leave at once are another position altogether, as when one looks back. */
const mostDeparted = 4

interface Wish<Hex extends string, Piece extends StandingPiece<Hex>> {
  /** The layer in which each piece is marked `data-piece` by its name. */
  layer: RefObject<Element | null>
  board: Board<Hex>
  /** The same array while nothing about the pieces has changed. */
  pieces: readonly Piece[]
  /** The hexes over which a piece came, its start and its end included. */
  wayOf(from: Hex, to: Hex): readonly Hex[]
}

/** Animates the pieces that have moved; tells which have just left, so that they fade. */
export const useWalks = <Hex extends string, Piece extends StandingPiece<Hex>>(
  wish: Wish<Hex, Piece>,
): [departed: readonly Departed<Piece>[], onGone: () => void] =>
  useMotion<readonly Piece[], Piece>(wish.pieces, (before, after) => {
    const { layer, board, wayOf } = wish
    const { moved, left } = piecesMoved<Hex, Piece>(before, after)
    for (const { piece, from } of moved) {
      const element = layer.current?.querySelector(`[data-piece="${piece.id}"]`)
      const way = wayOf(from, piece.hex).map(hex => spotOf(board, hex))
      if (element) walk(element, way, Math.min(most, step * Math.max(1.4, way.length - 1)))
    }
    return left.length <= mostDeparted ? left : []
  })
