import { describe, expect, it } from 'vitest'
import type { HouseCard } from '../data/cards.ts'
import { scene } from '../testing.ts'
import type { Side } from '../types.ts'
import { windowAt } from './cards/windows.ts'
import { isAskedFor, play, totals } from './testing.ts'

describe('cards of the house: Targaryen and Tyrell', () => {
  it('IT-23.17: You Woke the Dragon', () => {
    const woken = (hand: number) =>
      play(
        scene(4)
          .hand('targaryen', 'viserys-targaryen')
          .handSize('lannister', hand)
          .encounter('viserys-targaryen', 'tywin-lannister')
          .begin(),
        'viserys-targaryen',
      )
    const t = woken(3)
    expect(t.legalMoves('lannister')).toEqual([{ do: 'give-cards' }, { do: 'give-hostage' }])
    t.move('lannister', { do: 'give-cards' })
    t.move('lannister', { do: 'discard', card: t.handOf('lannister')[0] })
    t.move('lannister', { do: 'discard', card: t.handOf('lannister')[0] })
    expect([t.open.hands[1], t.open.discards[1].length]).toEqual([1, 2])
    // With one card there is no choice
    const u = woken(1)
    expect([u.question(), u.asked()]).toEqual(['takeHostage', ['targaryen']])
  })

  it('IT-23.18: Arakh', () => {
    const t = scene(4)
      .hand('targaryen', 'khal-drogo', 'targaryen-hostility-20')
      .encounter('khal-drogo', 'robb-stark', { 'jaime-lannister': 'defender' })
      .conflict('targaryen-hostility-20', 'stark-hostility-8')
    play(t, 'khal-drogo')
    expect([t.of('robb-stark'), t.of('jaime-lannister')]).toEqual([1, 1])
  })

  it('IT-23.19, IT-21.6, IT-25.8, IT-25.9: Wise Counsel', () => {
    const top = ['targaryen-truce', 'targaryen-hostility-20', 'targaryen-truce'] as const
    const t = scene(4)
      .hand('targaryen', 'jorah-mormont')
      .top('targaryen', ...top)
      .encounter('khal-drogo', 'tywin-lannister')
      .begin()
    play(t, 'jorah-mormont')
    expect(t.view('targaryen').own!.seen).toEqual(top)
    expect(JSON.stringify(t.view('lannister'))).not.toContain('targaryen-hostility-20')
    t.move('targaryen', { do: 'keep', card: 'targaryen-hostility-20' })
    // Two alike are left: the question is asked all the same
    expect(t.question()).toBe('orderCards')
    t.move('targaryen', { do: 'put', card: 'targaryen-truce' })
    expect(t.state.g.hidden.decks[3].slice(0, 2)).toEqual(['targaryen-truce', 'targaryen-truce'])
    expect(t.handOf('targaryen')).toEqual(['targaryen-hostility-20'])
    const u = scene(4)
      .hand('targaryen', 'jorah-mormont')
      .top('targaryen', 'targaryen-truce', 'targaryen-hostility-20', 'targaryen-hostility-1')
      .encounter('khal-drogo', 'tywin-lannister')
      .begin()
    play(u, 'jorah-mormont').move('targaryen', { do: 'keep', card: 'targaryen-truce' })
    u.move('targaryen', { do: 'put', card: 'targaryen-hostility-1' })
    expect(u.state.g.hidden.decks[3].slice(0, 2)).toEqual(['targaryen-hostility-1', 'targaryen-hostility-20'])
  })

  it('IT-15.5, IT-2.2, IT-23.19: a deck whose last card was kept is made anew at once', () => {
    const t = scene(4).hand('targaryen', 'jorah-mormont').deckSize('targaryen', 1)
    const pile = t.open.discards[3].length
    play(t.encounter('khal-drogo', 'tywin-lannister').begin(), 'jorah-mormont')
    t.move('targaryen', t.legalMoves('targaryen')[0])
    expect([t.handOf('targaryen').length, t.open.decks[3], t.open.discards[3]]).toEqual([1, pile, []])
  })

  it('IT-23.20: Bold Defense, on the defender’s side alone', () => {
    const bold = (side: Side) =>
      scene(4)
        .hand('targaryen', 'barristan-selmy')
        .encounter('robb-stark', 'jaime-lannister', { 'barristan-selmy': side })
        .conflict('stark-hostility-5', 'lannister-hostility-5')
    const t = play(bold('defender'), 'barristan-selmy').quiet()
    expect(totals(t)).toEqual([9, 18])
    expect(isAskedFor(bold('challenger'), 'targaryen')).toBe(false)
  })

  it('ITC-086, IT-23.21, IT-19.4: Change of Allegiance', () => {
    const t = scene(5)
      .hand('tyrell', 'margaery-tyrell')
      .encounter('robb-stark', 'jaime-lannister', { 'margaery-tyrell': 'challenger' })
      .begin()
    play(t, 'margaery-tyrell').cards('stark-hostility-6', 'lannister-hostility-4')
    const { hands } = t.open
    t.finish('takeHostage')
    expect(totals(t)).toEqual([10, 12])
    expect([t.open.hands[1], t.open.hands[4]]).toEqual([hands[1] + 2, hands[4] + 2])
    expect([t.of('lannister'), t.of('tyrell')]).toEqual([2, 2])
  })

  it('IT-23.23: Flower of Chivalry', () => {
    const t = scene(5)
      .hand('tyrell', 'loras-tyrell')
      .encounter('robb-stark', 'jaime-lannister', { 'loras-tyrell': 'defender', 'khal-drogo': 'defender' })
      .conflict('stark-hostility-8', 'lannister-hostility-1')
    play(t, 'loras-tyrell').quiet()
    expect(totals(t)).toEqual([12, 19])
  })

  it('IT-23.24: Stores of Highgarden', () => {
    const stores = (card: HouseCard) =>
      play(
        scene(5)
          .hand('tyrell', 'mace-tyrell', card)
          .encounter('loras-tyrell', 'jaime-lannister')
          .conflict(card, 'lannister-hostility-8'),
        'mace-tyrell',
      )
    const lost = stores('tyrell-hostility-1')
    expect([lost.open.hands[4], lost.question()]).toEqual([3, 'distribute'])
    const won = stores('tyrell-hostility-20')
    expect(won.open.hands[4]).toBe(3)
    expect(won.question()).not.toBe('distribute')
  })

  it('IT-23.25, IT-19.3, IT-29.12: Rally the Banners', () => {
    const rally = () =>
      play(
        scene(5)
          .hand('tyrell', 'renly-baratheon')
          .encounter('robb-stark', 'tywin-lannister', { 'renly-baratheon': 'defender' })
          .begin(),
        'renly-baratheon',
      )
    const t = rally()
    expect(t.legalMoves('tyrell')).toEqual([
      { do: 'name', seat: 2 },
      { do: 'name', seat: 3 },
    ])
    t.move('tyrell', { do: 'name', seat: 3 }).move('targaryen', { do: 'choose', character: 'khal-drogo' })
    expect(t.open.encounter!.fighters.at(-1)).toEqual({
      seat: 3,
      character: 'khal-drogo',
      side: 'defender',
      how: 'late',
    })
    expect([t.open.hands[4], t.open.hands[3]]).toEqual([1, 6])
    expect(t.events('drew').map(({ seat }) => seat)).toEqual([4, 3])
    // In the window that is still open
    expect([t.question(), t.asked()]).toEqual(['playCard', ['targaryen']])
    const u = rally().move('tyrell', { do: 'name', seat: 2 }).move('baratheon', { do: 'pass' })
    expect(u.events('declined')).toEqual([{ is: 'declined', seat: 2, by: 'card-renly-baratheon' }])
    expect([u.open.hands[4], u.open.hands[2]]).toEqual([0, 5])
  })

  it('IT-16.6: a card needs a target', () => {
    const t = scene(3).hand('lannister', 'joffrey-baratheon', 'lannister-truce')
    t.encounter('joffrey-baratheon', 'robb-stark').begin()
    // No supporter to be named: nobody is asked
    expect(t.question()).toBe('playCards')
    expect(t.run(...windowAt(t.open, 'before-cards')).question()).toBeNull()
  })
})
