/** Roads: from side to side of a hex, to wherever the road goes on. */

import { between, type Point } from '../../../ui/board/plane.ts'
import { type Board, cellAt, type Direction, opposite, turned } from '../../index.ts'
import { angleOf, middleOf, pathThrough, short, spotOf } from '../geometry.ts'

type HasRoad<Hex> = (hex: Hex) => boolean

const exitsOf = <Hex extends string>(board: Board<Hex>, hex: Hex, hasRoad: HasRoad<Hex>): Point[] => {
  const middle = spotOf(board, hex)
  return board
    .neighbours(hex)
    .filter(hasRoad)
    .map(to => between(middle, spotOf(board, to), 0.5))
}

/** Where a road that ends at the edge of the board leads off it; null: it ends within. */
function leadsOff<Hex extends string>(board: Board<Hex>, hex: Hex, hasRoad: HasRoad<Hex>): Point | null {
  const [only, ...others] = board.neighbours(hex).filter(hasRoad)
  if (only === undefined || others.length > 0) return null
  const ahead = opposite(board.direction(hex, only)!)
  const beyond = [ahead, turned(ahead, 1), turned(ahead, -1)].find((to: Direction) => board.next(hex, to) === null)
  return beyond ? between(spotOf(board, hex), middleOf(cellAt(board.cell(hex), beyond)), 0.5) : null
}

const point = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/**
 * The road through a hex: a bend between two sides; from the middle to each of one, three or more; a spot where it goes
 * nowhere. `isEndless`: at the edge of the board it leads on.
 */
export function roadPath<Hex extends string>(
  board: Board<Hex>,
  hex: Hex,
  hasRoad: HasRoad<Hex>,
  isEndless = false,
): string {
  const middle = spotOf(board, hex)
  const off = isEndless ? leadsOff(board, hex, hasRoad) : null
  const exits = [...exitsOf(board, hex, hasRoad), ...(off ? [off] : [])]
  if (exits.length === 2) return `M${point(exits[0])}Q${point(middle)} ${point(exits[1])}`
  if (exits.length === 0) return pathThrough([middle, middle])
  return exits.map(exit => pathThrough([middle, exit])).join('')
}

const axes = ['E', 'SE', 'SW'] as const
const degrees = { E: 90, SE: -30, SW: 30 } as const

/** How far a crossing without a road must be turned to lead from land to land, in degrees; 0 where north to south is as good. */
function turnOver<Hex extends string>(board: Board<Hex>, hex: Hex, isWater: HasRoad<Hex>): number {
  const isLand = (to: Hex | null) => to !== null && !isWater(to)
  const dry = axes.filter(axis => isLand(board.next(hex, axis)) && isLand(board.next(hex, opposite(axis))))
  return dry.length === 1 || (dry.length === 2 && dry[0] === 'E') ? degrees[dry[dry.length - 1]] : 0
}

/** How far what is drawn from north to south must be turned to lie along the road, or over the water, in degrees. */
export function turnToRoad<Hex extends string>(
  board: Board<Hex>,
  hex: Hex,
  hasRoad: HasRoad<Hex>,
  isWater: HasRoad<Hex> = () => true,
): number {
  const middle = spotOf(board, hex)
  const [exit] = exitsOf(board, hex, hasRoad)
  return exit ? Math.round(angleOf(middle, exit)) + 90 : turnOver(board, hex, isWater)
}
