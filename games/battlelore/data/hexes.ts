import { hexBoard, rectangle } from '../../../hex/index.ts'
import type { Faction } from './factions.ts'

/** Columns from west to east as the Daqan player sees them. */
export const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
export type Column = (typeof columns)[number]
/** Rows from the Uthuk edge in the north to the Daqan edge in the south. */
export const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Row = (typeof rows)[number]

type EvenRow = 2 | 4 | 6 | 8
/** The 104 hexes: twelve in an odd row, eleven in an even one; half hexes are none (BL-1.1, BL-1.5). */
export type Hex = `${Column}${Exclude<Row, EvenRow>}` | `${Exclude<Column, 'L'>}${EvenRow}`

/** BL-1.1: nine rows of twelve and eleven hexes by turns, so that even rows stand half a hex further east. */
export const board = hexBoard(
  rectangle<Hex>(columns.length, rows.length, (column, row) => `${columns[column - 1]}${row}` as Hex),
)
/** All hexes in reading order: row by row from the north, each from the west. */
export const hexes = board.hexes

/** The hexes of one row between two columns, both included, from west to east. */
export const hexRow = (row: Row, from: Column, to: Column): Hex[] =>
  columns.slice(columns.indexOf(from), columns.indexOf(to) + 1).map(column => `${column}${row}` as Hex)

/** The three parts of the board, by their absolute names (BL-1.3). */
export const sections = ['west', 'center', 'east'] as const
export type Section = (typeof sections)[number]

/** The border lines, in half hexes from the west edge: in even rows they run through a hex (BL-1.3). */
const borderLines = [8, 16]

/** The sections of a hex: two where a border line runs through it (BL-1.3). */
export const sectionsOf = (hex: Hex): readonly Section[] => sectionTable.get(hex)!

const sectionTable: ReadonlyMap<Hex, readonly Section[]> = new Map(
  hexes.map(hex => {
    const { x } = board.cell(hex)
    const first = borderLines.filter(line => line < x).length
    return [hex, borderLines.includes(x) ? sections.slice(first, first + 2) : [sections[first]]]
  }),
)

/** A section as the cards name it, from the player's own seat (BL-1.4). */
export const wings = ['left', 'center', 'right'] as const
export type Wing = (typeof wings)[number]

/** BL-1.4: what lies to the left of the one lies to the right of the other. */
export const wingSections = {
  daqan: { left: 'west', center: 'center', right: 'east' },
  uthuk: { left: 'east', center: 'center', right: 'west' },
} as const satisfies Record<Faction, Record<Wing, Section>>

/** The row at a faction's own edge of the board (BL-1.1). */
export const edgeRows = { daqan: 9, uthuk: 1 } as const satisfies Record<Faction, Row>
/** The row that belongs to both halves (BL-1.2). */
export const middleRow = 5

/** How many rows a hex lies away from the faction's own edge: 0 to 8. */
export const rowsFromEdge = (hex: Hex, faction: Faction): number => Math.abs(board.cell(hex).row - edgeRows[faction])

/** BL-1.2: a half is the five rows nearest to the faction's edge, the middle row included. */
export const inHalf = (hex: Hex, faction: Faction): boolean => rowsFromEdge(hex, faction) <= 4
