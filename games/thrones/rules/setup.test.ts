import { expect, it } from 'vitest'
import { scene } from '../testing.ts'

it('AG-2.1 a scene stands', () => {
  expect(scene(6).open.round).toBe(1)
})
