/** A board as it is seen from the other side. */
import { type Board, type Cell, hexBoard } from '../index.ts'

/** The board turned half round: whoever sits at its upper edge has that edge at the foot, and the own left on the left. */
export function turnedRound<Hex extends string>(board: Board<Hex>): Board<Hex> {
  const cells = board.hexes.map(board.cell)
  const sum = (of: (cell: Cell) => number) => Math.min(...cells.map(of)) + Math.max(...cells.map(of))
  const [x, row] = [sum(cell => cell.x), sum(cell => cell.row)]
  const places = board.hexes.map(id => ({ id, x: x - board.cell(id).x, row: row - board.cell(id).row }))
  return hexBoard(places.sort((a, b) => a.row - b.row || a.x - b.x))
}
