import { expect, it } from 'vitest'
import { isModest } from './modest.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const limits = { deepest: 3, mostValues: 10 }

it('a body may be so deep, and hold so many values, and no more', () => {
  expect(isModest(nested(4), limits as never)).toBe(true)
  expect(isModest(nested(5), limits as never)).toBe(false)
  expect(isModest({ a: [1, 2, 3, 4, 5, 6, 7, 8] }, limits as never)).toBe(true)
  expect(isModest({ a: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, limits as never)).toBe(false)
})

it('what is far beyond the limits is refused without being walked through', () => {
  expect(isModest(nested(100_000))).toBe(false)
  for (const plain of ['text', 5, null, undefined, {}]) expect(isModest(plain)).toBe(true)
})
