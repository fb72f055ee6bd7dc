import { expect, it } from 'vitest'
import { changeOf, hasModifier, lastingPast, ledgerWith, type Modifier, usedOnce, withoutThoseBy } from './modifiers.ts'

type Key = 'attackDice' | 'hiringFee' | 'stalwart'
type Until = 'end-of-turn' | 'next-draft'
const modifiers: readonly Modifier<Key, number, Until>[] = [
  { key: 'attackDice', n: 1, by: 'charge', of: 7, until: 'end-of-turn', once: true },
  { key: 'attackDice', n: 2, by: 'commander', of: 7 },
  { key: 'attackDice', n: 1, by: 'drums', until: 'end-of-turn' },
  { key: 'hiringFee', n: -1, by: 'free-lances', until: 'next-draft' },
  { key: 'stalwart', n: 0, by: 'commander', of: 7 },
]

it('adds up what is in force for a value, and says where each part comes from', () => {
  expect(changeOf(modifiers, 'attackDice', 7)).toBe(4)
  expect(changeOf(modifiers, 'attackDice', 8)).toBe(1)
  expect(changeOf(modifiers, 'hiringFee')).toBe(-1)
  expect(ledgerWith([{ why: 'figures', n: 3 }], modifiers, 'attackDice', 8)).toEqual([
    { why: 'figures', n: 3 },
    { why: 'modifier', of: 'drums', n: 1 },
  ])
})

it('holds for flags whatever their number', () => {
  expect([7, 8].map(unit => hasModifier(modifiers, 'stalwart', unit))).toEqual([true, false])
})

it('ends at its moment, with what it comes from, or once it has counted', () => {
  expect(lastingPast(modifiers, 'end-of-turn').map(({ by }) => by)).toEqual(['commander', 'free-lances', 'commander'])
  expect(withoutThoseBy(modifiers, 'commander').map(({ by }) => by)).toEqual(['charge', 'drums', 'free-lances'])
  expect(changeOf(usedOnce(modifiers, 'attackDice', 7), 'attackDice', 7)).toBe(3)
})

it('is the very same list where nothing ends', () => {
  const lasting = lastingPast(modifiers, 'end-of-turn')
  expect(lastingPast(lasting, 'end-of-turn')).toBe(lasting)
  expect(withoutThoseBy(modifiers, 'nobody')).toBe(modifiers)
  expect(usedOnce(modifiers, 'hiringFee')).toBe(modifiers)
})
