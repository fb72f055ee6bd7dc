import { expect, it } from 'vitest'
import { openAllowance } from './allowance.ts'

it('is one for all connections of a user, and fills with time', () => {
  let now = 0
  const mayAsk = openAllowance({ perSecond: 10, atOnce: 30 }, () => now)
  const granted = (user: string, tries: number, price = 1) =>
    Array.from({ length: tries }, () => mayAsk(user, price)).filter(Boolean).length
  expect(granted('ann', 50)).toBe(30)
  expect(granted('ben', 50, 8)).toBe(3)
  now += 500
  expect(granted('ann', 50)).toBe(5)
  expect(granted('ben', 50)).toBe(11)
  now += 60_000
  expect(granted('ann', 50)).toBe(30)
})
