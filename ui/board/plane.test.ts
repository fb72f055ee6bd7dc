import { expect, test } from 'vitest'
import { arrowPath, between, boxAround, mean, nearestTowards, rowAt, spotsIn } from './plane.ts'

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))
const room = points([0, 0], [10, 0], [20, 0], [5, 10], [15, 10])

test('pieces stand in a row of the room that is as long as they are many', () => {
  expect(spotsIn(room, 3)).toEqual(points([0, 0], [10, 0], [20, 0]))
  expect(spotsIn(room, 2)).toEqual(points([5, 10], [15, 10]))
})

test('where no row fits they stand in the middle, in reading order', () => {
  expect(spotsIn(room, 1)).toEqual(points([10, 0]))
  expect(spotsIn(room, 4)).toEqual(points([0, 0], [10, 0], [5, 10], [15, 10]))
})

test('more than there is room for stand closer, from the first point to the last', () => {
  const spots = spotsIn(points([0, 0], [10, 0]), 5)
  expect(spots.map(({ x }) => x)).toEqual([0, 2.5, 5, 7.5, 10])
})

test('a row lies around its point', () => {
  expect(rowAt({ x: 50, y: 7 }, 3, 20)).toEqual(points([30, 7], [50, 7], [70, 7]))
})

test('the mean of points, and a point between two', () => {
  expect(mean(room)).toEqual({ x: 10, y: 4 })
  expect(between({ x: 0, y: 0 }, { x: 10, y: 20 }, 0.25)).toEqual({ x: 2.5, y: 5 })
})

test('a box holds its points with a margin; around nothing there is none', () => {
  expect(boxAround(room, 5)).toEqual({ x: -5, y: -5, width: 30, height: 20 })
  expect(boxAround([], 5)).toBeNull()
})

test('an arrow bends, and ends short of both points', () => {
  expect(arrowPath({ x: 0, y: 0 }, { x: 200, y: 0 })).toBe('M24.0 0.0Q100.0 18.0 176.0 0.0')
})

test('the nearest thing in a direction: what lies askew counts as farther, what lies behind not at all', () => {
  const at = ([x, y]: readonly [number, number]) => ({ x, y })
  const from = { x: 0, y: 0 }
  expect(
    nearestTowards(
      from,
      'right',
      [
        [10, 9],
        [15, 0],
        [-5, 0],
      ] as const,
      at,
    ),
  ).toEqual([15, 0])
  expect(
    nearestTowards(
      from,
      'up',
      [
        [3, -20],
        [0, 20],
      ] as const,
      at,
    ),
  ).toEqual([3, -20])
  expect(
    nearestTowards(
      from,
      'left',
      [
        [-5, 20],
        [5, 0],
      ] as const,
      at,
    ),
  ).toBe(null)
})
