import { describe, expect, it } from 'vitest'
import { botViewOf, imagine, seeded, seedFrom, stateHash, viewOf, visibleTo } from '../../../kernel/index.ts'
import { checkPosition } from '../../../kernel/laws.ts'
import { atRandom, playout } from '../../../kit/playout.ts'
import type { House } from '../data/houses.ts'
import { ironThrone } from '../game.ts'
import { plainOptions } from '../position.ts'
import { type Scene, scene } from '../testing.ts'
import type { Recalled } from '../types.ts'
import { reshuffle } from './cards/decks.ts'
import { windowAt } from './cards/windows.ts'
import { memoryOf, recallInDeck } from './memory.ts'
import { play } from './testing.ts'

const remembered = (t: Scene, house: House) => {
  expect(checkPosition(ironThrone, t.state, 'memory').complaint).toBeNull()
  return botViewOf(ironThrone, t.state, t.seat(house)).memory ?? []
}

const inHand = (seat: number, ...cards: Recalled['card'][]) => cards.map(card => ({ card, in: 'hand', seat }))

/** Three worlds that fit all that a bot of this House knows. */
const worlds = (t: Scene, house: House) =>
  ['a', 'b', 'c'].map(word =>
    imagine(ironThrone, botViewOf(ironThrone, t.state, t.seat(house)), seeded(seedFrom(word))),
  )

const low = [
  'lannister-hostility-1',
  'lannister-hostility-2',
  'lannister-hostility-3',
  'lannister-hostility-4',
] as const

/** Stark has seen the hand of Lannister. */
const seen = () =>
  play(
    scene(3)
      .hand('stark', 'bran-stark', 'stark-hostility-1')
      .hand('lannister', ...low, 'lannister-truce')
      .encounter('bran-stark', 'tywin-lannister')
      .begin(),
    'bran-stark',
  )

const takes = (t: Scene, taker: House, victim: House, place: object) =>
  t
    .run({ do: 'takeHostage', seat: t.seat(taker), victim: t.seat(victim), why: 'hostility', before: null })
    .move(taker, { do: 'take', place } as Parameters<Scene['move']>[1])

describe('what a seat remembers (IT-25.10)', () => {
  it('is no part of a position: records from before it was kept end in the same one', () => {
    const t = seen()
    const { memory, ...g } = t.state.g
    expect(memory).toHaveLength(3)
    const hash = (text: string) => text
    expect(stateHash(t.state, hash)).toBe(stateHash({ ...t.state, g }, hash))
  })

  it('IT-23.4: a hand that it has seen; its view does not show it', () => {
    const t = seen()
    expect(remembered(t, 'stark')).toEqual(inHand(1, 'lannister-truce', ...low))
    expect(remembered(t, 'baratheon')).toEqual([])
    const view = viewOf(ironThrone, t.state, 0)
    expect(JSON.stringify(view)).not.toMatch(/lannister-(truce|hostility-[1-4]")/)
    expect(view).not.toHaveProperty('memory')
    for (const { g } of worlds(t, 'stark')) expect(g.held[1].hand).toEqual(t.handOf('lannister'))
  })

  it('IT-7.4, IT-15.4: less what is seen to leave the hand; what is drawn it has not seen', () => {
    const t = seen().cards('stark-hostility-1', 'lannister-hostility-2')
    const left = inHand(1, 'lannister-truce', 'lannister-hostility-1', 'lannister-hostility-3', 'lannister-hostility-4')
    expect(remembered(t, 'stark')).toEqual(left)
    const size = t.open.hands[1]
    t.run({ do: 'releaseDraw', seat: 1 })
    expect([t.open.hands[1], remembered(t, 'stark')]).toEqual([size + 1, left])
    const hands = worlds(t, 'stark').map(({ g }) => g.held[1].hand)
    for (const hand of hands) expect(hand).toEqual(expect.arrayContaining(left.map(({ card }) => card)))
  })

  it('IT-18.2, IT-18.3: nothing of a hand from which another has taken a card; whoever took or lost it knows it', () => {
    const t = takes(seen(), 'baratheon', 'lannister', { from: 'hand' })
    const [taken] = t.hostagesOf('baratheon')
    expect(remembered(t, 'stark')).toEqual([])
    expect(remembered(t, 'lannister')).toEqual([{ card: taken, in: 'hostages', seat: 2, n: 1 }])
    for (const { g } of worlds(t, 'lannister')) expect(g.held[2].hostages).toEqual([taken])
  })

  it('IT-18.2: all the rest of a hand from which it has taken a card itself', () => {
    const t = takes(seen(), 'stark', 'lannister', { from: 'hand' })
    expect(remembered(t, 'stark')).toEqual(inHand(1, ...t.handOf('lannister')))
  })

  it('IT-18.2: that of alike cards all but one are left; and which it was, where it has seen no others', () => {
    const t = (...hand: Parameters<Scene['hand']>[1][]) =>
      play(
        scene(3)
          .hand('stark', 'bran-stark')
          .hand('lannister', ...hand)
          .encounter('bran-stark', 'tywin-lannister')
          .begin(),
        'bran-stark',
      )
    const one = takes(t('lannister-truce'), 'baratheon', 'lannister', { from: 'hand' })
    const there = { card: 'lannister-truce', in: 'hostages', seat: 2, n: 1 }
    expect(remembered(one, 'stark')).toEqual([there])
    const alike = takes(t('lannister-truce', 'lannister-truce'), 'baratheon', 'lannister', { from: 'hand' })
    expect(remembered(alike, 'stark')).toEqual([...inHand(1, 'lannister-truce'), there])
    const mixed = t('lannister-truce', 'lannister-truce', 'lannister-hostility-1')
    expect(remembered(takes(mixed, 'baratheon', 'lannister', { from: 'hand' }), 'stark')).toEqual(
      inHand(1, 'lannister-truce'),
    )
  })

  it('IT-25.9: nothing that it was not told, or held itself', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const told = Array.from({ length: 4 }, () => '')
      const begin = { roles: told.map(() => null), options: plainOptions, seed: seedFrom(`told ${n}`) }
      const choose = atRandom(ironThrone, { chance: seeded(seedFrom(`told moves ${n}`)) })
      let kept = 0
      for (const { state, heard } of playout(ironThrone, begin, choose)) {
        told.forEach((_, seat) => {
          told[seat] += JSON.stringify([visibleTo(heard, seat), state.g.held[seat]])
          const untold = memoryOf(state.g, seat).filter(({ card }) => !told[seat].includes(`"${card}"`))
          expect(untold).toEqual([])
          kept += memoryOf(state.g, seat).length
        })
      }
      expect(kept).toBeGreaterThan(0)
    }
  })

  it('IT-23.13: nothing of a hand from which a card went under the deck; its owner knows what lies there', () => {
    const t = scene(3)
      .hand('stark', 'bran-stark', 'stark-hostility-1')
      .hand('baratheon', 'davos-seaworth', 'baratheon-truce', 'baratheon-hostility-1')
      .encounter('bran-stark', 'stannis-baratheon')
      .begin()
    play(t, 'bran-stark')
    expect(remembered(t, 'stark')).toEqual(inHand(2, 'baratheon-truce', 'baratheon-hostility-1', 'davos-seaworth'))
    play(t, 'davos-seaworth')
    expect(remembered(t, 'stark')).toEqual(inHand(2, 'baratheon-truce', 'baratheon-hostility-1'))
    t.move('baratheon', { do: 'put', card: 'baratheon-truce' })
    expect(remembered(t, 'stark')).toEqual([])
    // 22 cards were in the deck, two of them have been drawn
    expect(remembered(t, 'baratheon')).toEqual([{ card: 'baratheon-truce', in: 'deck', depth: 20 }])
    for (const { g } of worlds(t, 'baratheon')) expect(g.hidden.decks[2][20]).toBe('baratheon-truce')
  })

  it('IT-18.4, IT-18.6: a hostage that it held, wherever it goes; IT-18.7: and back to its owner', () => {
    const t = scene(5).hostage('stark', 'baratheon-hostility-5', 'tyrell-truce')
    takes(t, 'lannister', 'stark', { from: 'held', n: 2 })
    expect(remembered(t, 'stark')).toEqual([{ card: 'tyrell-truce', in: 'hostages', seat: 1, n: 1 }])
    takes(t, 'targaryen', 'lannister', { from: 'held', n: 1 })
    const there = { card: 'tyrell-truce', in: 'hostages', seat: 3, n: 1 }
    expect([remembered(t, 'stark'), remembered(t, 'lannister')]).toEqual([[there], [there]])
    t.challenger('targaryen').run({ do: 'hostages', turn: 3, passed: [] })
    t.move('targaryen', { do: 'release', n: 1 })
    const home = inHand(4, 'tyrell-truce')
    expect((['stark', 'lannister', 'targaryen'] as const).map(house => remembered(t, house))).toEqual([
      home,
      home,
      home,
    ])
    expect(remembered(t, 'tyrell')).toEqual([])
  })

  it('IT-18.5: a card that went home with its owner', () => {
    const t = takes(scene(3).hostage('stark', 'lannister-truce'), 'lannister', 'stark', { from: 'held', n: 1 })
    expect(remembered(t, 'stark')).toEqual(inHand(1, 'lannister-truce'))
  })

  it('IT-18.8: a hostage no longer that lies open', () => {
    const t = takes(scene(3).hand('stark', 'stark-hostility-8'), 'lannister', 'stark', { from: 'hand' })
    expect(remembered(t, 'stark')).toEqual([{ card: 'stark-hostility-8', in: 'hostages', seat: 1, n: 1 }])
    t.challenger('lannister').run({ do: 'hostages', turn: 1, passed: [] }).move('lannister', { do: 'torture', n: 1 })
    expect(remembered(t, 'stark')).toEqual([])
  })

  it('IT-9.6: a card that comes home under a deal', () => {
    const t = scene(3).hostage('lannister', 'stark-truce', 'stark-hostility-20')
    t.encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
    for (let i = 0; i < 2; i++) t.move('stark', { do: 'hostage', by: 'defender', place: { from: 'any' } })
    t.move('stark', { do: 'propose' }).move('lannister', { do: 'agree', version: 1 })
    t.move('stark', { do: 'take', place: { from: 'held', n: 2 } })
    expect(remembered(t, 'lannister')).toEqual([{ card: 'stark-hostility-20', in: 'returning', seat: 0 }])
    for (const { g } of worlds(t, 'lannister')) expect(g.held[0].returning).toEqual(['stark-hostility-20'])
    t.move('stark', { do: 'take', place: { from: 'held', n: 1 } })
    expect(remembered(t, 'lannister')).toEqual(inHand(0, 'stark-hostility-20', 'stark-truce'))
  })

  it('IT-23.19: the cards that it put back on its deck, until they are drawn or taken', () => {
    const top = ['targaryen-truce', 'targaryen-hostility-20', 'targaryen-hostility-12'] as const
    const t = scene(4)
      .hand('targaryen', 'jorah-mormont', 'targaryen-hostility-1')
      .top('targaryen', ...top)
      .encounter('khal-drogo', 'tywin-lannister')
      .begin()
    play(t, 'jorah-mormont')
      .move('targaryen', { do: 'keep', card: 'targaryen-hostility-20' })
      .move('targaryen', { do: 'put', card: 'targaryen-hostility-12' })
    expect(remembered(t, 'targaryen')).toEqual([
      { card: 'targaryen-hostility-12', in: 'deck', depth: 0 },
      { card: 'targaryen-truce', in: 'deck', depth: 1 },
    ])
    for (const { g } of worlds(t, 'targaryen'))
      expect(g.hidden.decks[3].slice(0, 2)).toEqual(['targaryen-hostility-12', 'targaryen-truce'])
    t.run({ do: 'releaseDraw', seat: 3 })
    expect(remembered(t, 'targaryen')).toEqual([{ card: 'targaryen-truce', in: 'deck', depth: 0 }])
    takes(t, 'stark', 'targaryen', { from: 'deck' })
    expect(remembered(t, 'targaryen')).toEqual([{ card: 'targaryen-truce', in: 'hostages', seat: 0, n: 1 }])
    // IT-18.3: of a card that it has not seen it is not told
    takes(t, 'stark', 'targaryen', { from: 'deck' })
    expect(remembered(t, 'targaryen')).toHaveLength(1)
  })

  it('IT-23.3: nothing of a deck that is shuffled', () => {
    const t = scene(3).deckSize('stark', 12)
    recallInDeck(t.state.g, 0, t.state.g.hidden.decks[0][3], 3)
    expect(remembered(t, 'stark')).toHaveLength(1)
    const shuffle = <T>(list: readonly T[]) => list.toReversed()
    reshuffle(t.state.g, { shuffle, below: () => 0, log: () => {} }, 0)
    expect(remembered(t, 'stark')).toEqual([])
  })

  it('IT-22.11: the events that it laid under the deck', () => {
    const t = scene(3, { leaders: { baratheon: 'stannis-baratheon' } })
      .challenger('baratheon')
      .event('stark')
    const [first, second, third] = t.state.g.hidden.events
    t.run(...windowAt(t.open, 'before-event'), { do: 'event' }).move('baratheon', { do: 'use' })
    t.move('baratheon', { do: 'event', card: first }).move('baratheon', { do: 'event', card: third })
    const n = t.open.events
    expect(remembered(t, 'baratheon')).toEqual([
      { card: third, in: 'events', depth: n - 2 },
      { card: second, in: 'events', depth: n - 1 },
    ])
    for (const { g } of worlds(t, 'baratheon')) expect(g.hidden.events.slice(-2)).toEqual([third, second])
    t.set({ event: null, eventsUsed: [first], encounter: null }).run({ do: 'event' })
    expect(remembered(t, 'baratheon')).toMatchObject([{ depth: n - 3 }, { depth: n - 2 }])
  })
})
