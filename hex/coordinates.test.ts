import { describe, expect, test } from 'vitest'
import { bearings, directions, opposite, turned } from './index.ts'
import { field } from './testing.ts'

const bearing = (from: string, to: string) => bearings(field.cell(from), field.cell(to))

describe('bearings', () => {
  test('a neighbour lies in its direction, and so does all that is straight behind it', () => {
    for (const way of directions) {
      expect(field.ray('F5', way).map(hex => bearing('F5', hex))).toEqual(field.ray('F5', way).map(() => [way]))
    }
  })

  test('elsewhere it is the direction nearest in angle', () => {
    expect(bearing('F5', 'I4')).toEqual(['E'])
    expect(bearing('F5', 'G3')).toEqual(['NE'])
    expect(bearing('F5', 'B6')).toEqual(['W'])
    expect(bearing('F5', 'F9')).toEqual(['SE', 'SW'])
  })

  test('two where the line runs exactly between them, the one on the left first; none to itself', () => {
    expect(bearing('F5', 'F3')).toEqual(['NW', 'NE'])
    expect(bearing('F3', 'F5')).toEqual(['SE', 'SW'])
    expect(bearing('F5', 'G6')).toEqual(['E', 'SE'])
    expect(bearing('F5', 'G4')).toEqual(['NE', 'E'])
    expect(bearing('F5', 'F5')).toEqual([])
  })

  test('the way back is the opposite one', () => {
    for (const to of field.hexes) {
      expect(bearing(to, 'F5').toSorted()).toEqual(bearing('F5', to).map(opposite).toSorted())
    }
  })
})

test('a direction is turned in sixths of a circle, either way round', () => {
  expect([turned('E', 1), turned('E', -1), turned('NE', 1), turned('W', 9)]).toEqual(['SE', 'NE', 'E', 'E'])
})
