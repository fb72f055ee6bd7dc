import { expect, test } from 'vitest'
import { towards } from './useDeploying.ts'

const card = 'citadel-guards'
const picks = [
  { do: 'pick', card },
  { do: 'pick', card: 'decoy' },
] as const
const places = [{ do: 'deploy', hex: 'F7' }, { do: 'unpick' }] as const

test('BL-3.8: a card dragged to its hex is taken up, then laid down there', () => {
  expect(towards({ card, hex: 'F7' }, null, picks)).toEqual({ do: 'pick', card })
  expect(towards({ card, hex: 'F7' }, card, places)).toEqual({ do: 'deploy', hex: 'F7' })
})

test('BL-3.8: another card in hand is put back first', () => {
  expect(towards({ card, hex: 'F7' }, 'decoy', places)).toEqual({ do: 'unpick' })
})

test('BL-3.8: a card only taken up, or one for which the hex is not allowed, moves no further', () => {
  expect(towards({ card, hex: null }, card, places)).toBeNull()
  expect(towards({ card, hex: 'A1' }, card, places)).toBeNull()
})
