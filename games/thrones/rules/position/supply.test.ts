import { describe, expect, it } from 'vitest'
import type { Place } from '../../data/areas.ts'
import { scene } from '../../testing.ts'
import { inSupply, withinSupply } from './supply.ts'

const lannisterOverLimit = () =>
  scene(6)
    .supply('lannister', 5)
    .army('the-twins', 'lannister', 'footman', 'footman', 'knight', 'knight')
    .army('harrenhal', 'lannister', 'footman', 'footman', 'knight')
    .army('stoney-sept', 'lannister', 'footman', 'footman')
    .army('the-boneway', 'lannister', 'footman', 'knight')
    .army('searoad-marches', 'lannister', 'footman')
    .army('castle-black', 'lannister', 'footman')
    .army('karhold', 'lannister', 'footman')
    .army('dornish-marches', 'lannister', 'knight')
    .army('the-arbor', 'lannister', 'siege-engine')
    .army('the-golden-sound', 'lannister', 'ship')
    .army('sunset-sea', 'lannister', 'ship')

const placesOf = (moves: { at: Place }[]) => [...new Set(moves.map(move => move.at))]

describe('AG-3.5 supply', () => {
  it('AG-3.5.2 AG-3.5.3 limits by level: not more armies, and each within its number', () => {
    expect(withinSupply(0, [2, 2])).toBe(true)
    expect(withinSupply(0, [3])).toBe(false)
    expect(withinSupply(0, [2, 2, 2])).toBe(false)
    expect(withinSupply(4, [3, 3, 2, 2])).toBe(true)
    expect(withinSupply(3, [3, 3])).toBe(false)
    expect(withinSupply(6, [4, 3, 2, 2, 2])).toBe(true)
  })

  it('AG-3.5 AG-3.5.1 UR-008 single units need no supply, routed ones and Ships in a port count, garrisons do not', () => {
    const t = scene(6).supply('stark', 0).army('winterfell', 'stark', 'footman', 'knight')
    const seat = t.seat('stark')
    t.army('port-of-winterfell', 'stark', 'ship', 'ship').army('karhold', 'stark', 'footman')
    expect(inSupply(t.state.g, seat)).toBe(true)
    t.routed('karhold', 'stark', 'footman')
    expect(inSupply(t.state.g, seat)).toBe(false)
  })

  it('AG-3.5.4 the level is where the token stands, whatever icons are owned', () => {
    const t = scene(6).supply('stark', 0).banner('blackwater', 'stark').army('winterfell', 'stark', 'footman')
    t.run({ do: 'collectPower', ports: true, card: 'w2-game-of-thrones' })
    expect(t.supply('stark')).toBe(0)
  })

  it('T-01 AG-3.5.6 AG-4.4 supply drops and armies are reconciled by a minimal set', () => {
    const t = lannisterOverLimit().run({ do: 'supply' })
    expect(t.supply('lannister')).toBe(3)
    expect(t.events('supply')).toContainEqual({
      is: 'supply',
      seat: t.seat('lannister'),
      from: 5,
      to: 3,
      cause: 'supply',
    })
    expect(placesOf(t.of('lannister', 'lose'))).toEqual(['the-twins', 'harrenhal'])
    t.move('lannister', { do: 'lose', at: 'the-twins', unit: 'footman', routed: false })
    expect(placesOf(t.of('lannister', 'lose'))).toEqual(['the-twins', 'harrenhal'])
    t.move('lannister', { do: 'lose', at: 'harrenhal', unit: 'footman', routed: false })
    expect(t.question()).toBeNull()
    expect(t.army('the-twins')?.units).toHaveLength(3)
    expect(t.army('harrenhal')?.units).toHaveLength(2)
    expect(t.events('lost').map(event => [event.at, event.cause])).toEqual([
      ['the-twins', 'supply'],
      ['harrenhal', 'supply'],
    ])
  })

  it('T-01 the other way: two units from the largest army, and then nothing more', () => {
    const t = lannisterOverLimit().run({ do: 'supply' })
    const knight = { do: 'lose', at: 'the-twins', unit: 'knight', routed: false } as const
    t.move('lannister', knight, knight)
    expect(t.question()).toBeNull()
    expect(t.army('the-twins')?.units).toEqual(['footman', 'footman'])
    expect(t.army('harrenhal')?.units).toHaveLength(3)
  })

  it('AG-3.5.6 begun with the second army, the largest must give the other unit', () => {
    const t = lannisterOverLimit().run({ do: 'supply' })
    t.move('lannister', { do: 'lose', at: 'harrenhal', unit: 'knight', routed: false })
    expect(placesOf(t.of('lannister', 'lose'))).toEqual(['the-twins'])
  })

  it('AG-4.4 a level is at most 6, and houses reconcile in turn order', () => {
    const t = scene(6)
    for (const area of ['blackwater', 'lannisport', 'highgarden'] as const) t.banner(area, 'stark')
    t.banner('the-eyrie', 'stark').supply('lannister', 6).supply('stark', 1)
    t.army('sunspear', 'baratheon', 'footman', 'footman', 'footman', 'knight').supply('baratheon', 6)
    t.army('the-reach', 'lannister', 'footman', 'footman', 'knight')
    t.run({ do: 'supply' })
    // Winterfell 1, Blackwater 2, Lannisport 2, Highgarden 2, The Eyrie 1: eight icons
    expect(t.supply('stark')).toBe(6)
    // Dragonstone 1 and Sunspear 1: limits 3,2,2
    expect(t.supply('baratheon')).toBe(2)
    expect(t.supply('lannister')).toBe(0)
    expect(t.asked()).toEqual(['baratheon'])
    t.move('baratheon', { do: 'lose', at: 'sunspear', unit: 'footman', routed: false })
    expect(t.asked()).toEqual(['lannister'])
  })

  it.each([
    // Supply, armies, from which one of them may give a unit first, how many units go in all
    [0, [4], [0], 2],
    [0, [2, 2, 2, 2], [0, 1, 2, 3], 2],
    [1, [2, 2, 2], [0, 1, 2], 1],
    [1, [3, 3], [0, 1], 1],
    [0, [3, 2, 2], [0, 1, 2], 2],
  ])(
    'AG-3.5.6 AG-3.5.3 at Supply %i armies of %j: any of %j gives the first of %i units',
    (level, armies, first, units) => {
      const areas = ['castle-black', 'karhold', 'winterfell', 'white-harbor'] as const
      const t = scene(6).supply('stark', level)
      for (const [i, size] of armies.entries()) t.army(areas[i], 'stark', ...Array<'footman'>(size).fill('footman'))
      t.run({ do: 'reconcile', seat: t.seat('stark'), removed: {}, cause: 'supply' })
      const offered = first.length > 1 ? placesOf(t.of('stark', 'lose')) : areas.slice(0, 1)
      expect(offered).toEqual(first.map(i => areas[i]))
      while (t.question()) t.move('stark', t.of('stark', 'lose')[0])
      expect(t.events('lost')).toHaveLength(units)
      expect(inSupply(t.state.g, t.seat('stark'))).toBe(true)
    },
  )
})
