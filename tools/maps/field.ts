/** How deep inside a shape a point lies: distance fields on a grid. */
import type { Point } from './planar.ts'

/** Distance in units from a point to the border of a shape, negative outside. */
export type Depth = (x: number, y: number) => number

const cell = 2
const margin = 60

/** The depth field of the shape that the rings enclose by the even-odd rule. */
export function depthOf(rings: Point[][]): Depth {
  const [left, top] = [0, 1].map(k => Math.min(...rings.flat().map(p => p[k])) - margin)
  const [right, bottom] = [0, 1].map(k => Math.max(...rings.flat().map(p => p[k])) + margin)
  const [width, height] = [Math.ceil((right - left) / cell), Math.ceil((bottom - top) / cell)]
  const grid = fill(rings, left, top, width, height)
  const inner = distances(grid, width, height)
  const outer = distances(
    grid.map(full => 1 - full),
    width,
    height,
  )
  const field = inner.map((square, i) => (Math.sqrt(square) - Math.sqrt(outer[i])) * cell)
  return (x, y) => {
    const i = Math.min(width - 1, Math.max(0, Math.floor((x - left) / cell)))
    const j = Math.min(height - 1, Math.max(0, Math.floor((y - top) / cell)))
    return field[j * width + i]
  }
}

/** 1 where the middle of a cell is inside, by scan lines. */
function fill(rings: Point[][], left: number, top: number, width: number, height: number): Uint8Array {
  const grid = new Uint8Array(width * height)
  for (let j = 0; j < height; j++) {
    const y = top + (j + 0.5) * cell
    const cuts = rings.flatMap(ring => crossings(ring, y)).sort((a, b) => a - b)
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const from = Math.max(0, Math.ceil((cuts[k] - left) / cell - 0.5))
      const to = Math.min(width - 1, Math.floor((cuts[k + 1] - left) / cell - 0.5))
      if (from <= to) grid.fill(1, j * width + from, j * width + to + 1)
    }
  }
  return grid
}

const crossings = (ring: Point[], y: number): number[] =>
  ring.flatMap(([bx, by], i) => {
    const [ax, ay] = ring.at(i - 1)!
    return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : []
  })

/** Squared distance of every cell to the nearest empty one (Felzenszwalb: columns, then rows). */
function distances(grid: Uint8Array, width: number, height: number): Float64Array {
  const out = Float64Array.from(grid, full => (full ? 1e9 : 0))
  const lane = (start: number, step: number, count: number) => {
    const before = Float64Array.from({ length: count }, (_, i) => out[start + i * step])
    envelope(before).forEach((value, i) => {
      out[start + i * step] = value
    })
  }
  for (let i = 0; i < width; i++) lane(i, width, height)
  for (let j = 0; j < height; j++) lane(j * width, 1, width)
  return out
}

/** For every i the least of f[q] + (i - q) squared: the lower envelope of parabolas. */
function envelope(f: Float64Array): Float64Array {
  const [roots, bounds] = [[0], [Number.NEGATIVE_INFINITY]]
  const meet = (p: number, q: number) => (f[q] + q * q - f[p] - p * p) / (2 * (q - p))
  for (let q = 1; q < f.length; q++) {
    while (roots.length && meet(roots.at(-1)!, q) <= bounds.at(-1)!) {
      roots.pop()
      bounds.pop()
    }
    bounds.push(roots.length ? meet(roots.at(-1)!, q) : Number.NEGATIVE_INFINITY)
    roots.push(q)
  }
  let k = 0
  return f.map((_, i) => {
    while (k + 1 < roots.length && bounds[k + 1] < i) k++
    return f[roots[k]] + (i - roots[k]) ** 2
  })
}
