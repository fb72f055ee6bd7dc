import { describe, expect, it } from 'vitest'
import type { HouseCard } from '../data/cards.ts'
import { scene } from '../testing.ts'
import { isAskedFor, play, reach, totals } from './testing.ts'

describe('cards of the rulebook', () => {
  it('ITC-059, IT-23.5, IT-10.3: List of Names', () => {
    const t = scene(3)
      .hand('stark', 'arya-stark', 'stark-hostility-1')
      .power({ 'jaime-lannister': 7 })
      .encounter('arya-stark', 'jaime-lannister')
      .conflict('stark-hostility-1', 'lannister-hostility-8')
      .quiet()
    t.move('lannister', ...Array(2).fill({ do: 'empower', character: 'jaime-lannister' }))
    expect(t.of('jaime-lannister')).toBe(9)
    const sheet = t.of('lannister')
    play(t, 'arya-stark')
    expect([t.of('arya-stark'), t.of('jaime-lannister'), t.of('lannister')]).toEqual([2, 1, sheet + 8])
  })

  it('ITC-060, IT-23.5, IT-14.3: not by an Arya who has died', () => {
    const t = scene(3)
      .hand('stark', 'arya-stark', 'stark-hostility-1')
      .power({ 'arya-stark': 1 })
      .encounter('arya-stark', 'jaime-lannister')
      .conflict('stark-hostility-1', 'lannister-hostility-8')
    expect(isAskedFor(t, 'stark')).toBe(false)
    expect(t.of('arya-stark')).toBe(0)
  })

  it('ITC-061, IT-16.3: the card of the leader', () => {
    const led = (bran: number) =>
      scene(3, { leaders: { stark: 'arya-stark' } })
        .hand('stark', 'arya-stark')
        .power({ 'bran-stark': bran })
        .encounter('stannis-baratheon', 'jaime-lannister', { 'bran-stark': 'challenger' })
        .conflict('baratheon-hostility-1', 'lannister-hostility-8')
    const t = led(3)
    reach(t, 'arya-stark')
    expect(t.of('bran-stark')).toBe(1)
    expect(isAskedFor(led(1), 'stark')).toBe(false)
  })

  it('ITC-062, IT-23.3, IT-11.2, IT-16.1: Tactical Maneuver', () => {
    const t = scene(3)
      .hand('stark', 'robb-stark', 'stark-hostility-20')
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('stark-hostility-20', 'lannister-hostility-1')
      .deckSize('stark', 9)
      .deckSize('stark', 3)
    t.set({ discards: [t.open.discards[0].slice(-6), [], []] })
    play(t, 'robb-stark')
    expect([t.open.decks[0], t.open.discards[0]]).toEqual([8, []])
    t.run({ do: 'cleanup' })
    expect(t.open.discards[0]).toEqual(['stark-hostility-20', 'robb-stark'])
  })

  /** Lannister 5 against Stark 7; Lannister has its Tyrion and a 10. */
  const instinct = (stark: HouseCard, ...hand: HouseCard[]) =>
    scene(3)
      .hand('lannister', 'lannister-hostility-5', 'lannister-hostility-10', 'tyrion-lannister')
      .hand('stark', stark, ...hand)
      .encounter('tyrion-lannister', 'robb-stark')
      .conflict('lannister-hostility-5', stark)

  it('ITC-008, IT-23.8, IT-11.2, IT-29.7: Political Instinct', () => {
    const t = play(instinct('stark-hostility-7', 'stark-hostility-3', 'stark-hostility-12'), 'tyrion-lannister')
    expect(t.legalMoves('lannister')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 0 },
    ])
    t.move('lannister', { do: 'name', seat: 1 })
    expect(t.legalMoves('lannister')).toEqual([{ do: 'replace', card: 'lannister-hostility-10' }])
    t.move('lannister', { do: 'replace', card: 'lannister-hostility-10' }).quiet()
    expect(totals(t)).toEqual([14, 11])
    expect(t.events('ending')[0].winner).toBe('challenger')
    t.run({ do: 'cleanup' })
    expect(t.open.discards[1]).toEqual(['lannister-hostility-5', 'lannister-hostility-10', 'tyrion-lannister'])
  })

  it('ITC-063, IT-23.8, IT-7.5: against a character card', () => {
    const t = play(instinct('bran-stark', 'stark-hostility-1', 'stark-hostility-12', 'stark-truce'), 'tyrion-lannister')
    t.move('lannister', { do: 'name', seat: 0 })
    expect(t.legalMoves('stark')).toEqual([
      { do: 'replace', card: 'stark-hostility-1' },
      { do: 'replace', card: 'stark-hostility-12' },
    ])
    t.move('stark', { do: 'replace', card: 'stark-hostility-12' })
    expect(t.open.discards[0]).toEqual(['bran-stark'])
    expect(t.open.encounter!.cards.defender).toBe('stark-hostility-12')
  })

  it('ITC-064, IT-23.8: no higher card', () => {
    const hand = ['stark-hostility-8', 'stark-hostility-10', 'stark-truce', 'robb-stark', 'bran-stark'] as const
    const t = play(instinct('stark-hostility-12', ...hand), 'tyrion-lannister').move('lannister', {
      do: 'name',
      seat: 0,
    })
    t.move('stark', { do: 'done' })
    expect(t.events('replaced')).toEqual([
      { is: 'replaced', seat: 0, old: 'stark-hostility-12', card: null, by: 'card-tyrion-lannister' },
    ])
    expect(t.open.encounter!.cards.defender).toBe('stark-hostility-12')
    expect(t.handOf('lannister')).not.toContain('tyrion-lannister')
  })

  it('IT-23.8, IT-22.1, IT-7.7: after Honorable too, but the peace stands', () => {
    const t = scene(3)
      .hand('lannister', 'tyrion-lannister', 'lannister-hostility-3', 'lannister-hostility-10')
      .encounter('tyrion-lannister', 'robb-stark')
      .conflict('lannister-hostility-3', 'stark-truce')
    t.move('stark', { do: 'use' }).move('lannister', { do: 'play', card: 'tyrion-lannister' })
    t.move('lannister', { do: 'replace', card: 'lannister-hostility-10' }).quiet()
    expect([t.open.encounter!.cards.challenger, t.question()]).toEqual(['lannister-hostility-10', 'negotiate'])
  })

  it('ITC-099, IT-23.8, IT-25.8: asked although there is no choice', () => {
    const hands: HouseCard[][] = [
      ['stark-hostility-8', 'stark-truce', 'stark-truce'],
      ['stark-hostility-8', 'stark-hostility-12', 'stark-truce'],
      ['stark-hostility-1', 'stark-hostility-2', 'stark-truce'],
    ]
    const views = hands.map(hand => {
      const t = play(instinct('stark-hostility-7', ...hand), 'tyrion-lannister')
      t.move('lannister', { do: 'name', seat: 0 })
      expect([t.question(), t.asked()]).toEqual(['replaceCard', ['stark']])
      return { seen: JSON.stringify(t.view('baratheon')), legalMoves: t.legalMoves('stark') }
    })
    expect(new Set(views.map(({ seen }) => seen)).size).toBe(1)
    expect(views.map(({ legalMoves }) => legalMoves)).toEqual([
      [{ do: 'replace', card: 'stark-hostility-8' }],
      [
        { do: 'replace', card: 'stark-hostility-8' },
        { do: 'replace', card: 'stark-hostility-12' },
      ],
      [{ do: 'done' }],
    ])
    const t = play(instinct('stark-hostility-7'), 'tyrion-lannister').move('lannister', { do: 'name', seat: 0 })
    expect(t.question()).not.toBe('replaceCard')
    expect(t.events('replaced')[0].card).toBeNull()
  })
})
