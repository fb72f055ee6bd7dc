import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { neighboursOf } from '../../rules/position/nearest.ts'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { Ledger } from './Ledger.tsx'

const shown = (language: 'en' | 'hu', seat: 'stark' | null) => {
  const t = scene(6, { empty: false })
  t.set({
    round: 4,
    threat: 8,
    westeros: ['w1-mustering', 'w2-clash-of-kings', 'w3-storm-of-swords'],
    forbidden: ['defense-plus-1', 'defense-plus-2'],
  })
  const props = {
    view: t.view(seat),
    texts: texts[language],
    busy: false,
    highlighted: [],
    news: [],
    onMove: () => {},
    onMoves: () => {},
    onHighlight: () => {},
  }
  const html = renderToStaticMarkup(<Ledger {...(props as unknown as Parameters<typeof Ledger>[0])} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('at a glance: who wins, what threatens, what is in force', () => {
  test('in English', () => {
    const text = shown('en', 'stark')
    expect(text).toContain('You are House Stark. Nearest: Baratheon, Greyjoy.')
    for (const words of ['Round 4 of 10', 'Wildling threat: 8', 'Mustering', 'Clash of Kings', 'Storm of Swords'])
      expect(text).toContain(words)
    expect(text).toContain('May not be placed this round: Defense +1, Defense +2')
  })

  test('in Hungarian, and a spectator is no house', () => {
    expect(shown('hu', 'stark')).toContain('Te vagy a Stark-ház. Legközelebb: Baratheon, Greyjoy.')
    expect(shown('en', null)).not.toContain('You are')
  })
})

test('the nearest houses are those with the shortest way over any border', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman').army('moat-cailin', 'greyjoy', 'footman')
  t.army('sunspear', 'martell', 'footman').army('dragonstone', 'baratheon', 'footman')
  expect(neighboursOf(t.open, t.seat('stark'))[0]).toBe(t.seat('greyjoy'))
  expect(neighboursOf(t.open, t.seat('stark'))).not.toContain(t.seat('martell'))
})
