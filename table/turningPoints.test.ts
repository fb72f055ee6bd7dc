import { expect, it } from 'vitest'
import { turningPoints } from './turningPoints.ts'

/** A game of two by the values of the first seat. */
const courseOf = (...first: number[]) => ({
  positions: first.map((_, i) => i * 2),
  values: first.map(value => [value, 1 - value]),
})
const flat = (value: number, n: number) => Array.from({ length: n }, () => value)

it('the greatest lasting changes are found, in the order of the game, with what they changed for each seat', () => {
  const course = courseOf(...flat(0.5, 10), ...flat(0.7, 10), ...flat(0.3, 10), ...flat(0.35, 10), 1)
  const [first, second, third] = turningPoints(course)
  expect([first, second, third].map(({ position }) => position)).toEqual([20, 40, 60])
  expect([first, second, third].map(({ before }) => before)).toEqual([18, 38, 58])
  expect(second.shifts[0]).toBeCloseTo(-0.4)
  expect(second.shifts[1]).toBeCloseTo(0.4)
})

it('a fall is not told of by a sharper rise shortly before it', () => {
  const [fall, ...others] = turningPoints(courseOf(...flat(0.5, 10), 0.85, 0.6, ...flat(0.3, 10), 1))
  expect(fall.position).toBe(24)
  expect(fall.shifts[0]).toBeCloseTo(-0.35)
  expect(others).toEqual([])
})

it('a change that is taken back at once is none, and neither is that of the end', () => {
  expect(turningPoints(courseOf(...flat(0.5, 10), 0.56, ...flat(0.5, 10), 1))).toEqual([])
})

it('a short game, or none, has no turning points', () => {
  expect(turningPoints(courseOf())).toEqual([])
  expect(turningPoints(courseOf(0.5))).toEqual([])
  expect(turningPoints(courseOf(0.5, 1))).toEqual([])
})
