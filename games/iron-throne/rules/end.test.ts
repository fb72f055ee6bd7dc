import { describe, expect, it } from 'vitest'
import { copy, play, questionAt } from '../../../kernel/index.ts'
import type { House } from '../data/houses.ts'
import { ironThrone } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import { windowAt } from './cards/windows.ts'
import { standing } from './victory.ts'

describe('the end of the round', () => {
  it('IT-2.1: the step of the round is open to all', () => {
    const t = scene(3)
    const stages = (['support', 'conflict'] as const).map(stage => t.run({ do: 'stage', stage }).open.stage)
    expect(stages).toEqual(['support', 'conflict'])
  })

  it('ITC-067, IT-11.3: all draw up to five', () => {
    const t = scene(3).handSize('stark', 3).handSize('lannister', 7).handSize('baratheon', 5)
    t.run({ do: 'drawUps', rest: [0, 1, 2] })
    expect(t.open.hands).toEqual([5, 7, 5])
    expect(t.events('drew').map(({ seat, n }) => [seat, n])).toEqual([[0, 2]])
  })

  it('ITC-068, IT-15.5, IT-15.6: the deck runs out while drawing', () => {
    const t = scene(3).handSize('stark', 2).deckSize('stark', 1)
    t.set({ discards: [t.open.discards[0].slice(0, 9), [], []] }).run({ do: 'drawUps', rest: [0] })
    expect([t.open.hands[0], t.open.decks[0], t.open.discards[0].length]).toEqual([5, 7, 0])
    expect(t.events('reshuffled')).toEqual([{ is: 'reshuffled', seat: 0, n: 9 }])
  })

  it('IT-15.5: a deck is made anew as soon as it is empty, not when the next card is due', () => {
    const t = scene(3).handSize('stark', 4).deckSize('stark', 1)
    const pile = t.open.discards[0].length
    t.run({ do: 'drawUps', rest: [0] })
    expect([t.open.hands[0], t.open.decks[0], t.open.discards[0]]).toEqual([5, pile, []])
  })

  it('IT-15.5: what cannot be drawn is forgone, and the pile is shuffled when next a card is due', () => {
    const t = scene(3)
      .handSize('stark', 2)
      .deckSize('stark', 1)
      .set({ discards: [[], [], []] })
    t.run({ do: 'drawUps', rest: [0] })
    expect([t.open.hands[0], t.open.decks[0]]).toEqual([3, 0])
    t.set({ discards: [['stark-truce', 'stark-hostility-20'], [], []] }).run({ do: 'drawUps', rest: [0] })
    expect([t.open.hands[0], t.open.decks[0], t.open.discards[0]]).toEqual([5, 0, []])
  })

  it('IT-11.1, IT-11.2, IT-15.2, IT-16.1: cards in play go to the piles of their owners, characters go home', () => {
    const t = scene(3)
      .hand('lannister', 'joffrey-baratheon', 'lannister-hostility-1')
      .encounter('joffrey-baratheon', 'robb-stark', { 'stannis-baratheon': 'defender' })
      .begin()
      .move('lannister', { do: 'play', card: 'joffrey-baratheon' })
      .cards('lannister-hostility-1', 'stark-hostility-8')
      .finish()
      .run({ do: 'cleanup' })
    expect(t.open.discards).toEqual([['stark-hostility-8'], ['lannister-hostility-1', 'joffrey-baratheon'], []])
    expect(t.open.encounter?.fighters ?? []).toEqual([])
  })

  it('IT-11.4, IT-2.1, IT-2.4, IT-1.7: the next player clockwise is the challenger', () => {
    const t = scene(4).challenger('targaryen').run({ do: 'nextChallenger' })
    expect(t.open.challenger).toBe(0)
    expect(t.events('round')).toEqual([{ is: 'round', round: 2, challenger: 0 }])
  })

  it('IT-15.1: there is no limit to a hand', () => {
    expect(
      scene(3)
        .handSize('stark', 9)
        .run({ do: 'drawUps', rest: [0] }).open.hands[0],
    ).toBe(9)
  })
})

describe('the end of the game', () => {
  const ally = () =>
    scene(3)
      .encounter('robb-stark', 'stannis-baratheon', { 'jaime-lannister': 'challenger' })
      .spread('lannister', 'stark', 4)

  it('ITC-069, IT-10.4, IT-12.1, IT-12.3: two reach five together', () => {
    const t = ally().spread('stark', 'lannister', 4).conflict('stark-hostility-8', 'baratheon-hostility-1').quiet()
    expect(t.events('won')).toEqual([{ is: 'won', seats: [0, 1], spread: 5, by: 'influence', fallen: [] }])
    expect(t.question()).toBeNull()
    expect(t.events('hostage')).toEqual([])
  })

  it('ITC-070, IT-10.4, IT-12.1: the supporter wins alone', () => {
    const t = ally().spread('stark', 'lannister', 2).conflict('stark-hostility-8', 'baratheon-hostility-1').quiet()
    expect(t.events('won')[0].seats).toEqual([1])
    expect(t.spreadOf('stark')).toBe(3)
  })

  const dead = { 'stannis-baratheon': 0, melisandre: 0, 'selyse-baratheon': 0, 'shireen-baratheon': 0 }

  it('ITC-071, IT-12.3, IT-12.4, IT-12.5: a House dies with nobody ahead', () => {
    const t = scene(3).power(dead).run({ do: 'check' })
    expect(t.events('won')).toEqual([{ is: 'won', seats: [0, 1, 2], spread: 0, by: 'death', fallen: [2] }])
    expect(standing(t.open).map(({ place }) => place)).toEqual([1, 1, 1])
  })

  it('ITC-072, IT-12.3: a tie at the end by death', () => {
    const t = scene(4)
      .power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'khal-drogo': 0, 'barristan-selmy': 0 })
      .spread('stark', 'lannister', 2)
      .spread('lannister', 'stark', 3)
      .spread('baratheon', 'stark', 3)
      .spread('targaryen', 'stark', 1)
      .run({ do: 'check' })
    expect(t.events('won')[0].seats).toEqual([1, 2])
  })

  it('IT-12.6: places behind the winners follow influence, characters, power', () => {
    const t = scene(4).spread('stark', 'lannister', 5).spread('baratheon', 'stark').spread('targaryen', 'stark')
    t.power({ melisandre: 0 }).sheet('lannister', 3)
    expect(standing(t.open).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ])
  })

  it('IT-10.4, IT-29.11: a fifth token and a last character in one batch', () => {
    const t = scene(3)
      .power({ ...dead, 'stannis-baratheon': 1 })
      .spread('stark', 'lannister', 4)
      .encounter('robb-stark', 'stannis-baratheon')
      .conflict('stark-hostility-20', 'baratheon-hostility-1')
      .quiet()
    expect(t.events('won')).toEqual([{ is: 'won', seats: [0], spread: 5, by: 'influence', fallen: [2] }])
  })

  it('IT-2.2, IT-12.2: the check follows every single effect', () => {
    const t = scene(3, { leaders: { baratheon: 'melisandre' } })
      .power({ 'davos-seaworth': 0, 'selyse-baratheon': 0, 'shireen-baratheon': 1, 'stannis-baratheon': 0 })
      .encounter('stannis-baratheon', 'robb-stark')
      .conflict('baratheon-hostility-1', 'stark-hostility-1')
    while (t.question() !== 'useAbility') t.move(t.asked()[0], { do: 'pass' })
    // IT-22.12: the only living one does not participate
    t.move('baratheon', { do: 'use' })
    expect(t.events('won')[0]).toMatchObject({ by: 'death', fallen: [2] })
    expect(t.question()).toBeNull()
  })
})

describe('a player who resigns for good', () => {
  const resign = (t: Scene, house: House) => {
    const state = copy(t.state)
    t.heard.push(...play(ironThrone, state, t.seat(house), { do: 'resign' }).heard.map(({ event }) => event))
    t.state = state
    return t
  }
  const places = (t: Scene) => standing(t.open).map(({ seat, place }) => [seat, place])
  const spread = () => scene(3).spread('stark', 'lannister', 3).spread('lannister', 'stark', 2)

  it('IT-27.4: the game goes on, and the House is asked what it was asked', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').begin()
    const asked = t.asked()
    expect(resign(t, 'stark').asked()).toEqual(asked)
    expect(t.events('resigned')).toEqual([{ is: 'resigned', seat: 0 }])
  })

  it('IT-27.4: resigns once; the others may still', () => {
    const t = resign(scene(3).encounter('robb-stark', 'jaime-lannister').begin(), 'stark')
    const side = (house: House) => questionAt(ironThrone, t.state)!.side(t.seat(house))
    expect(side('stark')).not.toContainEqual({ do: 'resign' })
    expect(side('lannister')).toContainEqual({ do: 'resign' })
  })

  it('IT-27.4: is last, whatever the House achieves', () => {
    expect(places(resign(spread(), 'lannister'))).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ])
    expect(places(resign(resign(spread(), 'lannister'), 'baratheon')).slice(1)).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('IT-27.4: a victory of the House is nobody’s, but a shared one is the others’', () => {
    expect(places(resign(spread(), 'stark'))).toEqual([
      [1, 2],
      [2, 3],
      [0, 4],
    ])
    const alone = resign(scene(3).spread('stark', 'lannister', 5), 'stark').run({ do: 'check' })
    expect(alone.events('won')[0].seats).toEqual([])
    const shared = resign(scene(3).spread('stark', 'lannister', 5).spread('lannister', 'stark', 5), 'stark')
    expect(shared.run({ do: 'check' }).events('won')[0].seats).toEqual([1])
  })
})

describe('options of the table', () => {
  it('IT-28.3: a short game ends at four', () => {
    const spread = (short: boolean) =>
      scene(3, { shortGame: short }).spread('stark', 'lannister', 4).run({ do: 'check' })
    expect(spread(true).events('won')[0].seats).toEqual([0])
    expect(spread(false).events('won')).toEqual([])
  })

  const dead = { 'stannis-baratheon': 0, melisandre: 0, 'selyse-baratheon': 0, 'shireen-baratheon': 0 }
  const ghosts = () => scene(4, { lastBlood: true }).power(dead)

  it('IT-28.4: last blood: one dead House does not end the game, two do', () => {
    const t = ghosts().run({ do: 'check' })
    expect(t.events('won')).toEqual([])
    t.power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'khal-drogo': 0, 'barristan-selmy': 0 })
    expect(t.run({ do: 'check' }).events('won')[0].fallen).toEqual([2, 3])
  })

  it('IT-28.4: the dead House is passed over as challenger, defender and supporter', () => {
    const t = ghosts().challenger('lannister').run({ do: 'nextChallenger' })
    expect(t.events('round')[0].challenger).toBe(3)
    const named = ghosts().challenger('stark').event('baratheon')
    named.hide({ events: ['baratheon', 'lannister', ...named.state.g.hidden.events.slice(2)] }).run({ do: 'event' })
    expect(named.open.encounter!.defender).toBe(1)
    expect(named.open.eventsUsed).toEqual(['baratheon'])
    const own = ghosts().challenger('stark').event('stark').run({ do: 'event' })
    expect(own.legalMoves('stark')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 3 },
    ])
    const support = ghosts().encounter('robb-stark', 'jaime-lannister').run({ do: 'supportPhase' })
    expect(support.asked()).toEqual(['targaryen'])
  })

  it('IT-28.4: the round of a challenger whose last character was tortured to death ends at once', () => {
    const t = ghosts().challenger('baratheon').run({ do: 'preparation' })
    expect(t.open.challenger).toBe(3)
    expect(t.events('round')[0].challenger).toBe(3)
  })

  it('IT-28.4, IT-18.13: the round ends inside the hostage step, before any further torture', () => {
    const t = scene(4, { lastBlood: true, leaders: { stark: 'catelyn-stark' } })
      .power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'khal-drogo': 1, 'barristan-selmy': 0 })
      .power({ 'eddard-stark': 0, 'robb-stark': 1, 'bran-stark': 0, 'arya-stark': 0 })
      .hostage('lannister', 'targaryen-truce', 'stark-truce')
      .challenger('targaryen')
      .run({ do: 'round' })
      .move('lannister', { do: 'torture', n: 1 })
    expect(t.events('round').map(({ challenger }) => challenger)).toEqual([3, 0])
    // IT-4.1, IT-22.3: Mother comes before the hostage step
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
    t.move('stark', { do: 'use' }, { do: 'empower', character: 'robb-stark' }, { do: 'done' })
    t.move('lannister', { do: 'torture', n: 2 })
    expect(t.events('tortured').map(({ n }) => n)).toEqual([1, 2])
    expect(t.events('died').map(({ character }) => character)).toEqual(['khal-drogo'])
    expect(t.events('won')).toEqual([])
  })

  it('IT-28.4, IT-22.17, IT-23.25: it cannot be named by an ability either', () => {
    const t = scene(4, { lastBlood: true, leaders: { targaryen: 'viserys-targaryen' } }).power(dead)
    t.challenger('targaryen')
      .run(...windowAt(t.open, 'before-event'))
      .move('targaryen', { do: 'use' })
    expect(t.legalMoves('targaryen')).toEqual([
      { do: 'name', seat: 0 },
      { do: 'name', seat: 1 },
    ])
  })

  it('IT-28.6: sole victory breaks ties by characters, then power', () => {
    const tied = (sole: boolean) =>
      scene(3, { soleVictory: sole }).spread('stark', 'lannister', 5).spread('lannister', 'stark', 5)
    expect(tied(false).run({ do: 'check' }).events('won')[0].seats).toEqual([0, 1])
    expect(tied(true).power({ 'bran-stark': 0 }).run({ do: 'check' }).events('won')[0].seats).toEqual([1])
    expect(tied(true).sheet('lannister', 3).run({ do: 'check' }).events('won')[0].seats).toEqual([0])
    expect(tied(true).run({ do: 'check' }).events('won')[0].seats).toEqual([0, 1])
  })
})
