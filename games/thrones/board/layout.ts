/** Where pieces stand: from the anchors of the map to the spot of every piece. */
import { type Area, isPort, type Place } from '../data/areas.ts'
import { areaShapes, portShapes } from './map/shapes.ts'
import type { Spot } from './map/types.ts'

export type { Spot }

/** The sheet, frame included. */
export const sheet = { x: -36, y: -36, width: 1072, height: 1472 }

/** The sheet as the view box of the drawings on it. */
export const viewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`

/** The outline of a place, for touch and highlight. */
export const pathOf = (place: Place): string =>
  isPort(place) ? portShapes[place].path : areaShapes[place as Area].path

export const orderSpot = (place: Place): Spot =>
  isPort(place) ? portShapes[place].order : areaShapes[place as Area].anchors.order

const armySpots = (place: Place): readonly Spot[] =>
  isPort(place) ? portShapes[place].army : areaShapes[place as Area].anchors.army

const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
  y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
})

/** The middle of the room that an army has. */
export const middleOf = (place: Place): Spot => mean(armySpots(place))

/** Distance between two pieces side by side. */
export const pitch = 23

const rowsOf = (room: readonly Spot[]): Spot[][] => [...Map.groupBy(room, spot => spot.y).values()]

/** The spots nearest to the middle, in reading order. */
function inmost(room: readonly Spot[], count: number): Spot[] {
  const middle = mean(room)
  const far = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y)
  return room
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, count)
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Spots for `count` pieces: one row of the room if one fits, else its middle; more than fit stand closer. */
export function spotsOf(place: Place, count: number): readonly Spot[] {
  const room = armySpots(place)
  if (count > room.length) return crowd(room, count)
  const row = count > 1 ? rowsOf(room).find(each => each.length === count) : undefined
  return row ?? inmost(room, count)
}

/** More than there is room for: between the anchors. */
function crowd(room: readonly Spot[], count: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (i * (room.length - 1)) / (count - 1)
    const [a, b] = [room[Math.floor(at)], room[Math.ceil(at)]]
    const part = at - Math.floor(at)
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  })
}

/** A point on the way from one army to another, at a distance before the second, but never before a third of the way. */
export function before(from: Place, to: Place, distance: number): Spot {
  const [a, b] = [middleOf(from), middleOf(to)]
  const part = Math.max(1 / 3, 1 - distance / Math.hypot(b.x - a.x, b.y - a.y))
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

/** Pieces in a row around a point. */
export const rowAt = ({ x, y }: Spot, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * (pitch - 3), y }))

/** A bent line from place to place, ending short of the middles. */
export function arrowPath(from: Place, to: Place): string {
  const [a, b] = [middleOf(from), middleOf(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy) || 1
  const gap = Math.min(24, length / 4)
  const bend = Math.min(18, length / 8)
  const [ux, uy] = [dx / length, dy / length]
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const start = point(a.x + ux * gap, a.y + uy * gap)
  const end = point(b.x - ux * gap, b.y - uy * gap)
  return `M${start}Q${point((a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend)} ${end}`
}

/** Room around the places shown as a part of the map. */
const margin = 110

/** The part of the map that holds some places; null: there are none. */
export function boxAround(all: readonly Place[]) {
  if (all.length === 0) return null
  const spots = all.map(middleOf)
  const [xs, ys] = [spots.map(spot => spot.x), spots.map(spot => spot.y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}
