/**
 * Where hexes lie: pointy-top hexes in rows, counted downwards, with x counted in half hexes from the left.
 * Neighbours in a row differ by 2 in x; neighbours in the next row by 1. All reckoning is in integers.
 */

/** The place of a hex in the plane: x in half hexes, rows downwards. x and row together are even or odd for all of a board. */
export interface Cell {
  readonly x: number
  readonly row: number
}

/** The six sides of a hex and the ways out of it, clockwise. */
export const directions = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const
export type Direction = (typeof directions)[number]

const steps: Readonly<Record<Direction, Cell>> = {
  E: { x: 2, row: 0 },
  SE: { x: 1, row: 1 },
  SW: { x: -1, row: 1 },
  W: { x: -2, row: 0 },
  NW: { x: -1, row: -1 },
  NE: { x: 1, row: -1 },
}

/** The direction so many sixths of a circle clockwise from another. */
export const turned = (direction: Direction, sixths: number): Direction =>
  directions[(((directions.indexOf(direction) + sixths) % 6) + 6) % 6]

export const opposite = (direction: Direction): Direction => turned(direction, 3)

/** The cell a few steps away in one direction. */
export const cellAt = ({ x, row }: Cell, direction: Direction, n = 1): Cell => ({
  x: x + n * steps[direction].x,
  row: row + n * steps[direction].row,
})

/** The corners of a hex, clockwise from the top, seen from its middle, where a hex is 2 wide and 4 high: rows lie 3 apart. */
export const corners = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const

/** The number of steps from one hex to another over neighbours, whatever lies between. */
export function distance(a: Cell, b: Cell): number {
  const rows = Math.abs(a.row - b.row)
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2)
}

/** How far a point lies along the way from `a` to `b`: 0 at `a`, `along(a, b, b)` at `b`. Rows weigh three: see sight.ts. */
export const along = (a: Cell, b: Cell, point: Cell): number =>
  (b.x - a.x) * (point.x - a.x) + 3 * (b.row - a.row) * (point.row - a.row)

/**
 * The direction from one hex to another that is nearest in angle. Two, when the way runs exactly between them: the one on
 * the left of it first. None, when both are the same hex.
 */
export function bearings(from: Cell, to: Cell): readonly Direction[] {
  const gain = (direction: Direction) => along(from, to, cellAt(from, direction))
  const most = Math.max(...directions.map(gain))
  const best = directions.filter(direction => most > 0 && gain(direction) === most)
  // East and north-east are first and last of the list, but neighbours.
  return best[0] === 'E' && best[1] === 'NE' ? ['NE', 'E'] : best
}
