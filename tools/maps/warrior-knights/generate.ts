/**
 * Makes shapes.ts of the Kingdom: `npx node tools/maps/warrior-knights/generate.ts`.
 * Deterministic: the same plan gives the same file.
 */
import { writeFileSync } from 'node:fs'
import { extents } from '../../../games/warrior-knights/board/map/extents.ts'
import { type Area, areaIds, isKingdom, kingdomAreaIds } from '../../../games/warrior-knights/data/areas.ts'
import { roads } from '../../../games/warrior-knights/data/borders.ts'
import { cityOf, isPort } from '../../../games/warrior-knights/data/cities.ts'
import { pathOf } from '../../../ui/map/path.ts'
import type { Disc, Spot } from '../../../ui/map/spots.ts'
import type { Terrain } from '../../../ui/map/terrain.ts'
import { depthOf } from '../field.ts'
import { curve, simplify } from '../nature.ts'
import { hash, noise } from '../noise.ts'
import type { Point } from '../planar.ts'
import { contours } from '../shore.ts'
import { clump, type Ground } from '../terrain.ts'
import { borders, canvas, heartOf, landRings, rings } from './plan.ts'

const halfway = (line: readonly Point[]): Point => line[Math.floor(line.length / 2)]
const spotOf = ([x, y]: Point): Spot => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 })
const paths = (lines: readonly Point[][], closed = false) => lines.map(line => pathOf(line, closed)).join('')
const linesOf = (...kinds: string[]) =>
  borders.flatMap(({ line, border }) => (border && kinds.includes(border.kind) ? [line] : []))

/** Where a road runs in an area: to the gate of its city, or through the middle. */
const gateOf = (area: Area): Point => {
  const [x, y] = heartOf(area)
  return cityOf(area) ? [x, y + extents.gate] : [x + 6 * noise(x, y, 7), y + 6]
}
const crossing = (a: Area, b: Area): Point =>
  halfway(borders.find(({ areas }) => areas.includes(a as never) && areas.includes(b as never))!.line)

const roadLines = Object.values(roads).map(road =>
  simplify(
    curve(
      road.flatMap((area, i) => (i === 0 ? [gateOf(area)] : [crossing(road[i - 1], area), gateOf(area)])),
      4,
    ),
    0.4,
  ),
)

/** A bridge in the middle of its river, turned with it. */
function bridge(line: readonly Point[]) {
  const middle = Math.floor(line.length / 2)
  const [a, b] = [line[Math.max(0, middle - 2)], line[Math.min(line.length - 1, middle + 2)]]
  const angle = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
  return { ...spotOf(line[middle]), angle }
}

/** The harbour of a port: off the middle of the shore that looks north, south or west, whichever is its. */
function harbour(area: Area): Spot {
  const [x, y] = heartOf(area)
  if (!isKingdom(area)) return { x: x - 30, y: y - 76 }
  const shores = borders.filter(({ areas, border }) => border === null && areas[0] === area)
  const away = (line: readonly Point[]) => Math.abs(halfway(line)[1] - y)
  const shore = shores.reduce((best, each) => (away(each.line) > away(best.line) ? each : best)).line
  const [sx, sy] = halfway(shore)
  const far = Math.hypot(sx - x, sy - y)
  return spotOf([sx + ((sx - x) / far) * 8, sy + ((sy - y) / far) * 8])
}

const avoidIn = (area: Area): Disc[] => {
  const [x, y] = heartOf(area)
  if (!cityOf(area)) return [[x, y + extents.code, 8]]
  return [[x, y + extents.site, 27], ...[-26, -9, 9, 26].map(dx => [x + dx, y + extents.name, 9] as const)]
}

const waterAndRoads: Disc[] = [...linesOf('river', 'bridge'), ...roadLines]
  .flatMap(line => curve(line, 6))
  .map(([x, y]) => [x, y, 4] as const)
const avoid: Disc[] = [...areaIds.flatMap(avoidIn), ...waterAndRoads]

/** Mountains stand along the borders that they close, in layers: each hides what is behind it. */
function ranges(): { mountain: Spot[][]; peak: Spot[][]; taken: Disc[] } {
  const spots = linesOf('mountain').flatMap(line =>
    curve(line, 13).flatMap(([x, y], i): Spot[] => [
      spotOf([x + 5 * (hash(i, Math.round(x), 5) - 0.5), y + 8]),
      ...(i % 2 === 1 ? [spotOf([x + 9, y + 14])] : []),
    ]),
  )
  const apart = spots
    .sort((a, b) => a.y - b.y)
    .filter((spot, i, all) => all.slice(0, i).every(other => Math.hypot(other.x - spot.x, other.y - spot.y) > 8))
  const layers: Spot[][] = []
  for (const spot of apart) {
    const last = layers.at(-1)
    const isFree = last?.every(other => Math.abs(other.x - spot.x) > 27 || spot.y - other.y > 27)
    if (last && isFree) last.push(spot)
    else layers.push([spot])
  }
  const taken = apart.map(({ x, y }) => [x, y - 8, 13] as const)
  return { mountain: layers, peak: [], taken }
}

/** Woods in the north, fields in the south, hills between: so much of an area, by its place. */
function growth(area: Area): readonly (readonly [Terrain, number, number])[] {
  const [x, y] = heartOf(area)
  const wild = noise(x / 210, y / 210, 3)
  if (!isKingdom(area)) return [['dune', 26, 0.5]]
  if (cityOf(area)) return [['field', 20, 0.5]]
  if (wild > 0.24) return [[y < 330 ? 'pine' : 'tree', 12, 0.62]]
  if (wild < -0.3) return [['hill', 23, 0.62]]
  return [
    [y < 330 ? 'pine' : 'tree', 14, 0.34],
    ['hill', 30, 0.36],
    ['field', 24, 0.4],
  ]
}

function terrain(): Partial<Record<Terrain, number[][]>> {
  const { mountain, taken } = ranges()
  const kinds: Partial<Record<Terrain, Spot[]>> = {}
  areaIds.forEach((area, seed) => {
    const ring = rings[area]
    const box = [Math.min, Math.max].map(
      pick => [0, 1].map(k => pick(...ring.map(point => point[k]))) as unknown as Point,
    )
    const ground: Ground = { depth: depthOf([ring]), avoid, taken }
    for (const [kind, spacing, share] of growth(area)) {
      kinds[kind] = [...(kinds[kind] ?? []), ...clump(kind, spacing, share, box, ground, seed + 40)]
    }
  })
  const waves = clump(
    'wave',
    54,
    0.5,
    [
      [10, 10],
      [canvas.width - 10, canvas.height - 10],
    ],
    {
      depth: (x, y) => -landDepth(x, y),
      avoid: [
        ...harbours.map(({ x, y }) => [x, y, 16] as const),
        ...landRings.flat().map(([x, y]) => [x, y, 12] as const),
      ],
      taken: [],
    },
    9,
  )
  const flat = (spots: readonly Spot[]) => spots.flatMap(({ x, y }) => [x, y])
  return {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, spots]) => [kind, [flat(spots)]])),
    mountain: mountain.map(flat),
    wave: [flat(waves)],
  }
}

const landDepth = depthOf(landRings)
const harbours = areaIds.filter(isPort).map(area => harbour(area))

const shapes = areaIds.map(
  area =>
    [
      area,
      {
        path: pathOf(rings[area], true),
        heart: spotOf(heartOf(area)),
        ...(isPort(area) && { harbour: harbour(area) }),
      },
    ] as const,
)

const ground = {
  landmass: paths(landRings, true),
  waterLines: [4.5, 9.5, 16].map(distance => paths(contours(landDepth, -distance, canvas.width, canvas.height))),
  landBorders: paths(linesOf('open', 'mountain')),
  rivers: linesOf('river', 'bridge').map(line => pathOf(line)),
  roads: roadLines.map(line => pathOf(line)),
  bridges: borders.flatMap(({ line, border }) => (border?.kind === 'bridge' ? [bridge(line)] : [])),
  terrain: terrain(),
}

const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll(/'([a-zA-Z]+)':/g, '$1:')
const table = (entries: readonly (readonly [string, unknown])[]) =>
  `{\n${entries.map(([id, value]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${literal(value)},\n`).join('')}}`

if (kingdomAreaIds.length !== 63) throw new Error('The Kingdom has 63 areas.')
writeFileSync(
  new URL('../../../games/warrior-knights/board/map/shapes.ts', import.meta.url),
  `// Made by tools/maps/warrior-knights/generate.ts; change plan.ts beside it instead.
import type { Area } from '../../data/areas.ts'
import type { AreaShape, Ground } from './types.ts'

export const areaShapes: Record<Area, AreaShape> = ${table(shapes)}

export const ground: Ground = ${table(Object.entries(ground))}
`,
)
