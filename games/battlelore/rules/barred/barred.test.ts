import { describe, expect, it } from 'vitest'
import { languages, plain } from '../../../../text/index.ts'
import type { UnitType } from '../../data/units.ts'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { holding } from '../testing.ts'
import { barred } from './index.ts'

type Table = ReturnType<typeof scene>

/** The reasons that a side is given, each once, in one language. */
const reasons = (t: Table, side: 'daqan' | 'uthuk' = 'daqan', language: 'en' | 'hu' = 'en') => {
  const view = t.view(side)
  return [...new Set(barred(view).map(({ why, of }) => plain(texts[language].barred!(why, of, view))))]
}
const bar = (t: Table, move: object) =>
  barred(t.view('daqan')).find(each => JSON.stringify(each.move) === JSON.stringify(move))

const react = { do: 'react', seat: 0, window: 'orderStep.end', passed: false, unit: null } as const

describe('units that cannot act say why', () => {
  const units = ['YA F5 3', 'CG D6 3', 'CG E6 3', 'BH F4 3']

  it('BL-5.2 BL-5.4 what the card does not order, and what is ordered already', () => {
    const t = scene({ units, card: 'onslaught', ordered: [] }).run({ do: 'order', seat: 0 })
    expect(bar(t, { do: 'order', hex: 'F5' })).toBeUndefined()
    t.move('daqan', { do: 'order', hex: 'D6' })
    expect(bar(t, { do: 'order', hex: 'D6' })).toMatchObject({ why: 'ordered-once', rule: 'BL-5.4' })
    const cavalry = scene({ units: [...units, 'RR B6 3'], card: 'cavalry-charge', ordered: [] }).run({
      do: 'order',
      seat: 0,
    })
    expect(bar(cavalry, { do: 'order', hex: 'F5' })).toMatchObject({ why: 'not-by-card', of: 'cavalry-charge' })
  })

  it('BL-6.1 BL-15.2 a unit that was not ordered, and one that is stunned, do not move', () => {
    const t = scene({
      units: ['YA F5 3', 'CG D6 3 stunned', 'CG B6 3', 'BH F4 3'],
      card: 'line-advance',
      ordered: ['F5', 'D6'],
    })
    t.run({ do: 'selectMover', seat: 0, why: 'move' })
    expect(bar(t, { do: 'select', hex: 'D6' })).toMatchObject({ why: 'stunned', rule: 'BL-15.2' })
    expect(bar(t, { do: 'select', hex: 'B6' })).toMatchObject({ why: 'not-ordered-move', rule: 'BL-6.1' })
    expect(reasons(t)).toContain('Only units that were ordered move')
  })

  it('BL-7.1 BL-13.2 who was not ordered does not attack; whom nobody sees is named with what hides him', () => {
    const t = scene({
      units: ['YA C5 3', 'CG F5 3', 'BH F4 3', 'VL E5 3', 'BH B4 3'],
      terrain: { D5: 'forest' },
      card: 'line-advance',
      ordered: ['C5'],
    })
    t.run({ do: 'attack', seat: 0 })
    expect(bar(t, { do: 'attack', from: 'F5', at: 'F4' })).toMatchObject({ why: 'not-ordered-attack' })
    expect(bar(t, { do: 'attack', from: 'C5', at: 'E5' })).toMatchObject({ why: 'behind-terrain', of: 'forest D5' })
    expect(reasons(t)).toContain('Out of sight: forest in D5')
    expect(reasons(t, 'daqan', 'hu')).toContain('Nincs rálátás: erdő (D5)')
  })
})

describe('lore cards that cannot be played say why', () => {
  it('BL-17.2 BL-17.7 too dear, and for another moment', () => {
    const hand = holding('daqan', 2, 'mend-the-ranks', 'rune-of-binding', 'riposte')
    const t = scene({ units: ['CG F5 2', 'BH F4 3'], card: 'line-advance', ...hand }).run(react)
    expect(bar(t, { do: 'lore', card: 'mend-the-ranks' })).toBeUndefined()
    expect(bar(t, { do: 'lore', card: 'rune-of-binding' })).toMatchObject({
      why: 'lore-missing',
      of: 'rune-of-binding 2',
    })
    expect(bar(t, { do: 'lore', card: 'riposte' })).toMatchObject({ why: 'other-moment', rule: 'BL-17.7' })
    expect(reasons(t)).toContain('Rune of Binding costs 3 lore tokens, and you have 2')
  })
})

it('BL-3.6.2 BL-1.8 units too dear for the points that are left, and units of which no card is left', () => {
  const t = scene({ alone: true, scenarios: { daqan: 'road-to-nordgard', uthuk: 'the-breach' } })
  t.set({ turn: null }).run({ do: 'fields' }, { do: 'muster' })
  expect(bar(t, { do: 'mustered' })).toMatchObject({ why: 'no-unit' })
  const buy = (unit: UnitType, n: number) => {
    for (let i = 0; i < n; i++) t.move('daqan', { do: 'buy', unit })
  }
  buy('citadel-guards', 5)
  expect(bar(t, { do: 'buy', unit: 'citadel-guards' })).toMatchObject({ why: 'cards-taken', of: 'citadel-guards 5' })
  buy('yeoman-archers', 5)
  buy('riverwatch-riders', 1)
  // BLC-01: five points are left.
  expect(bar(t, { do: 'buy', unit: 'roc-warrior' })).toMatchObject({ why: 'points', of: 'roc-warrior 10 5' })
  expect(reasons(t)).toContain('Roc Warrior: 10 muster points, and you have 5 left')
})

it('nothing is barred to who is not asked, and a reason has its words in both languages', () => {
  const t = scene({ units: ['CG F5 2', 'BH F4 3'], card: 'line-advance', ordered: [] }).run({ do: 'order', seat: 0 })
  expect(barred(t.view('uthuk'))).toEqual([])
  for (const language of languages)
    for (const text of reasons(t, 'daqan', language)) expect(text).not.toMatch(/undefined/)
})
