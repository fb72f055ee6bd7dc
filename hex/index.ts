/** Boards of hexes: places, distances, ways and lines of sight. Knows no game and imports nothing. */
export { type Board, hexBoard, rectangle } from './board.ts'
export {
  bearings,
  type Cell,
  cellAt,
  corners,
  type Direction,
  directions,
  distance,
  opposite,
  turned,
} from './coordinates.ts'
export { type Entry, nextSteps, type Reach, reach, type Walk } from './paths.ts'
export { assign, bySection } from './sections.ts'
export { clearLines, type SightLine, sightOn } from './sight.ts'
