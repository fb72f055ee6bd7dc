import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Journey, journeys } from './index.ts'
import { reach } from './paths.ts'
import { field } from './testing.ts'

const anyHex = fc.constantFrom(...field.hexes)
const anyCosts = fc.dictionary(anyHex, fc.constantFrom(0, 2, 3), { maxKeys: 60 })

/** Hexes of cost 1 but for those named; a cost of 0 closes a hex. */
const costly = (costs: Readonly<Record<string, number>>): Journey<string, number> => ({
  enter: (left, _from, to) => {
    const cost = costs[to] ?? 1
    return cost > 0 && left >= cost ? left - cost : null
  },
  key: left => left,
})

type Ground = 'road' | 'wood' | 'ford' | 'burning'

/** What a rider has left, and whether it has only ridden on roads so far. */
interface Rider {
  readonly left: number
  readonly onRoad: boolean
}

/**
 * Roads: whoever has used all its hexes on roads alone may enter one more of any kind. Wood ends a way; a ford takes one
 * hex more, as far as there is one.
 */
const riding = (ground: Readonly<Record<string, Ground>>): Journey<string, Rider> => ({
  enter: ({ left, onRoad }, _from, to) => {
    if (ground[to] === 'burning' || (left === 0 && !onRoad)) return null
    if (left === 0 || ground[to] === 'wood') return { left: 0, onRoad: false }
    return { left: Math.max(0, left - (ground[to] === 'ford' ? 2 : 1)), onRoad: onRoad && ground[to] === 'road' }
  },
  key: ({ left, onRoad }) => `${left} ${onRoad}`,
})

const ride = (ground: Readonly<Record<string, Ground>>, left: number, from = 'B5') =>
  journeys(field, riding(ground), from, { left, onRoad: ground[from] === 'road' })

const roads = (...hexes: string[]) => Object.fromEntries(hexes.map(hex => [hex, 'road'] as const))

describe('journeys', () => {
  test('where every hex costs one they are the ways of a walk, and one may come back', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 1, max: 4 }), (from, steps) => {
        const ends = journeys(field, costly({}), from, steps)
        const walked = reach(field, { enter: () => 'free' }, from, steps).ends
        expect(new Set([...ends.keys(), from])).toEqual(new Set([...walked.keys(), from]))
        for (const [hex, n] of walked) expect(ends.get(hex)![0].path).toHaveLength(n)
        expect(ends.has(from)).toBe(steps > 1)
      }),
    )
  })

  test('every state in which a way can come to a hex, and no other, found by trying all ways', () => {
    const tried = (rules: Journey<string, number>, at: string, left: number): string[] =>
      field.neighbours(at).flatMap(hex => {
        const next = rules.enter(left, at, hex)
        return next === null ? [] : [`${hex} ${next}`, ...tried(rules, hex, next)]
      })
    fc.assert(
      fc.property(anyHex, anyCosts, (from, costs) => {
        const rules = costly(costs)
        const ends = journeys(field, rules, from, 4)
        const found = [...ends].flatMap(([hex, arrivals]) => arrivals.map(({ state }) => `${hex} ${state}`))
        expect(new Set(found)).toEqual(new Set(tried(rules, from, 4)))
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 20 },
    )
  })

  test('each path is a way of neighbours that leads to its hex in its state', () => {
    fc.assert(
      fc.property(anyHex, anyCosts, (from, costs) => {
        const rules = costly(costs)
        for (const [hex, arrivals] of journeys(field, rules, from, 4)) {
          for (const { path, state } of arrivals) {
            const hops = path.map((to, i) => [path[i - 1] ?? from, to] as const)
            expect(hops.every(([a, b]) => field.adjacent(a, b))).toBe(true)
            expect(hops.reduce<number | null>((left, hop) => left && rules.enter(left, ...hop), 4)).toBe(state)
            expect(path.at(-1)).toBe(hex)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('a road carries one hex further, if the whole way was road', () => {
    const road = roads('B5', 'C5', 'D5')
    expect(ride(road, 2).get('E5')).toEqual([{ state: { left: 0, onRoad: false }, path: ['C5', 'D5', 'E5'] }])
    expect(ride(road, 2).has('F5')).toBe(false)
    expect(ride(roads('B5', 'C5'), 2).has('E5')).toBe(false)
    expect(ride(roads('C5', 'D5'), 2).has('E5')).toBe(false)
    expect(ride({ ...road, E5: 'burning' }, 2).has('E5')).toBe(false)
  })

  test('a ford takes one hex more, but never more than there is; a wood ends the way', () => {
    expect(ride({ C5: 'ford' }, 3).get('C5')!.slice(0, 1)).toEqual([
      { state: { left: 1, onRoad: false }, path: ['C5'] },
    ])
    expect(ride({ C5: 'ford' }, 1).get('C5')).toEqual([{ state: { left: 0, onRoad: false }, path: ['C5'] }])
    const wood = Object.fromEntries(field.neighbours('B5').map(hex => [hex, 'wood'] as const))
    expect(new Set(ride(wood, 3).keys())).toEqual(new Set(field.neighbours('B5')))
  })

  test('a hex is told once for each state in which one can come there', () => {
    const road = roads('B5', 'C5', 'D5')
    expect(
      ride(road, 3)
        .get('D5')!
        .map(({ state }) => state),
    ).toEqual([
      { left: 1, onRoad: true },
      { left: 0, onRoad: false },
    ])
  })

  test('a pursuit goes first where it must, and may not end where it began', () => {
    const pursuit: Journey<string, number> = {
      enter: (left, from, to) => (left === 0 || (from === 'F5' && left === 3 && to !== 'G5') ? null : left - 1),
      mayEnd: (_left, hex) => hex !== 'F5',
      key: left => left,
    }
    const ends = journeys(field, pursuit, 'F5', 3)
    expect(ends.has('F5')).toBe(false)
    for (const arrivals of ends.values()) for (const { path } of arrivals) expect(path[0]).toBe('G5')
  })
})
