import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'

describe('order tokens', () => {
  it('BWC-06 BW-5.2 BW-14.5: a shield orders a unit of its banner colour alone', () => {
    const t = scene({
      active: 'lannister',
      units: ['HI green c8r4', 'LG blue c9r4', 'CR red c10r4', 'WH red c8r9'],
      pools: { lannister: ['blue'] },
    })
    t.turn().move('lannister', { do: 'token', token: 'blue', pair: false })
    expect(t.of('lannister', 'order')).toEqual([{ do: 'order', hex: 'c9r4' }])
  })

  it('BWC-07 BW-5.2 BW-5.4: what a pool can be used for', () => {
    const t = scene({
      alone: true,
      units: ['WH red c8r8', 'LG red c8r4'],
      pools: { stark: ['morale', 'morale', 'green'] },
    })
    t.turn()
    expect(t.of('stark', 'token')).toEqual([
      { do: 'token', token: 'morale', pair: false },
      { do: 'token', token: 'morale', pair: true },
    ])
    t.move('stark', { do: 'token', token: 'morale', pair: false })
    expect(t.legalMoves('stark')).toEqual([{ do: 'raise' }, { do: 'unselect' }])
    t.move('stark', { do: 'unselect' }, { do: 'token', token: 'morale', pair: true })
    t.move('stark', { do: 'order', hex: 'c8r8' })
    expect(t.open.pools[0]).toMatchObject({ morale: 0, green: 1 })
  })

  it('BWC-08 BW-5.2: a morale token rallies for one space of morale, and orders nobody', () => {
    const t = scene({ units: ['WH blue c8r8 inactive'], morale: 2, pools: { stark: ['morale'] } })
    t.turn().move('stark', { do: 'token', token: 'morale', pair: false }, { do: 'rally', hex: 'c8r8' })
    expect([t.open.morale, t.at('c8r8')]).toEqual([1, 'WH blue 4'])
    expect(t.asked()).toEqual(['lannister'])
  })

  it('BW-5.1 BW-5.5: the unit is named, the token goes back, and afterwards the unit is inactive', () => {
    const t = scene({ units: ['WH blue c8r8'], pools: { stark: ['blue'] } })
    t.turn().move('stark', { do: 'token', token: 'blue', pair: false }, { do: 'order', hex: 'c8r8' })
    expect(t.open.pools[0].blue).toBe(0)
    t.move('stark', { do: 'stay' })
    expect(t.at('c8r8')).toBe('WH blue 4 inactive')
  })

  it('BW-5.3: the unit need not be controlled', () => {
    const t = scene({ units: ['maege-mormont blue c2r2', 'WH green c14r10'], pools: { stark: ['green'] } })
    t.turn().move('stark', { do: 'token', token: 'green', pair: false })
    expect(t.of('stark', 'order')).toEqual([{ do: 'order', hex: 'c14r10' }])
  })

  it('BW-5.4 BW-13.3: rallying onto the own rout loses; a marker at the end of an 11 segment pays for nothing', () => {
    const units = ['WH blue c8r8 inactive']
    const t = scene({ units, morale: -10, pools: { stark: ['morale'] } })
    t.turn().move('stark', { do: 'token', token: 'morale', pair: false }, { do: 'rally', hex: 'c8r8' })
    expect(t.open.result).toEqual({ winner: 1, by: 'rout' })
    const eleven = scene({ battle: 'wolf-raiders', units, morale: -11, pools: { stark: ['morale'] } })
    eleven.turn().move('stark', { do: 'token', token: 'morale', pair: false })
    expect(eleven.of('stark', 'rally')).toEqual([])
    const raised = scene({ battle: 'wolf-raiders', units, morale: 11, pools: { stark: ['morale'] } }).turn()
    raised.move('stark', { do: 'token', token: 'morale', pair: false })
    expect(raised.of('stark', 'raise')).toEqual([])
  })
})
