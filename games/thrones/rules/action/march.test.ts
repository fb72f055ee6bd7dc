import { describe, expect, it } from 'vitest'
import type { LandArea } from '../../data/areas.ts'
import { type House, houses } from '../../data/houses.ts'
import type { UnitType } from '../../data/units.ts'
import { type Scene, scene } from '../../testing.ts'
import { putOrder } from '../position/orders.ts'

/** Where the draft lets a unit go, in alphabetical order. */
const reached = (t: Scene, house: House, unit: UnitType) =>
  t
    .of(house, 'go')
    .filter(move => move.unit === unit)
    .map(move => move.to)
    .sort()

describe('AG-7.1 AG-7.5 marching', () => {
  it('T-24 AG-7.1.1 AG-7.5.2 splits an army and removes the order', () => {
    const t = scene(6)
    t.army('lannisport', 'lannister', 'footman', 'footman', 'footman').order('lannisport', 'march-0')
    t.army('searoad-marches', 'lannister', 'footman')
    t.march('lannister', 'lannisport', { 'stoney-sept': ['footman'], 'searoad-marches': ['footman'] })
    expect(t.army('lannisport')?.units).toEqual(['footman'])
    expect(t.army('searoad-marches')?.units).toEqual(['footman', 'footman'])
    expect(t.army('stoney-sept')).toEqual({ seat: t.seat('lannister'), units: ['footman'], routed: [] })
    expect(t.open.orders.lannisport).toBeNull()
    expect(t.events('battle')).toEqual([])
    expect(t.events('control')).toEqual([{ is: 'control', at: 'stoney-sept', seat: t.seat('lannister') }])
  })

  it('AG-7.1.1 UR-008 routed units stay; each standing unit is listed once by kind and moves once', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight', 'footman').routed('winterfell', 'stark', 'knight')
    t.order('winterfell', 'march-0').draft('stark', 'winterfell', { karhold: ['knight'] })
    expect(reached(t, 'stark', 'knight')).toEqual([])
    expect(t.refuses('stark', { do: 'go', unit: 'knight', to: 'karhold' })).toBe(true)
    expect(reached(t, 'stark', 'footman')).toEqual([
      'castle-black',
      'karhold',
      'moat-cailin',
      'the-stony-shore',
      'white-harbor',
    ])
  })

  it('AG-7.1.2 an order may be resolved without moving anything', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').march('stark', 'winterfell', {})
    expect(t.army('winterfell')?.units).toEqual(['knight'])
    expect(t.open.orders.winterfell).toBeNull()
    expect(t.events('marched')).toEqual([{ is: 'marched', seat: t.seat('stark'), from: 'winterfell', groups: [] }])
  })

  it('AG-7.1.2 AG-8.11.7 an army of routed units alone only gives its order up', () => {
    const t = scene(6)
    t.routed('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    t.run({ do: 'marchOrder', seat: t.seat('stark') })
    expect(t.question()).toBeNull()
    expect(t.open.orders.winterfell).toBeNull()
    expect(t.army('winterfell')?.routed).toEqual(['knight'])
    // Nor is a Power token laid: nobody left (AG-3.4.1).
    const away = scene(6).routed('karhold', 'stark', 'knight').order('karhold', 'march-0')
    away.run({ do: 'marchOrder', seat: away.seat('stark') })
    expect([away.open.banners, away.power('stark')]).toEqual([{}, 5])
  })

  it('AG-7.1.3 land units go to land, ships to seas and own ports', () => {
    const t = scene(6)
    t.army('lannisport', 'lannister', 'footman').order('lannisport', 'march-0').draft('lannister', 'lannisport', {})
    expect(reached(t, 'lannister', 'footman')).toEqual(['riverrun', 'searoad-marches', 'stoney-sept'])
    t.army('the-golden-sound', 'lannister', 'ship').order('the-golden-sound', 'march-minus-1')
    t.draft('lannister', 'the-golden-sound', {})
    expect(reached(t, 'lannister', 'ship')).toEqual(['ironmans-bay', 'port-of-lannisport', 'sunset-sea'])
  })

  it('AG-3.6.3 AG-3.6.1 a port is left only for its sea, entered only from it, and only by its owner', () => {
    const t = scene(6)
    t.army('port-of-pyke', 'greyjoy', 'ship').order('port-of-pyke', 'march-0').draft('greyjoy', 'port-of-pyke', {})
    expect(reached(t, 'greyjoy', 'ship')).toEqual(['ironmans-bay'])
    t.army('ironmans-bay', 'lannister', 'ship').order('ironmans-bay', 'march-0').draft('lannister', 'ironmans-bay', {})
    expect(reached(t, 'lannister', 'ship')).toEqual(['sunset-sea', 'the-golden-sound'])
    t.army('shipbreaker-bay', 'baratheon', 'ship').order('shipbreaker-bay', 'march-0')
    t.draft('baratheon', 'shipbreaker-bay', {})
    // Storm's End is nobody's, so its port is closed.
    expect(reached(t, 'baratheon', 'ship')).toEqual([
      'blackwater-bay',
      'east-summer-sea',
      'port-of-dragonstone',
      'the-narrow-sea',
    ])
  })

  it('AG-3.6.2 AG-7.4.4 a port takes three ships at most', () => {
    const t = scene(6)
    t.army('port-of-lannisport', 'lannister', 'ship', 'ship')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    t.draft('lannister', 'the-golden-sound', { 'port-of-lannisport': ['ship'] })
    expect(reached(t, 'lannister', 'ship')).toEqual(['ironmans-bay', 'sunset-sea'])
  })

  it('AG-7.1.4 impassable areas are never entered', () => {
    const t = scene(3)
    t.army('the-reach', 'lannister', 'knight').order('the-reach', 'march-0').draft('lannister', 'the-reach', {})
    expect(reached(t, 'lannister', 'knight')).toEqual(['blackwater', 'kingswood', 'searoad-marches'])
  })

  it('AG-7.5.3 units that arrive where a March order waits march again', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    t.army('moat-cailin', 'stark', 'footman').order('moat-cailin', 'march-minus-1')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight'] })
    t.march('stark', 'moat-cailin', { seagard: ['knight'] })
    expect(t.army('seagard')?.units).toEqual(['knight'])
    expect(t.army('moat-cailin')?.units).toEqual(['footman'])
  })

  it('UR-110 a unit is called back before the march is committed', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight', 'footman').order('winterfell', 'march-0')
    t.draft('stark', 'winterfell', { karhold: ['knight', 'footman'] })
    expect(t.of('stark', 'recall')).toEqual([
      { do: 'recall', unit: 'footman', to: 'karhold' },
      { do: 'recall', unit: 'knight', to: 'karhold' },
    ])
    t.move('stark', { do: 'recall', unit: 'knight', to: 'karhold' }, { do: 'commit', banner: false })
    expect(t.army('karhold')?.units).toEqual(['footman'])
    expect(t.army('winterfell')?.units).toEqual(['knight'])
  })
})

describe('AG-7.2 ship transport', () => {
  const byLand = ['dornish-marches', 'oldtown', 'searoad-marches', 'the-reach']

  it('T-25 AG-7.2.1 a chain of own ships joins its coasts', () => {
    const t = scene(6)
    t.army('highgarden', 'tyrell', 'footman').order('highgarden', 'march-0').garrison('sunspear', null)
    t.army('redwyne-straights', 'tyrell', 'ship').army('east-summer-sea', 'tyrell', 'ship')
    t.draft('tyrell', 'highgarden', {})
    expect(reached(t, 'tyrell', 'footman')).toEqual([...byLand, 'the-arbor', 'three-towers'].sort())
    t.army('west-summer-sea', 'tyrell', 'ship').draft('tyrell', 'highgarden', {})
    expect(reached(t, 'tyrell', 'footman')).toEqual(
      [...byLand, 'the-arbor', 'three-towers', 'starfall', 'salt-shore', 'sunspear', 'storms-end'].sort(),
    )
  })

  it('T-25 AG-7.2.2 routed ships serve too, ships of others never, and no order or limit matters', () => {
    const t = scene(6)
    t.army('highgarden', 'tyrell', 'footman', 'footman').order('highgarden', 'march-0')
    t.army('redwyne-straights', 'tyrell', 'ship').routed('west-summer-sea', 'tyrell', 'ship')
    t.army('east-summer-sea', 'martell', 'ship').draft('tyrell', 'highgarden', {})
    expect(reached(t, 'tyrell', 'footman')).toEqual([...byLand, 'the-arbor', 'three-towers', 'starfall'].sort())
    t.move('tyrell', { do: 'go', unit: 'footman', to: 'starfall' }, { do: 'go', unit: 'footman', to: 'the-arbor' })
    t.move('tyrell', { do: 'commit', banner: false })
    expect(t.army('starfall')?.units).toEqual(['footman'])
    expect(t.army('the-arbor')?.units).toEqual(['footman'])
    expect(t.army('west-summer-sea')?.routed).toEqual(['ship'])
  })

  it.each(houses)('AG-7.2.1 AG-7.2.2 %s: without Ships no sea is crossed; a chain may begin in any sea', house => {
    const t = scene(6).garrison('lannisport', null).army('the-stony-shore', house, 'footman')
    t.order('the-stony-shore', 'march-0').draft(house, 'the-stony-shore', {})
    const alone = reached(t, house, 'footman')
    expect(alone).toEqual(['winterfell'])
    t.army('bay-of-ice', house, 'ship').army('sunset-sea', house, 'ship').army('the-golden-sound', house, 'ship')
    expect(reached(t.draft(house, 'the-stony-shore', {}), house, 'footman')).toContain('lannisport')
  })

  it('AG-3.6.5 ships in a port carry nobody', () => {
    const t = scene(6)
    t.army('pyke', 'greyjoy', 'knight').order('pyke', 'march-0').army('port-of-pyke', 'greyjoy', 'ship')
    t.draft('greyjoy', 'pyke', {})
    expect(reached(t, 'greyjoy', 'knight')).toEqual([])
    expect(t.of('greyjoy', 'commit')).toEqual([{ do: 'commit', banner: false }])
  })

  it.each([
    ['winterfell', 'greywater-watch', false],
    ['harrenhal', 'seagard', false],
    ['harrenhal', 'the-twins', false],
    ['harrenhal', 'the-mountains-of-the-moon', false],
    ['three-towers', 'starfall', false],
    ['riverrun', 'harrenhal', true],
    ['the-twins', 'seagard', true],
    ['kings-landing', 'the-reach', true],
    ['kings-landing', 'kingswood', true],
  ] as const)('T-26 AG-3.1.2 across the river between %s and %s: a march is possible: %s', (a, b, bridged) => {
    const from = (start: LandArea) => {
      const t = scene(6).neutral('kings-landing', null).army(start, 'stark', 'footman').order(start, 'march-0')
      return reached(t.draft('stark', start, {}), 'stark', 'footman')
    }
    const reach = [from(a), from(b)]
    for (const list of reach) expect(list.length).toBeGreaterThan(2)
    expect([reach[0].includes(b), reach[1].includes(a)]).toEqual([bridged, bridged])
  })
})

describe('AG-7.3 hostile destinations', () => {
  const threeKnights = () => {
    const t = scene(6)
    t.army('seagard', 'greyjoy', 'knight', 'knight', 'knight').order('seagard', 'march-0')
    t.army('the-twins', 'stark', 'footman').banner('moat-cailin', 'stark').army('riverrun', 'lannister', 'footman')
    return t.set({ bladeUsed: true })
  }

  it('T-29 AG-7.3.1 one destination may be hostile, a second one may not', () => {
    const t = threeKnights().draft('greyjoy', 'seagard', { 'the-twins': ['knight'] })
    expect(t.refuses('greyjoy', { do: 'go', unit: 'knight', to: 'riverrun' })).toBe(true)
    expect(t.refuses('greyjoy', { do: 'go', unit: 'knight', to: 'the-twins' })).toBe(false)
  })

  it('T-29 AG-7.3.2 AG-7.3.3 AG-3.4.4 a Power token alone is no defence and goes before the combat', () => {
    const t = threeKnights().march('greyjoy', 'seagard', { 'the-twins': ['knight'], 'moat-cailin': ['knight'] })
    expect(t.question()).toBe('houseCards')
    expect(t.open.banners).toEqual({})
    expect(t.army('moat-cailin')?.seat).toBe(t.seat('greyjoy'))
    expect(t.heard.map(event => event.is)).toEqual(['marched', 'banner', 'control', 'battle'])
  })

  it('AG-7.3.1 a garrison alone is hostile', () => {
    const t = scene(6).set({ bladeUsed: true })
    t.army('the-stony-shore', 'greyjoy', 'footman').order('the-stony-shore', 'march-0')
    t.march('greyjoy', 'the-stony-shore', { winterfell: ['footman'] })
    expect(t.events('battle')).toEqual([
      {
        is: 'battle',
        attacker: t.seat('greyjoy'),
        defender: t.seat('stark'),
        from: 'the-stony-shore',
        at: 'winterfell',
        units: ['footman'],
      },
    ])
  })

  it('AG-7.3.2 AG-3.3.5 an enemy home without units and garrison falls without a fight', () => {
    const t = scene(6).garrison('winterfell', null)
    t.army('the-stony-shore', 'greyjoy', 'footman').order('the-stony-shore', 'march-0')
    t.march('greyjoy', 'the-stony-shore', { winterfell: ['footman'] })
    expect(t.question()).toBeNull()
    expect(t.events('control')).toEqual([
      { is: 'control', at: 'winterfell', seat: t.seat('greyjoy') },
      { is: 'control', at: 'the-stony-shore', seat: null },
    ])
  })

  it('AG-7.5.1 an order left by exception on an area that is entered goes', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    putOrder(t.state.g, 'karhold', t.seat('greyjoy'), 'defense-plus-1')
    t.march('stark', 'winterfell', { karhold: ['footman'] })
    expect(t.events('order-removed')).toEqual([
      { is: 'order-removed', seat: t.seat('greyjoy'), at: 'karhold', order: 'defense-plus-1', cause: 'conquered' },
    ])
  })
})

describe('AG-7.1 drafting a march', () => {
  it('AG-7.1.1 a unit that is called back leaves the other groups as they are', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman', 'footman', 'knight').order('winterfell', 'march-0')
    t.draft('stark', 'winterfell', { karhold: ['footman'], 'castle-black': ['footman', 'knight'] })
    t.move('stark', { do: 'recall', unit: 'footman', to: 'castle-black' }, { do: 'commit', banner: false })
    expect(t.army('karhold')?.units).toEqual(['footman'])
    expect(t.army('castle-black')?.units).toEqual(['knight'])
    expect(t.army('winterfell')?.units).toEqual(['footman'])
  })

  it('AG-3.6.2 only a port has room for three: a fourth unit may join an army on land', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    t.army('karhold', 'stark', 'footman', 'knight', 'knight').march('stark', 'winterfell', { karhold: ['footman'] })
    expect(t.army('karhold')?.units).toHaveLength(4)
  })
})
