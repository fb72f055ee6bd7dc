import { expect, test } from 'vitest'
import { averageOf, chanceOf, falls, throwOn } from './odds.ts'

test('two dice of six faces, two of which hit: 4 in 9 for one hit, 1 in 9 for two', () => {
  const all = falls(2, [2, 4])
  const hits = (n: number) => chanceOf(all, ({ counts }) => counts[0] === n)
  expect(hits(0)).toBeCloseTo(16 / 36)
  expect(hits(1)).toBeCloseTo(16 / 36)
  expect(hits(2)).toBeCloseTo(4 / 36)
  expect(averageOf(all, ({ counts }) => counts[0])).toBeCloseTo(2 / 3)
})

test('the falls are the same as counting every throw one by one', () => {
  const faces = [0, 0, 1, 2, 2, 2]
  const throws = faces.flatMap(a => faces.flatMap(b => faces.map(c => [a, b, c])))
  for (const { counts, chance } of falls(3, [2, 1, 3])) {
    const alike = throws.filter(dice => counts.every((n, kind) => dice.filter(die => die === kind).length === n))
    expect(chance).toBeCloseTo(alike.length / 216)
  }
})

test('no die falls in one way; the chances of any number make up 1', () => {
  expect(falls(0, [2, 4])).toEqual([{ counts: [0, 0], chance: 1 }])
  for (const dice of [1, 4, 9]) expect(chanceOf(falls(dice, [2, 1, 3]), () => true)).toBeCloseTo(1)
})

test('a die of six that is thrown again when it does not hit: 5 in 9', () => {
  const all = throwOn(falls(1, [2, 4]), [2, 4], ([hits, misses]) => ({ kept: [hits, 0], more: misses }))
  expect(chanceOf(all, ({ counts }) => counts[0] === 1)).toBeCloseTo(5 / 9)
  expect(all).toHaveLength(2)
})
