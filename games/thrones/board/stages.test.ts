import { expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { stageOf } from './stages.ts'

it('AG-9.7: an attack of the wildlings is shown as long as its card asks, Crow Killers its highest bidder too', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman')
  t.run({ do: 'upgrade', seat: t.seat('stark'), left: 2 })
  expect(t.question()).toBe('upgrade')
  expect(stageOf(t.view('stark'))).toBe('wildlings')
})
