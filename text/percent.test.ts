import { expect, test } from 'vitest'
import { percent } from './percent.ts'

test('percent are whole; what is possible is not 0%, and what is not certain is not 100%', () => {
  expect([0, 0.001, 0.426, 0.999, 1 - 1e-12].map(percent)).toEqual(['0%', '<1%', '43%', '>99%', '100%'])
})
