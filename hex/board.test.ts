import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexBoard, rectangle } from './board.ts'
import { bearings, type Direction, directions, opposite, turned } from './coordinates.ts'
import { field, stepsTo } from './testing.ts'

const anyHex = fc.constantFrom(...field.hexes)
const anyDirection = fc.constantFrom(...directions)

describe('a board', () => {
  test('BL-1.1: nine rows, twelve hexes in the odd and eleven in the even ones, 104 in all', () => {
    expect(field.hexes).toHaveLength(104)
    expect([...field.rows.values()].map(row => row.length)).toEqual([12, 11, 12, 11, 12, 11, 12, 11, 12])
    expect(field.rows.get(9)).toEqual('A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9 L9'.split(' '))
  })

  test('BW-2.1: fifteen columns by eleven rows are 160 hexes, ten by fifteen 143', () => {
    expect(rectangle(15, 11, (c, r) => `c${c}r${r}`)).toHaveLength(160)
    expect(rectangle(10, 15, (c, r) => `c${c}r${r}`)).toHaveLength(143)
  })

  test('BL-1.5: half hexes at the edge are no hexes', () => {
    expect(field.next('A1', 'SW')).toBeNull()
    expect(field.next('A2', 'W')).toBeNull()
    expect(field.next('K2', 'E')).toBeNull()
    expect(field.has('L2')).toBe(false)
    expect(field.has('L1')).toBe(true)
  })

  test('two hexes cannot share a name or a place', () => {
    const a = { id: 'a', x: 1, row: 1 }
    expect(() => hexBoard([a, { ...a, x: 3 }])).toThrow('share a name or a place')
    expect(() => hexBoard([a, { ...a, id: 'b' }])).toThrow('share a name or a place')
  })
})

describe('neighbours', () => {
  test('BLC-10: neighbours of F5, A2 and L1', () => {
    const of = (hex: string) => new Set(field.neighbours(hex))
    expect(of('F5')).toEqual(new Set(['E5', 'G5', 'E4', 'F4', 'E6', 'F6']))
    expect(of('A2')).toEqual(new Set(['B2', 'A1', 'B1', 'A3', 'B3']))
    expect(of('L1')).toEqual(new Set(['K1', 'K2']))
  })

  test('stand clockwise from the east', () => {
    expect(field.neighbours('F5')).toEqual(['G5', 'F6', 'E6', 'E5', 'E4', 'F4'])
  })

  test('the direction to a neighbour leads there, and the opposite one back', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const next = field.next(hex, direction)
        fc.pre(next !== null)
        expect(field.direction(hex, next)).toBe(direction)
        expect(field.next(next, opposite(direction))).toBe(hex)
      }),
    )
  })

  test('there is no direction to a hex that is not adjacent', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(field.direction(a, b) !== null).toBe(field.adjacent(a, b))
        expect(field.adjacent(a, b)).toBe(field.neighbours(a).includes(b))
      }),
    )
  })

  test('six turns of a sixth are none, three the opposite', () => {
    const ways: Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE']
    expect([0, 1, 2, 3, 4, 5, 6, -1].map(n => turned('E', n))).toEqual([...ways, 'E', 'NE'])
    expect(ways.map(opposite)).toEqual(['W', 'NW', 'NE', 'E', 'SE', 'SW'])
  })
})

describe('distance', () => {
  test.each([
    ['A1', 'L9', 15],
    ['C5', 'G5', 4],
    ['F3', 'F5', 2],
    ['D2', 'G5', 4],
    ['C3', 'F8', 6],
    ['C3', 'F6', 5],
  ] as const)('BLC-10: from %s to %s it is %i', (a, b, n) => {
    expect(field.distance(a, b)).toBe(n)
  })

  test('BL-1.6: is the number of steps over neighbours', () => {
    for (const from of field.hexes) {
      for (const [to, steps] of stepsTo(from)) expect(field.distance(from, to)).toBe(steps)
    }
  })

  test('is a metric', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(field.distance(a, b)).toBe(field.distance(b, a))
        expect(field.distance(a, b) === 0).toBe(a === b)
        expect(field.distance(a, c)).toBeLessThanOrEqual(field.distance(a, b) + field.distance(b, c))
      }),
    )
  })

  test('"within N" is distance 1 to N', () => {
    expect(new Set(field.within('L1', 2))).toEqual(new Set(['K1', 'K2', 'J1', 'J2', 'K3', 'L3']))
    expect(field.within('F5', 2)).toHaveLength(18)
  })
})

describe('straight away', () => {
  test('a ray ends at the edge of the board, or after n hexes', () => {
    expect(field.ray('F7', 'SE')).toEqual(['F8', 'G9'])
    expect(field.ray('F7', 'NW', 3)).toEqual(['E6', 'E5', 'D4'])
    expect(field.ray('A2', 'W')).toEqual([])
  })

  test('each step of a ray leads one farther', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        field.ray(hex, direction).forEach((far, i) => {
          expect(field.distance(hex, far)).toBe(i + 1)
        })
      }),
    )
  })

  test('BL-13.6: the nearest direction, two of them where the way runs between', () => {
    const from = (a: string, b: string) => bearings(field.cell(a), field.cell(b))
    expect(from('G5', 'C5')).toEqual(['W'])
    expect(from('C1', 'F5')).toEqual(['SE'])
    expect(from('F5', 'F3')).toEqual(['NW', 'NE'])
    expect(from('F3', 'F5')).toEqual(['SE', 'SW'])
    expect(from('D6', 'F5')).toEqual(['NE', 'E'])
    expect(from('F5', 'F5')).toEqual([])
  })

  test('the way to a neighbour has the one bearing that leads there', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const next = field.next(hex, direction)
        fc.pre(next !== null)
        expect(bearings(field.cell(hex), field.cell(next))).toEqual([direction])
      }),
    )
  })
})
