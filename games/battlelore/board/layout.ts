/** Where things lie on the drawn field: the board as one sits at it, its sheet, the way between two hexes. */
import { type Board, type Cell, hexBoard } from '../../../hex/index.ts'
import { frameOf, middleOf, type Point } from '../../../hex/ui/geometry.ts'
import type { Faction } from '../data/factions.ts'
import { board, type Hex } from '../data/hexes.ts'

/** The board turned half round: whoever sits in the north has his own edge before him, and his left on his left. */
function turnedRound(): Board<Hex> {
  const cells = board.hexes.map(board.cell)
  const sum = (of: (cell: Cell) => number) => Math.min(...cells.map(of)) + Math.max(...cells.map(of))
  const [x, row] = [sum(cell => cell.x), sum(cell => cell.row)]
  const places = board.hexes.map(id => ({ id, x: x - board.cell(id).x, row: row - board.cell(id).row }))
  return hexBoard(places.sort((a, b) => a.row - b.row || a.x - b.x))
}

const views = { daqan: board, uthuk: turnedRound() } as const satisfies Record<Faction, Board<Hex>>

/** The field as a faction sees it: its own edge at the foot. Spectators sit with Daqan. */
export const seenBy = (faction: Faction | null): Board<Hex> => views[faction ?? 'daqan']

const frame = frameOf(board)
/** Room around the hexes for the edges of the factions. */
const margin = 34

/** All that is drawn. The frame of the turned board is the same. */
export const sheet = {
  x: frame.x - margin,
  y: frame.y - margin,
  width: frame.width + 2 * margin,
  height: frame.height + 2 * margin,
}
export { frame }

export const spotOf = (field: Board<Hex>, hex: Hex): Point => middleOf(field.cell(hex))

export const placed = ({ x, y }: Point) => `translate(${x} ${Math.round(y * 100) / 100})`
