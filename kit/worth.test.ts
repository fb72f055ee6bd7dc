import { describe, expect, it } from 'vitest'
import { logistic, weighed, worthByPlace, worthByPoints } from './worth.ts'

const three = Math.log(3)

describe('what a position is worth', () => {
  it('adds up terms by their weights', () => {
    expect(weighed({ castles: 2, power: 0.5 }, { castles: 3, power: 4 })).toBe(8)
  })

  it('with d points more one is first in 1 of 1 + e^-d games', () => {
    expect(logistic(0)).toBe(0.5)
    expect(logistic(three)).toBeCloseTo(3 / 4)
    expect(worthByPoints([three, 0], 0, 0.3)).toBeCloseTo(3 / 4)
  })

  it('takes the chance to win and the share of the others that are left behind', () => {
    // 3 : 1 : 1
    expect(worthByPoints([three, 0, 0], 0, 1)).toBeCloseTo((3 / 5 + 3 / 4) / 2)
    expect(worthByPoints([three, 0, 0], 0, 0)).toBeCloseTo(3 / 4)
    expect(worthByPoints([three, 0, 0], 1, 0)).toBeCloseTo((1 / 4 + 1 / 2) / 2)
    expect(worthByPoints([three, 0, 0], 0, 4)).toBeCloseTo((4 * (3 / 5) + 3 / 4) / 5)
  })

  it('at the end counts places, shared ones by their share', () => {
    const standing = [
      { seat: 2, place: 1 },
      { seat: 0, place: 1 },
      { seat: 1, place: 3 },
    ]
    expect(worthByPlace(standing, 0, 4)).toBe((4 / 2 + 3 / 4) / 5)
    expect(worthByPlace(standing, 0, 0)).toBe(3 / 4)
    expect(worthByPlace(standing, 1, 4)).toBe(0)
  })

  it('at the end with nobody first is no victory', () => {
    const standing = [2, 3].map((place, seat) => ({ seat, place }))
    expect(worthByPlace(standing, 0, 4)).toBe(0.2)
  })
})
