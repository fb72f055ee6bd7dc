import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'
import { play, reach, upTo } from '../testing.ts'
import { windowAt } from './windows.ts'

const asksLeader = (t: Scene): boolean => t.question() === 'useAbility'

describe('acts that find nothing to work on', () => {
  it('IT-22.9, IT-17.3: Reserves of the Rock need power on the sheet', () => {
    const asked = (sheet: number) => {
      const t = scene(3, { leaders: { lannister: 'tywin-lannister' } })
        .sheet('lannister', sheet)
        .encounter('jaime-lannister', 'robb-stark')
        .conflict('lannister-hostility-5', 'stark-hostility-5')
      return asksLeader(t)
    }
    expect([0, 1].map(asked)).toEqual([false, true])
  })

  it('IT-22.6, IT-6.8: who has joined a side cannot be forced onto another', () => {
    const asked = (supporters: { 'stannis-baratheon'?: 'defender' }) => {
      const t = scene(3).spread('lannister', 'baratheon').encounter('jaime-lannister', 'robb-stark', supporters)
      return asksLeader(t.run(...windowAt(t.open, 'before-support', 2)))
    }
    expect([asked({}), asked({ 'stannis-baratheon': 'defender' })]).toEqual([true, false])
  })
})

describe('acts that are carried out', () => {
  it('IT-23.2: Family, Duty, Honor may stop after one, and stops when nobody is left to take from', () => {
    const gathering = (arya: number, robb: number) => {
      const t = scene(3)
        .hand('stark', 'catelyn-stark')
        .power({ 'arya-stark': arya, 'bran-stark': 0, 'robb-stark': robb })
        .encounter('catelyn-stark', 'jaime-lannister')
        .begin()
      return play(t, 'catelyn-stark')
    }
    const stopped = gathering(3, 3).move('stark', { do: 'drain', character: 'arya-stark' }, { do: 'done' })
    expect([stopped.of('catelyn-stark'), stopped.of('arya-stark'), stopped.question()]).toEqual([5, 2, 'playCards'])
    // The only choice is made by itself
    const last = gathering(1, 0)
    expect([last.of('catelyn-stark'), last.of('arya-stark'), last.question()]).toEqual([5, 0, 'playCards'])
    const both = gathering(3, 3).move('stark', { do: 'drain', character: 'arya-stark' })
    both.move('stark', { do: 'drain', character: 'robb-stark' })
    expect([both.of('catelyn-stark'), both.question()]).toEqual([6, 'playCards'])
  })

  it('IT-22.2: three cards are discarded, neither more nor fewer', () => {
    const t = scene(3, { leaders: { stark: 'robb-stark' } }).challenger('stark')
    upTo(t.run(...windowAt(t.open, 'before-turn')), 'stark').move('stark', { do: 'use' })
    for (let n = 0; n < 3; n++) {
      expect(t.refuses('stark', { do: 'done' })).toBe(true)
      t.move('stark', { do: 'discard', card: t.handOf('stark')[0] })
    }
    expect([t.open.hands[0], t.question()]).toEqual([4, null])
  })

  it('IT-22.23: after the first of one to three cards one may stop', () => {
    const t = scene(5, { leaders: { tyrell: 'loras-tyrell' } })
      .encounter('mace-tyrell', 'robb-stark')
      .begin()
      .move('tyrell', { do: 'use' })
    expect(t.refuses('tyrell', { do: 'done' })).toBe(true)
    t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] })
    t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] }, { do: 'done' })
    expect(t.open.encounter!.added.map(({ n }) => n)).toEqual([2])
  })

  it('IT-23.19, IT-25.9: everybody hears that somebody looks at cards of the own deck', () => {
    const t = scene(4).hand('targaryen', 'jorah-mormont').encounter('khal-drogo', 'tywin-lannister').begin()
    play(t, 'jorah-mormont')
    expect(t.events('looked')).toEqual([{ is: 'looked', seat: 3, what: 'deck', of: 3, n: 3 }])
  })

  it('IT-23.19, IT-15.5: an empty deck is made anew before it is looked at', () => {
    const t = scene(4)
      .hand('targaryen', 'jorah-mormont')
      .deckSize('targaryen', 0)
      .encounter('khal-drogo', 'tywin-lannister')
      .begin()
    play(t, 'jorah-mormont')
    expect([t.question(), t.view('targaryen').own!.seen.length]).toEqual(['keepCard', 3])
  })

  it('IT-19.1: who retreats takes the own cards along; the cards of others stay in play', () => {
    const t = scene(5)
      .hand('lannister', 'joffrey-baratheon')
      .hand('tyrell', 'olenna-tyrell', 'tyrell-truce')
      .encounter('joffrey-baratheon', 'robb-stark', { 'olenna-tyrell': 'defender' })
      .begin()
    reach(t, 'olenna-tyrell')
    t.move('tyrell', { do: 'play', card: 'olenna-tyrell' }, { do: 'target', character: 'joffrey-baratheon' })
    play(t, 'joffrey-baratheon')
    expect(t.open.encounter!.played).toEqual([{ seat: 1, card: 'joffrey-baratheon' }])
    expect(t.open.discards[4]).toEqual(['olenna-tyrell'])
  })

  it('IT-22.22, IT-14.3: a dead character is none of those that can be named', () => {
    const t = scene(5, { leaders: { tyrell: 'olenna-tyrell' } })
      .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
      .begin()
    t.power({ 'stannis-baratheon': 0 }).run(...windowAt(t.open, 'after-resolution'))
    upTo(t, 'tyrell').move('tyrell', { do: 'use' })
    expect(t.legalMoves('tyrell')).toEqual([
      { do: 'target', character: 'robb-stark' },
      { do: 'target', character: 'jaime-lannister' },
    ])
  })

  it('IT-22.4, IT-7.2.1: a card played face up has left the hand', () => {
    const t = scene(3, { leaders: { stark: 'bran-stark' } })
      .hand('lannister', 'lannister-truce', 'lannister-hostility-1')
      .encounter('robb-stark', 'jaime-lannister')
      .begin()
    upTo(t, 'stark').move('stark', { do: 'use' }).quiet()
    t.move('lannister', { do: 'card', card: 'lannister-truce' })
    expect([t.handOf('lannister'), t.open.hands[1]]).toEqual([['lannister-hostility-1'], 1])
  })
})
