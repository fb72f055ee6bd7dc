import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../ui/board/plane.ts'
import { hexBoard, rectangle } from '../index.ts'
import { field } from '../testing.ts'
import {
  boxAround,
  cornersOf,
  frameOf,
  halfHexes,
  middleOf,
  outlineOf,
  regionPath,
  ringsOf,
  sideBetween,
} from './geometry.ts'
import { moved } from './keys.ts'
import { turnedRound } from './turned.ts'

/** The area inside a ring, negative when it runs counterclockwise (rows count downwards). */
function area(ring: readonly Point[]): number {
  const next = (i: number) => ring[(i + 1) % ring.length]
  return ring.reduce((sum, { x, y }, i) => sum + (x * next(i).y - next(i).x * y) / 2, 0)
}

const hexArea = (100 * 100 * Math.sqrt(3)) / 2
const cells = (...hexes: string[]) => hexes.map(field.cell)
const anyRegion = fc.subarray([...field.hexes], { minLength: 1 }).map(list => list.map(field.cell))

describe('hexes in the plane', () => {
  test('neighbours lie 100 apart, whatever the direction', () => {
    for (const hex of field.neighbours('F5')) {
      const [a, b] = [middleOf(field.cell('F5')), middleOf(field.cell(hex))]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100, 9)
    }
  })

  test('a hex is 100 wide, and an inset of 5 makes it 90 wide', () => {
    const width = (points: readonly Point[]) => Math.max(...points.map(p => p.x)) - Math.min(...points.map(p => p.x))
    expect(width(cornersOf(field.cell('C4')))).toBeCloseTo(100, 9)
    expect(width(cornersOf(field.cell('C4'), 5))).toBeCloseTo(90, 9)
    expect(area(cornersOf(field.cell('C4')))).toBeCloseTo(hexArea, 6)
  })

  test('an outline is one closed path of six corners', () => {
    expect(outlineOf({ x: 0, row: 0 })).toBe('M0 -57.74L50 -28.87L50 28.87L0 57.74L-50 28.87L-50 -28.87Z')
  })

  test('the frame of twelve columns is 1200 wide; the half hexes of the four short rows lie on its sides', () => {
    const frame = frameOf(field)
    expect([frame.x, frame.width]).toEqual([0, 1200])
    expect(frame.height).toBeCloseTo(8 * 50 * Math.sqrt(3) + 200 / Math.sqrt(3), 9)
    const halves = halfHexes(field)
    expect(new Set(halves.map(cell => `${cell.x} ${cell.row}`))).toEqual(
      new Set([2, 4, 6, 8].flatMap(row => [`0 ${row}`, `24 ${row}`])),
    )
  })

  test('a box around hexes holds their corners and the room about them', () => {
    expect(boxAround([])).toBeNull()
    const box = boxAround(cells('A1'), 10)!
    expect([box.x, box.width]).toEqual([-10, 120])
  })
})

describe('the outline of a region', () => {
  test('holds as much area as its hexes, holes taken off', () => {
    fc.assert(
      fc.property(anyRegion, region => {
        const sum = ringsOf(region).reduce((all, ring) => all + area(ring), 0)
        expect(sum).toBeCloseTo(region.length * hexArea, 3)
      }),
    )
  })

  test('of two neighbours is one ring of ten corners; of two apart, two of six', () => {
    expect(ringsOf(cells('F5', 'G5')).map(ring => ring.length)).toEqual([10])
    expect(ringsOf(cells('F5', 'H5')).map(ring => ring.length)).toEqual([6, 6])
  })

  test('of a ring of six has a hole, drawn the other way round', () => {
    const rings = ringsOf(field.neighbours('F5').map(field.cell))
    expect(rings.map(ring => [ring.length, area(ring) > 0]).sort()).toEqual([
      [18, true],
      [6, false],
    ])
  })

  test('of nothing is an empty path', () => {
    expect(regionPath([])).toBe('')
  })
})

describe('keys', () => {
  const walk = (from: string, ...keys: string[]) =>
    keys.reduce((cursor, key) => moved(field, cursor, key) ?? cursor, { hex: from, x: field.cell(from).x }).hex

  test('UR-127: arrows left and right walk along a row, and stop at its ends', () => {
    expect(walk('B5', 'ArrowRight')).toBe('C5')
    expect(walk('B5', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('A5')
    expect(walk('B5', 'End')).toBe('L5')
    expect(walk('B6', 'End', 'Home')).toBe('A6')
  })

  test('arrows up and down keep to a column and come back to where they began', () => {
    expect(walk('F5', 'ArrowUp', 'ArrowUp')).toBe('F3')
    expect(walk('F5', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('F9')
    expect(walk('F5', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('F5')
    expect(walk('L5', 'ArrowUp', 'ArrowUp')).toBe('L3')
    expect(walk('A1', 'ArrowUp')).toBe('A1')
  })

  test('digits around the 5 of a number pad go in the six directions', () => {
    expect(['6', '3', '1', '4', '7', '9'].map(key => walk('F5', key))).toEqual(field.neighbours('F5'))
    expect(moved(field, { hex: 'F5', x: 11 }, '5')).toBeNull()
    expect(moved(field, { hex: 'F5', x: 11 }, 'x')).toBeNull()
  })

  test('every hex can be reached by arrows from any other', () => {
    const seen = new Set(['A1'])
    for (const hex of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(walk(hex, key))
    }
    expect(seen.size).toBe(104)
  })
})

describe('two hexes', () => {
  const board = hexBoard(rectangle(3, 3, (column, row) => `${column}/${row}`))

  test('share a side: its middle and its direction, from both boards that one may sit at', () => {
    const side = sideBetween(board, '1/1', '2/1')
    expect(side.angle).toBe(90)
    expect(side.middle.x).toBe(100)
    const slanting = sideBetween(board, '1/1', '1/2')
    expect(slanting.angle).toBeCloseTo(150)
    const turned = turnedRound(board)
    expect(turned.next('2/1', 'E')).toBe('1/1')
    expect(turned.hexes[0]).toBe('3/3')
    expect(sideBetween(turned, '1/1', '2/1').angle % 180).toBeCloseTo(90)
  })

  test('a board turned twice is the board', () => {
    const twice = turnedRound(turnedRound(board))
    expect(twice.hexes).toEqual(board.hexes)
    for (const hex of board.hexes) expect(twice.cell(hex)).toEqual(board.cell(hex))
  })
})
