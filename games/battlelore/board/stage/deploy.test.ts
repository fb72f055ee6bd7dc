import { expect, test } from 'vitest'
import { nextOfPlacing } from '../../../../hex/ui/placing/usePlacing.ts'
import { placingMoves } from './Deploy.tsx'

const card = 'citadel-guards'
const picks = placingMoves([
  { do: 'pick', card },
  { do: 'pick', card: 'decoy' },
])
const places = placingMoves([{ do: 'deploy', hex: 'F7' }, { do: 'unpick' }])

test('BL-3.8: a card dragged to its hex is taken up, then laid down there', () => {
  expect(nextOfPlacing({ piece: card, hex: 'F7' }, null, picks)).toEqual({ do: 'pick', card })
  expect(nextOfPlacing({ piece: card, hex: 'F7' }, card, places)).toEqual({ do: 'deploy', hex: 'F7' })
})

test('BL-3.8: another card in hand is put back first', () => {
  expect(nextOfPlacing({ piece: card, hex: 'F7' }, 'decoy', places)).toEqual({ do: 'unpick' })
})

test('BL-3.8: a card only taken up, or one for which the hex is not allowed, moves no further', () => {
  expect(nextOfPlacing({ piece: card, hex: null }, card, places)).toBeUndefined()
  expect(nextOfPlacing({ piece: card, hex: 'A1' }, card, places)).toBeUndefined()
})
