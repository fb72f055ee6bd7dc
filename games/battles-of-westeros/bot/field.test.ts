import { describe, expect, it } from 'vitest'
import { unitAt } from '../rules/field/units.ts'
import { scene } from '../testing.ts'
import type { Open } from '../types.ts'
import { fieldOf } from './field.ts'
import { potential } from './places.ts'

const open = (): Open =>
  scene({ alone: true, units: ['WH blue c9r9', 'LG green c9r5'], control: { c9r7: 'lannister' } }).turn().open

describe('what the bot has worked out of a position', () => {
  it('is kept while the position stands, in copies of it too', () => {
    const before = open()
    expect(fieldOf({ ...before })).toBe(fieldOf(before))
  })

  it.each([
    ['control', { control: { c9r7: 0 } }],
    ['fire', { fire: { c9r8: 1 } }],
    ['engagements', { engagements: [] }],
    ['a round', { round: 4 }],
    ['effects', { boons: [] }],
  ] as const)('is forgotten with %s', (_what, part) => {
    const before = open()
    const known = fieldOf(before)
    expect(fieldOf({ ...before, ...part })).not.toBe(known)
  })

  it('an objective once taken draws a unit no more', () => {
    const before = open()
    const unit = unitAt(before, 'c9r9')!
    const drawn = potential(before, unit)
    const after = { ...before, control: { ...before.control, c9r7: unit.seat } }
    expect(potential(after, unit)).toBeLessThan(drawn)
    expect(potential(structuredClone(after), unit)).toBe(potential(after, unit))
  })
})
