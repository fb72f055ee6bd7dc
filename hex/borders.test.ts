import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { across, borderOf, bordersOf, sidesOf } from './index.ts'
import { field } from './testing.ts'

const anyHex = fc.constantFrom(...field.hexes)

describe('borders', () => {
  test('neighbours have one, the same from either side; others have none', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(borderOf(field, a, b)).toBe(borderOf(field, b, a))
        expect(borderOf(field, a, b) !== null).toBe(field.adjacent(a, b))
      }),
    )
    expect([borderOf(field, 'G5', 'F5'), borderOf(field, 'F6', 'F5'), borderOf(field, 'F5', 'F7')]).toEqual([
      'F5|G5',
      'F5|F6',
      null,
    ])
  })

  test('lead from one side to the other', () => {
    for (const hex of field.hexes) {
      const borders = bordersOf(field, hex)
      expect(borders.map(border => across(border, hex))).toEqual(field.neighbours(hex))
      for (const border of borders) expect(sidesOf(border)).toContain(hex)
    }
    expect(across('F5|G5', 'H5')).toBe(null)
  })

  test('are all different: each is one of two hexes', () => {
    const all = field.hexes.flatMap(hex => bordersOf(field, hex))
    expect(new Set(all).size).toBe(all.length / 2)
  })
})
