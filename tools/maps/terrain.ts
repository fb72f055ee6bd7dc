/** Scatters the glyphs of the land: mountains along ridges, woods and fields in clumps, never under a name. */
import type { Disc, Spot } from '../../ui/map/spots.ts'
import type { Terrain } from '../../ui/map/terrain.ts'
import type { Depth } from './field.ts'
import { curve } from './nature.ts'
import { hash, noise } from './noise.ts'
import type { Point } from './planar.ts'

/** Half width and height of the glyphs above their foot. */
const extent: Record<Terrain, readonly [half: number, height: number]> = {
  mountain: [12, 18],
  peak: [14, 25],
  hill: [9, 6],
  pine: [4, 11],
  tree: [4.5, 8],
  reed: [4, 6],
  dune: [8, 4],
  field: [6, 5],
  wave: [7, 3],
}

export interface Ground {
  /** Depth in the area that a point lies in, and 0 in rivers. */
  depth: Depth
  /** Names, castles and icons, to be left free. */
  avoid: Disc[]
  taken: Disc[]
}

function fits(kind: Terrain, { x, y }: Spot, { depth, avoid, taken }: Ground): boolean {
  const [half, height] = extent[kind]
  const body: Disc[] = [
    [x - half * 0.5, y - height * 0.3, half * 0.5],
    [x + half * 0.5, y - height * 0.3, half * 0.5],
    [x, y - height * 0.6, height * 0.4],
  ]
  return body.every(([bx, by, br]) => {
    const clear = (others: Disc[], gap: number) =>
      others.every(([ox, oy, or]) => Math.hypot(ox - bx, oy - by) > or + br + gap)
    return depth(bx, by) > br + 3 && clear(avoid, 1) && clear(taken, 0)
  })
}

const place = (kind: Terrain, spot: Spot, ground: Ground, elbow: number) => {
  const [half, height] = extent[kind]
  ground.taken.push([spot.x, spot.y - height * 0.35, Math.max(half, height / 2) * elbow])
  return spot
}

const round = (n: number) => Math.round(n * 2) / 2

/** Clumps of one kind over a shape: a jittered grid, kept where a slow noise is high. */
export function clump(
  kind: Terrain,
  spacing: number,
  share: number,
  box: readonly Point[],
  ground: Ground,
  seed: number,
): Spot[] {
  const found: Spot[] = []
  const [[left, top], [right, bottom]] = box
  for (let j = 0, y = top; y < bottom; j++, y += spacing * 0.8) {
    for (let i = 0, x = left + (j % 2) * spacing * 0.5; x < right; i++, x += spacing) {
      const jitter = (k: number) => (hash(i, j, seed + k) - 0.5) * spacing * 0.5
      const spot = { x: round(x + jitter(1)), y: round(y + jitter(2)) }
      if (noise(x / 42, y / 42, seed) * 0.5 + 0.5 < share && fits(kind, spot, ground))
        found.push(place(kind, spot, ground, 0.6))
    }
  }
  return found
}

/** A mountain range: a ridge along which peaks stand, and the breadth of the range. */
export interface Range {
  kind: 'mountain' | 'peak'
  /** Points `x,y` with spaces between them. */
  ridge: string
  breadth: number
  spacing: number
}

/** The peaks of all ranges of one kind, in layers: each hides what is behind it. */
export function mountains(ranges: readonly Range[], kind: Range['kind'], ground: Ground): Spot[][] {
  const spots = ranges
    .filter(range => range.kind === kind)
    .flatMap(({ ridge, breadth, spacing }) => {
      const line = curve(
        ridge.split(' ').map(word => word.split(',').map(Number) as unknown as Point),
        spacing,
      )
      return line.flatMap(([x, y], i) =>
        [-0.5, 0.1, 0.6].map((across, row) => ({
          x: round(x + (hash(i, row, 5) - 0.5) * spacing + row * 4),
          y: round(y + across * breadth + (hash(i, row, 9) - 0.5) * 6),
        })),
      )
    })
  const standing = spots.filter(spot => fits(kind, spot, ground)).sort((a, b) => a.y - b.y)
  const kept = standing.filter((spot, i) =>
    standing.slice(0, i).every(other => Math.abs(other.x - spot.x) > 9 || spot.y - other.y > 9),
  )
  for (const spot of kept) place(kind, spot, ground, 0.75)
  return layers(kept, extent[kind][0] * 2)
}

function layers(spots: Spot[], reach: number): Spot[][] {
  const depth = new Map<Spot, number>()
  for (const spot of spots) {
    const behind = [...depth].filter(([other]) => Math.abs(other.x - spot.x) < reach && spot.y - other.y < reach)
    depth.set(spot, Math.max(-1, ...behind.map(([, layer]) => layer)) + 1)
  }
  const grouped = Map.groupBy(spots, spot => depth.get(spot)!)
  return [...grouped].sort((a, b) => a[0] - b[0]).map(([, layer]) => layer)
}
