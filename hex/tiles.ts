/** Tiles that cover several hexes. */
import type { Board } from './board.ts'

/** A tile of three hexes, each beside the other two, in reading order. */
export type Triangle<Hex> = readonly [Hex, Hex, Hex]

/** Every place for a tile of three hexes on a board, in both its orientations: one hex above two, and two above one. */
export const triangles = <Hex extends string>(board: Board<Hex>): readonly Triangle<Hex>[] =>
  board.hexes.flatMap(hex => {
    const [east, southEast, southWest] = (['E', 'SE', 'SW'] as const).map(way => board.next(hex, way))
    const tiles: Triangle<Hex>[] = []
    if (southWest !== null && southEast !== null) tiles.push([hex, southWest, southEast])
    if (east !== null && southEast !== null) tiles.push([hex, east, southEast])
    return tiles
  })
