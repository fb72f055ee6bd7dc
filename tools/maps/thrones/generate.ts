/**
 * Makes shapes.ts from the hand drawing: `npx node tools/maps/thrones/generate.ts`.
 * Deterministic: the same drawing gives the same file.
 */
import { writeFileSync } from 'node:fs'
import { structureDiscs } from '../../../games/thrones/board/map/extents.ts'
import { ornaments } from '../../../games/thrones/board/map/ornaments.ts'
import {
  type Area,
  areas,
  areaTable,
  landAreas,
  portIds,
  portTable,
  structureOf,
} from '../../../games/thrones/data/areas.ts'
import { texts } from '../../../games/thrones/texts/index.ts'
import { pathOf } from '../../../ui/map/path.ts'
import { bar, type Disc, type Spot } from '../../../ui/map/spots.ts'
import type { Terrain } from '../../../ui/map/terrain.ts'
import { type Depth, depthOf } from '../field.ts'
import { curve, roughen, simplify } from '../nature.ts'
import { type Arc, inside, type LineKind, type Point } from '../planar.ts'
import { contours } from '../shore.ts'
import { clump, type Ground, mountains } from '../terrain.ts'
import { type Furnished, furnish, harbour } from './anchors.ts'
import { canvas } from './drawing.ts'
import { ranges, stands, streams } from './hints.ts'
import { arcs, bridged, isleRings, landRings, pointsIn, shapes, shared, wilds } from './plan.ts'

const namesOf = (area: Area) => [texts.en.names.places[area], texts.hu.names.places[area]]

const around = ({ x, y }: Spot, discs: readonly Disc[]): Disc[] =>
  discs.map(([dx, dy, r]) => [x + dx, y + dy, r] as const)

const ornamentDiscs = Object.values(ornaments).flatMap(ornament => around(ornament, ornament.takes))

/** What lies in an area that it must leave free: islands of decoration. */
const islesIn = (area: Area) => isleRings.filter(([point]) => inside(point, shapes[area].rings))
const depths = Object.fromEntries(
  areas.map(area => [area, depthOf([...shapes[area].rings, ...islesIn(area)])]),
) as Record<Area, Depth>

const harbours = portIds.map(port => {
  const { land, sea } = portTable[port]
  return {
    port,
    sea,
    ...harbour(
      port,
      shared(land, sea).flatMap(arc => arcs[arc].points),
      depths[sea],
    ),
  }
})

function furnished(area: Area): Furnished {
  const basins = harbours.filter(({ sea }) => sea === area).flatMap(({ discs }) => discs)
  const result = furnish(area, areaTable[area], namesOf(area), depths[area], [...basins, ...ornamentDiscs])
  if (result.pain > 100) console.log(`${area}: crowded (${result.pain.toFixed(0)})`)
  return result
}

const rooms = areas.map(area => ({ area, ...furnished(area) }))

/** A bridge at the middle of a river: where it stands and how it is turned. */
function bridge(arc: Arc) {
  const { points } = arc
  const middle = Math.floor(points.length / 2)
  const [a, b] = [points[Math.max(0, middle - 2)], points[Math.min(points.length - 1, middle + 2)]]
  const angle = Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
  return { x: points[middle][0], y: points[middle][1], angle }
}

const riverLines = arcs.filter(arc => arc.kind === 'river').map(arc => arc.points)
const streamLines = streams.map(text => roughen(curve(pointsIn(text), 3), 'river'))

/** What terrain leaves free: names, castles, icons, rivers. */
const avoid: Disc[] = [
  ...rooms.flatMap(({ area, label, anchors }) => [
    ...around(label, bar(label.width, label.size * label.lines, label.angle, label.bend)),
    ...around(anchors.structure, structureOf(area) === null ? [] : structureDiscs.stronghold),
    ...around(anchors.icons, areaTable[area].supply + areaTable[area].power === 0 ? [] : [[0, 0, 16]]),
  ]),
  ...[...riverLines, ...streamLines].flat().map(([x, y]) => [x, y, 2.5] as const),
]

/** What waves leave free besides: harbours, ornaments, the coast. */
const seaAvoid: Disc[] = [
  ...avoid,
  ...ornamentDiscs,
  ...harbours.flatMap(({ discs }) => discs),
  ...landRings.flat().map(([x, y]) => [x, y, 16] as const),
]

function terrain(): Partial<Record<Terrain, number[][]>> {
  const taken: Disc[] = []
  const wild = depthOf(wilds.rings)
  const anywhere: Depth = (x, y) => Math.max(wild(x, y), ...landAreas.map(area => depths[area](x, y)))
  const ground: Ground = { depth: anywhere, avoid, taken }
  const kinds: Partial<Record<Terrain, Spot[][]>> = {
    mountain: mountains(ranges, 'mountain', ground),
    peak: mountains(ranges, 'peak', ground),
  }
  const shores: Record<string, Point[][]> = { wilds: wilds.rings, isles: isleRings }
  stands.forEach(([place, kind, spacing, share], seed) => {
    const rings = shores[place] ?? shapes[place as Area].rings
    const box = [Math.min, Math.max].map(
      pick => [0, 1].map(k => pick(...rings.flat().map(p => p[k]))) as unknown as Point,
    )
    const spots = clump(
      kind,
      spacing,
      share,
      box,
      { depth: depthOf(rings), avoid: kind === 'wave' ? seaAvoid : avoid, taken },
      seed + 40,
    )
    kinds[kind] = [[...(kinds[kind]?.[0] ?? []), ...spots]]
  })
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, layers]) => [kind, layers.map(layer => layer.flatMap(({ x, y }) => [x, y]))]),
  )
}

const paths = (lines: Point[][], closed = false) => lines.map(line => pathOf(line, closed)).join('')
const drawn = (kind: LineKind) => paths(arcs.filter(arc => arc.kind === kind).map(arc => arc.points))

const landDepth = depthOf(landRings)
const ground = {
  landmass: paths(landRings, true),
  wilds: paths(wilds.rings, true),
  landBorders: drawn('land'),
  seaBorders: drawn('sea'),
  wall: drawn('wall'),
  waterLines: [4.5, 9.5, 16].map(distance => paths(contours(landDepth, -distance, canvas.width, canvas.height))),
  rivers: riverLines.map(line => pathOf(line)),
  streams: paths(streamLines.map(line => simplify(line, 0.5))),
  bridges: arcs.filter(bridged).map(bridge),
  terrain: terrain(),
}

const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll(/'([a-zA-Z]+)':/g, '$1:')
const table = (entries: (readonly [string, unknown])[]) =>
  `{\n${entries.map(([id, value]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${literal(value)},\n`).join('')}}`

writeFileSync(
  new URL('../../../games/thrones/board/map/shapes.ts', import.meta.url),
  `// Made by tools/maps/thrones/generate.ts; change drawing.ts and hints.ts beside it instead.
import type { Area, Port } from '../../data/areas.ts'
import type { AreaShape, Ground, PortShape } from './types.ts'

export const areaShapes: Record<Area, AreaShape> = ${table(rooms.map(({ area, label, anchors }) => [area, { path: paths(shapes[area].rings, true), label, anchors }]))}

export const portShapes: Record<Port, PortShape> = ${table(harbours.map(({ port, path, pier, anchor, army, order }) => [port, { path, pier, anchor, army, order }]))}

export const ground: Ground = ${table(Object.entries(ground))}
`,
)
