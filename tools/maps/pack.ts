/** Finds room: moves things made of discs about in a shape until they neither collide nor stick out. */
import type { Disc, Spot } from '../../ui/map/spots.ts'
import type { Depth } from './field.ts'
import { stream } from './noise.ts'

/** Something to be placed: the forms it may take, and what it longs for. */
export interface Thing {
  id: string
  forms: { discs: Disc[]; cost: number }[]
  /** More room than usual to the border. */
  air?: number
  /** How badly it must stay inside, 1 for pieces. */
  hold: number
  /** Pulls, each towards a point or another thing, with a weight per unit of distance. */
  pulls: { to: string | readonly [number, number]; weight: number }[]
  /** Reward per unit of depth, for things that want the middle. */
  deep?: number
}

export interface Placed extends Spot {
  form: number
}

export type Layout = Record<string, Placed>

/** Room kept between things and to the border. */
const gap = 2

/** How far a form reaches from its origin. */
const reaches = new WeakMap<readonly Disc[], number>()
function reachOf(discs: readonly Disc[]): number {
  const known = reaches.get(discs) ?? Math.max(0, ...discs.map(([x, y, r]) => Math.hypot(x, y) + r))
  reaches.set(discs, known)
  return known
}

/** Squared depths of all overlaps of two sets of discs. */
function touching(discs: readonly Disc[], at: Spot, others: readonly Disc[], bt: Spot): number {
  if (Math.hypot(at.x - bt.x, at.y - bt.y) > reachOf(discs) + reachOf(others) + gap) return 0
  let sum = 0
  for (const [ax, ay, ar] of discs) {
    for (const [bx, by, br] of others) {
      const [dx, dy, reach] = [at.x + ax - bt.x - bx, at.y + ay - bt.y - by, ar + br + gap]
      const square = dx * dx + dy * dy
      if (square < reach * reach) sum += (reach - Math.sqrt(square)) ** 2
    }
  }
  return sum
}

/** What a thing suffers where it stands: sticking out, colliding, being far from what it longs for. */
function pain(thing: Thing, at: Placed, { things, depth, taken }: Room, layout: Layout): number {
  const form = thing.forms[at.form]
  let sum = form.cost - (thing.deep ?? 0) * depth(at.x, at.y)
  for (const [dx, dy, r] of form.discs) {
    const lack = r + gap + (thing.air ?? 0) - depth(at.x + dx, at.y + dy)
    if (lack > 0) sum += thing.hold * lack * lack
  }
  for (const other of things) {
    const there = layout[other.id]
    if (other !== thing) sum += 3 * touching(form.discs, at, other.forms[there.form].discs, there)
  }
  for (const other of taken) sum += 3 * touching(form.discs, at, other.discs, other)
  for (const { to, weight } of thing.pulls) {
    const [x, y] = typeof to === 'string' ? [layout[to].x, layout[to].y] : to
    sum += weight * Math.hypot(at.x - x, at.y - y)
  }
  return sum
}

export interface Room {
  depth: Depth
  /** What is already there. */
  taken: (Spot & { discs: Disc[] })[]
  things: Thing[]
  start: readonly [number, number]
  /** How far things may wander in the first steps. */
  size: number
}

/** Simulated annealing; the best of a few tries, and what is left of its pain. */
export function pack(room: Room, seed: number, tries = 8, steps = 10000): { layout: Layout; pain: number } {
  const runs = Array.from({ length: tries }, (_, i) => anneal(room, seed * 101 + i, steps))
  return runs.reduce((best, run) => (run.pain < best.pain ? run : best))
}

function anneal(room: Room, seed: number, steps: number) {
  const { things, start, size } = room
  const next = stream(seed)
  const about = (spread: number) => (next() + next() - 1) * spread
  const layout: Layout = {}
  for (const thing of things)
    layout[thing.id] = { x: start[0] + about(size / 2), y: start[1] + about(size / 2), form: 0 }
  for (let step = 0; step < steps; step++) {
    const heat = (1 - step / steps) ** 2
    const thing = things[Math.floor(next() * things.length)]
    const old = layout[thing.id]
    const before = pain(thing, old, room, layout)
    const form = next() < 0.15 ? Math.floor(next() * thing.forms.length) : old.form
    const spread = 2 + size * heat * next()
    const moved = { x: old.x + about(spread), y: old.y + about(spread), form }
    const after = pain(thing, moved, room, layout)
    if (after < before || next() < Math.exp((before - after) / (0.01 + 25 * heat))) layout[thing.id] = moved
  }
  const total = things.reduce((sum, thing) => sum + pain(thing, layout[thing.id], room, layout), 0)
  return { layout, pain: total }
}
