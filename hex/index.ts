/** Boards of hexes: places, distances, ways and lines of sight. Knows no game and imports nothing. */
export { type Board, hexBoard, rectangle } from './board.ts'
export { type Cell, cellAt, corners, type Direction, directions, opposite } from './coordinates.ts'
export { type Entry, nextSteps, type Reach, reach, type Walk } from './paths.ts'
export { assign } from './sections.ts'
export { type SightLine, sightOn } from './sight.ts'
