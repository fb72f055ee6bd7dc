import { describe, expect, it } from 'vitest'
import { done, scene, stay } from '../../testing.ts'

const strike = { do: 'strike', yes: true } as const

describe('movement', () => {
  it('BWC-19 BW-8.1 BW-8.2 BW-8.3: not into water nor units; forest ends the way', () => {
    const t = scene({
      units: ['WH green c8r8', 'LG green c8r6'],
      terrain: { c8r7: 'forest', c9r7: 'river' },
    }).order('c8r8')
    expect(t.reach).toContain('c8r7')
    expect(t.reach).toContain('c7r7')
    for (const hex of ['c9r7', 'c8r6', 'c9r6', 'c7r6'] as const) expect(t.reach).not.toContain(hex)
    expect(t.go('c7r7').at('c7r7')).toContain('WH green 4')
  })

  it('BWC-20 BW-7.1: a blue unit that moves two hexes does not attack; a red one moves one', () => {
    const units = ['WH blue c8r8', 'LG green c8r5', 'LG green c8r6']
    const far = scene({ units }).order('c8r8').go('c7r7')
    expect(far.of('stark', 'attack').length).toBe(0)
    const near = scene({ units }).order('c8r8').go('c8r7')
    expect(near.of('stark', 'attack')).toEqual([{ do: 'attack', from: 'c8r7', at: 'c8r6' }])
    near.dice('red', 'red', 'red').attack('c8r7', 'c8r6')
    const red = scene({ units: ['WH red c8r8'] }).order('c8r8')
    expect(red.reach.length).toBe(6)
  })

  it('BW-7.1: the same two hexes leave a blue unit no attack', () => {
    const t = scene({ units: ['WH blue c8r8', 'LG green c8r5'] }).order('c8r8')
    t.go('c8r6')
    expect([t.question(), t.at('c8r6')]).toEqual([null, 'WH blue 4 inactive'])
  })

  it('BWC-21 BW-8.4: a road carries one hex further, of any kind', () => {
    const roads = { c4r8: 'road', c4r7: 'road', c4r6: 'road' } as const
    const t = scene({ units: ['WH green c4r8', 'LG green c4r4'], terrain: roads }).order('c4r8')
    expect(t.reach).toContain('c4r5')
    t.go('c4r5')
    expect(t.of('stark', 'attack')).toHaveLength(1)
    const away = scene({ units: ['WH green c4r8'], terrain: roads }).order('c4r8')
    expect(away.reach).not.toContain('c6r6')
    const beside = scene({ units: ['WH green c5r8'], terrain: roads }).order('c5r8')
    expect(beside.reach).not.toContain('c4r5')
  })

  it('BWC-22 BW-8.3: fords stop foot, and cost cavalry a further hex', () => {
    const terrain = {
      c8r7: 'ford',
      c7r7: 'river',
      c9r7: 'river',
      c6r7: 'river',
      c10r7: 'river',
      c5r7: 'river',
      c11r7: 'river',
      c4r7: 'river',
      c12r7: 'river',
    } as const
    const foot = scene({ units: ['WH green c8r8'], terrain }).order('c8r8')
    expect(foot.reach).toContain('c8r7')
    expect(foot.reach.some(hex => hex.endsWith('r6'))).toBe(false)
    const riders = scene({ units: ['WR green c8r8'], terrain }).order('c8r8')
    expect(riders.reach).toContain('c8r5')
    expect(riders.reach.some(hex => hex.endsWith('r4'))).toBe(false)
    const red = scene({ units: ['WR red c8r8', 'LG green c8r6'], terrain })
      .order('c8r8')
      .go('c8r7')
    expect(red.of('stark', 'attack')).toEqual([{ do: 'attack', from: 'c8r7', at: 'c8r6' }])
  })

  it('R-5 BW-8.3: by the switch archers wade through fords', () => {
    const at = (fordStopsOnlyInfantry: boolean) =>
      scene({ units: ['NA green c8r8'], terrain: { c8r7: 'ford' }, options: { fordStopsOnlyInfantry } }).order('c8r8')
    expect(
      [at(false), at(true)].map(t => t.of('stark', 'go').some(({ path }) => path[0] === 'c8r7' && path.length === 2)),
    ).toEqual([false, true])
  })

  it('BWC-23 BW-10.6 BW-10.8 BW-8.5: leaving costs a parting blow, whose morale results do nothing', () => {
    const t = scene({ units: ['WH green c8r6', 'LG blue c8r5'], engaged: [['c8r5', 'c8r6']] }).order('c8r6')
    expect(t.legalMoves('stark')).toEqual([{ do: 'leave' }, stay])
    t.move('stark', { do: 'leave' })
    expect(t.asked()).toEqual(['lannister'])
    t.dice('green', 'morale', 'valor').move('lannister', strike)
    expect([t.at('c8r6'), t.open.engagements]).toEqual(['WH green 2', []])
    expect(t.asked()).toEqual(['stark'])
    // it has to go now.
    expect(t.legalMoves('stark').some(move => move.do === 'stay')).toBe(false)
    expect(t.go('c8r7').at('c8r7')).toBe('WH green 2 inactive')
  })

  it('BWC-24 BW-10.8 BW-12.1: a parting blow may kill; the order is over', () => {
    const t = scene({ units: ['WH green c8r6 (2)', 'LG blue c8r5'], engaged: [['c8r5', 'c8r6']] }).order('c8r6')
    t.move('stark', { do: 'leave' }).dice('green', 'morale', 'valor').move('lannister', strike)
    expect([t.at('c8r6'), t.open.morale, t.question()]).toEqual([null, -1, null])
  })

  it('BWC-77 BW-10.8 BW-15.2: the token is gone when the blow is struck, so a building covers', () => {
    const t = scene({
      units: ['WH green c8r6', 'LG green c8r5'],
      terrain: { c8r6: 'building' },
      engaged: [['c8r5', 'c8r6']],
    }).order('c8r6')
    t.move('stark', { do: 'leave' }).dice('green', 'green').move('lannister', strike)
    expect(t.at('c8r6')).toBe('WH green 3')
  })

  it('BW-10.5 BW-10.6: who cannot enter any hex cannot leave', () => {
    const t = scene({
      units: ['WH green c8r6', 'LG blue c8r5'],
      engaged: [['c8r5', 'c8r6']],
      terrain: { c7r6: 'river', c9r6: 'river', c8r7: 'river', c9r7: 'river', c9r5: 'river' },
    }).order('c8r6')
    expect(t.question()).toBe('attack')
  })

  it('BW-15.1: a bridge or a ford makes a river hex a way', () => {
    const reach = (piece: 'river' | 'ford' | 'stone-bridge' | 'wood-bridge') =>
      scene({ units: ['WH green c8r8'], terrain: { c8r7: piece } })
        .order('c8r8')
        .reach.includes('c8r7')
    expect((['river', 'ford', 'stone-bridge', 'wood-bridge'] as const).map(reach)).toEqual([false, true, true, true])
  })

  it('BW-8.6: nothing holds a unit that passes enemies', () => {
    const t = scene({ units: ['WR green c8r6', 'LG green c8r4', 'LG green c10r4'] }).order('c8r6')
    expect(t.reach).toContain('c9r3')
  })

  it('BW-7.3 BW-7.5: a unit that has moved and cannot attack is done', () => {
    const t = scene({ units: ['WH blue c8r8', 'WH green c5r8', 'LG green c5r7'] }).order('c8r8', 'c5r8')
    t.move('stark', { do: 'select', hex: 'c8r8' }).go('c8r6')
    t.move('stark', stay)
    expect(t.at('c8r6')).toBe('WH blue 4 inactive')
    expect(t.at('c5r8')).toBe('WH green 4')
    t.dice('red', 'red').attack('c5r8', 'c5r7')
    expect(t.at('c5r8')).toBe('WH green 4 inactive')
    expect(t.question()).toBe(null)
  })

  it('BW-1.4: an ordered unit may do nothing at all', () => {
    const t = scene({ units: ['WH green c8r6', 'LG green c8r5'] }).order('c8r6')
    t.move('stark', stay, done)
    expect([t.question(), t.at('c8r6')]).toEqual([null, 'WH green 4 inactive'])
  })
})
