import { expect, it } from 'vitest'
import { hashOf, moveIn } from './address.ts'

it('an address names a position, and only in one way', () => {
  expect(moveIn(hashOf(120))).toBe(120)
  expect(hashOf(null)).toBe('')
  for (const hash of ['', '#move=', '#move=-1', '#move=1.5', '#move=1e3', '#rule-AG-1', '#move=12345678']) {
    expect(moveIn(hash)).toBe(null)
  }
})
