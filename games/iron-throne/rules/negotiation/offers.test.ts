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
