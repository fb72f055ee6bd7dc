import { expect, it } from 'vitest'
import { decisive } from './decisive.ts'

const row = (seat: number, place: number, ...numbers: number[]) => ({
  seat,
  place,
  keys: numbers.map((n, i) => ({ why: `key ${i}`, n })),
})

it('is the first key in which a place differs from the next, for the last from the one before', () => {
  const standing = [row(2, 1, 7, 4, 9), row(0, 2, 4, 2, 17), row(1, 3, 4, 2, 15)]
  expect(standing.map((_, i) => decisive(standing, i))).toEqual([0, 2, 2])
})

it('is none where a place is shared by those who differ in what does not count', () => {
  const standing = [row(3, 1, 5, 23), row(0, 1, 5, 18), row(2, 3, 2, 19)]
  expect(standing.map((_, i) => decisive(standing, i))).toEqual([-1, 0, 0])
})

it('is none where places are shared, and where one plays alone', () => {
  const shared = [row(0, 1, 3, 3), row(1, 1, 3, 3)]
  expect(decisive(shared, 0)).toBe(-1)
  expect(decisive([row(0, 1, 3)], 0)).toBe(-1)
})
