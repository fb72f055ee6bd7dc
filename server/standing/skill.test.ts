import { expect, it } from 'vitest'
import { newcomer, pointsOf, type Skill, skillsAfter } from './skill.ts'

/** As the documentation of OpenSkill prints them. */
const printed = ({ mu, sigma }: Skill) => [mu, sigma].map(n => n.toFixed(3))
const among = (...places: readonly number[]) => skillsAfter(places.map(place => ({ skill: newcomer(), place })))

it('a newcomer is 25 ± 8.333, and has 1000 points', () => {
  expect(newcomer()).toEqual({ mu: 25, sigma: 25 / 3 })
  expect(pointsOf(newcomer())).toBe(1000)
})

it('four newcomers come off as in the documentation: 4th, 1st, 3rd, 2nd', () => {
  const players = [4, 1, 3, 2].map(place => ({ skill: newcomer(), place }))
  expect(skillsAfter(players, { tau: 0 }).map(printed)).toEqual([
    ['20.963', '8.084'],
    ['27.795', '8.263'],
    ['24.689', '8.084'],
    ['26.553', '8.179'],
  ])
})

it('two newcomers move alike, the winner up and the loser down, by the formulas of Weng and Lin', () => {
  const variance = (25 / 3) ** 2 + (25 / 300) ** 2
  const c = Math.sqrt(2 * variance + 2 * (25 / 6) ** 2)
  const step = (variance / c) * 0.5
  const shrink = Math.sqrt(variance * (1 - (variance / c ** 2) * (Math.sqrt(variance) / c) * 0.25))
  const [winner, loser] = among(1, 2)
  expect(winner.mu).toBeCloseTo(25 + step, 10)
  expect(loser.mu).toBeCloseTo(25 - step, 10)
  for (const { sigma } of [winner, loser]) expect(sigma).toBeCloseTo(shrink, 10)
})

it('equals who share a place stay equal, and lose nothing of their mean', () => {
  const [one, two] = among(1, 1)
  expect(one).toEqual(two)
  expect(one.mu).toBeCloseTo(25, 10)
})

it('those who share the last place lose the same', () => {
  const [first, second, third] = among(1, 2, 2)
  expect(second).toEqual(third)
  expect(first.mu).toBeGreaterThan(25)
  expect(second.mu).toBeLessThan(25)
})

it('points are 40 for each of mu - 3 sigma above 1000', () => {
  expect(pointsOf({ mu: 43.07, sigma: 2.42 })).toBe(1000 + Math.round(40 * 35.81))
})
