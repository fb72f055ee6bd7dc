import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import { canGive, sortPlaces } from './offers.ts'

describe('what an offer may contain', () => {
  it('IT-9.3, IT-9.4: no more from a place than lies there, the discard pile counted with the deck', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').handSize('lannister', 1).deckSize('lannister', 2)
    t.set({ discards: [[], [], []] })
    const [hand, deck] = [{ from: 'hand' }, { from: 'deck' }] as const
    expect(canGive(t.open, 'defender', [hand])).toBe(true)
    expect(canGive(t.open, 'defender', [hand, hand])).toBe(false)
    expect(canGive(t.open, 'defender', [deck, deck])).toBe(true)
    t.deckSize('lannister', 1)
    expect(canGive(t.open, 'defender', [deck, deck])).toBe(true)
    t.set({ discards: [[], [], []] })
    expect(canGive(t.open, 'defender', [deck, deck])).toBe(false)
    expect(canGive(t.open, 'defender', [deck, hand])).toBe(true)
  })

  it('IT-9.5: places have one order, so that the same proposal looks the same', () => {
    const [any, deck, hand] = [{ from: 'any' }, { from: 'deck' }, { from: 'hand' }] as const
    const held = (n: number) => ({ from: 'held', n }) as const
    expect(sortPlaces([held(12), hand, held(3), deck, any])).toEqual([any, deck, hand, held(3), held(12)])
  })
})

describe('putting an offer together', () => {
  const [any, deck, hand] = [{ from: 'any' }, { from: 'deck' }, { from: 'hand' }] as const
  const truce = () =>
    scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
  const give = (place: typeof any | typeof deck | typeof hand) => ({ do: 'hostage', by: 'defender', place }) as const

  it('IT-9.3: a hostage that is held can be given, though hand and deck are empty', () => {
    const t = scene(3).hostage('lannister', 'stark-truce').handSize('lannister', 0).deckSize('lannister', 0)
    t.set({ discards: [[], [], []] }).encounter('robb-stark', 'jaime-lannister')
    expect(canGive(t.open, 'defender', [any])).toBe(true)
    expect(canGive(t.open, 'defender', [any, any])).toBe(false)
  })

  it('IT-9.5: each hostage can be taken out of it again', () => {
    const t = truce().move('stark', give(deck), give(hand))
    const out = (index: number) => ({ do: 'unhostage', by: 'defender', index }) as const
    expect(t.legalMoves('stark').filter(move => move.do === 'unhostage')).toEqual([out(0), out(1)])
    t.move('stark', out(0))
    expect(t.view('stark').own!.draft.defender.hostages).toEqual([hand])
    t.move('stark', out(0))
    expect(t.view('stark').own!.draft.defender.hostages).toEqual([])
    expect(t.legalMoves('stark').some(move => move.do === 'unhostage')).toBe(false)
  })

  it('IT-9.5: what one has put together already need not be taken over', () => {
    const t = truce().move('stark', give(deck), { do: 'propose' })
    const adopt = { do: 'adopt', version: 1 } as const
    expect(t.refuses('lannister', adopt)).toBe(false)
    expect(t.move('lannister', adopt).refuses('lannister', adopt)).toBe(true)
  })
})
