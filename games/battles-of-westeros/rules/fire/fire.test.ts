import { describe, expect, it } from 'vitest'
import { seeded, seedFrom } from '../../../../kernel/index.ts'
import { spreadDirections } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import { scene, stay } from '../../testing.ts'
import { groundAt, terrainAt } from '../field/ground.ts'

const dogs = (units: string[], more = {}) => scene({ units, ...more }).attacking('c8r8')

describe('War Dogs', () => {
  const units = ['SK red c8r8', 'LG blue c8r6']
  const bite = { do: 'dogs', from: 'c8r8', at: 'c8r6' } as const

  it('BWC-65 BW-14.4: the first die says whose dice are rolled, or what happens at once', () => {
    const red = dogs(units).dice('red', 'green', 'green', 'green', 'green').move('stark', bite)
    expect(red.events('rolled')[0].dice.length).toBe(4)
    const green = dogs(units).dice('green', 'red', 'red').move('stark', bite)
    expect(green.events('rolled')[0].dice.length).toBe(2)
    const howl = dogs(units).dice('morale').move('stark', bite)
    expect(
      howl
        .of('lannister', 'retreat')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['c8r5', 'c9r5'])
    const jump = dogs(units, { terrain: { c8r6: 'building' } })
      .dice('valor')
      .move('stark', bite)
    expect([jump.at('c8r6'), jump.open.engagements, jump.at('c8r8')]).toEqual(['LG blue 3', [], 'SK red 3 inactive'])
  })

  it('BW-14.4 BW-11.7: who is driven by the dogs and finds no way back is covered against that hit, and against no other', () => {
    const closed = { c7r6: 'river', c8r5: 'river', c9r5: 'river', c9r6: 'river', c8r7: 'plain' } as const
    const at = (face: 'morale' | 'valor', ground: 'building' | 'plain') =>
      dogs(units, { terrain: { ...closed, c8r6: ground } })
        .dice(face)
        .move('stark', bite)
        .at('c8r6')
    expect([at('morale', 'plain'), at('morale', 'building')]).toEqual(['LG blue 3', 'LG blue 4'])
    expect(at('valor', 'building')).toBe('LG blue 3')
  })

  it('BWC-66 BW-14.4: friends hide nobody, river does; two or three hexes away', () => {
    const may = (units: string[], terrain: Partial<Record<Hex, 'river'>> = {}) =>
      dogs(['SK red c8r8', ...units], { terrain }).of('stark', 'dogs').length > 0
    expect(may(['LG blue c8r6', 'WH green c8r7'])).toBe(true)
    expect(may(['LG blue c8r6', 'LG green c8r7', 'LG green c9r7'])).toBe(false)
    expect(may(['LG blue c8r6'], { c8r7: 'river', c9r7: 'river' })).toBe(false)
    expect(may(['LG blue c8r6'], { c8r7: 'river' })).toBe(true)
    expect([may(['LG blue c8r7']), may(['LG blue c8r4'])]).toEqual([false, false])
  })

  it('BW-14.4 BW-7.4: instead of moving and attacking, and not while engaged', () => {
    const moved = scene({ units }).order('c8r8').go('c9r8')
    expect(moved.of('stark', 'dogs')).toEqual([])
    const engaged = scene({ units: [...units, 'LG green c8r7'], engaged: [['c8r7', 'c8r8']] }).attacking('c8r8')
    expect(engaged.of('stark', 'dogs')).toEqual([])
  })

  it('BW-18.19: by an effect the first die may be rolled again', () => {
    const t = scene({ units })
    t.set({ boons: [{ key: 'dogs-again', n: 1, by: 'SL30', of: t.unit('c8r8').id, until: 'turn' }] })
    t.attacking('c8r8').dice('green').move('stark', bite)
    expect(t.question()).toBe('dogsAgain')
    t.dice('valor').move('stark', { do: 'again', yes: true })
    expect(t.at('c8r6')).toBe('LG blue 3')
  })

  it('BW-18.19 BW-6.7: SL30 gives it to the kennelmasters that the card orders; who declines keeps the first result', () => {
    const t = scene({
      units: [...units, 'maege-mormont blue c9r9'],
      pools: { stark: ['morale'] },
      hands: { stark: ['SL30'] },
    })
    t.turn().move('stark', { do: 'play', card: 'SL30', commander: 'maege-mormont', commands: [0] })
    t.move('stark', { do: 'tactic', yes: true }, stay)
    t.dice('valor').move('stark', bite)
    expect(t.question()).toBe('dogsAgain')
    expect(t.move('stark', { do: 'again', yes: false }).at('c8r6')).toBe('LG blue 3')
  })
})

describe('fire', () => {
  const reaver = (fire: number, ...dice: ('green' | 'blue' | 'valor')[]) => {
    const t = scene({
      active: 'lannister',
      units: ['gregor-reaver blue c8r5'],
      terrain: { c8r6: 'forest' },
      fire: fire > 0 ? { c8r6: fire } : {},
      used: ['gregor-reaver'],
    })
    return t
      .attacking('c8r5')
      .dice(...dice)
      .move('lannister', { do: 'scorch', from: 'c8r5', at: 'c8r6' })
  }

  it('BWC-67 BW-14.9 BW-16.1 BW-16.2: each green shield is a level, and for the Reaver valor, too', () => {
    const t = reaver(0, 'green', 'blue', 'valor')
    expect([t.open.fire.c8r6, t.open.devastated]).toEqual([2, []])
    const more = reaver(1, 'green', 'blue', 'valor')
    expect([more.open.fire.c8r6, more.open.devastated]).toEqual([3, ['c8r6']])
  })

  it('BWC-68 BW-16.2 BW-15.3: devastated ground is plain, and burns on up to four', () => {
    const t = reaver(2, 'green', 'blue', 'valor')
    expect([t.open.fire.c8r6, t.open.devastated, terrainAt(t.open, 'c8r6')]).toEqual([4, ['c8r6'], 'plain'])
    expect(groundAt(t.open, 'c8r6')).toMatchObject({ blocks: false, burn: 4 })
  })

  it('BW-18.23: the Reaver spreads the fire round the hex', () => {
    const t = scene({ active: 'lannister', units: ['gregor-reaver blue c8r5'], terrain: { c9r7: 'river' } })
    t.attacking('c8r5').dice('green', 'blue', 'blue').move('lannister', { do: 'scorch', from: 'c8r5', at: 'c8r6' })
    t.move('lannister', { do: 'use', yes: true })
    // Not onto water, nor onto a unit.
    expect(Object.keys(t.open.fire).toSorted()).toEqual(['c7r6', 'c8r6', 'c8r7', 'c9r5', 'c9r6'])
  })

  it('BWC-69 BW-16.6 BW-16.8 BW-4.4.1: figures are lost to fire, and a commander is captured', () => {
    const t = scene({
      units: ['LG green c8r5', 'kevan-trusted-captain blue c5r5 (1)'],
      fire: { c8r5: 2, c5r5: 1 },
      terrain: { c8r5: 'plain' },
    })
    t.dice(...Array.from({ length: 8 }, () => 'red' as const)).run({ do: 'regroup' })
    expect([t.at('c8r5'), t.at('c5r5')]).toEqual(['LG green 2', null])
    expect(t.open.commanders['kevan-trusted-captain']!.where).toBe('captured')
  })

  it('BWC-69 BW-16.6: level four spreads in the direction drawn, also onto units', () => {
    const t = scene({ units: ['LG green c8r5'], fire: { c8r6: 4 } })
    t.state.chance = seeded(seedFrom('wind'))
    t.run({ do: 'spread' })
    const [{ direction, hex }] = t.events('spread')
    expect(spreadDirections).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW'])
    const wind = { 1: 'c9r7', 2: 'c9r6', 3: 'c9r5', 4: 'c8r5', 5: 'c7r6', 6: 'c8r7' } as const
    expect(hex).toBe(wind[direction as 1])
    expect(t.open.fire[hex!]).toBe(1)
  })

  it('BWC-70 BW-16.3 BW-16.4 BW-16.5: putting out the own hex is the whole order; beside it a die decides', () => {
    const t = scene({ units: ['LG green c8r5', 'WH green c8r6'], fire: { c8r6: 3 } }).order('c8r6')
    expect(t.legalMoves('stark')).toEqual([{ do: 'douse', from: 'c8r6', at: 'c8r6' }, { do: 'done' }])
    t.move('stark', { do: 'douse', from: 'c8r6', at: 'c8r6' })
    expect([t.open.fire, t.at('c8r6')]).toEqual([{}, 'WH green 4 inactive'])
    const beside = (face: 'blue' | 'green') =>
      scene({ units: ['WH green c8r6'], fire: { c8r5: 2 } })
        .attacking('c8r6')
        .dice(face)
        .move('stark', { do: 'douse', from: 'c8r6', at: 'c8r5' }).open.fire
    expect([beside('blue'), beside('green')]).toEqual([{}, { c8r5: 2 }])
  })

  it('BW-16.8: an engaged unit may put out a fire, and stays engaged', () => {
    const t = scene({ units: ['WH green c8r6', 'LG green c9r6'], fire: { c8r5: 1 }, engaged: [['c9r6', 'c8r6']] })
    t.attacking('c8r6').dice('green').move('stark', { do: 'douse', from: 'c8r6', at: 'c8r5' })
    expect([t.open.fire, t.token('c8r6', 'c9r6')]).toEqual([{}, 'lannister'])
  })

  it('BW-16.2: a wood bridge burns down with its fire, and who stands on it is lost', () => {
    const t = scene({
      units: ['WH blue c8r6'],
      terrain: { c8r6: 'wood-bridge' },
      fire: { c8r6: 2, c8r7: 4, c9r7: 4, c7r6: 4, c9r6: 4, c8r5: 4, c9r5: 4 },
    })
    t.state.chance = seeded(seedFrom('bridge'))
    while (t.open.pieces.c8r6) t.run({ do: 'spread' })
    expect([t.at('c8r6'), t.open.fire.c8r6, t.open.gone, t.open.morale]).toEqual([null, undefined, ['c8r6'], -2])
    expect(t.events('burnt').map(({ hex, piece }) => [hex, piece])).toEqual([['c8r6', 'wood-bridge']])
  })

  it('BW-16.2 BW-15: tents burn down at once; the fire stays below, on plain ground', () => {
    const t = scene({
      active: 'lannister',
      units: ['gregor-reaver blue c8r5'],
      terrain: { c8r6: 'tent' },
      used: ['gregor-reaver'],
    })
    t.attacking('c8r5').dice('green', 'blue', 'blue').move('lannister', { do: 'scorch', from: 'c8r5', at: 'c8r6' })
    expect([t.open.pieces.c8r6, t.open.fire.c8r6]).toEqual([undefined, 1])
    expect(t.events('burnt')).toEqual([{ is: 'burnt', hex: 'c8r6', piece: 'tent' }])
  })

  it('BW-16.2: what burns down is told once, when its limit is reached; devastated ground is told otherwise', () => {
    const at = (terrain: 'tent' | 'siege-tower' | 'wood-bridge' | 'forest', level: number) => {
      const t = scene({
        active: 'lannister',
        units: ['gregor-reaver blue c8r5'],
        terrain: { c8r6: terrain },
        fire: level > 0 ? { c8r6: level } : {},
        used: ['gregor-reaver'],
      })
      t.attacking('c8r5').dice('green', 'blue', 'blue').move('lannister', { do: 'scorch', from: 'c8r5', at: 'c8r6' })
      return [...t.events('burnt').map(({ piece }) => piece), ...t.events('devastated').map(({ is }) => is)]
    }
    expect([at('tent', 0), at('siege-tower', 0)]).toEqual([['tent'], ['siege-tower']])
    expect([at('wood-bridge', 1), at('wood-bridge', 2)]).toEqual([[], ['wood-bridge']])
    expect([at('forest', 1), at('forest', 2)]).toEqual([[], ['devastated']])
  })
})
