import { expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import { turnPartOf } from './turnParts.ts'

const units = ['robb-young-wolf red c8r6', 'WR blue c9r6', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5']

/** Where an order stands, as seen from whoever is asked. */
const partOf = (t: ReturnType<typeof scene>) => turnPartOf(t.view('stark'))

test('BW-6.6: first units are ordered, then they move, then they attack; what interrupts a part belongs to it', () => {
  const t = scene({ units, hands: { stark: ['SL01'] }, engaged: [['c8r5', 'c8r6']] }).turn()
  expect(partOf(t)).toBe(null)
  t.move('stark', { do: 'play', card: 'SL01', commander: 'robb-young-wolf', commands: [0] })
  expect(partOf(t)).toBe('orders')
  t.move('stark', { do: 'order', hex: 'c8r6' }, { do: 'order', hex: 'c9r6' })
  expect(partOf(t)).toBe('moves')
  t.move('stark', { do: 'select', hex: 'c8r6' }, { do: 'leave' })
  expect([t.question(), partOf(t)]).toEqual(['parting', 'moves'])
  const fighting = scene({ units }).attacking('c8r6').dice('blue', 'morale', 'red', 'red').attack('c8r6', 'c8r5')
  expect([fighting.question(), partOf(fighting)]).toEqual(['ignoreMorale', 'attacks'])
})
