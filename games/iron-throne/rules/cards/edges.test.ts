import { describe, expect, it } from 'vitest'
import type { HouseCard } from '../../data/cards.ts'
import { type Scene, scene } from '../../testing.ts'
import { setEncounter } from '../encounter/encounter.ts'
import { play, reach } from '../testing.ts'
import { windowAt } from './windows.ts'

const asksLeader = (t: Scene): boolean => t.question() === 'useAbility'

/** Is a leader asked before everything is over? */
function willAskLeader(t: Scene): boolean {
  while (t.question() !== null && !asksLeader(t)) t.goOn()
  return asksLeader(t)
}

describe('at the edge of what can be done', () => {
  it('IT-17.3: the last power pays a price', () => {
    const asked = (sheet: number) => {
      const t = scene(4, { leaders: { targaryen: 'barristan-selmy' } })
        .sheet('targaryen', sheet)
        .encounter('khal-drogo', 'robb-stark')
        .run({ do: 'supportPhase' })
      return asksLeader(t)
    }
    expect([0, 1].map(asked)).toEqual([false, true])
  })

  it('IT-22.9: with one power on the sheet nothing more is asked', () => {
    const t = scene(3, { leaders: { lannister: 'tywin-lannister' } })
      .sheet('lannister', 1)
      .encounter('joffrey-baratheon', 'robb-stark')
      .conflict('lannister-hostility-5', 'stark-hostility-5')
      .move('lannister', { do: 'use' })
    expect([t.of('joffrey-baratheon'), t.of('lannister'), t.question()]).toEqual([5, 0, 'takeHostage'])
  })

  it('IT-22.8, IT-22.19, IT-8.5: who has lost otherwise, or is no supporter, is not spared', () => {
    const asked = (ending: 'tie' | 'defeat') => {
      const t = scene(4, { leaders: { lannister: 'tyrion-lannister' } })
        .encounter('joffrey-baratheon', 'khal-drogo')
        .conflict('lannister-hostility-1', ending === 'tie' ? 'targaryen-hostility-1' : 'targaryen-truce')
      return willAskLeader(t)
    }
    // Tyrion speaks after a truce that failed, Jorah for supporters
    expect([asked('tie'), asked('defeat')]).toEqual([false, false])
  })

  it('IT-22.24, IT-25.8: with an empty hand nothing is discarded, and seven are drawn', () => {
    const t = scene(5)
      .handSize('tyrell', 0)
      .run({ do: 'drawUps', rest: [4] })
      .move('tyrell', { do: 'use' })
    expect([t.open.hands[4], t.question()]).toEqual([7, null])
  })

  it('IT-23.13, IT-25.8: the only card in hand is asked for; with none nothing is', () => {
    const smuggled = (deck: number) => {
      const t = scene(3).hand('baratheon', 'davos-seaworth').deckSize('baratheon', deck)
      t.set({ discards: [[], [], []] })
      return play(t.encounter('stannis-baratheon', 'tywin-lannister').begin(), 'davos-seaworth')
    }
    expect([smuggled(1).open.hands[2], smuggled(1).question()]).toEqual([1, 'bury'])
    expect([smuggled(0).open.hands[2], smuggled(0).question()]).toEqual([0, 'playCards'])
  })

  it('IT-23.17: whoever has two cards may give both', () => {
    const t = scene(4)
      .hand('targaryen', 'viserys-targaryen')
      .handSize('lannister', 2)
      .encounter('viserys-targaryen', 'tywin-lannister')
      .begin()
    expect(play(t, 'viserys-targaryen').legalMoves('lannister')).toEqual([{ do: 'give-cards' }, { do: 'give-hostage' }])
  })

  it('IT-23.9: not from who is spared, nor from who has no card', () => {
    const repaid = (set: (t: Scene) => void) => {
      const t = scene(5)
        .hand('lannister', 'tywin-lannister', 'lannister-hostility-20')
        .encounter('tywin-lannister', 'robb-stark', { melisandre: 'defender', 'khal-drogo': 'defender' })
        .conflict('lannister-hostility-20', 'stark-hostility-1')
      reach(t, 'tywin-lannister')
      set(t)
      return t.move('lannister', { do: 'play', card: 'tywin-lannister' }).legalMoves('lannister')
    }
    const names = (...seats: number[]) => seats.map(seat => ({ do: 'name', seat }))
    expect(repaid(() => {})).toEqual(names(2, 3, 0))
    expect(repaid(t => setEncounter(t.state.g, { noPunishment: [2] }))).toEqual(names(3, 0))
    const bare = (t: Scene) =>
      t
        .handSize('targaryen', 0)
        .deckSize('targaryen', 0)
        .set({ discards: [[], [], [], [], []] })
    expect(repaid(bare)).toEqual(names(2, 0))
  })

  it('IT-19.1: who retreats without having played a card discards none', () => {
    const t = scene(5)
      .hand('lannister', 'joffrey-baratheon')
      .encounter('joffrey-baratheon', 'robb-stark', { 'olenna-tyrell': 'defender' })
      .begin()
    play(t, 'joffrey-baratheon')
    expect([t.events('retreated').length, t.events('discarded')]).toEqual([1, []])
  })

  it('IT-23.25, IT-28.4: a House with one living character can be called, one without any cannot', () => {
    const rally = (dragons: number) => {
      const t = scene(5, { lastBlood: true })
        .power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'barristan-selmy': 0, 'khal-drogo': dragons })
        .hand('tyrell', 'renly-baratheon')
        .encounter('robb-stark', 'tywin-lannister', { 'renly-baratheon': 'defender' })
        .begin()
      play(t, 'renly-baratheon')
      return [t.question(), t.asked()]
    }
    expect(rally(1)).toEqual(['aimSeat', ['tyrell']])
    // Baratheon alone is left to be named
    expect(rally(0)).toEqual(['lateSupport', ['baratheon']])
  })

  it('IT-23.3: even a single card is shuffled in; with none nothing is', () => {
    const shuffled = (...pile: HouseCard[]) => {
      const t = scene(3)
        .hand('stark', 'robb-stark', 'stark-hostility-20')
        .encounter('robb-stark', 'jaime-lannister')
        .conflict('stark-hostility-20', 'lannister-hostility-1')
      reach(t, 'robb-stark')
      t.set({ discards: [pile, [], []] }).move('stark', { do: 'play', card: 'robb-stark' })
      return [t.events('reshuffled').map(({ n }) => n), t.open.discards[0]]
    }
    expect(shuffled('stark-truce')).toEqual([[1], []])
    expect(shuffled()).toEqual([[], []])
  })

  it('IT-23.2: two are taken from one character, and the question tells how many so far', () => {
    const t = scene(3)
      .hand('stark', 'catelyn-stark')
      .power({ 'arya-stark': 3, 'bran-stark': 0, 'robb-stark': 0 })
      .encounter('catelyn-stark', 'jaime-lannister')
      .begin()
    play(t, 'catelyn-stark')
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'gather', left: 1, moved: 1 })
    t.move('stark', { do: 'drain', character: 'arya-stark' })
    expect([t.of('catelyn-stark'), t.of('arya-stark')]).toEqual([6, 1])
  })

  it('IT-23.8: the card that comes into play leaves the hand', () => {
    const t = scene(3)
      .hand('lannister', 'lannister-hostility-5', 'lannister-hostility-10', 'tyrion-lannister')
      .encounter('tyrion-lannister', 'robb-stark')
      .conflict('lannister-hostility-5', 'stark-hostility-7')
    play(t, 'tyrion-lannister').move('lannister', { do: 'name', seat: 1 })
    t.move('lannister', { do: 'replace', card: 'lannister-hostility-10' })
    expect([t.handOf('lannister'), t.open.hands[1]]).toEqual([[], 0])
  })

  it('IT-23.19, IT-25.1: all see how many cards lie aside, and all go back but one', () => {
    const t = scene(4).hand('targaryen', 'jorah-mormont').encounter('khal-drogo', 'tywin-lannister').begin()
    const decks = t.open.decks[3]
    play(t, 'jorah-mormont')
    const aside = [t.open.aside]
    t.move('targaryen', t.legalMoves('targaryen')[0])
    aside.push(t.open.aside)
    t.move('targaryen', t.legalMoves('targaryen')[0])
    aside.push(t.open.aside)
    expect(aside).toEqual([{ seat: 3, of: 'deck', n: 3 }, { seat: 3, of: 'deck', n: 2 }, null])
    expect(t.open.decks[3]).toBe(decks - 1)
  })

  it('IT-22.11, IT-25.1: the events not chosen lie aside until they are put under', () => {
    const t = scene(3, { leaders: { baratheon: 'stannis-baratheon' } }).challenger('baratheon')
    t.hide({ events: ['stark', 'lannister', ...t.event('powerful').state.g.hidden.events.slice(2)] })
    t.run(...windowAt(t.open, 'before-event')).move('baratheon', { do: 'use' })
    t.move('baratheon', t.legalMoves('baratheon')[0])
    expect(t.open.aside).toEqual({ seat: 2, of: 'events', n: 2 })
  })

  it('IT-5.2, IT-24.1: the challenger has chosen where two tie', () => {
    const t = scene(3)
      .challenger('stark')
      .event('influential')
      .run({ do: 'event' })
      .move('stark', { do: 'name', seat: 2 })
    expect(t.events('defender')).toEqual([{ is: 'defender', seat: 2, by: 'influential', chosen: true }])
  })

  it('IT-20.6: cards of others in play are no copies of one’s own', () => {
    const t = scene(5)
      .hand('tyrell', 'olenna-tyrell', 'olenna-tyrell')
      .encounter('robb-stark', 'jaime-lannister', { 'olenna-tyrell': 'defender' })
      .begin()
    for (let i = 0; i < 2; i++) play(t, 'olenna-tyrell').move('tyrell', { do: 'target', character: 'jaime-lannister' })
    t.power({ 'jaime-lannister': 1 }).run(...windowAt(t.open, 'after-resolution'))
    expect([t.open.encounter!.played.length, t.question(), t.asked()]).toEqual([2, 'playCard', ['stark']])
  })
})
