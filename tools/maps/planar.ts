/** Lines that meet in knots, and the faces they enclose: the planar drawing and its closing to areas. */

import type { Point } from '../../ui/map/spots.ts'

export type { Point }

/** What a line of the drawing is: it decides how it is roughened, and how it is drawn. */
export type LineKind = 'coast' | 'land' | 'sea' | 'river' | 'wall' | 'edge'

/** A stretch of line between two knots, ends included. */
export interface Arc {
  kind: LineKind
  from: string
  to: string
  points: Point[]
}

/** A closed shape: its outline, and the outlines of islands cut out of it; each a list of arcs, negative when reversed. */
export interface Face {
  rings: Point[][]
  arcs: number[]
}

type Token = { name?: string; at?: Point }

const token = (word: string): Token => {
  const [, name, , x, y] = /^([a-zA-Z]\w*)?(@?(-?[\d.]+),(-?[\d.]+))?$/.exec(word) ?? []
  return { name, at: x === undefined ? undefined : [Number(x), Number(y)] }
}

/** Reads the hand drawing: splits every line at its knots. */
export function readArcs(lines: { kind: LineKind; text: string }[]): { arcs: Arc[]; knots: Map<string, Point> } {
  const read = lines.map(line => ({ kind: line.kind, tokens: line.text.trim().split(/\s+/).map(token) }))
  const knots = new Map<string, Point>()
  for (const { tokens } of read) for (const { name, at } of tokens) if (name && at) knots.set(name, at)
  const arcs: Arc[] = []
  for (const { kind, tokens } of read) {
    let open: Arc | undefined
    for (const { name, at } of tokens) {
      const point = at ?? knots.get(name ?? '')
      if (!point) throw new Error(`Knot ${name} is called but never placed`)
      open?.points.push(point)
      if (!name) continue
      if (open) arcs.push({ ...open, to: name })
      open = { kind, from: name, to: name, points: [point] }
    }
  }
  return { arcs, knots }
}

export const signedArea = (ring: Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring.at(i - 1)!
    return sum + (px * y - x * py) / 2
  }, 0)

export function inside([x, y]: Point, rings: Point[][]): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]
      const [bx, by] = ring[j]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    }
  }
  return odd
}

interface Half {
  arc: number
  back: boolean
  from: string
  to: string
  angle: number
}

const halves = (arcs: Arc[]): Half[] =>
  arcs.flatMap((arc, i) =>
    [false, true].map(back => {
      const [a, b] = back ? [arc.points.at(-1)!, arc.points.at(-2)!] : [arc.points[0], arc.points[1]]
      const [from, to] = back ? [arc.to, arc.from] : [arc.from, arc.to]
      return { arc: i, back, from, to, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }),
  )

/** All loops walked with the face on the same hand; loops with positive area are faces, the others their holes. */
function loops(arcs: Arc[]): Half[][] {
  const all = halves(arcs)
  const around = Map.groupBy(all, half => half.from)
  for (const fan of around.values()) fan.sort((a, b) => a.angle - b.angle)
  const next = (half: Half): Half => {
    const fan = around.get(half.to)!
    const twin = fan.findIndex(other => other.arc === half.arc && other.back !== half.back)
    return fan[(twin + fan.length - 1) % fan.length]
  }
  const walked = new Set<Half>()
  return all.flatMap(start => {
    if (walked.has(start)) return []
    const loop: Half[] = []
    for (let half = start; !walked.has(half); half = next(half)) {
      walked.add(half)
      loop.push(half)
    }
    return [loop]
  })
}

export const walk = (arcs: Arc[], loop: { arc: number; back: boolean }[]): Point[] =>
  loop.flatMap(({ arc, back }) => (back ? arcs[arc].points.toReversed() : arcs[arc].points).slice(0, -1))

/** The faces of the drawing; each is found again by a point inside it. */
export function faces(arcs: Arc[]): Face[] {
  const walks = loops(arcs).map(loop => {
    const ring = walk(arcs, loop)
    return { arcs: loop.map(half => half.arc), ring, area: signedArea(ring) }
  })
  const outer = walks.filter(({ area }) => area > 0).sort((a, b) => a.area - b.area)
  const found = outer.map(({ ring, arcs }) => ({ rings: [ring], arcs: [...arcs] }))
  for (const hole of walks.filter(({ area }) => area < 0)) {
    const home = outer.findIndex(
      ({ ring, arcs }) => !arcs.some(arc => hole.arcs.includes(arc)) && inside(hole.ring[0], [ring]),
    )
    if (home < 0) continue
    found[home].rings.push(hole.ring)
    found[home].arcs.push(...hole.arcs)
  }
  return found
}
