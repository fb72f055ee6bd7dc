import { expect, it } from 'vitest'
import type { LogLine } from '../../../table/types.ts'
import { courseOf, positionsOf } from './course.ts'

const rounds = (...moves: number[]): LogLine[] => moves.map((move, n) => ({ n, move, event: { is: 'round' } }))
const of = (seat: number, ...keys: [string, number][]) => ({
  seat,
  place: 1,
  keys: keys.map(([why, n]) => ({ why, n })),
})

it('a course is looked at where rounds begin, and at the end', () => {
  expect(positionsOf(rounds(0, 20, 44), 60)).toEqual([0, 20, 44, 60])
  expect(positionsOf(rounds(...Array.from({ length: 60 }, (_, i) => i * 2)), 200)).toHaveLength(21)
})

it('a game without rounds is looked at in even steps', () => {
  expect(positionsOf([], 24)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
  expect(positionsOf([], 0)).toEqual([0])
})

it('a figure that has never changed tells nothing of the course where another has', () => {
  const course = courseOf([
    [of(0, ['points', 0], ['morale', 0]), of(1, ['points', 0], ['morale', 0])],
    [of(0, ['points', 0], ['morale', -1]), of(1, ['points', 0], ['morale', 1])],
  ])
  expect(course).toMatchObject({
    key: { why: 'morale' },
    figures: [
      [0, -1],
      [0, 1],
    ],
  })
  expect(courseOf([[of(0, ['points', 2])], [of(0, ['points', 2])]])).toMatchObject({ figures: [[2, 2]] })
})

it('the course is that of the first key at the end that every position knows, seat by seat', () => {
  const course = courseOf([
    [of(0, ['points', 1], ['units', 8]), of(1, ['points', 0], ['units', 7])],
    [of(1, ['points', 5], ['units', 7]), of(0, ['points', 4], ['units', 3])],
    [of(1, ['stayed', 1], ['points', 6], ['units', 7]), of(0, ['stayed', 0], ['points', 9], ['units', 1])],
  ])
  expect(course).toMatchObject({
    key: { why: 'points' },
    figures: [
      [1, 4, 9],
      [0, 5, 6],
    ],
  })
  expect(courseOf([[of(0, ['a', 1])], [of(0, ['b', 1])]])).toBeNull()
  expect(courseOf([])).toBeNull()
})
