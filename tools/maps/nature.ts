/** What makes drawn lines look grown: fractal coasts, soft borders, winding rivers. */

import { noise } from './noise.ts'
import type { Arc, LineKind, Point } from './planar.ts'

/** Per kind of line: noise octaves [wavelength, amplitude], and the tolerance of the final simplification. */
const manner: Record<LineKind, { octaves: [number, number][]; tolerance: number }> = {
  coast: {
    octaves: [
      [64, 4],
      [30, 3.6],
      [14, 2.4],
      [7, 1.3],
    ],
    tolerance: 0.3,
  },
  land: {
    octaves: [
      [44, 4],
      [18, 1.4],
    ],
    tolerance: 0.35,
  },
  river: {
    octaves: [
      [30, 4],
      [14, 2.2],
    ],
    tolerance: 0.3,
  },
  sea: { octaves: [], tolerance: 0.35 },
  wall: { octaves: [[50, 2]], tolerance: 0.3 },
  edge: { octaves: [], tolerance: 0 },
}

const drift = (kind: LineKind, [x, y]: Point): Point => {
  const shift = (seed: number) =>
    manner[kind].octaves.reduce((sum, [wave, amp], i) => sum + amp * noise(x / wave, y / wave, seed + 7 * i), 0)
  return [shift(11), shift(211)]
}

/** A centripetal Catmull-Rom curve through the points, sampled about every `step` units. */
export function curve(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [points[0]]
  for (let i = 0; i + 1 < points.length; i++) {
    const [p1, p2] = [points[i], points[i + 1]]
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    const count = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / step))
    for (let k = 1; k <= count; k++) out.push(hermite(p0, p1, p2, p3, k / count))
  }
  return out
}

function hermite(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const span = (a: Point, b: Point) => Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])) || 1
  const [d0, d1, d2] = [span(p0, p1), span(p1, p2), span(p2, p3)]
  const at = (k: 0 | 1): number => {
    const m1 = d1 * ((p1[k] - p0[k]) / d0 - (p2[k] - p0[k]) / (d0 + d1) + (p2[k] - p1[k]) / d1)
    const m2 = d1 * ((p2[k] - p1[k]) / d1 - (p3[k] - p1[k]) / (d1 + d2) + (p3[k] - p2[k]) / d2)
    const [t2, t3] = [t * t, t * t * t]
    return (2 * t3 - 3 * t2 + 1) * p1[k] + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * p2[k] + (t3 - t2) * m2
  }
  return [at(0), at(1)]
}

/** Douglas-Peucker: drops points that lie within the tolerance of the line without them. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points[0], points.at(-1)!]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const off = (p: Point) =>
    length === 0
      ? Math.hypot(p[0] - a[0], p[1] - a[1])
      : Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length
  let [far, most] = [0, tolerance]
  for (let i = 1; i + 1 < points.length; i++) if (off(points[i]) > most) [far, most] = [i, off(points[i])]
  if (far === 0) return [a, b]
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)]
}

const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** Gives every arc its natural course. Knots on a shore move with it, knots inland and on the edge stay. */
export function grow(arcs: Arc[]): Arc[] {
  const rank: LineKind[] = ['edge', 'coast']
  const kindAt = (knot: string) =>
    rank.find(kind => arcs.some(arc => arc.kind === kind && (arc.from === knot || arc.to === knot)))
  const moved = new Map(
    arcs
      .flatMap(
        arc =>
          [
            [arc.from, arc.points[0]],
            [arc.to, arc.points.at(-1)!],
          ] as const,
      )
      .map(([knot, at]) => [knot, kindAt(knot) === 'coast' ? drift('coast', at) : ([0, 0] as Point)]),
  )
  return arcs.map(arc => ({ ...arc, points: bend(arc, moved.get(arc.from)!, moved.get(arc.to)!) }))
}

/** How far a knot's own movement reaches along a line that ends in it. */
const reach = 30

function bend(arc: Arc, first: Point, last: Point): Point[] {
  if (arc.kind === 'edge') return arc.points.map(round)
  const smooth = curve(arc.points, 3)
  const own = smooth.map(point => drift(arc.kind, point))
  const length = smooth.length - 1
  const fade = Math.min(length, reach / 3)
  const moved = smooth.map(([x, y], i): Point => {
    const [u, v] = [Math.max(0, 1 - i / fade), Math.max(0, 1 - (length - i) / fade)]
    const shift = (k: 0 | 1) => own[i][k] + u * (first[k] - own[0][k]) + v * (last[k] - own[length][k])
    return [x + shift(0), y + shift(1)]
  })
  return simplify(moved.map(round), manner[arc.kind].tolerance)
}

/** A line of its own, not tied to knots, given the manner of a kind. */
export function roughen(points: Point[], kind: LineKind): Point[] {
  const moved = points.map((point): Point => {
    const [dx, dy] = drift(kind, point)
    return [point[0] + dx, point[1] + dy]
  })
  return simplify(moved.map(round), manner[kind].tolerance)
}
