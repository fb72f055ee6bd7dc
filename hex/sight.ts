/**
 * Lines of sight from the middle of a hex to the middle of another: which hexes they cross, and through which side they
 * enter the last. Exact, in integers: a hex is 2 wide and 4 high where rows lie 3 apart, and in that frame 3·dx·dx + dy·dy
 * is the square of a length.
 */
import type { Board } from './board.ts'
import { along, bearings, type Cell, corners, type Direction, distance } from './coordinates.ts'

/** One way to look from a hex to another. */
export interface SightLine<Hex> {
  /** The hexes whose inside the line crosses, nearest first, without the two at its ends. */
  readonly crossed: readonly Hex[]
  /** The side of the last hex through which the line enters it. */
  readonly side: Direction
  /** To which side, as the looker sees it, the line was moved a hair, because it runs along sides of hexes. */
  readonly nudge: 'left' | 'right' | null
}

/** How the straight line from `a` to `b` meets a hex. A line that only touches a corner misses it. */
function meeting(a: Cell, b: Cell, hex: Cell): 'crosses' | 'left' | 'right' | 'misses' {
  // Positive: the corner lies to the right of the line.
  const sides = corners.map(
    ({ x, y }) => (b.x - a.x) * (3 * (hex.row - a.row) + y) - 3 * (b.row - a.row) * (hex.x - a.x + x),
  )
  const least = Math.min(...sides)
  const most = Math.max(...sides)
  if (least < 0 && most > 0) return 'crosses'
  if (sides.filter(side => side === 0).length < 2) return 'misses'
  return least < 0 ? 'left' : 'right'
}

function linesBetween<Hex extends string>(board: Board<Hex>, from: Hex, to: Hex): readonly SightLine<Hex>[] {
  if (from === to) return []
  const [a, b] = [board.cell(from), board.cell(to)]
  const between = board.hexes
    .map(hex => ({ hex, cell: board.cell(hex), at: along(a, b, board.cell(hex)) }))
    .filter(
      ({ at, cell }) => at > 0 && at < along(a, b, b) && distance(a, cell) + distance(cell, b) <= distance(a, b) + 1,
    )
    .sort((one, other) => one.at - other.at)
    .map(({ hex, cell }) => ({ hex, how: meeting(a, b, cell) }))

  const line = (side: Direction, nudge: SightLine<Hex>['nudge']): SightLine<Hex> => ({
    crossed: between.filter(({ how }) => how === 'crosses' || how === nudge).map(({ hex }) => hex),
    side,
    nudge,
  })
  // Seen from the far end, what the looker has on his left is on the right.
  const [right, left = right] = bearings(b, a)
  return left === right ? [line(right, null)] : [line(left, 'left'), line(right, 'right')]
}

/**
 * All lines of sight of a board: one from a hex to another; two, nudged to the left and to the right, where the line runs
 * along sides of hexes; none from a hex to itself. Each pair is reckoned once.
 */
export function sightOn<Hex extends string>(board: Board<Hex>): (from: Hex, to: Hex) => readonly SightLine<Hex>[] {
  const known = new Map(board.hexes.map(hex => [hex, new Map<Hex, readonly SightLine<Hex>[]>()]))
  return (from, to) => {
    const lines = known.get(from)!.get(to) ?? linesBetween(board, from, to)
    known.get(from)!.set(to, lines)
    return lines
  }
}
