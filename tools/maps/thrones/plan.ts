/** The grown drawing closed to areas, and who borders on whom; stops if drawing and rules disagree. */
import { type Area, areas, neighbours } from '../../../games/thrones/data/areas.ts'
import { curve, grow, roughen } from '../nature.ts'
import { type Arc, type Face, faces, inside, type Point, readArcs } from '../planar.ts'
import { islets, lines, seeds } from './drawing.ts'
import { isles } from './hints.ts'

export const arcs = grow(readArcs(lines).arcs)
const all = faces(arcs)
const faceAt = (point: Point) => all.find(face => inside(point, face.rings))!

function shapeOf(area: Area): Face {
  const parts = [seeds[area], ...islets.filter(([home]) => home === area).map(([, x, y]) => [x, y] as const)].map(
    faceAt,
  )
  return { rings: parts.flatMap(part => part.rings), arcs: parts.flatMap(part => part.arcs) }
}

export const shapes = Object.fromEntries(areas.map(area => [area, shapeOf(area)])) as Record<Area, Face>
export const wilds = faceAt([540, 20])

/** Islands that are decoration only. */
export const isleRings = isles.map(text => roughen(curve(pointsIn(text), 3), 'coast').slice(0, -1))

/** All land above the sea, in rings that leave out the inland borders. */
export const landRings = [
  ...faces(arcs.filter(arc => arc.kind === 'coast' || (arc.from === 'neTop' && arc.to === 'nwTop'))).map(face =>
    face.rings[0].map(([x, y]): Point => [x, y <= 0 ? -12 : y]),
  ),
  ...isleRings,
]

export function pointsIn(text: string): Point[] {
  return text.split(' ').map(word => word.split(',').map(Number) as unknown as Point)
}

export const shared = (a: Area, b: Area) => shapes[a].arcs.filter(arc => shapes[b].arcs.includes(arc))

/** Rivers that may be crossed: the areas on both sides are adjacent by the rules. */
export function bridged(arc: Arc): boolean {
  const [a, b] = areas.filter(area => shapes[area].arcs.includes(arcs.indexOf(arc)))
  return arc.kind === 'river' && neighbours(a).includes(b)
}

for (const a of areas) {
  for (const b of areas) {
    const open = a !== b && shared(a, b).some(arc => arcs[arc].kind !== 'river' || bridged(arcs[arc]))
    if (open !== neighbours(a).includes(b)) throw new Error(`Drawing and rules disagree on ${a} and ${b}`)
  }
}
