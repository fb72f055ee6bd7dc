/** Borders between two hexes, for what lies on them: rivers, walls, markers of an engagement. */
import type { Board } from './board.ts'

/** The border of two neighbours by their names, the one further up or left first: the same from either side. */
export type Border<Hex extends string> = `${Hex}|${Hex}`

/** The border between two hexes; null: they are not neighbours. */
export function borderOf<Hex extends string>(board: Board<Hex>, a: Hex, b: Hex): Border<Hex> | null {
  if (!board.adjacent(a, b)) return null
  const [one, other] = [board.cell(a), board.cell(b)]
  const isFirst = one.row < other.row || (one.row === other.row && one.x < other.x)
  return isFirst ? `${a}|${b}` : `${b}|${a}`
}

/** The two hexes of a border. */
export const sidesOf = <Hex extends string>(border: Border<Hex>): readonly [Hex, Hex] => border.split('|') as [Hex, Hex]

/** The hex on the far side of a border; null: the border is none of the hex's. */
export function across<Hex extends string>(border: Border<Hex>, hex: Hex): Hex | null {
  const [one, other] = sidesOf(border)
  return hex === one ? other : hex === other ? one : null
}

/** The borders of a hex with its neighbours, clockwise from the east. */
export const bordersOf = <Hex extends string>(board: Board<Hex>, hex: Hex): readonly Border<Hex>[] =>
  board.neighbours(hex).map(other => borderOf(board, hex, other)!)
