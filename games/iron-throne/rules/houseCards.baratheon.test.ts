import { describe, expect, it } from 'vitest'
import type { HouseCard } from '../data/cards.ts'
import { scene } from '../testing.ts'
import { play, reach, totals } from './testing.ts'

describe('cards of the house: Baratheon and Targaryen', () => {
  const compromise = (card: 'stannis-baratheon' | 'baratheon-hostility-1') =>
    scene(3)
      .hand('baratheon', card, 'baratheon-truce')
      .power({ 'stannis-baratheon': 5 })
      .encounter('stannis-baratheon', 'jaime-lannister')
      .conflict('baratheon-truce', 'lannister-truce')

  it('ITC-085, IT-23.11, IT-10.5, IT-8.1: No Compromise', () => {
    const t = play(compromise('stannis-baratheon'), 'stannis-baratheon').quiet()
    expect(totals(t)).toEqual([5, 4])
    expect(t.open.influence[1]).toEqual([2])
    expect(t.of('jaime-lannister')).toBe(2)
    expect([t.question(), t.asked()]).toEqual(['takeHostage', ['baratheon']])
  })

  it('ITC-065, IT-20.2, IT-22.1, IT-23.11, IT-7.7: a card changes what a leader can do', () => {
    const t = scene(3)
      .hand('baratheon', 'stannis-baratheon', 'baratheon-truce')
      .encounter('robb-stark', 'stannis-baratheon')
      .conflict('stark-truce', 'baratheon-truce')
    expect([t.question(), t.asked()]).toEqual(['playCard', ['baratheon']])
    t.move('baratheon', { do: 'play', card: 'stannis-baratheon' }).quiet()
    expect(t.events('used')).toEqual([])
    expect(totals(t)).toEqual([4, 4])
    expect(t.events('ending')[0]).toMatchObject({ ending: 'tie', winner: null })
  })

  it('IT-23.12: Shadow', () => {
    const t = scene(3)
      .hand('baratheon', 'melisandre', 'baratheon-hostility-20')
      .encounter('melisandre', 'robb-stark')
      .conflict('baratheon-hostility-20', 'stark-hostility-8')
    play(t, 'melisandre')
    expect([t.of('robb-stark'), t.of('stark')]).toEqual([0, 8])
  })

  it('IT-23.13, IT-25.9: Smuggler’s Route', () => {
    const t = scene(3).hand('baratheon', 'davos-seaworth').encounter('stannis-baratheon', 'tywin-lannister').begin()
    play(t, 'davos-seaworth')
    expect(t.open.hands[2]).toBe(2)
    const [card] = t.handOf('baratheon')
    const decks = t.open.decks[2]
    t.move('baratheon', { do: 'put', card })
    expect(t.state.g.hidden.decks[2].at(-1)).toBe(card)
    expect([t.open.hands[2], t.open.decks[2]]).toEqual([1, decks + 1])
    expect(t.events('buried')).toEqual([{ is: 'buried', seat: 2, n: 1, by: 'card-davos-seaworth' }])
  })

  it('IT-23.14, IT-10.5.1: Trial of Faith', () => {
    const t = scene(3)
      .hand('baratheon', 'selyse-baratheon', 'baratheon-hostility-1')
      .encounter('selyse-baratheon', 'robb-stark')
      .conflict('baratheon-hostility-1', 'stark-hostility-20')
    play(t, 'selyse-baratheon').finish()
    expect(t.of('selyse-baratheon')).toBe(4)
    expect(t.events('hostage')).toEqual([])
  })

  it('IT-23.15: Compassion', () => {
    const t = scene(3)
      .hand('baratheon', 'shireen-baratheon', 'baratheon-hostility-1')
      .encounter('shireen-baratheon', 'robb-stark')
      .conflict('baratheon-hostility-1', 'stark-hostility-20')
    reach(t, 'shireen-baratheon')
    const { hands } = t.open
    t.move('baratheon', { do: 'play', card: 'shireen-baratheon' })
    expect([t.open.hands[0], t.open.hands[2]]).toEqual([hands[0] + 2, hands[2] + 1])
    const drawn = t.events('drew').filter(({ why }) => why === 'card-shireen-baratheon')
    expect(drawn.map(({ seat }) => seat)).toEqual([2, 0])
  })

  it('ITC-088, IT-23.16, IT-16.4: Dracarys, by a supporter', () => {
    const t = scene(4)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-hostility-7', 'targaryen-truce')
      .encounter('robb-stark', 'jaime-lannister', { 'daenerys-targaryen': 'challenger' })
      .conflict('stark-hostility-5', 'lannister-hostility-5')
    play(t, 'daenerys-targaryen')
    expect(t.legalMoves('targaryen')).toEqual([{ do: 'discard', card: 'targaryen-hostility-7' }])
    t.move('targaryen', { do: 'discard', card: 'targaryen-hostility-7' }).quiet()
    expect(totals(t)).toEqual([4 + 4 + 5 + 4, 9])
    expect(t.open.discards[3]).toEqual(['targaryen-hostility-7'])
  })

  it('IT-23.16, IT-16.6: half the value, rounded up; only with a hostility card in hand', () => {
    const values: [number, number][] = [
      [1, 1],
      [2, 1],
      [3, 2],
      [8, 4],
      [10, 5],
      [12, 6],
      [20, 10],
    ]
    for (const [value, half] of values) {
      const card = `targaryen-hostility-${value}` as HouseCard
      const t = scene(4)
        .hand('targaryen', 'daenerys-targaryen', card, 'targaryen-hostility-5')
        .encounter('daenerys-targaryen', 'jaime-lannister')
        .conflict('targaryen-hostility-5', 'lannister-hostility-5')
      play(t, 'daenerys-targaryen').move('targaryen', { do: 'discard', card })
      expect(t.open.encounter!.added.at(-1)!.n).toBe(half)
    }
    const t = scene(4)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-truce', 'targaryen-hostility-5')
      .encounter('daenerys-targaryen', 'jaime-lannister')
      .conflict('targaryen-hostility-5', 'lannister-hostility-5')
    expect([t.question(), t.asked()]).toEqual(['playCard', ['targaryen']])
    expect(t.legalMoves('targaryen')).toEqual([{ do: 'pass' }])
  })
})
