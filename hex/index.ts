/** Boards of hexes: places, distances, ways, borders, tiles and lines of sight. Knows no game and imports nothing. */
export { type Board, hexBoard, rectangle } from './board.ts'
export { across, type Border, borderOf, bordersOf, sidesOf } from './borders.ts'
export { bearings, type Cell, cellAt, corners, type Direction, directions, opposite, turned } from './coordinates.ts'
export { type Journey, journeys } from './journeys.ts'
export { type Entry, nextSteps, type Reach, reach, type Walk } from './paths.ts'
export { assign } from './sections.ts'
export { type SightLine, sightOn } from './sight.ts'
export { triangles } from './tiles.ts'
