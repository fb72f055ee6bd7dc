/** Points on the plane of a board, in its own units: where pieces stand, arrows lead, and parts lie. */
import type { Box } from '../useZoom.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** As the transform of a drawing around the origin. */
export const translate = ({ x, y }: Point): string => `translate(${x} ${y})`

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** A point on the line through two others: 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** The middle of some points; there must be one. */
export const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** `count` points in a row around a point, `pitch` apart. */
export const rowAt = ({ x, y }: Point, count: number, pitch: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * pitch, y }))

/** The points nearest to the middle, in reading order. */
function inmost(room: readonly Point[], count: number): Point[] {
  const middle = mean(room)
  return room
    .toSorted((a, b) => distance(a, middle) - distance(b, middle))
    .slice(0, count)
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

/** More than there is room for: between the points. */
function crowded(room: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const at = (i * (room.length - 1)) / (count - 1)
    return between(room[Math.floor(at)], room[Math.ceil(at)], at - Math.floor(at))
  })
}

/** Where `count` pieces stand in a room of points: one row of it if one fits, else its middle; more than fit stand closer. */
export function spotsIn(room: readonly Point[], count: number): readonly Point[] {
  if (count > room.length) return crowded(room, count)
  const rows = [...Map.groupBy(room, ({ y }) => y).values()]
  const row = count > 1 ? rows.find(each => each.length === count) : undefined
  return row ?? inmost(room, count)
}

/** A bent line from point to point that ends short of both, as an SVG path. */
export function arrowPath(a: Point, b: Point): string {
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

/** The part of the plane that holds some points, with a margin; null: there are none. */
export function boxAround(points: readonly Point[], margin: number): Box | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

export type Way = 'left' | 'right' | 'up' | 'down'

const towards: Readonly<Record<Way, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** The nearest of these things in a direction, at most 45 degrees off it; null: there is none. What lies askew counts as farther. */
export function nearestTowards<T>(from: Point, way: Way, things: readonly T[], at: (thing: T) => Point): T | null {
  const { x, y } = towards[way]
  const measured = things.map(thing => {
    const to = at(thing)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const [along, across] = [dx * x + dy * y, Math.abs(dx * y - dy * x)]
    return { thing, along, across, far: along + 2 * across }
  })
  const ahead = measured.filter(({ along, across }) => along > 0 && across <= along)
  return ahead.sort((a, b) => a.far - b.far)[0]?.thing ?? null
}
