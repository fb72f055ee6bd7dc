import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { lineWidth } from '../../../../tools/maps/letters.ts'
import { inside, type Point, signedArea } from '../../../../tools/maps/planar.ts'
import { shapes } from '../../../../tools/maps/thrones/plan.ts'
import { breakName } from '../../../../ui/map/lettering.ts'
import { pathOf, pointsOf } from '../../../../ui/map/path.ts'
import { bar, type Disc, row, type Spot } from '../../../../ui/map/spots.ts'
import {
  type Area,
  areas,
  areaTable,
  isLand,
  landAreas,
  neighbours,
  portIds,
  portTable,
  structureOf,
} from '../../data/areas.ts'
import { texts } from '../../texts/index.ts'
import { iconStep, radius, structureDiscs } from './extents.ts'
import { areaShapes, ground, portShapes } from './shapes.ts'

/** AG-3.1.2: rivers without a bridge, where areas touch and are not adjacent. */
const unbridged = [
  'greywater-watch|winterfell',
  'harrenhal|seagard',
  'harrenhal|the-mountains-of-the-moon',
  'harrenhal|the-twins',
  'starfall|three-towers',
]

const rings = Object.fromEntries(areas.map(area => [area, pointsOf(areaShapes[area].path)])) as Record<Area, Point[][]>
const name = (a: Point, b: Point) => [a, b].map(String).sort().join(' ')
const sidesOf = (ring: Point[]) => ring.map((point, i): [Point, Point] => [ring.at(i - 1)!, point])
const pair = (a: string, b: string) => [a, b].sort().join('|')

/** Every side of every outline, and the areas that have it. */
const owners = new Map<string, Area[]>()
for (const area of areas) {
  for (const [a, b] of rings[area].flatMap(sidesOf)) owners.set(name(a, b), [...(owners.get(name(a, b)) ?? []), area])
}

const bordering = (area: Area) =>
  new Set(rings[area].flatMap(sidesOf).flatMap(([a, b]) => owners.get(name(a, b))!.filter(other => other !== area)))

function distance([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

const shoreDistance = (point: Point, area: Area) =>
  Math.min(...rings[area].flatMap(sidesOf).map(side => distance(point, side)))

interface Thing {
  what: string
  discs: Disc[]
}

const put = (what: string, { x, y }: Spot, discs: readonly Disc[]): Thing => ({
  what,
  discs: discs.map(([dx, dy, r]) => [x + dx, y + dy, r] as const),
})
const round = (r: number): Disc[] => [[0, 0, r]]

/** All that may lie in an area at once, and its name. */
function thingsIn(area: Area): Thing[] {
  const { anchors, label } = areaShapes[area]
  const { supply, power } = areaTable[area]
  const structure = structureOf(area)
  const things = [
    { what: 'army', discs: anchors.army.flatMap(spot => put('unit', spot, round(radius.unit)).discs) },
    put('order', anchors.order, round(radius.order)),
    put('name', label, bar(label.width, label.size * label.lines, label.angle, label.bend)),
  ]
  if (!isLand(area)) return [...things, ...portIds.filter(port => portTable[port].sea === area).flatMap(thingsInPort)]
  return [
    ...things,
    put('power', anchors.power, round(radius.power)),
    put('token', anchors.neutral, round(radius.token)),
    ...(structure ? [put(structure, anchors.structure, structureDiscs[structure])] : []),
    ...(supply + power > 0 ? [put('icons', anchors.icons, row(supply + power, radius.icon, iconStep))] : []),
  ]
}

const thingsInPort = (port: keyof typeof portShapes): Thing[] => {
  const { anchor, army, order } = portShapes[port]
  return [
    { what: `${port} ships`, discs: army.flatMap(spot => put('ship', spot, round(radius.unit)).discs) },
    put(`${port} order`, order, round(radius.order)),
    put(`${port} anchor`, anchor, round(radius.anchor)),
  ]
}

const overlap = (a: Thing, b: Thing) =>
  Math.max(...a.discs.flatMap(([x, y, r]) => b.discs.map(([u, v, s]) => r + s - Math.hypot(x - u, y - v))))

describe('the planar drawing', () => {
  it('lets two areas share a line exactly where they are adjacent or a river without bridge parts them', () => {
    const drawn = areas.flatMap(a => [...bordering(a)].map(b => pair(a, b)))
    const ruled = [...areas.flatMap(a => neighbours(a).map(b => pair(a, b))), ...unbridged]
    expect([...new Set(drawn)].sort()).toEqual([...new Set(ruled)].sort())
  })

  it('gives every side to two areas, or to one at the edge of the sheet and beyond the Wall', () => {
    const wild = new Set(
      pointsOf(ground.wilds)
        .flatMap(sidesOf)
        .map(([a, b]) => name(a, b)),
    )
    const atEdge = (side: string) =>
      ['0', '1000'].some(x => side.split(' ').every(p => p.split(',')[0] === x)) ||
      ['0', '1400'].some(y => side.split(' ').every(p => p.split(',')[1] === y))
    for (const [side, sharers] of owners) {
      expect(sharers.length, side).toBe(wild.has(side) || atEdge(side) ? 1 : 2)
    }
  })

  it('fills the sheet without gap or overlap', () => {
    const size = (outline: Point[][]) => outline.reduce((sum, ring) => sum + signedArea(ring), 0)
    const total = areas.reduce((sum, area) => sum + size(rings[area]), size(pointsOf(ground.wilds)))
    expect(total).toBeCloseTo(1000 * 1400, 0)
    for (let x = 7; x < 1000; x += 31) {
      for (let y = 5; y < 1400; y += 29) {
        const holders = areas.filter(area => inside([x, y], rings[area])).length
        expect(holders + (inside([x, y], pointsOf(ground.wilds)) ? 1 : 0), `${x},${y}`).toBe(1)
      }
    }
  })

  it('is the one that make/drawing.ts grows to', () => {
    for (const area of areas) {
      expect(areaShapes[area].path, area).toBe(shapes[area].rings.map(ring => pathOf(ring, true)).join(''))
    }
  })

  it('surrounds islands with sea', () => {
    expect([...bordering('pyke')]).toEqual(['ironmans-bay'])
    expect([...bordering('dragonstone')]).toEqual(['shipbreaker-bay'])
    expect([...bordering('the-arbor')].sort()).toEqual(['redwyne-straights', 'west-summer-sea'])
  })
})

describe('rivers', () => {
  const rivers = ground.rivers.map(path => pointsOf(path)[0])
  const banks = rivers.map(([a, b]) => owners.get(name(a, b))!)
  const parts = banks.map(([a, b]) => pair(a, b))
  const crossings = rivers.map(
    river => ground.bridges.filter(({ x, y }) => river.some(([u, v]) => u === x && v === y)).length,
  )

  it('have one bridge where the areas are adjacent and none where they are not', () => {
    expect(crossings).toEqual(parts.map(part => (unbridged.includes(part) ? 0 : 1)))
  })

  it('part the five pairs of areas that touch without being adjacent', () => {
    expect(parts.filter(part => unbridged.includes(part)).sort()).toEqual(unbridged)
  })
})

describe('ports', () => {
  it.each(portIds)('%s lies in its sea, its pier on the coast of its land', port => {
    const { land, sea } = portTable[port]
    const { pier, anchor, army, order } = portShapes[port]
    const foot = pier.slice(1).split('L')[0].split(' ').map(Number) as unknown as Point
    expect(shoreDistance(foot, land)).toBe(0)
    expect(shoreDistance(foot, sea)).toBe(0)
    expect(army).toHaveLength(3)
    for (const { x, y } of [anchor, order, ...army]) expect(inside([x, y], rings[sea])).toBe(true)
    expect(Math.hypot(anchor.x - foot[0], anchor.y - foot[1])).toBeLessThan(20)
  })

  it.each(portIds)('%s has room for three ships and an order', port => {
    const things = thingsInPort(port)
    for (const [i, a] of things.entries()) for (const b of things.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(1)
  })
})

describe('anchors', () => {
  it('exist for all 50 areas and 8 ports', () => {
    expect(Object.keys(areaShapes).sort()).toEqual([...areas].sort())
    expect(Object.keys(portShapes).sort()).toEqual([...portIds].sort())
    for (const area of areas) expect(areaShapes[area].anchors.army).toHaveLength(5)
  })

  it.each(areas)('%s keeps its pieces inside and apart, and its name legible', area => {
    const things = thingsIn(area)
    for (const [i, a] of things.entries()) {
      for (const b of things.slice(i + 1)) expect(overlap(a, b), `${a.what} and ${b.what}`).toBeLessThan(1)
      for (const [x, y, r] of a.discs) {
        expect(inside([x, y], rings[area]), a.what).toBe(true)
        expect(r - shoreDistance([x, y], area), `${a.what} over the border`).toBeLessThan(2)
      }
    }
  })

  it.each(areas)('%s keeps the units of its army apart', area => {
    const { army } = areaShapes[area].anchors
    for (const [i, a] of army.entries()) {
      for (const b of army.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * radius.unit)
    }
  })
})

describe('names', () => {
  it.each(areas)('of %s fit in both languages', area => {
    const { width, size, lines } = areaShapes[area].label
    const spacing = isLand(area) ? 0.03 : 0.07
    for (const language of ['en', 'hu'] as const) {
      for (const line of breakName(texts[language].names.places[area], lines)) {
        expect(lineWidth(line, spacing) * size, line).toBeLessThanOrEqual(width + 1)
      }
    }
  })
})

describe('the sheet', () => {
  it('is light', () => {
    const file = readFileSync(new URL('shapes.ts', import.meta.url))
    expect(file.length).toBeLessThan(120_000)
    expect(gzipSync(file).length).toBeLessThan(45_000)
  })

  it('draws mountains, woods and water lines', () => {
    expect(Object.keys(ground.terrain).sort()).toEqual([
      'dune',
      'field',
      'hill',
      'mountain',
      'peak',
      'pine',
      'reed',
      'tree',
      'wave',
    ])
    expect(ground.waterLines).toHaveLength(3)
    expect(
      landAreas.every(area => inside([areaShapes[area].label.x, areaShapes[area].label.y], pointsOf(ground.landmass))),
    ).toBe(true)
  })
})
