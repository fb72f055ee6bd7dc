import { expect, it } from 'vitest'
import { levels } from '../bots/levels.ts'
import { breathOf, budgetFor } from './breath.ts'

const game = { breath: { light: ['trifle'], heavy: ['planning'] } } as never
const wish = { pace: 1000, breath: 'normal', isQuiet: false } as const
const asked = (question: string, level: 'easy' | 'good' | 'strong' = 'easy') => ({ game, question, level })

it('trifles take less, planning more', () => {
  const [light, usual, heavy] = ['trifle', 'move', 'planning'].map(question => breathOf(asked(question), wish))
  expect([light, usual, heavy]).toEqual([500, 1000, 1600])
  expect(breathOf({ ...asked('trifle'), game: {} }, wish)).toBe(1000)
})

it('is halved or left out as the table wishes, and nothing where nobody is to wait', () => {
  expect(breathOf(asked('move'), { ...wish, breath: 'short' })).toBe(500)
  expect(breathOf(asked('move'), { ...wish, breath: 'off' })).toBe(0)
  expect(breathOf(asked('move', 'strong'), { ...wish, pace: 0 })).toBe(0)
  expect(breathOf(asked('move'), { ...wish, isQuiet: true })).toBe(0)
})

it('is never shorter than the thought may be', () => {
  for (const level of ['good', 'strong'] as const) {
    for (const question of ['trifle', 'move', 'planning']) {
      for (const isQuiet of [true, false]) {
        const length = breathOf(asked(question, level), { ...wish, breath: 'off', isQuiet })
        expect(length).toBeGreaterThan(budgetFor(asked(question, level)).ms)
      }
    }
  }
})

it('a bot that thinks has a quarter of its time for a trifle, and is waited for as much shorter', () => {
  const { budget, limit } = levels.strong
  expect(budgetFor(asked('trifle', 'strong'))).toEqual({ ...budget, ms: budget.ms / 4 })
  const waited = (question: string) => breathOf(asked(question, 'strong'), { ...wish, breath: 'off' })
  expect([waited('trifle'), waited('move')]).toEqual([limit / 4, limit])
})

it('a bot that thinks has all of its time for what is no trifle; a quick one has what it has', () => {
  expect(budgetFor(asked('move', 'strong'))).toEqual(levels.strong.budget)
  expect(budgetFor(asked('trifle', 'easy'))).toEqual(levels.easy.budget)
})
