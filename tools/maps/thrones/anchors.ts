/** Gives every area room for its army, order, tokens, castle, icons and name, and every port its basin. */

import { iconStep, radius, structureDiscs } from '../../../games/thrones/board/map/extents.ts'
import type { Anchors, PortShape } from '../../../games/thrones/board/map/types.ts'
import { type Area, type AreaFacts, areas, type Port } from '../../../games/thrones/data/areas.ts'
import { breakName, type Label } from '../../../ui/map/lettering.ts'
import { pathOf } from '../../../ui/map/path.ts'
import { bar, type Disc, row, type Spot } from '../../../ui/map/spots.ts'
import type { Depth } from '../field.ts'
import { lineWidth } from '../letters.ts'
import { type Layout, pack, type Thing } from '../pack.ts'
import type { Point } from '../planar.ts'
import { seeds } from './drawing.ts'
import { harbours, labelHints, structureHints } from './hints.ts'

const pitch = 23
const spots = (rows: number[][]): Disc[] =>
  rows.flatMap((row, j) => row.map(i => [i * pitch, (j - (rows.length - 1) / 2) * pitch, radius.unit] as const))

/** Five units: in two ranks, upright, slanting, or in one line. */
const formations: { discs: Disc[]; cost: number }[] = [
  {
    discs: spots([
      [-1, 0, 1],
      [-0.5, 0.5],
    ]),
    cost: 0,
  },
  {
    discs: spots([
      [-0.5, 0.5],
      [-1, 0, 1],
    ]),
    cost: 0,
  },
  { discs: spots([[-0.5, 0.5], [-0.5, 0.5], [0]]), cost: 4 },
  { discs: spots([[0], [-0.5, 0.5], [-0.5, 0.5]]), cost: 4 },
  { discs: spots([[-1.5, -0.5, 0.5, 1.5], [0]]), cost: 8 },
  { discs: spots([[0], [-1.5, -0.5, 0.5, 1.5]]), cost: 8 },
  { discs: spots([[-2, -1, 0, 1, 2]]), cost: 10 },
]

const single = (r: number) => [{ discs: [[0, 0, r] as const], cost: 0 }]
/** Letter-spacing of names as in map.css. */
const spacing = { land: 0.03, sea: 0.07 }

interface LabelForm {
  discs: Disc[]
  cost: number
  label: Omit<Label, 'x' | 'y'>
}

const turns = { land: [0, -6, 6, -12, 12], sea: [0, -8, 8, -16, 16] }
const bends = { land: [0, 0.05, -0.05], sea: [0.07, -0.07, 0] }

/** The ways to write a name: sizes, lines, tilts, arcs. */
function labelForms(kind: 'land' | 'sea', names: string[]): LabelForm[] {
  const sizes = kind === 'land' ? [17, 15.5, 14, 12.5] : [22, 20, 18, 16]
  const most = Math.max(...names.map(name => name.split(/[ -]/).length))
  return sizes.flatMap((size, s) =>
    [1, 2, 3].slice(0, most).flatMap(lines => {
      const broken = names.map(name => breakName(name, lines))
      const width = Math.round(Math.max(...broken.flat().map(line => lineWidth(line, spacing[kind]))) * size)
      return turns[kind].flatMap(angle =>
        bends[kind].map((part, b) => {
          const bend = Math.round(width * part)
          const cost = 9 * s + 6 * (lines - 1) + Math.abs(angle) / 2 + b
          return {
            discs: bar(width, size * 1.05 * lines, angle, bend),
            cost,
            label: { angle, bend, width, lines, size },
          }
        }),
      )
    }),
  )
}

const spot = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 })
const near = (to: string, weight: number) => ({ to, weight })

const fleet: Thing[] = [
  { id: 'army', forms: formations, hold: 1, pulls: [near('label', 0.15)], deep: 0.5 },
  { id: 'order', forms: single(radius.order), hold: 1, pulls: [near('army', 0.8)] },
]

function landThings(id: Area, facts: AreaFacts): Thing[] {
  const things: Thing[] = [
    { id: 'army', forms: formations, hold: 1, pulls: [], deep: 0.3 },
    { id: 'order', forms: single(radius.order), hold: 1, pulls: [near('army', 0.35)] },
    { id: 'power', forms: single(radius.power), hold: 1, pulls: [near('order', 0.15), near('army', 0.1)] },
    { id: 'token', forms: single(radius.token), hold: 1, pulls: [near(facts.structure ? 'structure' : 'army', 0.25)] },
  ]
  const hint = structureHints[id]
  if (facts.structure) {
    things.push({
      id: 'structure',
      forms: [{ discs: structureDiscs[facts.structure], cost: 0 }],
      hold: 1,
      pulls: hint ? [{ to: hint, weight: 0.8 }] : [near('label', 0.2)],
    })
  }
  const icons = facts.supply + facts.power
  if (icons)
    things.push({
      id: 'icons',
      forms: [{ discs: row(icons, radius.icon, iconStep), cost: 0 }],
      hold: 1,
      pulls: [near('label', 0.3)],
    })
  return things
}

export interface Furnished {
  label: Label
  anchors: Anchors
  pain: number
}

/** Furnishes one area; `taken` are discs of harbours in it, in map units. */
export function furnish(id: Area, facts: AreaFacts, names: string[], depth: Depth, taken: Disc[]): Furnished {
  const forms = labelForms(facts.kind, names)
  const wish = labelHints[id]
  const name: Thing = {
    id: 'label',
    forms,
    hold: 1,
    air: 3,
    pulls: wish ? [{ to: wish, weight: 0.6 }] : [near('army', 0.08)],
  }
  const things = [...(facts.kind === 'land' ? landThings(id, facts) : fleet), name]
  const start = seeds[id]
  const { layout, pain } = pack(
    { depth, things, taken: taken.map(([x, y, r]) => ({ x, y, discs: [[0, 0, r]] })), start, size: 90 },
    areas.indexOf(id) + 1,
  )
  const label = layout.label
  return { label: { ...spot(label), ...forms[label.form].label }, anchors: anchorsOf(layout), pain }
}

function anchorsOf(layout: Layout): Anchors {
  const army = formations[layout.army.form].discs.map(([dx, dy]) =>
    spot({ x: layout.army.x + dx, y: layout.army.y + dy }),
  )
  const at = (id: string) => spot(layout[id] ?? layout.order)
  const token = at('token')
  return {
    army,
    order: at('order'),
    power: at('power'),
    garrison: token,
    neutral: token,
    structure: at('structure'),
    icons: at('icons'),
  }
}

const ships = (...at: (readonly [number, number])[]): Disc[] =>
  at.map(([x, y]) => [x * pitch, y * pitch, radius.unit] as const)

/** Three ships: in a triangle, or in line. */
const squadrons = [
  { discs: ships([-0.5, -0.43], [0.5, -0.43], [0, 0.43]), cost: 0 },
  { discs: ships([-0.5, 0.43], [0.5, 0.43], [0, -0.43]), cost: 0 },
  { discs: ships([-1, 0], [0, 0], [1, 0]), cost: 6 },
  { discs: ships([0, -1], [0, 0], [0, 1]), cost: 6 },
]

/** The basin of a port: pier on the shore nearest to the hint, ships and order in the water before it. */
export function harbour(port: Port, shore: Point[], depth: Depth): PortShape & { discs: Disc[] } {
  const hint = harbours[port]
  const foot = shore.reduce((best, p) =>
    Math.hypot(p[0] - hint[0], p[1] - hint[1]) < Math.hypot(best[0] - hint[0], best[1] - hint[1]) ? p : best,
  )
  const things: Thing[] = [
    { id: 'anchor', forms: single(radius.anchor), hold: 1, pulls: [{ to: foot, weight: 1.2 }] },
    { id: 'ships', forms: squadrons, hold: 1, pulls: [near('anchor', 0.8), { to: foot, weight: 0.6 }] },
    { id: 'order', forms: single(radius.order), hold: 1, pulls: [near('ships', 0.6), { to: foot, weight: 0.6 }] },
  ]
  const { layout } = pack({ depth, things, taken: [], start: foot, size: 60 }, 5)
  const army = squadrons[layout.ships.form].discs.map(([dx, dy]) =>
    spot({ x: layout.ships.x + dx, y: layout.ships.y + dy }),
  )
  const [anchor, order] = [spot(layout.anchor), spot(layout.order)]
  const discs: Disc[] = [
    [anchor.x, anchor.y, radius.anchor],
    [order.x, order.y, radius.order],
    ...army.map(({ x, y }) => [x, y, radius.unit] as const),
  ]
  return {
    path: basin(discs, depth),
    pier: `M${foot[0]} ${foot[1]}L${anchor.x} ${anchor.y}`,
    anchor,
    army,
    order,
    discs,
  }
}

/** The hull around discs as a closed path, drawn in where it would come ashore. */
function basin(discs: Disc[], depth: Depth): string {
  const turns = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
  const rim = hull(
    discs.flatMap(([x, y, r]) => turns.map((t): Point => [x + (r + 3) * Math.cos(t), y + (r + 3) * Math.sin(t)])),
  )
  const [mx, my] = [0, 1].map(k => rim.reduce((sum, p) => sum + p[k], 0) / rim.length)
  const afloat = ([x, y]: Point): Point => {
    const part =
      [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65].find(t => depth(mx + (x - mx) * t, my + (y - my) * t) > 1.5) ?? 0.6
    return [mx + (x - mx) * part, my + (y - my) * part]
  }
  return pathOf(rim.map(afloat), true)
}

/** Convex hull, by Andrew's two chains. */
function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: Point[]) => {
    const out: Point[] = []
    for (const p of list) {
      while (out.length > 1 && cross(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop()
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
