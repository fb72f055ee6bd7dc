import { describe, expect, it } from 'vitest'
import type { LoreCard } from '../data/loreCards.ts'
import { loreCardTable } from '../data/loreCards.ts'
import type { Window } from '../data/windows.ts'
import { type Position, pass, type Scene, scene } from '../testing.ts'
import { answer } from './testing.ts'

/** The bot holds this card and nine tokens, and its units are ordered. */
function holding(card: LoreCard, window: Window, position: Position): Scene {
  const { faction } = loreCardTable[card]
  const t = scene({ active: faction, lore: { [faction]: 9 }, lores: { [faction]: [card] }, ...position })
  return t.run({ do: 'window', window, seat: t.turn.seat, passed: false, unit: null })
}

describe('the easy bot and Portal', () => {
  it('brings a unit from the edge to a banner, steps through, and takes the portals away', () => {
    const t = holding('portal', 'moveStep.start', { units: ['BH C2', 'CG L9'], banners: ['F6'], alone: true })
    expect(answer(t, 'uthuk')).toEqual({ do: 'lore', card: 'portal' })
    t.move('uthuk', { do: 'lore', card: 'portal' })
    expect(answer(t, 'uthuk')).toEqual({ do: 'aim', hex: 'C2' })
    t.move('uthuk', { do: 'aim', hex: 'C2' })
    expect(answer(t, 'uthuk')).toEqual({ do: 'aim', hex: 'F6' })
    t.move('uthuk', { do: 'aim', hex: 'F6' }).run({ do: 'selectMover', seat: t.turn.seat, why: 'move' })
    t.move('uthuk', answer(t, 'uthuk'))
    expect(answer(t, 'uthuk')).toEqual({ do: 'go', to: 'F6' })
  })

  it('keeps it where a unit comes to its banner on foot, and where nobody has been ordered', () => {
    const near = holding('portal', 'moveStep.start', { units: ['BH F5', 'CG L9'], banners: ['F6'], alone: true })
    expect(answer(near, 'uthuk')).toEqual(pass)
    const idle = scene({
      active: 'uthuk',
      units: ['BH C2', 'CG L9'],
      banners: ['F6'],
      lore: { uthuk: 9 },
      lores: { uthuk: ['portal'] },
    }).setTurn({ ordered: [] })
    idle.run({ do: 'window', window: 'moveStep.start', seat: idle.turn.seat, passed: false, unit: null })
    expect(answer(idle, 'uthuk')).toEqual(pass)
  })
})

describe('the easy bot and Overrun', () => {
  const wall = ['BH D4', 'BH E5 1', 'BH D6'] as const
  const woods = { D4: 'forest', D6: 'forest' } as const

  it('rides through a line to the banner behind it', () => {
    const t = holding('overrun', 'orderStep.end', {
      units: ['RR D5', ...wall],
      terrain: woods,
      banners: ['F5'],
      alone: true,
    })
    expect(answer(t, 'daqan')).toEqual({ do: 'lore', card: 'overrun' })
    t.setTurn({ overrun: true }).run({ do: 'selectMover', seat: t.turn.seat, why: 'move' })
    t.move('daqan', { do: 'select', hex: 'D5' })
    expect(answer(t, 'daqan')).toEqual({ do: 'through', hex: 'E5' })
    t.move('daqan', { do: 'through', hex: 'E5' })
    expect(answer(t, 'daqan')).toEqual({ do: 'go', to: 'F5' })
  })

  it('keeps it without cavalry to ride, and where nobody is in the way', () => {
    const foot = holding('overrun', 'orderStep.end', {
      units: ['CG D5', ...wall],
      terrain: woods,
      banners: ['F5'],
      alone: true,
    })
    expect(answer(foot, 'daqan')).toEqual(pass)
    const free = holding('overrun', 'orderStep.end', { units: ['RR D5', 'BH K2'], banners: ['F5'], alone: true })
    expect(answer(free, 'daqan')).toEqual(pass)
  })

  it('does not go round an enemy that it can ride down', () => {
    const t = scene({ units: ['RR D5', 'BH E5 1'], banners: ['F5'], alone: true }).setTurn({ overrun: true })
    t.run({ do: 'selectMover', seat: t.turn.seat, why: 'move' }).move('daqan', { do: 'select', hex: 'D5' })
    expect(answer(t, 'daqan')).toEqual({ do: 'through', hex: 'E5' })
  })
})
