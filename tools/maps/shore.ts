/** Water lines: curves that follow the coast at growing distances, as on engraved charts. */
import type { Depth } from './field.ts'
import { simplify } from './nature.ts'
import type { Point } from './planar.ts'

const step = 3

/** The curves on which the field takes the level, by marching squares over the canvas. */
export function contours(field: Depth, level: number, width: number, height: number): Point[][] {
  const value = (i: number, j: number) => soft(field, i * step, j * step) - level
  const edges = new Map<string, Point[]>()
  for (let j = 0; j * step < height; j++) {
    for (let i = 0; i * step < width; i++) for (const [a, b] of crossing(value, i, j)) join(edges, a, b)
  }
  return trace(edges)
}

/** The field, smoothed over a few cells. */
const soft = (field: Depth, x: number, y: number) =>
  (2 * field(x, y) + field(x - 2, y) + field(x + 2, y) + field(x, y - 2) + field(x, y + 2)) / 6

/** Line pieces through one square, each end on a side where the sign changes. */
function crossing(value: (i: number, j: number) => number, i: number, j: number): [Point, Point][] {
  const corners: [number, number][] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ]
  const heights = corners.map(([a, b]) => value(a, b))
  const cuts = corners.flatMap(([ax, ay], k): Point[] => {
    const [bx, by] = corners[(k + 1) % 4]
    const [a, b] = [heights[k], heights[(k + 1) % 4]]
    if (a > 0 === b > 0) return []
    const t = a / (a - b)
    return [[(ax + (bx - ax) * t) * step, (ay + (by - ay) * t) * step]]
  })
  return cuts.length === 2
    ? [[cuts[0], cuts[1]]]
    : cuts.length === 4
      ? [
          [cuts[0], cuts[1]],
          [cuts[2], cuts[3]],
        ]
      : []
}

const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`

function join(edges: Map<string, Point[]>, a: Point, b: Point) {
  for (const [p, q] of [
    [a, b],
    [b, a],
  ])
    edges.set(key(p), [...(edges.get(key(p)) ?? []), q])
}

/** Chains the pieces to curves: open ones first, from their ends, then closed ones. */
function trace(edges: Map<string, Point[]>): Point[][] {
  const curves: Point[][] = []
  const starts = [...edges].sort((a, b) => a[1].length - b[1].length).map(([name]) => name)
  for (const start of starts) {
    const points: Point[] = []
    for (let at = start; edges.get(at)?.length; ) {
      const next = edges.get(at)!.shift()!
      const back = edges.get(key(next))!
      back.splice(
        back.findIndex(point => key(point) === at),
        1,
      )
      if (!points.length) points.push(at.split(',').map(Number) as unknown as Point)
      points.push(next)
      at = key(next)
    }
    if (points.length > 6) curves.push(points)
  }
  return curves.map(points => thin(points, 0.8))
}

/** Simplifies a curve, also one that ends where it begins. */
function thin(points: Point[], tolerance: number): Point[] {
  const half = Math.floor(points.length / 2)
  return [...simplify(points.slice(0, half + 1), tolerance), ...simplify(points.slice(half), tolerance).slice(1)]
}
