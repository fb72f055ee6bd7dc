import { describe, expect, it } from 'vitest'
import { languages, plain } from '../../../../text/index.ts'
import type { Order } from '../../data/orders.ts'
import { type Scene, scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { barred } from './index.ts'

type Asked = Parameters<Scene['view']>[0]

/** The reasons that a house is given, each once, in one language. */
const reasons = (t: Scene, house: Asked, language: 'en' | 'hu' = 'en') => {
  const view = t.view(house)
  return [...new Set(barred(view).map(({ why, of }) => plain(texts[language].barred!(why, of, view))))]
}

/** Why an order may not lie in Winterfell. */
const whyNot = (t: Scene, order: Order) =>
  barred(t.view('stark')).find(({ move }) => move.do === 'place' && move.at === 'winterfell' && move.order === order)

const stark = () =>
  scene(6)
    .track('kings-court', 'lannister', 'martell', 'stark', 'baratheon', 'tyrell', 'greyjoy')
    .army('winterfell', 'stark', 'footman')
    .army('karhold', 'stark', 'footman')
    .army('castle-black', 'stark', 'footman')

describe('orders that may not be laid say why', () => {
  it('AG-5.1.3 a forbidden order names the Westeros card that forbids it', () => {
    const t = stark().set({
      forbidden: ['defense-plus-1', 'defense-plus-2'],
      westeros: ['w1-supply', 'w2-clash-of-kings', 'w3-storm-of-swords'],
    })
    t.run({ do: 'planning' })
    expect(whyNot(t, 'defense-plus-1')).toMatchObject({ why: 'forbidden', rule: 'AG-5.1.3' })
    expect(reasons(t, 'stark')).toContain('No Defense this round: Storm of Swords')
    expect(reasons(t, 'stark', 'hu')).toContain('Ebben a fordulóban nincs védekezés: „Kardok vihara”')
  })

  it('AG-4.8 AG-5.1.3 what was chosen by Put to the Sword is forbidden by that card', () => {
    const t = stark().set({
      forbidden: ['march-plus-1'],
      westeros: ['w1-supply', 'w2-clash-of-kings', 'w3-put-to-the-sword'],
    })
    expect(reasons(t.run({ do: 'planning' }), 'stark')).toContain('No March +1 this round: Put to the Sword')
  })

  it('AG-5.1.2 special orders beyond the stars, and tokens that are laid already', () => {
    const t = stark().run({ do: 'planning' })
    t.move('stark', { do: 'place', at: 'karhold', order: 'march-plus-1' })
    expect(whyNot(t, 'raid-special')).toBeUndefined()
    t.move('stark', { do: 'place', at: 'castle-black', order: 'defense-plus-2' })
    expect(whyNot(t, 'raid-special')).toMatchObject({ why: 'stars-used', of: '2', rule: 'AG-5.1.2' })
    expect(whyNot(t, 'march-plus-1')).toMatchObject({ why: 'all-laid', of: 'march-plus-1' })
    expect(whyNot(t, 'raid')).toBeUndefined()
    const greyjoy = scene(6).army('pyke', 'greyjoy', 'footman').run({ do: 'planning' })
    greyjoy.track('kings-court', 'lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy')
    expect(reasons(greyjoy, 'greyjoy')).toContain('No special order at your place on the King’s Court track')
  })

  it('AG-5.1.5 in the place of an order that lies there, that order no longer counts', () => {
    const t = stark().run({ do: 'planning' })
    t.move('stark', { do: 'place', at: 'winterfell', order: 'march-plus-1' })
    t.move('stark', { do: 'place', at: 'karhold', order: 'defense-plus-2' })
    expect(whyNot(t, 'raid-special')).toBeUndefined()
  })

  it('AG-5.1.1 AG-5.1.6 confirming too early tells how many places wait', () => {
    expect(reasons(stark().run({ do: 'planning' }), 'stark')).toContain('3 places with your units still need an order')
  })

  it('AG-5.4.2 the Raven may not bring what may not be laid', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').order('lannisport', 'march-0')
    t.set({ forbidden: ['raid', 'raid-special'], westeros: ['w1-supply', 'w2-clash-of-kings', 'w3-sea-of-storms'] })
    t.run({ do: 'raven', seat: t.seat('lannister') })
    const view = t.view('lannister')
    expect(barred(view).map(({ move }) => move)).toContainEqual({ do: 'swap', at: 'lannisport', order: 'raid' })
    expect(reasons(t, 'lannister')).toContain('No Raid this round: Sea of Storms')
  })
})

it('AG-8.13.2 a discarded House card waits until the hand is empty', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
  t.army('moat-cailin', 'greyjoy', 'footman').hand('stark', 'robb-stark', 'eddard-stark')
  t.set({ discards: t.open.discards.map((pile, seat) => (seat === t.seat('stark') ? ['roose-bolton'] : pile)) })
  t.run({ do: 'marches', position: 0 })
  t.move('stark', { do: 'go', unit: 'footman', to: 'moat-cailin' })
  t.move('stark', { do: 'commit', banner: false })
  expect(t.question()).toBe('houseCards')
  const card = barred(t.view('stark')).find(({ move }) => move.do === 'card' && move.card === 'roose-bolton')
  expect(card).toMatchObject({ why: 'discarded', rule: 'AG-8.13.2' })
})

it('nothing is barred to who is not asked, and a reason has its words in both languages', () => {
  const t = stark().run({ do: 'planning' })
  expect(barred(t.view(null))).toEqual([])
  for (const language of languages)
    for (const text of reasons(t, 'stark', language)) expect(text).not.toMatch(/undefined/)
})
