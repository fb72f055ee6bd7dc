import { expect, it } from 'vitest'
import { clockFace } from './timers.ts'

it('shows seconds as a clock does', () => {
  expect([0, 9, 60, 750, 3600, 3909].map(clockFace)).toEqual(['0:00', '0:09', '1:00', '12:30', '1:00:00', '1:05:09'])
})
