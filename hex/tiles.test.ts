import { describe, expect, test } from 'vitest'
import { triangles } from './index.ts'
import { field } from './testing.ts'

describe('tiles of three hexes', () => {
  const all = triangles(field)

  test('lie on three hexes, each beside the other two', () => {
    for (const [a, b, c] of all) {
      expect([field.adjacent(a, b), field.adjacent(b, c), field.adjacent(a, c)]).toEqual([true, true, true])
    }
  })

  test('every such three is named once', () => {
    const names = (hexes: readonly string[]) => hexes.toSorted().join()
    const tried = new Set(
      field.hexes.flatMap(a =>
        field.neighbours(a).flatMap(b =>
          field
            .neighbours(b)
            .filter(c => field.adjacent(a, c))
            .map(c => names([a, b, c])),
        ),
      ),
    )
    expect(all.map(names).toSorted()).toEqual([...tried].toSorted())
  })

  test('in both orientations', () => {
    expect(all.filter(tile => tile[0] === 'F5')).toEqual([
      ['F5', 'E6', 'F6'],
      ['F5', 'G5', 'F6'],
    ])
  })
})
