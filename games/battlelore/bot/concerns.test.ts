import { expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { appraisal } from './concerns.ts'

it('judges a position where a turn begins, and none in the midst of it', () => {
  const t = scene({ units: ['CG F6', 'BH F3'], banners: ['F6'] })
  const values = () => appraisal.values(t.state.g, false)
  t.setTurn({ card: null })
  expect(values()).toHaveLength(2)
  t.setTurn({ card: 'patrol-left' })
  expect(values()).toBeNull()
})
