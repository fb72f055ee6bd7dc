import { describe, expect, it } from 'vitest'
import type { HouseCard } from '../data/cards.ts'
import { type Character, type House, houseOf } from '../data/houses.ts'
import { type Scene, scene } from '../testing.ts'
import type { Side } from '../types.ts'
import { totalOf } from './sums.ts'
import { windowAt } from './windows.ts'

/** Totals of the challenger's and the defender's side. */
const totals = (t: Scene): number[] => {
  const { sums } = t.events('ending')[0]
  return [totalOf(sums!.challenger), totalOf(sums!.defender)]
}

/** Goes on, with the first option of every question that is no window, until this House may play this card; plays it. */
function play(t: Scene, card: Character): Scene {
  reach(t, card)
  return t.move(houseOf(card), { do: 'play', card })
}

function reach(t: Scene, card: Character): void {
  const house = houseOf(card)
  const canPlay = () => t.options(house).some(move => move.do === 'play' && move.card === card)
  while (!canPlay()) {
    const [asked] = t.asked()
    if (asked === undefined) throw new Error(`${card} could not be played.`)
    t.move(asked, t.options(asked).find(({ do: name }) => name === 'pass') ?? t.options(asked)[0])
  }
}

/** Whether this House is asked for a card before everything is over. */
function isAskedFor(t: Scene, house: House): boolean {
  while (t.question() !== null) {
    const [asked] = t.asked()
    if (t.question() === 'playCard' && asked === house) return true
    t.move(asked, t.options(asked).find(({ do: name }) => name === 'pass') ?? t.options(asked)[0])
  }
  return false
}

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
    expect(t.options('lannister')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 0 },
    ])
    t.move('lannister', { do: 'name', seat: 1 })
    expect(t.options('lannister')).toEqual([{ do: 'replace', card: 'lannister-hostility-10' }])
    t.move('lannister', { do: 'replace', card: 'lannister-hostility-10' }).quiet()
    expect(totals(t)).toEqual([14, 11])
    expect(t.events('ending')[0].winner).toBe('challenger')
    t.run({ do: 'cleanup' })
    expect(t.open.discards[1]).toEqual(['lannister-hostility-5', 'lannister-hostility-10', 'tyrion-lannister'])
  })

  it('ITC-063, IT-23.8, IT-7.5: against a character card', () => {
    const t = play(instinct('bran-stark', 'stark-hostility-1', 'stark-hostility-12', 'stark-truce'), 'tyrion-lannister')
    t.move('lannister', { do: 'name', seat: 0 })
    expect(t.options('stark')).toEqual([
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
      return { seen: JSON.stringify(t.view('baratheon')), options: t.options('stark') }
    })
    expect(new Set(views.map(({ seen }) => seen)).size).toBe(1)
    expect(views.map(({ options }) => options)).toEqual([
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

describe('cards of the house', () => {
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
    expect(t.options('stark')).toContainEqual({ do: 'done' })
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

  it('IT-23.7, IT-16.5: The Lion’s Blade, twice', () => {
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
  })

  it('ITC-088, IT-23.16, IT-16.4: Dracarys, by a supporter', () => {
    const t = scene(4)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-hostility-7', 'targaryen-truce')
      .encounter('robb-stark', 'jaime-lannister', { 'daenerys-targaryen': 'challenger' })
      .conflict('stark-hostility-5', 'lannister-hostility-5')
    play(t, 'daenerys-targaryen')
    expect(t.options('targaryen')).toEqual([{ do: 'discard', card: 'targaryen-hostility-7' }])
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
    expect(t.options('targaryen')).toEqual([{ do: 'pass' }])
  })

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
    expect(t.options('lannister')).toEqual([{ do: 'give-cards' }, { do: 'give-hostage' }])
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
    expect(t.options('tyrell')).toEqual([
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
    const u = rally().move('tyrell', { do: 'name', seat: 2 }).move('baratheon', { do: 'pass' })
    expect(u.events('declined')).toEqual([{ is: 'declined', seat: 2, by: 'card-renly-baratheon' }])
    expect([u.open.hands[4], u.open.hands[2]]).toEqual([0, 5])
  })

  it('IT-16.6, IT-16.7, IT-16.8: a card needs a target, and is never compulsory', () => {
    const t = scene(3).hand('lannister', 'joffrey-baratheon', 'lannister-truce')
    t.encounter('joffrey-baratheon', 'robb-stark').begin()
    // No supporter to be named: nobody is asked
    expect(t.question()).toBe('playCards')
    expect(t.run(...windowAt(t.open, 'before-cards')).question()).toBeNull()
  })
})
