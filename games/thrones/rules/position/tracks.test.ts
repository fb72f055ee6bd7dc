import { describe, expect, it } from 'vitest'
import type { Track } from '../../data/constants.ts'
import { type Scene, scene } from '../../testing.ts'
import { holderOf, inTurnOrder, moveOnTrack, pool, positionOf } from './tracks.ts'

const names = (t: Scene, track: Track) => t.open.tracks[track].map(seat => t.open.houses[seat])
function move(t: Scene, track: Track, house: 'stark' | 'tyrell' | 'baratheon' | 'lannister', position: number) {
  const heard: unknown[] = []
  const ctx = {
    log: (event: unknown) => heard.push(event),
    below: () => 0,
    shuffle: <T>(list: readonly T[]) => [...list],
  }
  moveOnTrack(t.state.g, ctx as never, track, t.seat(house), position, 'doran-martell')
  return heard
}

describe('AG-3.7 influence tracks', () => {
  it('AG-3.7 AG-3.7.1 AG-3.7.2 moving a token shifts those between by one place each', () => {
    const t = scene(6)
    expect(names(t, 'iron-throne')).toEqual(['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'])
    move(t, 'iron-throne', 'stark', 5)
    expect(names(t, 'iron-throne')).toEqual(['baratheon', 'lannister', 'martell', 'greyjoy', 'stark', 'tyrell'])
    move(t, 'iron-throne', 'tyrell', 2)
    expect(names(t, 'iron-throne')).toEqual(['baratheon', 'tyrell', 'lannister', 'martell', 'greyjoy', 'stark'])
    expect(positionOf(t.open, 'iron-throne', t.seat('stark'))).toBe(6)
  })

  it('AG-3.7.3 AG-3.8 AG-3.8.2 AG-2.7 a token goes to the new first house as it is, used or not', () => {
    const t = scene(6).set({ bladeUsed: true })
    expect(holderOf(t.open, 'fiefdoms')).toBe(t.seat('greyjoy'))
    move(t, 'fiefdoms', 'stark', 1)
    expect(holderOf(t.open, 'fiefdoms')).toBe(t.seat('stark'))
    expect(t.open.bladeUsed).toBe(true)
  })

  it('AG-3.7.5 a change on the Iron Throne track changes turn order at once', () => {
    const t = scene(6)
    const [stark, tyrell] = [t.seat('stark'), t.seat('tyrell')]
    expect(inTurnOrder(t.open, [tyrell, stark])).toEqual([stark, tyrell])
    move(t, 'iron-throne', 'tyrell', 1)
    expect(inTurnOrder(t.open, [stark, tyrell])).toEqual([tyrell, stark])
  })

  it('UR-117 a token that does not move is no event', () => {
    const t = scene(6)
    expect(move(t, 'fiefdoms', 'lannister', 6)).toEqual([])
    expect(move(t, 'fiefdoms', 'lannister', 5)).toHaveLength(1)
  })

  it('AG-3.9.1 AG-3.9.2 available Power, Power on the board and the pool are twenty together', () => {
    const t = scene(6).power('stark', 7).banner('karhold', 'stark').banner('the-twins', 'stark')
    expect(pool(t.open, t.seat('stark'))).toBe(11)
  })

  it('AG-3.9.2 the tokens of other houses leave the own pool as it is', () => {
    const t = scene(6).power('stark', 7).banner('karhold', 'stark').banner('the-twins', 'greyjoy')
    expect(pool(t.open, t.seat('stark'))).toBe(12)
  })
})
