/**
 * Makes shapes.ts from the hand drawing: `npx node games/thrones/board/map/generate.ts`.
 * Deterministic; stops if the drawing and the rules disagree about who borders on whom.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Area, areas, areaTable, neighbours, type Port, portIds, portTable } from '../../data/areas.ts'
import { furnish, harbour } from './make/anchors.ts'
import { islets, lines, seeds } from './make/drawing.ts'
import { depthOf } from './make/field.ts'
import { grow } from './make/nature.ts'
import { pathOf } from './make/path.ts'
import { type Arc, type Face, faces, inside, type Point, readArcs } from './make/planar.ts'

const arcs = grow(readArcs(lines).arcs)
const land = (area: Area) => areaTable[area].kind === 'land'

/** The faces of every area: its own, and further islands. */
function shapeAreas(): Record<Area, Face> {
  const all = faces(arcs)
  const at = (point: Point) => all.find(face => inside(point, face.rings))!
  const shapes = Object.fromEntries(areas.map(area => [area, structuredClone(at(seeds[area]))])) as Record<Area, Face>
  for (const [area, x, y] of islets) {
    shapes[area].rings.push(...at([x, y]).rings)
    shapes[area].arcs.push(...at([x, y]).arcs)
  }
  return shapes
}

const shapes = shapeAreas()
const shared = (a: Area, b: Area) => shapes[a].arcs.filter(arc => shapes[b].arcs.includes(arc))

function checkBorders() {
  for (const a of areas) {
    for (const b of areas.filter(other => other !== a)) {
      const common = shared(a, b)
      const open = common.some(arc => arcs[arc].kind !== 'river') || common.some(arc => bridged(arcs[arc]))
      if (open !== neighbours(a).includes(b)) throw new Error(`Drawing and rules disagree on ${a} and ${b}`)
    }
  }
}

/** The areas on both sides of a line. */
const sides = (arc: number) => areas.filter(area => shapes[area].arcs.includes(arc))

function bridged(arc: Arc): boolean {
  const [a, b] = sides(arcs.indexOf(arc))
  return arc.kind === 'river' && neighbours(a).includes(b)
}

/** A bridge at the middle of a river: where it stands and how it is turned. */
function bridge(arc: Arc) {
  const middle = Math.floor(arc.points.length / 2)
  const [[ax, ay], [bx, by], [x, y]] = [arc.points[Math.max(0, middle - 2)], arc.points[Math.min(arc.points.length - 1, middle + 2)], arc.points[middle]]
  return { x, y, angle: Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI) }
}

function bordersOf(test: (kinds: string, arc: Arc) => boolean): string {
  return arcs
    .filter((arc, i) => {
      const around = sides(i)
      const kinds = around.map(area => (land(area) ? 'land' : 'sea')).sort().join('-')
      return arc.kind !== 'edge' && arc.kind !== 'river' && test(kinds, arc)
    })
    .map(arc => pathOf(arc.points))
    .join('')
}

checkBorders()
const depths = Object.fromEntries(areas.map(area => [area, depthOf(shapes[area].rings)])) as Record<Area, ReturnType<typeof depthOf>>
const ports = Object.fromEntries(
  portIds.map((port: Port) => {
    const { land, sea } = portTable[port]
    return [port, harbour(port, shared(land, sea).flatMap(arc => arcs[arc].points), depths[sea])]
  }),
)
const names: Record<Area, string[]> = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const areaShapes = areas.map(area => {
  const taken = portIds.filter(port => portTable[port].sea === area).flatMap(port => ports[port].discs)
  const { label, anchors, pain } = furnish(area, areaTable[area], names[area], depths[area], taken)
  console.log(area.padEnd(26), pain.toFixed(0).padStart(6), `${label.lines} x ${label.size}`, label.angle)
  return [area, { path: shapes[area].rings.map(ring => pathOf(ring, true)).join(''), label, anchors }]
})

const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'").replaceAll(/'(\w+)':/g, '$1:')
const table = (entries: (readonly [string, unknown])[]) => `{\n${entries.map(([id, value]) => `  '${id}': ${literal(value)},\n`).join('')}}`

writeFileSync(
  new URL('shapes.ts', import.meta.url),
  `// Made by generate.ts; change make/drawing.ts instead.
import type { Area, Port } from '../../data/areas.ts'
import type { AreaShape, PortShape } from './types.ts'

export const areaShapes: Record<Area, AreaShape> = ${table(areaShapes as [string, unknown][])}

export const portShapes: Record<Port, PortShape> = ${table(Object.entries(ports).map(([id, { discs, ...port }]) => [id, port]))}

export const lines = ${table([
    ['coast', bordersOf((kinds, arc) => arc.kind === 'coast')],
    ['landBorders', bordersOf((_, arc) => arc.kind === 'land')],
    ['seaBorders', bordersOf((_, arc) => arc.kind === 'sea')],
    ['wall', bordersOf((_, arc) => arc.kind === 'wall')],
  ])}

export const rivers: string[] = ${literal(arcs.filter(arc => arc.kind === 'river').map(arc => pathOf(arc.points)))}

export const bridges: { x: number; y: number; angle: number }[] = ${literal(arcs.filter(bridged).map(bridge))}
`,
)
