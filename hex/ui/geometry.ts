/** The plane on which a board of hexes is drawn: a hex is 100 wide; outlines are the paths of SVG. */
import * as plane from '../../ui/board/plane.ts'
import { between, type Point } from '../../ui/board/plane.ts'
import type { Box } from '../../ui/useZoom.ts'
import { type Board, type Cell, cellAt, corners, directions } from '../index.ts'

/** Half the width of a hex, and the distance from its middle to a corner. */
export const half = 50
export const radius = 100 / Math.sqrt(3)

/** Points of the frame of corners: 2 to a hex in width, 4 in height. */
const inPlane = ({ x, y }: Point): Point => ({ x: x * half, y: (y * radius) / 2 })

export const middleOf = ({ x, row }: Cell): Point => inPlane({ x, y: 3 * row })

/** The middle of a hex of a board. */
export const spotOf = <Hex extends string>(board: Board<Hex>, hex: Hex): Point => middleOf(board.cell(hex))

/** A coordinate as a path writes it. */
export const short = (n: number) => `${Math.round(n * 100) / 100}`

/** The transform that moves a drawing around the origin to a point. */
export const placed = ({ x, y }: Point) => `translate(${short(x)} ${short(y)})`

/** The direction from `a` to `b` in degrees, clockwise from the east. */
export const angleOf = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

/** The six corners of a hex, clockwise from the top; `inset` moves its sides inwards. */
export function cornersOf(cell: Cell, inset = 0): Point[] {
  const middle = middleOf(cell)
  const part = 1 - inset / half
  return corners.map(inPlane).map(({ x, y }) => ({ x: middle.x + x * part, y: middle.y + y * part }))
}

export const outlineOf = (cell: Cell, inset = 0): string => `${pathThrough(cornersOf(cell, inset))}Z`

/** Where all hexes of a board lie: half hexes at the ends of its rows are cut off by it. */
export function frameOf<Hex extends string>(board: Board<Hex>): Box {
  const cells = board.hexes.map(board.cell)
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ row }) => 3 * row)]
  const from = inPlane({ x: Math.min(...xs) - 1, y: Math.min(...ys) - 2 })
  const to = inPlane({ x: Math.max(...xs) + 1, y: Math.max(...ys) + 2 })
  return { ...from, width: to.x - from.x, height: to.y - from.y }
}

/** The half hexes at the ends of the shorter rows: no hexes of the board, but ground between it and its frame. */
export function halfHexes<Hex extends string>(board: Board<Hex>): Cell[] {
  const { x, width } = frameOf(board)
  const ends = [...board.rows.values()].flatMap(row => [
    cellAt(board.cell(row[0]), 'W'),
    cellAt(board.cell(row.at(-1)!), 'E'),
  ])
  return ends.filter(cell => middleOf(cell).x >= x - 1 && middleOf(cell).x <= x + width + 1)
}

interface Edge {
  from: Point
  to: Point
}

const keyOf = ({ x, y }: Point) => `${x} ${y}`

/** The sides of hexes that part a region from what lies around it, clockwise, in the frame of corners. */
function edgesAround(cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(({ x, row }) => keyOf({ x, y: row })))
  return cells.flatMap(cell =>
    directions.flatMap((direction, i) => {
      const beyond = cellAt(cell, direction)
      if (inside.has(keyOf({ x: beyond.x, y: beyond.row }))) return []
      const corner = (n: number) => ({ x: cell.x + corners[n % 6].x, y: 3 * cell.row + corners[n % 6].y })
      return [{ from: corner(i + 1), to: corner(i + 2) }]
    }),
  )
}

/** The outlines of a region of hexes, each a ring of points: clockwise round it, counterclockwise round its holes. */
export function ringsOf(cells: readonly Cell[]): Point[][] {
  const edges = new Map(edgesAround(cells).map(edge => [keyOf(edge.from), edge]))
  const rings: Point[][] = []
  for (const first of edges.values()) {
    const ring: Point[] = []
    for (let edge: Edge | undefined = first; edge; edge = edges.get(keyOf(edge.to))) {
      edges.delete(keyOf(edge.from))
      ring.push(inPlane(edge.from))
    }
    rings.push(ring)
  }
  return rings
}

/** The outline of a region of hexes as one path, to be filled by the even-odd rule. */
export const regionPath = (cells: readonly Cell[]): string =>
  ringsOf(cells)
    .map(ring => `${pathThrough(ring)}Z`)
    .join('')

/** The side between two neighbours: its middle, and its direction in degrees, so that a token may lie on it. */
export function sideBetween<Hex extends string>(board: Board<Hex>, a: Hex, b: Hex): { middle: Point; angle: number } {
  const [from, to] = [spotOf(board, a), spotOf(board, b)]
  return { middle: between(from, to, 0.5), angle: angleOf(from, to) + 90 }
}

/** A box with room on all its sides. */
export const widened = ({ x, y, width, height }: Box, room: number): Box => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
})

/** The part of the plane around some hexes, with room about it; null: there are none. */
export const boxAround = (cells: readonly Cell[], room = half): Box | null =>
  plane.boxAround(
    cells.flatMap(cell => cornersOf(cell)),
    room,
  )
