import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assign } from './sections.ts'

type Section = 'west' | 'center' | 'east'

/** BL-1.3: border lines through D and H in even rows, between D and E and between H and I in odd ones. */
function sectionsOf(hex: string): readonly Section[] {
  const column = hex.charCodeAt(0) - 64
  const even = Number(hex.slice(1)) % 2 === 0
  if (even && column === 4) return ['west', 'center']
  if (even && column === 8) return ['center', 'east']
  return column <= 4 ? ['west'] : column <= 8 ? ['center'] : ['east']
}

describe('sections', () => {
  test('BLC-11: a unit on D4 can be counted in west or in center, not in east', () => {
    expect(assign(['D4'], sectionsOf, { west: 1 })).toEqual(['west'])
    expect(assign(['D4'], sectionsOf, { center: 1 })).toEqual(['center'])
    expect(assign(['D4'], sectionsOf, { east: 2 })).toBeNull()
  })

  test('BL-5.2: each is counted once; one counted on the border makes room for another', () => {
    expect(assign(['D4', 'A1'], sectionsOf, { west: 1, center: 1 })).toEqual(['center', 'west'])
    expect(assign(['D4', 'A1', 'E5'], sectionsOf, { west: 1, center: 1 })).toBeNull()
  })

  test('BLC-12: with 1/2/1, of three in the center and two in the east two and one can be counted', () => {
    const wedge = { west: 1, center: 2, east: 1 }
    expect(assign(['E5', 'F5', 'I5'], sectionsOf, wedge)).toEqual(['center', 'center', 'east'])
    expect(assign(['E5', 'F5', 'G5'], sectionsOf, wedge)).toBeNull()
    expect(assign(['E5', 'I5', 'J5'], sectionsOf, wedge)).toBeNull()
  })

  test('finds a way whenever trying all finds one, and keeps the limits', () => {
    const limit = fc.integer({ min: 0, max: 3 })
    const limits = fc.record({ west: limit, center: limit, east: limit })
    fc.assert(
      fc.property(fc.subarray(['A2', 'D2', 'D4', 'D6', 'F5', 'H2', 'H4', 'L1']), limits, (hexes, most) => {
        const found = assign(hexes, sectionsOf, most)
        expect(found !== null).toBe(possible(hexes, most))
        found?.forEach((section, i) => {
          expect(sectionsOf(hexes[i])).toContain(section)
          expect(found.filter(each => each === section).length).toBeLessThanOrEqual(most[section])
        })
      }),
    )
  })
})

/** Trying all ways to count the hexes. */
function possible([first, ...others]: readonly string[], left: Readonly<Record<Section, number>>): boolean {
  if (first === undefined) return true
  return sectionsOf(first).some(
    section => left[section] > 0 && possible(others, { ...left, [section]: left[section] - 1 }),
  )
}
