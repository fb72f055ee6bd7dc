import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { play, totals } from './testing.ts'

describe('cards of the house: Stark and Lannister', () => {
  it('ITC-089, IT-23.1, IT-10.5, IT-10.4.1: The Man Who Passes the Sentence', () => {
    const t = scene(3, { leaders: { stark: 'robb-stark' } })
      .hand('stark', 'eddard-stark', 'stark-truce')
      .encounter('jaime-lannister', 'eddard-stark')
      .conflict('lannister-hostility-3', 'stark-truce')
    play(t, 'eddard-stark').quiet()
    expect(t.events('no-reward')).toEqual([{ is: 'no-reward', seats: [1], by: 'card-eddard-stark' }])
    expect(t.open.influence.flat()).toEqual([])
    expect(t.of('eddard-stark')).toBe(2)
    expect([t.question(), t.asked()]).toEqual(['takeHostage', ['stark']])
    t.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[0]).toEqual([{ n: 1, house: 1 }])
  })

  it('IT-23.2, IT-13.9: Family, Duty, Honor', () => {
    const t = scene(3)
      .hand('stark', 'catelyn-stark')
      .power({ 'arya-stark': 1 })
      .encounter('catelyn-stark', 'jaime-lannister')
      .begin()
    const sheet = t.of('stark')
    play(t, 'catelyn-stark').move('stark', { do: 'drain', character: 'arya-stark' })
    expect(t.legalMoves('stark')).toContainEqual({ do: 'done' })
    t.move('stark', { do: 'drain', character: 'robb-stark' })
    expect([t.of('catelyn-stark'), t.of('arya-stark'), t.of('robb-stark'), t.of('stark')]).toEqual([6, 0, 3, sheet])
    const alone = scene(3)
      .hand('stark', 'catelyn-stark', 'catelyn-stark', 'stark-truce')
      .power({ 'arya-stark': 0, 'robb-stark': 0, 'bran-stark': 0 })
      .encounter('catelyn-stark', 'jaime-lannister')
      .begin()
    expect(alone.question()).toBe('playCards')
  })

  it('IT-23.4, IT-25.3, IT-25.10: Warg', () => {
    const t = scene(3).hand('stark', 'bran-stark').encounter('bran-stark', 'tywin-lannister').begin()
    const hand = t.handOf('lannister')
    play(t, 'bran-stark')
    expect(t.events('looked')).toEqual([{ is: 'looked', seat: 0, what: 'hand', of: 1, n: 5 }])
    expect(t.events('saw')).toEqual([{ is: 'saw', seat: 0, of: 1, cards: hand, what: 'hand' }])
    expect(JSON.stringify(t.view('stark'))).not.toContain(hand[0])
  })

  it('ITC-102, IT-10.5.1, IT-23.1, IT-23.6: no rewards, no hostage', () => {
    const t = scene(3, { leaders: { stark: 'robb-stark', lannister: 'tywin-lannister' } })
      .hand('stark', 'eddard-stark', 'stark-truce')
      .hand('lannister', 'cersei-lannister', 'lannister-hostility-3')
      .encounter('cersei-lannister', 'eddard-stark')
      .conflict('lannister-hostility-3', 'stark-truce')
    play(t, 'cersei-lannister')
    play(t, 'eddard-stark').quiet()
    expect(t.question()).toBeNull()
    expect(t.events('ending')[0].winner).toBe('challenger')
    expect(t.open.influence.flat()).toEqual([])
    expect(t.events('hostage')).toEqual([])
    expect(t.of('eddard-stark')).toBe(2)
  })

  it('IT-23.7, IT-16.5, IT-16.8: The Lion’s Blade, twice', () => {
    const t = scene(3)
      .hand('lannister', 'jaime-lannister', 'jaime-lannister', 'lannister-hostility-1')
      .encounter('jaime-lannister', 'robb-stark')
      .conflict('lannister-hostility-1', 'stark-hostility-8')
    play(t, 'jaime-lannister').move('lannister', { do: 'play', card: 'jaime-lannister' }).quiet()
    expect(totals(t)).toEqual([13, 12])
  })

  it('IT-23.9: Debts Repaid', () => {
    const t = scene(3)
      .hand('lannister', 'tywin-lannister', 'lannister-hostility-20')
      .encounter('tywin-lannister', 'robb-stark')
      .conflict('lannister-hostility-20', 'stark-hostility-8')
    play(t, 'tywin-lannister').move('lannister', { do: 'take', place: { from: 'hand' } })
    expect(t.events('hostage').map(({ seat, victim, why }) => [seat, victim, why])).toEqual([
      [1, 0, 'hostility'],
      [1, 0, 'card-tywin-lannister'],
    ])
  })

  const poisoned = () =>
    scene(5)
      .hand('tyrell', 'olenna-tyrell', 'tyrell-truce')
      .hand('lannister', 'joffrey-baratheon', 'lannister-hostility-5')
      .encounter('joffrey-baratheon', 'robb-stark', { 'olenna-tyrell': 'defender' })
      .begin()

  it('ITC-087, IT-23.10, IT-19.1: Royal Command', () => {
    const t = play(poisoned(), 'olenna-tyrell').move('tyrell', { do: 'target', character: 'joffrey-baratheon' })
    expect(t.of('joffrey-baratheon')).toBe(2)
    play(t, 'joffrey-baratheon')
    // The one supporter is the only one who can be named; the active player cannot
    expect(t.events('retreated')).toEqual([
      { is: 'retreated', seat: 4, character: 'olenna-tyrell', by: 'card-joffrey-baratheon' },
    ])
    expect(t.open.encounter!.fighters.map(({ seat }) => seat)).toEqual([1, 0])
    expect(t.open.discards[4]).toEqual(['olenna-tyrell'])
    const hand = t.open.hands[4]
    t.cards('lannister-hostility-5', 'stark-hostility-8').finish()
    expect([t.of('joffrey-baratheon'), t.of('olenna-tyrell'), t.open.hands[4]]).toEqual([1, 4, hand])
    expect(t.heard.filter(event => event.is === 'played' && event.seat === 4)).toHaveLength(1)
  })

  it('IT-19.1, IT-23.25: who has retreated does not come back', () => {
    const t = scene(5)
      .hand('lannister', 'joffrey-baratheon')
      .hand('tyrell', 'renly-baratheon')
      .encounter('joffrey-baratheon', 'robb-stark', { 'khal-drogo': 'defender', 'renly-baratheon': 'defender' })
      .begin()
    play(t, 'joffrey-baratheon').move('lannister', { do: 'name', seat: 3 })
    play(t, 'renly-baratheon')
    expect(t.question()).toBe('lateSupport')
    expect(t.asked()).toEqual(['baratheon'])
  })
})
