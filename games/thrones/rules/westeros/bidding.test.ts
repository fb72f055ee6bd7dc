import { describe, expect, it } from 'vitest'
import type { House } from '../../data/houses.ts'
import { type Scene, scene } from '../../testing.ts'

function bids(t: Scene, amounts: Partial<Record<House, number>>): Scene {
  for (const [house, power] of Object.entries(amounts)) t.move(house as House, { do: 'bid', power })
  return t
}

const names = (t: Scene, track: 'iron-throne' | 'fiefdoms' | 'kings-court') =>
  t.open.tracks[track].map(seat => t.open.houses[seat])
const rank = (t: Scene, house: House) => ({ do: 'rank', seat: t.seat(house) }) as const

describe('AG-4.6 Clash of Kings', () => {
  it('T-05 AG-4.6 AG-4.6.2 AG-4.6.3 AG-3.7.3 bids with a tie', () => {
    const t = scene(5).track('iron-throne', 'greyjoy').run({ do: 'bid', on: 'fiefdoms', strength: 0, without: null })
    bids(t, { lannister: 4, baratheon: 3, stark: 3, tyrell: 2, greyjoy: 0 })
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.refuses('greyjoy', rank(t, 'tyrell'))).toBe(true)
    t.move('greyjoy', rank(t, 'baratheon'))
    expect(names(t, 'fiefdoms')).toEqual(['lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy'])
    expect(t.open.power.reduce((sum, power) => sum + power, 0)).toBe(25 - 12)
    expect(t.events('track')).toEqual([
      { is: 'track', track: 'fiefdoms', order: t.open.tracks.fiefdoms, cause: 'clash' },
    ])
  })

  it('T-06 AG-4.6.3 AG-4.6.4 AG-1.6.2 AG-3.8.1 the old holder decides on the Iron Throne track, then the new one', () => {
    const t = scene(4).run({ do: 'clash' })
    bids(t, { baratheon: 2, lannister: 5, stark: 5, greyjoy: 0 })
    expect(t.asked()).toEqual(['baratheon'])
    t.move('baratheon', rank(t, 'stark'))
    expect(names(t, 'iron-throne')).toEqual(['stark', 'lannister', 'baratheon', 'greyjoy'])
    // Baratheon has 3 left, Greyjoy 5, the others nothing
    bids(t, { baratheon: 0, greyjoy: 0 })
    expect([t.asked(), t.of('stark', 'rank').length]).toEqual([['stark'], 4])
  })

  it('AG-4.6.2 everybody bids who has Power to bid', () => {
    const t = scene(6).power('martell', 0).run({ do: 'bid', on: 'iron-throne', strength: 0, without: null })
    expect(t.asked()).toEqual(t.open.houses.filter(house => house !== 'martell'))
    const all = scene(6).run({ do: 'bid', on: 'iron-throne', strength: 0, without: null })
    expect(all.asked()).toEqual(all.open.houses)
  })

  it('UR-045 nobody comes below a lower bid; all bids are lost', () => {
    const t = scene(6).run({ do: 'bid', on: 'iron-throne', strength: 0, without: null })
    bids(t, { lannister: 3, stark: 3, baratheon: 2, greyjoy: 0, tyrell: 0, martell: 0 })
    t.move('baratheon', rank(t, 'lannister'))
    expect(
      t
        .of('baratheon', 'rank')
        .map(move => t.open.houses[move.seat])
        .sort(),
    ).toEqual(['greyjoy', 'martell', 'tyrell'])
    t.move('baratheon', rank(t, 'tyrell'), rank(t, 'greyjoy'))
    expect(names(t, 'iron-throne')).toEqual(['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy', 'martell'])
    expect(t.power('stark')).toBe(2)
  })

  it('AG-4.6.1 AG-4.6.5 from 0 to what is available; Power on the board cannot be bid', () => {
    const t = scene(6).banner('castle-black', 'stark').power('stark', 2)
    t.run({ do: 'bid', on: 'fiefdoms', strength: 0, without: null })
    expect(t.of('stark', 'bid').map(move => move.power)).toEqual([0, 1, 2])
  })

  it('UR-076 AG-13.3 a bid is secret until all are in, and may be changed until then', () => {
    const starkBids = (power: number) =>
      scene(3).run({ do: 'bid', on: 'fiefdoms', strength: 0, without: null }).move('stark', { do: 'bid', power })
    const t = starkBids(4)
    expect(JSON.stringify(t.view('lannister'))).toBe(JSON.stringify(starkBids(1).view('lannister')))
    expect(t.view('stark').answer).toEqual({ do: 'bid', power: 4 })
    expect(t.view('lannister')).toMatchObject({ ready: [t.seat('stark')], answer: null })
    expect(t.view('lannister').open.power).toEqual([5, 5, 5])
    t.move('stark', { do: 'take-back' }, { do: 'bid', power: 1 })
    bids(t, { lannister: 2, baratheon: 0 })
    expect(names(t, 'fiefdoms')).toEqual(['lannister', 'stark', 'baratheon'])
    expect(t.events('bids')).toHaveLength(1)
  })

  it('AG-1.6.1 AG-1.6.4 a house without Power and without units bids 0 and is ranked', () => {
    const t = scene(3).power('stark', 0).run({ do: 'bid', on: 'fiefdoms', strength: 0, without: null })
    expect(t.asked().sort()).toEqual(['baratheon', 'lannister'])
    bids(t, { lannister: 2, baratheon: 1 })
    expect(names(t, 'fiefdoms')).toEqual(['lannister', 'baratheon', 'stark'])
  })

  it('AG-4.6.2 a house with one Power left is asked, and may bid it', () => {
    const t = scene(3).power('stark', 1).run({ do: 'bid', on: 'fiefdoms', strength: 0, without: null })
    expect(t.of('stark', 'bid').map(move => move.power)).toEqual([0, 1])
    bids(t, { lannister: 0, baratheon: 0, stark: 1 })
    expect(names(t, 'fiefdoms')[0]).toBe('stark')
  })
})
