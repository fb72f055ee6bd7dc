import { expect, it } from 'vitest'
import { hundredths } from '../course/hundredths.ts'
import { areEven } from './sides.ts'

it('a hint never sets a value against the same one, in hundredths', () => {
  for (let plan = 0; plan <= 1; plan += 0.0013) {
    for (const lead of [0, 0.004, 0.006, 0.0099, 0.0101, 0.02]) {
      const values = [plan, plan - lead] as const
      if (!areEven(values)) expect(hundredths(values[0])).toBeGreaterThan(hundredths(values[1]))
    }
  }
  // Seen: 45 of 100, and not 45.
  expect(areEven([0.4545, 0.4485])).toBe(true)
  expect(areEven([0.46, 0.44])).toBe(false)
})
