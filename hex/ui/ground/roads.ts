/** Roads: from side to side of a hex, to wherever the road goes on. */

import { between, type Point } from '../../../ui/board/plane.ts'
import type { Board } from '../../index.ts'
import { angleOf, pathThrough, short, spotOf } from '../geometry.ts'

type HasRoad<Hex> = (hex: Hex) => boolean

const exitsOf = <Hex extends string>(board: Board<Hex>, hex: Hex, hasRoad: HasRoad<Hex>): Point[] => {
  const middle = spotOf(board, hex)
  return board
    .neighbours(hex)
    .filter(hasRoad)
    .map(to => between(middle, spotOf(board, to), 0.5))
}

const point = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/** The road through a hex: a bend between two sides; from the middle to each of one, three or more; a spot where it goes nowhere. */
export function roadPath<Hex extends string>(board: Board<Hex>, hex: Hex, hasRoad: HasRoad<Hex>): string {
  const middle = spotOf(board, hex)
  const exits = exitsOf(board, hex, hasRoad)
  if (exits.length === 2) return `M${point(exits[0])}Q${point(middle)} ${point(exits[1])}`
  if (exits.length === 0) return pathThrough([middle, middle])
  return exits.map(exit => pathThrough([middle, exit])).join('')
}

/** How far what is drawn from north to south must be turned to lie along the road, in degrees; 0 without a road. */
export function turnToRoad<Hex extends string>(board: Board<Hex>, hex: Hex, hasRoad: HasRoad<Hex>): number {
  const middle = spotOf(board, hex)
  const [exit] = exitsOf(board, hex, hasRoad)
  return exit ? Math.round(angleOf(middle, exit)) + 90 : 0
}
