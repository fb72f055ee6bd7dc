/** BW-2.1, BW-2.2: the two sides of the board. Columns count from the west, rows from the Lannister edge in the south. */
import { type Board, hexBoard, rectangle } from '../../../hex/index.ts'
import type { House } from './houses.ts'

export type Hex = `c${number}r${number}`
export const sides = ['A', 'B'] as const
export type Side = (typeof sides)[number]

const sizes = { A: { columns: 15, rows: 11 }, B: { columns: 10, rows: 15 } } as const

/** The board kit counts rows downwards from the top, the Stark edge. */
const boardOfSize = ({ columns, rows }: { columns: number; rows: number }): Board<Hex> =>
  hexBoard(rectangle<Hex>(columns, rows, (column, row) => `c${column}r${rows + 1 - row}`))

export const boards: Readonly<Record<Side, Board<Hex>>> = { A: boardOfSize(sizes.A), B: boardOfSize(sizes.B) }

const letters = 'ABCDEFGHIJKLMNO'

/** What people call a hex: its column by a letter, then its row, as in chess: 'H6' is column 8, row 6. */
export const hexName = (hex: Hex): string => `${letters[Number.parseInt(hex.slice(1), 10) - 1]}${rowOf(hex)}`

export const rowsOf = (side: Side): number => sizes[side].rows

/** The row of a hex, from 1 at the Lannister edge. */
export const rowOf = (hex: Hex): number => Number(hex.slice(hex.indexOf('r') + 1))

/** BW-20.10: how many rows a hex lies from the edge of a House; the edge row is 1. */
export const rowFromEdge = (side: Side, house: House, hex: Hex): number =>
  house === 'lannister' ? rowOf(hex) : rowsOf(side) + 1 - rowOf(hex)
