/**
 * The Kingdom as land: the corners of its hexagonal areas are moved, and the borders between them are grown, so that areas keep
 * their neighbours and lose their straight sides. The six places overseas lie south of it.
 */
import {
  isKingdom,
  type KingdomAreaId,
  kingdomAreaIds,
  kingdomAreas,
  type OverseasAreaId,
  overseasAreaIds,
} from '../../../games/warrior-knights/data/areas.ts'
import { type Border, borderBetween } from '../../../games/warrior-knights/data/borders.ts'
import { curve, grow, roughen } from '../nature.ts'
import { hash } from '../noise.ts'
import type { Arc, LineKind, Point } from '../planar.ts'

export const canvas = { width: 1130, height: 1190 }

const pitch = 110
const radius = pitch / Math.sqrt(3)
/** Areas are higher than hexes are: there is more to stand above each other than side by side. */
const stretch = 1.2
const margin = { left: 43, top: 32 }

/** The middle of the hex from which an area grows. */
export function middleOf(area: KingdomAreaId): Point {
  const { col, row } = kingdomAreas[area]
  return [margin.left + pitch * (col - (row % 2 === 0 ? 0 : 0.5)), margin.top + stretch * radius * (1.5 * row - 0.5)]
}

const corners = [0, 1, 2, 3, 4, 5].map((i): Point => {
  const turn = ((60 * i - 90) * Math.PI) / 180
  return [radius * Math.cos(turn), stretch * radius * Math.sin(turn)]
})

const knotName = ([x, y]: Point) => `k${Math.round(x)}_${Math.round(y)}`
const cornersOf = (area: KingdomAreaId): Point[] =>
  corners.map(([x, y]) => [middleOf(area)[0] + x, middleOf(area)[1] + y])

/** A number in [-1, 1) for a place. */
const chance = ([x, y]: Point, seed: number) => 2 * hash(Math.round(x), Math.round(y), seed) - 1

/** Who lies at each side of each area, in the order of its corners; null: the sea. */
const sides = new Map<string, KingdomAreaId[]>()
const sideName = (a: Point, b: Point) => [knotName(a), knotName(b)].sort().join(' ')
for (const area of kingdomAreaIds) {
  const around = cornersOf(area)
  around.forEach((corner, i) => {
    const name = sideName(corner, around[(i + 1) % 6])
    sides.set(name, [...(sides.get(name) ?? []), area])
  })
}
const shores = new Set([...sides].flatMap(([name, owners]) => (owners.length === 1 ? name.split(' ') : [])))

const moved = (knot: Point): Point => {
  const far = shores.has(knotName(knot)) ? 7 : 10
  return [knot[0] + far * chance(knot, 3), knot[1] + far * chance(knot, 4)]
}

/** The points of a side between its corners, off the straight line: [share of the way, how far off]. */
const bends: Readonly<Record<'coast' | 'river' | 'land', readonly (readonly [number, number])[]>> = {
  coast: [
    [0.3, 11],
    [0.7, 11],
  ],
  river: [[0.5, 8]],
  land: [[0.5, 7]],
}

function sideArc(from: Point, to: Point, kind: 'coast' | 'river' | 'land'): Arc {
  const [a, b] = [moved(from), moved(to)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  const inner = bends[kind].map(([share, far], i): Point => {
    const off = far * chance([from[0] + to[0], from[1] + to[1]], 20 + i)
    return [a[0] + dx * share - (dy / length) * off, a[1] + dy * share + (dx / length) * off]
  })
  return { kind, from: knotName(from), to: knotName(to), points: [a, ...inner, b] }
}

interface Side {
  arc: number
  areas: readonly KingdomAreaId[]
  border: Border | null
}

const kindOf = (border: Border | null): Extract<LineKind, 'coast' | 'river' | 'land'> => {
  if (border === null) return 'coast'
  return border.kind === 'river' || border.kind === 'bridge' ? 'river' : 'land'
}

const raw: Arc[] = []
const byName = new Map<string, Side>()
for (const area of kingdomAreaIds) {
  const around = cornersOf(area)
  around.forEach((corner, i) => {
    const next = around[(i + 1) % 6]
    const name = sideName(corner, next)
    if (byName.has(name)) return
    const areas = sides.get(name)!
    const border = areas.length === 2 ? borderBetween(areas[0], areas[1])! : null
    raw.push(sideArc(corner, next, kindOf(border)))
    byName.set(name, { arc: raw.length - 1, areas, border })
  })
}

const arcs = grow(raw)

/** All borders and shores with their grown lines. */
export const borders = [...byName.values()].map(({ arc, areas, border }) => ({ line: arcs[arc].points, areas, border }))

/** The line of an arc, seen from a corner. */
const lineFrom = (corner: Point, next: Point): Point[] => {
  const { points, from } = arcs[byName.get(sideName(corner, next))!.arc]
  return from === knotName(corner) ? points : points.toReversed()
}

const ringOf = (area: KingdomAreaId): Point[] => {
  const around = cornersOf(area)
  return around.flatMap((corner, i) => lineFrom(corner, around[(i + 1) % 6]).slice(0, -1))
}

/** The outline of the whole Kingdom: shore after shore. */
function coastRing(): Point[] {
  const shore = arcs.filter(({ kind }) => kind === 'coast')
  const ring: Point[] = []
  let [at, left] = [shore[0].from, [...shore]]
  while (left.length > 0) {
    const arc = left.find(({ from, to }) => from === at || to === at)!
    const points = arc.from === at ? arc.points : arc.points.toReversed()
    ring.push(...points.slice(0, -1))
    at = arc.from === at ? arc.to : arc.from
    left = left.filter(each => each !== arc)
  }
  return ring
}

/** The middles of the places overseas: from the west, round by the south, to the east. */
const overseas: Readonly<Record<OverseasAreaId, Point>> = {
  'o-cadiz': [132, 972],
  'o-syracuse': [565, 968],
  'o-alexandria': [200, 1118],
  'o-jerusalem': [565, 1118],
  'o-acre': [930, 1118],
  'o-constantinople': [998, 972],
}

/** Around their middles: a foreland of the southern coast, of the western one (the eastern mirrors it), an island. */
const south = '-140,110 -126,50 -108,4 -76,-36 -28,-56 30,-54 84,-40 112,0 126,46 140,110'
const west = '-170,-30 -96,-44 -40,-58 20,-56 66,-36 84,2 60,38 6,54 -60,50 -110,56 -170,64'
const island = '-84,4 -70,-32 -32,-50 14,-52 58,-40 82,-6 78,30 46,50 0,54 -46,46 -76,28'

const lands: Readonly<Partial<Record<OverseasAreaId, string>>> = {
  'o-cadiz': west,
  'o-constantinople': west,
  'o-syracuse': island,
}

/** On the sheet, or as far beyond its edge as its frame hides. */
const within = ([x, y]: Point): Point => [
  Math.max(-12, Math.min(canvas.width + 12, x)),
  Math.min(canvas.height + 12, y),
]

function overseasRing(area: OverseasAreaId): Point[] {
  const [x, y] = overseas[area]
  const [isIsland, side] = [lands[area] === island, area === 'o-constantinople' ? -1 : 1]
  const points = (lands[area] ?? south).split(' ').map((word, i): Point => {
    const [dx, dy] = word.split(',').map(Number)
    return within([x + side * dx + 8 * chance([x, y], 40 + i), y + dy + 6 * chance([x, y], 60 + i)])
  })
  const grown = roughen(curve(isIsland ? [...points, points[0]] : points, 3), 'coast').map(within)
  return isIsland ? grown.slice(0, -1) : grown
}

/** The outline of every area. */
export const rings = Object.fromEntries([
  ...kingdomAreaIds.map(area => [area, ringOf(area)]),
  ...overseasAreaIds.map(area => [area, overseasRing(area)]),
]) as Readonly<Record<KingdomAreaId | OverseasAreaId, Point[]>>

export const landRings: Point[][] = [coastRing(), ...overseasAreaIds.map(area => rings[area])]

/** Where the things of an area are arranged around. */
export function heartOf(area: KingdomAreaId | OverseasAreaId): Point {
  if (!isKingdom(area)) return overseas[area]
  const ring = rings[area]
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const box = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const [x, y] = middleOf(area)
  return [Math.round((x + box[0]) / 2), Math.round((y + box[1]) / 2)]
}
