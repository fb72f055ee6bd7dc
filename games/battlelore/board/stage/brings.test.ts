import { expect, test } from 'vitest'
import type { Face } from '../../data/dice.ts'
import type { Commitment, Die } from '../../types.ts'
import { linesOf, sumOf } from './brings.ts'

const fell = (...faces: Face[]): Die[] => faces.map(face => ({ face, to: null }))
const committed = (face: Face, to: Commitment): Die => ({ face, to })
const [melee, weakly, ranged] = [
  { ranged: false, weak: false },
  { ranged: false, weak: true },
  { ranged: true, weak: false },
]
const battle = { learning: false }
const all = fell('strike', 'strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic')

test('BL-8.2: in melee strikes and cleaves are damage, pierces nothing', () => {
  const lines = linesOf(all, melee, battle)
  expect(lines[0]).toEqual({ face: 'strike', to: null, dice: 2, brings: { gain: 'damage' } })
  expect(lines.find(({ face }) => face === 'pierce')!.brings).toEqual({ idle: 'ranged-only' })
  expect([sumOf(lines, 'damage'), sumOf(lines, 'retreat'), sumOf(lines, 'lore')]).toEqual([3, 1, 1])
})

test('BL-9.3: cleaves of a weak unit bring nothing; at range pierces alone are damage', () => {
  expect(sumOf(linesOf(all, weakly, battle), 'damage')).toBe(2)
  const lines = linesOf(all, ranged, battle)
  expect(sumOf(lines, 'damage')).toBe(1)
  expect(lines[0].brings).toEqual({ idle: 'melee-only' })
})

test('BL-7.6.4: committed dice bring what they are committed to, and nothing else', () => {
  const dice = [
    committed('heroic', 'frenzy'),
    committed('lore', 'venom'),
    committed('heroic', 'dread'),
    ...fell('lore'),
  ]
  const lines = linesOf(dice, melee, battle)
  expect([sumOf(lines, 'damage'), sumOf(lines, 'retreat'), sumOf(lines, 'lore')]).toEqual([2, 1, 1])
})

test('BL-21.4: there is no lore in the learning scenario', () => {
  const [line] = linesOf(fell('lore'), melee, { learning: true })
  expect(line.brings).toEqual({ idle: 'no-lore' })
})
