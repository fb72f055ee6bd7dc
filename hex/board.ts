/** A board: named hexes, and who lies beside whom. Tables are made once; everything here only looks things up. */
import { type Cell, cellAt, type Direction, directions, distance } from './coordinates.ts'

export interface Board<Hex extends string> {
  /** All hexes, in the order given. */
  readonly hexes: readonly Hex[]
  /** The hexes of each row from west to east, by row. */
  readonly rows: ReadonlyMap<number, readonly Hex[]>
  /** Is this the name of a hex of the board? */
  has(name: string): name is Hex
  cell(hex: Hex): Cell
  /** The hex at a place of the plane; null: off the board. */
  at(cell: Cell): Hex | null
  distance(a: Hex, b: Hex): number
  /** The hexes at distance 1, clockwise from the east. */
  neighbours(hex: Hex): readonly Hex[]
  adjacent(a: Hex, b: Hex): boolean
  /** The neighbour in a direction; null: off the board. */
  next(hex: Hex, direction: Direction): Hex | null
  /** The direction from a hex to its neighbour; null: they are not adjacent. */
  direction(from: Hex, to: Hex): Direction | null
  /** All hexes straight away from a hex in one direction, nearest first, at most `n` of them, up to the edge of the board. */
  ray(from: Hex, direction: Direction, n?: number): readonly Hex[]
  /** All hexes at distance 1 to n. */
  within(hex: Hex, n: number): readonly Hex[]
}

const keyOf = ({ x, row }: Cell) => row * 4096 + x

type Placed<Hex> = { readonly id: Hex } & Cell

function rowsOf<Hex>(places: readonly Placed<Hex>[]): ReadonlyMap<number, readonly Hex[]> {
  const inOrder = places.toSorted((a, b) => a.row - b.row || a.x - b.x)
  return new Map([...Map.groupBy(inOrder, ({ row }) => row)].map(([row, all]) => [row, all.map(({ id }) => id)]))
}

/** Who lies at distance 1 to n of a hex; each answer is found once. */
function nearby<Hex extends string>(hexes: readonly Hex[], between: (a: Hex, b: Hex) => number): Board<Hex>['within'] {
  const known = new Map<string, readonly Hex[]>()
  return (hex, n) => {
    const key = `${n} ${hex}`
    const near = known.get(key) ?? hexes.filter(other => other !== hex && between(hex, other) <= n)
    known.set(key, near)
    return near
  }
}

/** Makes a board of hexes. Throws when a name or a place is taken twice. */
export function hexBoard<Hex extends string>(places: readonly Placed<Hex>[]): Board<Hex> {
  const cells = new Map<string, Cell>(places.map(({ id, x, row }) => [id, { x, row }]))
  const named = new Map(places.map(place => [keyOf(place), place.id]))
  if (cells.size < places.length || named.size < places.length) throw new Error('Two hexes share a name or a place')

  const cell = (hex: Hex) => cells.get(hex)!
  const at = (place: Cell) => named.get(keyOf(place)) ?? null
  const nextTo = new Map(
    places.map(place => [place.id, new Map(directions.map(way => [way, at(cellAt(place, way))]))] as const),
  )
  const beside = new Map(
    places.map(({ id }) => [id, [...nextTo.get(id)!.values()].filter(hex => hex !== null)] as const),
  )
  const next = (hex: Hex, direction: Direction) => nextTo.get(hex)!.get(direction)!
  const between = (a: Hex, b: Hex) => distance(cell(a), cell(b))
  const hexes = places.map(({ id }) => id)

  return {
    hexes,
    rows: rowsOf(places),
    has: (name): name is Hex => cells.has(name),
    cell,
    at,
    distance: between,
    neighbours: hex => beside.get(hex)!,
    adjacent: (a, b) => between(a, b) === 1,
    next,
    direction: (from, to) => directions.find(way => next(from, way) === to) ?? null,
    ray: (from, direction, n = Number.POSITIVE_INFINITY) => {
      const line: Hex[] = []
      for (let hex = next(from, direction); hex !== null && line.length < n; hex = next(hex, direction)) line.push(hex)
      return line
    },
    within: nearby(hexes, between),
  }
}

/**
 * The hexes of the usual field: rows of `columns` hexes, every second one, from row 2 on, a hex shorter and shifted half a
 * hex to the right, because the half hexes at its ends are no hexes. Columns and rows count from 1.
 */
export function rectangle<Hex extends string>(
  columns: number,
  rows: number,
  name: (column: number, row: number) => Hex,
): Placed<Hex>[] {
  const short = (row: number) => (row % 2 === 0 ? 1 : 0)
  return Array.from({ length: rows }, (_, i) => i + 1).flatMap(row =>
    Array.from({ length: columns - short(row) }, (_, i) => i + 1).map(column => ({
      id: name(column, row),
      x: 2 * column - 1 + short(row),
      row,
    })),
  )
}
