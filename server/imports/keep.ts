/** Keeps a table that comes in pieces; until the last one is there, nobody can find it. */
import type { Store } from '../store/store.ts'
import type { Piece } from './pieces.ts'

/** How many moves of a record have been played, and are stored. */
export type Progress = Pick<Piece, 'moves' | 'of'>

/** Stores the pieces one after the other, and tells of each. Broken off, or when a piece fails, nothing of the table is left. */
export async function* keep(
  store: Pick<Store, 'create' | 'add' | 'remove'>,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  now: number,
): AsyncGenerator<Progress> {
  let key: number | null = null
  let isWhole = false
  try {
    for await (const piece of pieces) {
      if (piece.is === 'begun') key = await store.create(piece.row, now)
      else await store.add({ key: key!, ...piece.addition })
      yield { moves: piece.moves, of: piece.of }
    }
    isWhole = true
  } finally {
    if (key !== null && !isWhole) await store.remove(key)
  }
}
