import { expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import type { Attack } from '../../types.ts'
import { linesOf, totalsOf } from './brings.ts'

/** An attack that waits for a question, with these dice. */
function attacking(units: readonly string[], ...dice: Attack['dice']) {
  const t = scene({ units: ['WH red c8r6', ...units] })
    .attacking('c8r6')
    .dice(...dice)
    .attack('c8r6', 'c8r5')
  return { open: t.open, attack: t.open.attacks[0] }
}

const friends = ['LG green c7r5', 'LG green c9r5']

test('BW-9.5: shields of its rank and valor hit a unit of foot, morale drives it back, other shields do nothing', () => {
  const { open, attack } = attacking(['LG green c8r5', ...friends], 'green', 'blue', 'valor', 'morale')
  expect(linesOf(open, attack)).toEqual([
    { face: 'green', dice: 1, brings: { hits: 1 } },
    { face: 'blue', dice: 1, brings: { idle: 'other-rank' } },
    { face: 'valor', dice: 1, brings: { hits: 1 } },
    { face: 'morale', dice: 1, brings: { retreat: 1 } },
  ])
  expect(totalsOf(open, attack, [])).toEqual({ hits: 2, cancelled: 0, retreats: 1 })
})

test('BW-9.5.3: valor of foot does nothing to cavalry', () => {
  const { open, attack } = attacking(['CR green c8r5', ...friends], 'valor', 'green', 'green', 'morale')
  expect(linesOf(open, attack).find(({ face }) => face === 'valor')?.brings).toEqual({ idle: 'no-valor' })
})

test('BW-9.5.4: what Toughness cancels is told', () => {
  const t = scene({ active: 'lannister', units: ['LG red c8r6', 'greatjon-the-greatjon green c8r5', 'WH green c9r5'] })
    .attacking('c8r6')
    .dice('green', 'green', 'blue', 'morale')
    .attack('c8r6', 'c8r5')
  expect(totalsOf(t.open, t.open.attacks[0], [...t.events('attack'), ...t.events('hits')])).toMatchObject({
    hits: 2,
    cancelled: 1,
  })
})
