/** What has moved, come and gone between two positions: worked out from the pieces alone. */

export interface PlacedPiece<Place> {
  place: Place
  /** Pieces of one kind can stand for each other. */
  kind: string
}

export type PieceChange<Place, Piece> =
  | { is: 'moved'; piece: Piece; from: Place; to: Place }
  | { is: 'came'; piece: Piece; at: Place }
  | { is: 'went'; piece: Piece; at: Place }

/** The pieces that a list has beyond another, the last of each kind and place first to count. */
function surplus<Place, Piece extends PlacedPiece<Place>>(list: readonly Piece[], other: readonly Piece[]): Piece[] {
  const left = [...other]
  return list.filter(({ place, kind }) => {
    const i = left.findIndex(each => each.place === place && each.kind === kind)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

/** Pairs every arrival with the nearest departure of its kind; what has no partner came or went. */
export function pieceChanges<Place, Piece extends PlacedPiece<Place>>(
  before: readonly Piece[],
  after: readonly Piece[],
  distance: (a: Place, b: Place) => number,
): PieceChange<Place, Piece>[] {
  const left = surplus(before, after)
  const changes = surplus(after, before).map((piece): PieceChange<Place, Piece> => {
    const near = left.filter(({ kind }) => kind === piece.kind)
    if (near.length === 0) return { is: 'came', piece, at: piece.place }
    const from = near.reduce((best, each) =>
      distance(each.place, piece.place) < distance(best.place, piece.place) ? each : best,
    )
    left.splice(left.indexOf(from), 1)
    return { is: 'moved', piece, from: from.place, to: piece.place }
  })
  return [...changes, ...left.map((piece): PieceChange<Place, Piece> => ({ is: 'went', piece, at: piece.place }))]
}
