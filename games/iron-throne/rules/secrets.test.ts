import { describe, expect, it } from 'vitest'
import { imagine, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { checkPosition } from '../../../kernel/laws.ts'
import { houseCards } from '../data/cards.ts'
import { ironThrone } from '../game.ts'
import { type Scene, scene } from '../testing.ts'

/** The names of cards that stand somewhere in a view. */
const named = (t: Scene, house: 'stark' | 'lannister' | 'baratheon' | null) => {
  const { open, own, answer } = t.view(house)
  const bodies = JSON.stringify({ own, answer, discards: open.discards, cards: open.encounter?.cards })
  return houseCards.filter(card => bodies.includes(`"${card}"`))
}

/** Two worlds that look the same to this seat, drawn twice. */
const worlds = (t: Scene, seat: number | null) =>
  ['a', 'b', 'c'].map(word => imagine(ironThrone, viewOf(ironThrone, t.state, seat), seeded(seedFrom(word))))

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
        // Whoever it may be is asked in some world
        if (viewer === null) for (const world of drawn) asked.add(world.g.held.filter(each => each.passed).length)
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
    for (const viewer of [null, 0, 1, 2]) {
      for (const world of worlds(t, viewer)) {
        for (const [law, holds] of Object.entries(ironThrone.invariants))
          expect([law, holds(world.g)]).toEqual([law, null])
      }
    }
  })

  it('IT-25.6, IT-30.1: the laws of secrecy hold in a negotiation', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
    t.move('stark', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
    expect(checkPosition(ironThrone, t.state, 'talks').complaint).toBeNull()
  })
})
