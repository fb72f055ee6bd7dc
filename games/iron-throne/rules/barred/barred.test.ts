import { describe, expect, it } from 'vitest'
import { languages, plain } from '../../../../text/index.ts'
import type { House } from '../../data/houses.ts'
import { type Scene, scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { barred } from './index.ts'

const bars = (t: Scene, house: House) => barred(t.view(house))

const reasons = (t: Scene, house: House, language: 'en' | 'hu' = 'en') => {
  const view = t.view(house)
  return [...new Set(barred(view).map(({ why, of }) => plain(texts[language].barred!(why, of, view))))]
}

describe('what cannot be done says why', () => {
  it('IT-16.2 IT-16.6 a card whose character takes no part, while another can be played', () => {
    const t = scene(5)
      .hand('tyrell', 'olenna-tyrell', 'margaery-tyrell', 'tyrell-truce')
      .encounter('olenna-tyrell', 'viserys-targaryen')
      .begin()
    expect(t.question()).toBe('playCard')
    expect(bars(t, 'tyrell').map(({ move }) => move)).toEqual([{ do: 'play', card: 'margaery-tyrell' }])
    for (const language of languages)
      for (const text of reasons(t, 'tyrell', language)) expect(text).not.toMatch(/undefined/)
    expect(bars(t, 'stark')).toEqual([])
  })

  it('IT-6.4 the dead support nobody', () => {
    const t = scene(5).encounter('mace-tyrell', 'viserys-targaryen')
    t.set({ power: { ...t.open.power, 'robb-stark': 0 } })
    t.run({ do: 'support', seat: t.seat('stark') })
    expect(reasons(t, 'stark')).toEqual(['Robb Stark is dead'])
    expect(reasons(t, 'stark', 'hu')).toEqual(['Robb Stark halott'])
    expect(bars(t, 'stark')[0].rule).toBe('IT-6.4')
  })
})
