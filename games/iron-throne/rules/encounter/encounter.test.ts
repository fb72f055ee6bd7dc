import { describe, expect, it } from 'vitest'
import { attempt } from '../../../../kernel/index.ts'
import type { HouseCard } from '../../data/cards.ts'
import { ironThrone } from '../../game.ts'
import { type Scene, scene } from '../../testing.ts'
import { upTo } from '../testing.ts'
import { outcomeOf, sideOf } from './encounter.ts'

describe('the sides', () => {
  it('IT-1.8, IT-1.10: the active players have one before they choose a character, others have none', () => {
    const { open } = scene(3).meeting('stark', 'baratheon')
    expect([0, 1, 2].map(seat => sideOf(open, seat))).toEqual(['challenger', null, 'defender'])
  })

  it('IT-5.5: a character that is chosen cannot be taken back', () => {
    const t = scene(3).sheet('stark', 0).sheet('lannister', 0).meeting('stark', 'lannister').run({ do: 'prepare' })
    const move = { do: 'choose', character: 'robb-stark' } as const
    expect(attempt(ironThrone, t.state, 0, t.state.moved[0], move)).toMatchObject({ barrier: true })
  })
})

describe('the cards', () => {
  it('IT-7.6: there is no outcome before they lie open', () => {
    const t = scene(3)
    expect(outcomeOf(t.open)).toBeNull()
    expect(outcomeOf(t.encounter('robb-stark', 'jaime-lannister').begin().open)).toBeNull()
    expect(outcomeOf(t.conflict('stark-truce', 'lannister-hostility-1').open)).toBe('betrayal')
  })

  it('IT-7.2.1: whoever plays first and has one card plays it, not the top of the deck', () => {
    const t = scene(3, { leaders: { stark: 'bran-stark' } })
      .hand('lannister', 'lannister-hostility-1')
      .top('lannister', 'lannister-truce')
      .encounter('tywin-lannister', 'robb-stark')
      .begin()
    upTo(t, 'stark').move('stark', { do: 'use' }).quiet()
    expect([t.question(), t.legalMoves('lannister')]).toEqual([
      'playOpen',
      [{ do: 'card', card: 'lannister-hostility-1' }],
    ])
  })

  it('IT-7.3, IT-11.2: a card that is missing goes nowhere', () => {
    const t = scene(3).handSize('lannister', 0).deckSize('lannister', 0)
    t.set({ discards: [[], [], []] })
    t.encounter('robb-stark', 'jaime-lannister').begin().quiet().move('stark', t.legalMoves('stark')[0]).finish()
    const { discards, hands, decks } = t.run({ do: 'cleanup' }).open
    expect([discards[1], hands[1], decks[1]]).toEqual([[], 0, 0])
  })

  it('IT-8.3, IT-25.1: everybody remembers who has betrayed whom, and how often', () => {
    const betray = (t: Scene, card: HouseCard) =>
      t.encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', card).quiet()
    const t = betray(scene(3), 'lannister-hostility-1')
    expect(t.open.betrayals).toEqual([[], [0], []])
    t.finish().run({ do: 'cleanup' })
    expect(betray(t, 'lannister-hostility-2').open.betrayals).toEqual([[], [0, 0], []])
    const won = scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-hostility-1', 'lannister-truce')
    expect(won.quiet().open.betrayals).toEqual([[1], [], []])
  })
})

describe('the event', () => {
  it('IT-22.17, IT-11.2: where none was drawn none is laid down', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').run({ do: 'cleanup' })
    expect(t.open.eventsUsed).toEqual([])
  })
})
