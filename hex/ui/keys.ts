/** Walking over a board by keys: which hex the cursor goes to. */
import type { Board, Direction } from '../index.ts'

const byKey: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'W',
  ArrowRight: 'E',
  // The number pad is a hex.
  4: 'W',
  6: 'E',
  7: 'NW',
  9: 'NE',
  1: 'SW',
  3: 'SE',
}

/** Where the cursor is. `x`: the column it keeps to when it goes up and down, which leads left and right by turns. */
export interface Cursor<Hex> {
  readonly hex: Hex
  readonly x: number
}

/** Up or down: of the two neighbours there the one nearer to the column. */
function climb<Hex extends string>(board: Board<Hex>, { hex, x }: Cursor<Hex>, ways: readonly Direction[]): Hex | null {
  const off = (to: Hex) => Math.abs(board.cell(to).x - x)
  const found = ways.map(way => board.next(hex, way)).filter(to => to !== null)
  return found.sort((a, b) => off(a) - off(b))[0] ?? null
}

/** The cursor after a key: arrows, the six digits around the 5 of a number pad, Home and End; null: the key moves nothing. */
export function moved<Hex extends string>(board: Board<Hex>, cursor: Cursor<Hex>, key: string): Cursor<Hex> | null {
  const up = key === 'ArrowUp'
  if (up || key === 'ArrowDown') {
    const hex = climb(board, cursor, up ? ['NW', 'NE'] : ['SW', 'SE'])
    return hex && { hex, x: cursor.x }
  }
  const row = board.rows.get(board.cell(cursor.hex).row)!
  const ends: Readonly<Record<string, Hex>> = { Home: row[0], End: row.at(-1)! }
  const hex = byKey[key] ? board.next(cursor.hex, byKey[key]) : (ends[key] ?? null)
  return hex && hex !== cursor.hex ? { hex, x: board.cell(hex).x } : null
}
