import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, nextSteps, reach } from './paths.ts'
import { field, stepsTo } from './testing.ts'

const anyHex = fc.constantFrom(...field.hexes)

/** A walk over hexes that are free but for those named. */
const walk = (named: Readonly<Record<string, Entry>> = {}) => ({ enter: (hex: string): Entry => named[hex] ?? 'free' })

const anyEntry = fc.constantFrom<Entry>('free', 'free', 'free', 'stop', 'pass', 'blocked')
const anyWalk = fc.dictionary(anyHex, anyEntry, { maxKeys: 60 }).map(walk)

const pathsOf = (from: string, to: string, steps: number, named: Record<string, Entry>) =>
  reach(field, walk(named), from, steps)
    .paths(to)
    .map(path => path.join(' '))
    .sort()

/** Every way of at most so many steps, hex by hex, that ends where it may. */
function allWays(
  rules: { enter(hex: string): Entry; links?(hex: string): readonly string[] },
  from: string,
  left: number,
): string[][] {
  return nextSteps(field, rules, from, left).flatMap(hex => {
    const entry = rules.enter(hex)
    const here = entry === 'pass' ? [] : [[hex]]
    return entry === 'stop' ? here : [...here, ...allWays(rules, hex, left - 1).map(way => [hex, ...way])]
  })
}

describe('reach', () => {
  test('on an open field it is distance', () => {
    const { ends } = reach(field, walk(), 'F5', 3)
    expect(new Set(ends.keys())).toEqual(new Set(field.within('F5', 3)))
    for (const [hex, steps] of ends) expect(steps).toBe(field.distance('F5', hex))
  })

  test('BL-6.2: hexes that are closed are walked round', () => {
    fc.assert(
      fc.property(anyHex, fc.subarray([...field.hexes]), (from, list) => {
        const closed = new Set(list)
        const { ends } = reach(field, { enter: hex => (closed.has(hex) ? 'blocked' : 'free') }, from, 99)
        expect(new Map([[from, 0], ...ends])).toEqual(new Map(stepsTo(from, closed)))
      }),
    )
  })

  test('BLC-16: forest on F6 ends the way of E8 (2 steps) and of F8 (3 steps), which cannot go on to G5', () => {
    expect(pathsOf('E8', 'F6', 2, { F6: 'stop' })).toEqual(['F7 F6'])
    expect(reach(field, walk({ F6: 'stop' }), 'F8', 3).ends.get('F6')).toBe(2)
    expect(pathsOf('F8', 'G5', 3, { F6: 'stop', G6: 'blocked' })).toEqual([])
  })

  test('BLC-17: past a friend on F7 the way from F8 to E6 has 3 steps, as E8 E7 E6', () => {
    expect(pathsOf('F8', 'E6', 3, { F7: 'blocked' })).toEqual(['E8 E7 E6', 'G7 F6 E6'])
    expect(pathsOf('F8', 'E6', 2, { F7: 'blocked' })).toEqual([])
  })

  test('BLC-18: a bridge (free) is passed, a ford ends the way', () => {
    expect(pathsOf('F7', 'G5', 2, { E6: 'stop' })).toEqual(['F6 G5'])
    expect(reach(field, walk({ E6: 'stop', E7: 'blocked', D6: 'blocked' }), 'F7', 2).ends.has('D5')).toBe(false)
  })

  test('BLC-19: what may be passed is no end: E6 F5 G5 H5 over an enemy on F5', () => {
    const over = reach(field, walk({ F5: 'pass' }), 'E6', 4)
    expect(over.ends.has('F5')).toBe(false)
    expect(over.ends.get('G5')).toBe(2)
    expect(pathsOf('E6', 'H5', 3, { F5: 'pass' })).toContain('F5 G5 H5')
  })

  test('the start is no end, and no steps lead nowhere', () => {
    expect(reach(field, walk(), 'F5', 2).ends.has('F5')).toBe(false)
    expect(reach(field, walk(), 'F5', 0).ends.size).toBe(0)
    expect(reach(field, walk(), 'F5', 2).paths('F5')).toEqual([])
  })

  test('BLC-74: portals on C3 and F6: B3 C3 F6 in two steps, and on to G6 with three', () => {
    const portals: Record<string, readonly string[]> = { C3: ['F6'], F6: ['C3'] }
    const rules = { ...walk(), links: (hex: string) => portals[hex] ?? [] }
    expect(reach(field, rules, 'B3', 2).paths('F6')).toEqual([['C3', 'F6']])
    expect(reach(field, rules, 'B3', 3).paths('G6')).toEqual([['C3', 'F6', 'G6']])
  })
})

describe('shortest ways', () => {
  test('are all there: two ways round to a hex two rows away', () => {
    expect(pathsOf('F3', 'F5', 2, {})).toEqual(['E4 F5', 'F4 F5'])
  })

  test('go from neighbour to neighbour, keep the rules, and have the number of steps that was told', () => {
    fc.assert(
      fc.property(anyHex, anyWalk, fc.integer({ min: 1, max: 4 }), (from, rules, steps) => {
        const found = reach(field, rules, from, steps)
        for (const [end, n] of found.ends) {
          const paths = found.paths(end)
          expect(paths.length).toBeGreaterThan(0)
          expect(new Set(paths.map(String)).size).toBe(paths.length)
          for (const path of paths) {
            expect(path).toHaveLength(n)
            expect(path.at(-1)).toBe(end)
            path.forEach((hex, i) => {
              expect(field.adjacent(hex, i === 0 ? from : path[i - 1])).toBe(true)
              expect(rules.enter(hex)).toBeOneOf(i === n - 1 ? ['free', 'stop'] : ['free', 'pass'])
            })
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('step by step', () => {
  test('leads to the same ends with the same least number of steps, and never to a dead end', () => {
    fc.assert(
      fc.property(anyHex, anyWalk, fc.integer({ min: 1, max: 3 }), (from, rules, steps) => {
        const least = new Map<string, number>()
        for (const way of allWays(rules, from, steps)) {
          const end = way.at(-1)!
          if (end !== from) least.set(end, Math.min(way.length, least.get(end) ?? 99))
        }
        expect(least).toEqual(new Map(reach(field, rules, from, steps).ends))
      }),
      { numRuns: 50 },
    )
  })

  test('a hex that may only be passed is offered only while the way can still be brought to an end', () => {
    const ring = Object.fromEntries(field.neighbours('F5').map(hex => [hex, 'pass' as const]))
    expect(nextSteps(field, walk(ring), 'F5', 1)).toEqual([])
    expect(nextSteps(field, walk(ring), 'F5', 2)).toEqual(field.neighbours('F5'))
    expect(nextSteps(field, walk(), 'F5', 0)).toEqual([])
  })

  test('a way that was turned onto a hex to be passed can go back where it came from, but not onto a closed hex', () => {
    const alone = Object.fromEntries(field.hexes.map(hex => [hex, 'blocked' as Entry]))
    expect(nextSteps(field, walk({ ...alone, F5: 'free', G5: 'pass' }), 'F5', 2)).toEqual(['G5'])
    expect(nextSteps(field, walk({ ...alone, G5: 'pass' }), 'F5', 2)).toEqual([])
  })
})
