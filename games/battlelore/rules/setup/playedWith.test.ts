import { expect, it } from 'vitest'
import { armyCards, armyCardTable } from '../../data/armies.ts'
import type { UnitType } from '../../data/units.ts'
import { scene } from '../../testing.ts'
import type { Event } from '../../types.ts'
import { playedWith } from './playedWith.ts'

const revealed = (seat: number, units: readonly UnitType[]): Event => ({
  is: 'revealed',
  seat,
  units: units.map(type => ({ type, hex: 'F7' })),
  tent: null,
  decoys: 0,
})

const unitsOf = (card: (typeof armyCards)[number]) =>
  Object.entries(armyCardTable[card].units).flatMap(([type, n]) => Array<UnitType>(n).fill(type as UnitType))

it('BL-3.6.3 a seat played with its side, its place in the turn, its scenario card and its army', () => {
  const { open } = scene({ scenarios: { daqan: 'the-rune-vault', uthuk: 'the-breach' }, first: 'uthuk' })
  for (const card of armyCards) {
    const seat = armyCardTable[card].faction === 'daqan' ? 0 : 1
    expect(playedWith(seat, open, [revealed(1 - seat, []), revealed(seat, unitsOf(card))])).toEqual({
      side: open.factions[seat],
      order: seat === 1 ? 'first' : 'second',
      scenario: open.scenarios[seat],
      army: card,
    })
  }
  const own = [revealed(0, unitsOf('blackened-skies').slice(1))]
  expect(playedWith(0, open, own).army).toBe('own muster of daqan')
})

it('BL-21.4 in the learning scenario there is nothing but the side and the order', () => {
  expect(playedWith(0, scene().open, [])).toEqual({ side: 'daqan', order: 'first' })
})

it('BL-3.9 a battle that ended before the armies were revealed tells of none', () => {
  const { open } = scene({ scenarios: { daqan: 'the-rune-vault', uthuk: 'the-breach' } })
  expect(playedWith(0, open, [])).toEqual({ side: 'daqan', order: 'first' })
})
