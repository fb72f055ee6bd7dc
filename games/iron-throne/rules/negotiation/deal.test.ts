import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'

const truce = (t: Scene = scene(3)) =>
  t.encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()

const [any, deck, hand] = [{ from: 'any' }, { from: 'deck' }, { from: 'hand' }] as const
const held = (n: number) => ({ from: 'held', n }) as const

const give = (by: 'challenger' | 'defender', place: typeof any | typeof deck | typeof hand | ReturnType<typeof held>) =>
  ({ do: 'hostage', by, place }) as const

describe('a deal about hostages', () => {
  it('IT-9.4, IT-9.6: every place that was fixed is taken from, and nobody is asked', () => {
    const t = truce(scene(3).hostage('lannister', 'baratheon-truce', 'baratheon-hostility-20'))
    const [top] = t.state.g.hidden.decks[1]
    t.move('stark', give('defender', deck), give('defender', held(2)), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 })
    expect(t.hostagesOf('stark')).toEqual([top, 'baratheon-hostility-20'])
    expect(t.open.hostages[1]).toEqual([{ n: 1, house: 2 }])
  })

  it('IT-9.6, IT-18.5, IT-25.1: all see how many cards come home, before they are in hand', () => {
    const t = truce(scene(3).hostage('lannister', 'stark-truce', 'stark-hostility-20', 'stark-hostility-12'))
    const cards = t.open.hands[0]
    t.move('stark', give('defender', any), give('defender', any), give('challenger', any), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 })
    const returning = [t.open.returning]
    t.move('stark', { do: 'take', place: held(1) })
    returning.push(t.open.returning)
    t.move('stark', { do: 'take', place: held(2) })
    returning.push(t.open.returning)
    expect([returning, t.open.hands[0]]).toEqual([
      [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
      ],
      cards,
    ])
    t.move('lannister', { do: 'take', place: deck })
    expect([t.open.returning, t.open.hands[0]]).toEqual([[0, 0, 0], cards + 2])
    expect(t.handOf('stark')).toEqual(expect.arrayContaining(['stark-truce', 'stark-hostility-20']))
  })
})
