import { expect, it } from 'vitest'
import { seeded, seedFrom } from '../kernel/index.ts'
import { changed, numbersIn, setNumbers } from './tuning.ts'

const weights = () => ({ castles: [0.2, 0.8], ships: 3, places: { inner: 1, outer: [-2] } })

it('weights are numbers by their paths, and take other numbers in the same order', () => {
  const own = weights()
  expect(numbersIn(own)).toEqual([
    ['castles.0', 0.2],
    ['castles.1', 0.8],
    ['ships', 3],
    ['places.inner', 1],
    ['places.outer.0', -2],
  ])
  setNumbers(own, [1, 2, 3, 4, 5])
  expect(own).toEqual({ castles: [1, 2], ships: 3, places: { inner: 4, outer: [5] } })
})

it('a change touches one to three numbers, by no more than the step', () => {
  const rng = { chance: seeded(seedFrom('tune')) }
  const numbers = numbersIn(weights()).map(([, value]) => value)
  for (let i = 0; i < 200; i++) {
    const next = changed(numbers, 0.3, rng)
    const touched = next.filter((each, at) => each !== numbers[at]).length
    expect(touched).toBeLessThanOrEqual(3)
    next.forEach((each, at) => {
      expect(Math.abs(each - numbers[at])).toBeLessThanOrEqual(0.3 * Math.max(Math.abs(numbers[at]), 0.35) + 1e-3)
    })
  }
})
