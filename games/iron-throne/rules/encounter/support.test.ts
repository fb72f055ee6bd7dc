import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'

const phase = { do: 'supportPhase' } as const

/** Baratheon (seat 2) against Stark (seat 0). */
const dispute = () => scene(5).encounter('stannis-baratheon', 'robb-stark')

describe('support', () => {
  it('ITC-017, IT-6.2, IT-6.8: one opportunity each, clockwise from the challenger', () => {
    const t = dispute().run(phase)
    const order: string[] = []
    while (t.question() === 'support') {
      const [house] = t.asked()
      order.push(house)
      t.move(house, { do: 'pass' })
    }
    expect(order).toEqual(['targaryen', 'tyrell', 'lannister'])
    expect(t.question()).toBeNull()
    expect(t.events('stayed-out').map(({ seat }) => seat)).toEqual([3, 4, 1])
  })

  it('IT-6.4: a living character and a side are named', () => {
    const t = dispute().power({ 'viserys-targaryen': 0 }).run(phase)
    expect(t.legalMoves('targaryen')).toHaveLength(7)
    expect(t.refuses('targaryen', { do: 'offer', character: 'viserys-targaryen', side: 'defender' })).toBe(true)
  })

  it('ITC-018, IT-6.5, IT-6.6: a refused offer is the only one', () => {
    const t = dispute().run(phase).move('targaryen', { do: 'offer', character: 'khal-drogo', side: 'challenger' })
    expect(t.asked()).toEqual(['baratheon'])
    expect(t.legalMoves('targaryen')).toEqual([])
    t.move('baratheon', { do: 'refuse' })
    expect(t.open.encounter!.fighters).toHaveLength(2)
    expect(t.open.encounter!.refused).toEqual([t.seat('targaryen')])
    expect(t.asked()).toEqual(['tyrell'])
    t.move('tyrell', { do: 'pass' })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'pass' })
    expect(t.question()).toBeNull()
  })

  it('IT-6.5, IT-1.9, IT-1.10: an accepted one stands on that side', () => {
    const t = dispute().run(phase).move('targaryen', { do: 'offer', character: 'khal-drogo', side: 'defender' })
    t.move('stark', { do: 'accept' })
    expect(t.events('committed').map(({ fighter }) => [fighter.seat, fighter.how])).toEqual([[3, 'accepted']])
    expect(t.open.encounter!.fighters[2]).toEqual({
      seat: 3,
      character: 'khal-drogo',
      side: 'defender',
      how: 'accepted',
    })
  })

  it('ITC-019, IT-10.2, IT-29.1: all of the challenger’s side spread onto the defender’s board', () => {
    const t = scene(5)
      .encounter('robb-stark', 'loras-tyrell', { 'jaime-lannister': 'challenger', 'stannis-baratheon': 'defender' })
      .conflict('stark-hostility-8', 'tyrell-hostility-2')
      .quiet()
    expect(t.events('ending')[0].winner).toBe('challenger')
    expect(t.open.influence).toEqual([[], [], [], [], [0, 1]])
    expect(t.of('loras-tyrell')).toBe(2)
    expect(t.of('stannis-baratheon')).toBe(2)
    expect(t.question()).toBe('nameVictim')
    expect(t.asked()).toEqual(['stark'])
    expect(t.legalMoves('stark')).toEqual([
      { do: 'name', seat: t.seat('baratheon') },
      { do: 'name', seat: t.seat('tyrell') },
    ])
    t.finish()
    expect(t.events('hostage').map(({ seat }) => seat)).toEqual([0])
  })

  it('ITC-020, IT-10.2, IT-10.2.2, IT-13.3, IT-29.12: supporters of a winning defender', () => {
    const t = scene(5)
      .sheet('lannister', 1)
      .encounter('robb-stark', 'loras-tyrell', { 'jaime-lannister': 'defender' })
      .conflict('stark-hostility-3', 'tyrell-hostility-4')
    const [lannister, tyrell] = [t.open.hands[1], t.open.hands[4]]
    t.quiet()
    // IT-10.2.2: Lannister sits nearer to the challenger
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'empower', character: 'jaime-lannister' })
    expect(t.of('lannister')).toBe(0)
    expect(t.asked()).toEqual(['tyrell'])
    t.move('tyrell', { do: 'empower', character: 'loras-tyrell' }, { do: 'empower', character: 'olenna-tyrell' })
    expect(t.of('tyrell')).toBe(2)
    expect(t.open.hands[1]).toBe(lannister + 2)
    expect(t.open.hands[4]).toBe(tyrell + 2)
    expect(t.of('robb-stark')).toBe(2)
    expect(t.of('stark')).toBe(6)
    t.finish()
    expect(t.events('hostage').map(({ seat, victim }) => [seat, victim])).toEqual([[4, 0]])
  })

  /** Stark is the challenger, Lannister (Cersei) the defender. */
  const influence = () => scene(5).encounter('robb-stark', 'jaime-lannister').spread('lannister', 'tyrell')

  it('ITC-021, IT-22.6, IT-6.3, IT-19.2: a character is forced to support', () => {
    const t = influence().run(phase)
    expect(t.asked()).toEqual(['baratheon'])
    t.move('baratheon', { do: 'pass' })
    expect(t.asked()).toEqual(['targaryen'])
    t.move('targaryen', { do: 'pass' })
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['lannister']])
    t.move('lannister', { do: 'use' }, { do: 'target', character: 'olenna-tyrell' })
    expect(t.question()).toBeNull()
    expect(t.open.encounter!.fighters[2]).toEqual({
      seat: 4,
      character: 'olenna-tyrell',
      side: 'defender',
      how: 'forced',
    })
  })

  it('ITC-022, IT-22.6, IT-17.2: once for each player in turn', () => {
    const t = influence().spread('lannister', 'baratheon').run(phase)
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['lannister']])
    t.move('lannister', { do: 'use' }, { do: 'target', character: 'stannis-baratheon' })
    expect(t.asked()).toEqual(['targaryen'])
    t.move('targaryen', { do: 'pass' })
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['lannister']])
  })

  it('ITC-023, IT-22.6: only an active player can', () => {
    const t = scene(5).encounter('robb-stark', 'loras-tyrell')
    for (const house of ['stark', 'baratheon', 'targaryen', 'tyrell'] as const) t.spread('lannister', house)
    t.run(phase)
    expect([t.question(), t.asked()]).toEqual(['support', ['lannister']])
  })

  it('ITC-101, IT-22.6, IT-6.8, IT-10.5: a forced supporter shares the defeat', () => {
    const t = scene(5)
      .spread('lannister', 'baratheon')
      .encounter('jaime-lannister', 'robb-stark')
      .run(phase, { do: 'conflict' }, { do: 'resolution' })
      .move('lannister', { do: 'use' }, { do: 'target', character: 'stannis-baratheon' })
      .move('targaryen', { do: 'pass' })
      .move('tyrell', { do: 'pass' })
      .cards('lannister-hostility-3', 'stark-hostility-10')
    const hand = t.open.hands[0]
    t.quiet()
    expect(t.events('ending')[0].winner).toBe('defender')
    expect(t.open.hands[0]).toBe(hand + 2)
    t.move('stark', { do: 'empower', character: 'robb-stark' }, { do: 'empower', character: 'robb-stark' })
    expect(t.of('stark')).toBe(2)
    expect(t.of('jaime-lannister')).toBe(2)
    expect(t.of('stannis-baratheon')).toBe(2)
    expect(t.of('baratheon')).toBe(6)
    expect(t.legalMoves('stark')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 2 },
    ])
  })
})
