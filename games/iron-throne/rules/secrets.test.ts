import { describe, expect, it } from 'vitest'
import { imagine, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { checkPosition } from '../../../kernel/laws.ts'
import { cardTable, type HouseCard, houseCards } from '../data/cards.ts'
import { ironThrone } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import { windowAt } from './cards/windows.ts'
import { play } from './testing.ts'

/** The names of cards that stand somewhere in a view. */
const named = (t: Scene, house: 'stark' | 'lannister' | 'baratheon' | null) => {
  const { open, own, answer } = t.view(house)
  const bodies = JSON.stringify({ own, answer, discards: open.discards, cards: open.encounter?.cards })
  return houseCards.filter(card => bodies.includes(`"${card}"`))
}

/** Three worlds that look the same to this seat. */
const worlds = (t: Scene, seat: number | null) =>
  ['a', 'b', 'c'].map(word => imagine(ironThrone, viewOf(ironThrone, t.state, seat), seeded(seedFrom(word))))

/** In every world that fits what somebody sees, it looks the same, and all laws hold. */
function expectWorlds(t: Scene): void {
  for (const viewer of [null, ...t.open.houses.keys()]) {
    for (const world of worlds(t, viewer)) {
      expect(viewOf(ironThrone, world, viewer)).toEqual(viewOf(ironThrone, t.state, viewer))
      for (const [law, holds] of Object.entries(ironThrone.invariants))
        expect([law, holds(world.g)]).toEqual([law, null])
    }
  }
}

/** How many of those who are asked in turn may have passed, as far as one of them knows. */
function passesThatMayBe(at: number, seats: number, { asked, passed }: { asked: boolean; passed: boolean }): number[] {
  const all = Array.from({ length: seats }, (_, n) => n)
  if (at < 0) return all
  return asked ? [at] : all.filter(n => (passed ? n > at : n < at))
}

describe('what is secret', () => {
  it('ITC-090, IT-25.1, IT-25.3, IT-25.5: a view holds what is open and what is one’s own', () => {
    const t = scene(3)
      .hand('lannister', 'lannister-hostility-12', 'lannister-truce', 'tyrion-lannister')
      .hand('stark', 'stark-hostility-20', 'stark-truce')
      .hostage('lannister', 'stark-hostility-8', 'baratheon-truce')
      .hostage('stark', 'lannister-hostility-20')
      .encounter('tywin-lannister', 'robb-stark')
      .begin()
    t.move('lannister', { do: 'card', card: 'lannister-hostility-12' })
    expect(new Set(named(t, 'lannister'))).toEqual(
      new Set([
        'lannister-hostility-12',
        'lannister-truce',
        'tyrion-lannister',
        'stark-hostility-8',
        'baratheon-truce',
      ]),
    )
    expect(t.view('lannister').answer).toEqual({ do: 'card', card: 'lannister-hostility-12' })
    expect(t.view('stark').ready).toEqual([1])
    expect(t.view('stark').answer).toBeNull()
    expect(named(t, 'baratheon').filter(card => !t.handOf('baratheon').includes(card))).toEqual([])
    expect(named(t, null)).toEqual([])
    expect(t.view('stark').open.hostages[1]).toEqual([
      { n: 1, house: 0 },
      { n: 2, house: 2 },
    ])
  })

  it('IT-25.2, IT-25.9, IT-25.10: what a seat cannot see may be anything', () => {
    const t = scene(3).hostage('lannister', 'stark-hostility-8')
    const seen = worlds(t, 2)
    const faces = seen.map(({ g }) => g.held[1].hostages[0])
    expect(faces.every(card => card.startsWith('stark') || card.endsWith('stark'))).toBe(true)
    expect(new Set(seen.map(({ g }) => g.hidden.decks[0].join())).size).toBe(3)
    expect(new Set(seen.map(({ g }) => g.held[0].hand.join())).size).toBeGreaterThan(1)
    // Its holder knows the face
    expect(worlds(t, 1).every(({ g }) => g.held[1].hostages[0] === 'stark-hostility-8')).toBe(true)
  })

  it('IT-25.9, IT-15.3: nothing about a card tells where it has been', () => {
    const t = scene(3).hand('stark', 'stark-truce', 'stark-hostility-20', 'arya-stark', 'stark-hostility-1')
    expect(t.handOf('stark')).toEqual(['stark-truce', 'stark-hostility-1', 'stark-hostility-20', 'arya-stark'])
  })

  it('IT-25.3, IT-3.4: nobody is told what sheets another was dealt', () => {
    const t = scene(3)
    t.set({ leaders: [] })
    const offers = worlds(t, 0).map(({ g }) => g.held[1].offered)
    expect(offers.every(sheets => sheets.length === 2)).toBe(true)
  })

  it('IT-23.16, IT-25.8: a world in which somebody must discard a hostility card has one in that hand', () => {
    const t = scene(4)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-hostility-7', 'targaryen-hostility-1')
      .encounter('daenerys-targaryen', 'tywin-lannister')
      .conflict('targaryen-hostility-7', 'lannister-hostility-5')
    t.move('targaryen', { do: 'play', card: 'daenerys-targaryen' })
    expect(t.question()).toBe('discard')
    for (const { g } of worlds(t, 1)) expect(g.held[3].hand[0]).toMatch(/hostility/)
  })

  it('IT-23.16, IT-25.8: so it has where it is the last one, and others hold hostages of that House', () => {
    const t = scene(4)
      .hostage('stark', 'targaryen-truce')
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-hostility-7', 'targaryen-hostility-1')
      .encounter('daenerys-targaryen', 'tywin-lannister')
      .conflict('targaryen-hostility-7', 'lannister-hostility-5')
    const { hidden } = t.state.g
    const isWar = (card: HouseCard) => cardTable[card].type === 'hostility'
    const deck = hidden.decks[3].filter(card => !isWar(card))
    t.set({
      discards: t.open.discards.with(3, hidden.decks[3].filter(isWar)),
      decks: t.open.decks.with(3, deck.length),
    })
    t.hide({ decks: hidden.decks.with(3, deck) }).move('targaryen', { do: 'play', card: 'daenerys-targaryen' })
    expect([t.question(), t.handOf('targaryen')]).toEqual(['discard', ['targaryen-hostility-1']])
    for (let i = 0; i < 30; i++) {
      const { g } = imagine(ironThrone, viewOf(ironThrone, t.state, 1), seeded(seedFrom(i)))
      expect(g.held[3].hand).toEqual(['targaryen-hostility-1'])
    }
  })

  it('IT-25.6: in a window for cards every world fits what each knows of who has passed', () => {
    const t = scene(5)
      .encounter('bran-stark', 'joffrey-baratheon', {
        'stannis-baratheon': 'challenger',
        'viserys-targaryen': 'defender',
        'renly-baratheon': 'challenger',
      })
      .begin()
    const asked = new Set<number>()
    let passed = 0
    while (t.question() === 'playCard') {
      for (const viewer of [null, 0, 1, 2, 3, 4]) {
        const view = viewOf(ironThrone, t.state, viewer)
        const drawn = Array.from({ length: 24 }, (_, i) => imagine(ironThrone, view, seeded(seedFrom(i))))
        for (const world of drawn) {
          expect(viewOf(ironThrone, world, viewer)).toEqual(view)
          // They pass in order, so nobody has passed behind one who has not
          const { among } = t.state.stack.at(-1) as { among: readonly number[] } & object
          const flags = among.map(seat => world.g.held[seat].passed)
          expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
        }
        // Whoever it may be is asked in some world, and nobody else
        const { among } = t.state.stack.at(-1) as { among: readonly number[] } & object
        const counts = new Set(drawn.map(({ g }) => g.held.filter(each => each.passed).length))
        const known = { asked: view.asked.includes(viewer!), passed: view.own?.passed === true }
        const expected = passesThatMayBe(among.indexOf(viewer!), among.length, known)
        expect([...counts].toSorted()).toEqual(expected)
        if (viewer === null) for (const n of counts) asked.add(n)
      }
      t.move(t.asked()[0], { do: 'pass' })
      passed++
    }
    expect(passed).toBeGreaterThan(2)
    expect([...asked].toSorted()).toEqual(Array.from({ length: passed }, (_, i) => i))
  })

  it('IT-25.2: in no world is a card in two places, or lost', () => {
    const t = scene(3)
      .hostage('lannister', 'stark-hostility-8')
      .deckSize('stark', 12)
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('stark-hostility-1', 'lannister-hostility-3')
    expectWorlds(t)
  })

  it('IT-25.2, IT-23.19: nor when cards of a deck lie aside', () => {
    const t = scene(4).hand('targaryen', 'jorah-mormont').encounter('khal-drogo', 'tywin-lannister').begin()
    expectWorlds(play(t, 'jorah-mormont'))
  })

  it('IT-25.2, IT-22.11: nor when events lie aside, and when one lies open', () => {
    const t = scene(3, { leaders: { baratheon: 'stannis-baratheon' } })
      .challenger('baratheon')
      .event('lannister')
    const [, ...events] = t.state.g.hidden.events
    t.hide({ events }).set({ events: 11, eventsUsed: ['lannister'] })
    t.run(...windowAt(t.open, 'before-event'), { do: 'event' }).move('baratheon', { do: 'use' })
    expectWorlds(t)
    t.move('baratheon', t.legalMoves('baratheon')[0])
    expect([t.question(), t.open.event]).toEqual(['orderEvents', events[0]])
    expectWorlds(t)
  })

  it('IT-25.2, IT-9.6: nor when cards come home under a deal', () => {
    const t = scene(3).hostage('lannister', 'stark-truce', 'stark-hostility-20')
    t.encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
    for (let i = 0; i < 2; i++) t.move('stark', { do: 'hostage', by: 'defender', place: { from: 'any' } })
    t.move('stark', { do: 'propose' }).move('lannister', { do: 'agree', version: 1 })
    expectWorlds(t.move('stark', { do: 'take', place: { from: 'held', n: 2 } }))
  })

  it('IT-3.4, IT-28.1: once the leaders are known nobody has sheets to choose from; before that two, or all five', () => {
    const sheets = (t: Scene) => worlds(t, 0).map(({ g }) => g.held[1].offered.length)
    expect(sheets(scene(3))).toEqual([0, 0, 0])
    expect(sheets(scene(3).set({ leaders: [] }))).toEqual([2, 2, 2])
    expect(sheets(scene(3, { freeLeaders: true }).set({ leaders: [] }))).toEqual([5, 5, 5])
  })

  it('IT-25.6, IT-30.1: the laws of secrecy hold in a negotiation', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
    t.move('stark', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
    expect(checkPosition(ironThrone, t.state, 'talks').complaint).toBeNull()
  })
})
