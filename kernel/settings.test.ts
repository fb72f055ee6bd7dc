import { describe, expect, test } from 'vitest'
import type { OptionSpec } from './game.ts'
import { applies, checkSettings, defaultSettings, meaningfulSettings } from './settings.ts'

const specs = [
  { id: 'mode', kind: 'choice', choices: ['plan', 'skirmish'], default: 'plan', rule: 'T-1' },
  { id: 'plan', kind: 'choice', choices: ['1', '2'], default: '1', onlyWith: { mode: ['plan'] }, rule: 'T-2' },
  { id: 'secret', kind: 'flag', default: false, onlyWith: { plan: ['2'], seats: [2, 4] }, rule: 'T-3' },
] as const satisfies readonly OptionSpec[]

test('settings that are not named stand on their defaults', () => {
  expect(defaultSettings(specs)).toEqual({ mode: 'plan', plan: '1', secret: false })
  expect(checkSettings(specs, 3, {})).toEqual(defaultSettings(specs))
  expect(checkSettings(specs, 2, { plan: '2', secret: true })).toEqual({ mode: 'plan', plan: '2', secret: true })
})

test('a setting has a meaning only with the others and the seats that it names', () => {
  const values = { mode: 'plan', plan: '2', secret: true }
  expect(specs.map(spec => applies(spec, 2, values))).toEqual([true, true, true])
  expect(specs.map(spec => applies(spec, 3, values))).toEqual([true, true, false])
  expect(applies(specs[1], 2, { ...values, mode: 'skirmish' })).toBe(false)
})

test('without a meaning it falls back to its default, and so does what hangs on it', () => {
  expect(meaningfulSettings(specs, 2, { mode: 'skirmish', plan: '2', secret: true })).toEqual({
    mode: 'skirmish',
    plan: '1',
    secret: false,
  })
})

describe('no settings of a table are', () => {
  test.each<[string, object, string]>([
    ['one that the game does not know', { speed: 'fast' }, 'This game has no option "speed".'],
    ['a value of another kind', { secret: 'yes' }, 'The option "secret" cannot be "yes".'],
    ['a choice that is not offered', { plan: '3' }, 'The option "plan" cannot be "3".'],
    ['one without a meaning', { mode: 'skirmish', plan: '2' }, 'The option "plan" goes only with mode: plan.'],
    [
      'one for other seats',
      { plan: '2', secret: true },
      'The option "secret" goes only with plan: 2 and 2 or 4 seats.',
    ],
  ])('%s', (_, values, message) => {
    expect(() => checkSettings(specs, 3, values as Record<string, unknown>)).toThrow(message)
  })
})
