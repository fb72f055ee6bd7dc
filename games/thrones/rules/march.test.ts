import { describe, expect, it } from 'vitest'
import type { House } from '../data/houses.ts'
import type { UnitType } from '../data/units.ts'
import { type Scene, scene } from '../testing.ts'
import { putOrder } from './orders.ts'

/** Where the draft lets a unit go, in alphabetical order. */
const reached = (t: Scene, house: House, unit: UnitType) =>
  t
    .of(house, 'go')
    .filter(move => move.unit === unit)
    .map(move => move.to)
    .sort()

const canSetOut = (t: Scene, house: House) => t.of(house, 'commit').length > 0

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

  it('AG-3.6.5 ships in a port carry nobody', () => {
    const t = scene(6)
    t.army('pyke', 'greyjoy', 'knight').order('pyke', 'march-0').army('port-of-pyke', 'greyjoy', 'ship')
    t.draft('greyjoy', 'pyke', {})
    expect(reached(t, 'greyjoy', 'knight')).toEqual([])
    expect(t.of('greyjoy', 'commit')).toEqual([{ do: 'commit', banner: false }])
  })

  it('T-26 AG-3.1.2 rivers without a bridge part areas', () => {
    const t = scene(6)
    const neighboursOf = (
      from: 'winterfell' | 'harrenhal' | 'three-towers' | 'riverrun' | 'the-twins' | 'kings-landing',
    ) => {
      const at = scene(6)
      at.neutral('kings-landing', null).army(from, 'stark', 'footman').order(from, 'march-0').draft('stark', from, {})
      return reached(at, 'stark', 'footman')
    }
    expect(t.question()).not.toBeNull()
    expect(neighboursOf('winterfell')).not.toContain('greywater-watch')
    for (const far of ['seagard', 'the-twins', 'the-mountains-of-the-moon']) {
      expect(neighboursOf('harrenhal')).not.toContain(far)
    }
    expect(neighboursOf('three-towers')).not.toContain('starfall')
    expect(neighboursOf('riverrun')).toContain('harrenhal')
    expect(neighboursOf('the-twins')).toContain('seagard')
    expect(neighboursOf('kings-landing')).toEqual(expect.arrayContaining(['the-reach', 'kingswood']))
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

describe('AG-3.4 Power tokens', () => {
  it('T-31 AG-3.4.1 is left when the last unit leaves', () => {
    const t = scene(6)
    t.army('moat-cailin', 'stark', 'knight', 'footman').order('moat-cailin', 'march-0')
    t.draft('stark', 'moat-cailin', { seagard: ['knight'] })
    expect(t.of('stark', 'commit')).toEqual([{ do: 'commit', banner: false }])
    t.move('stark', { do: 'go', unit: 'footman', to: 'seagard' }, { do: 'commit', banner: true })
    expect(t.open.banners).toEqual({ 'moat-cailin': t.seat('stark') })
    expect(t.power('stark')).toBe(4)
    expect(t.events('banner')).toEqual([{ is: 'banner', seat: t.seat('stark'), at: 'moat-cailin', put: true }])
  })

  it('T-31 AG-3.4.2 is decided before House cards are chosen', () => {
    const t = scene(6).set({ bladeUsed: true })
    t.army('moat-cailin', 'stark', 'knight').order('moat-cailin', 'march-0').army('seagard', 'greyjoy', 'footman')
    t.march('stark', 'moat-cailin', { seagard: ['knight'] }, true)
    expect(t.question()).toBe('houseCards')
    expect(t.open.banners).toEqual({ 'moat-cailin': t.seat('stark') })
  })

  it('T-31 AG-3.3.4 AG-3.4.1 is not left on an own home, beside an own token, without Power, or at sea', () => {
    const only = [{ do: 'commit', banner: false }]
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    expect(t.draft('stark', 'winterfell', { karhold: ['knight'] }).of('stark', 'commit')).toEqual(only)
    t.army('seagard', 'stark', 'knight').order('seagard', 'march-0').banner('seagard', 'stark')
    expect(t.draft('stark', 'seagard', { 'the-twins': ['knight'] }).of('stark', 'commit')).toEqual(only)
    t.army('moat-cailin', 'stark', 'knight').order('moat-cailin', 'march-0').power('stark', 0)
    expect(t.draft('stark', 'moat-cailin', { 'the-twins': ['knight'] }).of('stark', 'commit')).toEqual(only)
    t.army('bay-of-ice', 'stark', 'ship').order('bay-of-ice', 'march-0').power('stark', 5)
    expect(t.draft('stark', 'bay-of-ice', { 'sunset-sea': ['ship'] }).of('stark', 'commit')).toEqual(only)
  })

  it('AG-3.4.1 routed units hold the area, so none is left', () => {
    const t = scene(6)
    t.army('moat-cailin', 'stark', 'knight').routed('moat-cailin', 'stark', 'footman').order('moat-cailin', 'march-0')
    t.draft('stark', 'moat-cailin', { seagard: ['knight'] })
    expect(t.of('stark', 'commit')).toEqual([{ do: 'commit', banner: false }])
  })

  it('AG-3.3.3 UR-041 an own token stays when units return, and one that is removed goes to the pool', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').banner('moat-cailin', 'stark')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight'] })
    expect(t.open.banners).toEqual({ 'moat-cailin': t.seat('stark') })
    t.army('karhold', 'stark', 'footman').order('karhold', 'march-0').banner('castle-black', 'greyjoy')
    t.march('stark', 'karhold', { 'castle-black': ['footman'] })
    expect(t.power('greyjoy')).toBe(5)
    expect(t.open.banners).toEqual({ 'moat-cailin': t.seat('stark') })
  })

  it('T-32 AG-3.3.5 AG-8.14.4 an enemy home falls back to its house, with a choice about the port', () => {
    const t = scene(6).garrison('pyke', null)
    t.army('pyke', 'lannister', 'knight').order('pyke', 'march-0').army('ironmans-bay', 'lannister', 'ship')
    t.army('port-of-pyke', 'lannister', 'ship', 'ship').order('port-of-pyke', 'support')
    t.army('sunset-sea', 'greyjoy', 'ship', 'ship').army('bay-of-ice', 'greyjoy', 'ship', 'ship')
    t.march('lannister', 'pyke', { 'flints-finger': ['knight'] })
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.of('greyjoy', 'take-over').map(move => move.ships)).toEqual([0, 1, 2])
    t.move('greyjoy', { do: 'take-over', ships: 2 })
    expect(t.army('port-of-pyke')).toEqual({ seat: t.seat('greyjoy'), units: ['ship', 'ship'], routed: [] })
    expect(t.open.orders['port-of-pyke']).toBeNull()
    expect(t.open.garrisons.pyke).toBeUndefined()
  })
})

describe('AG-7.4 supply while marching', () => {
  /** T-27: Stark at Supply 1 (3,2). */
  const north = () => {
    const t = scene(6).supply('stark', 1)
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'footman', 'footman').army('moat-cailin', 'stark', 'footman')
    return t
  }

  it('T-27 AG-7.4.1 AG-7.4.3 is legal if some order of the groups is', () => {
    const t = north().draft('stark', 'winterfell', { 'moat-cailin': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    t.move('stark', { do: 'go', unit: 'footman', to: 'the-stony-shore' })
    expect(canSetOut(t, 'stark')).toBe(true)
    t.move('stark', { do: 'commit', banner: false })
    expect(t.army('moat-cailin')?.units).toHaveLength(2)
  })

  it('T-28 AG-7.4.1 AG-7.4.4 counts the attackers as still at home', () => {
    const t = north().army('karhold', 'greyjoy', 'footman')
    t.draft('stark', 'winterfell', { karhold: ['footman'], 'moat-cailin': ['footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    const one = scene(6).supply('stark', 1).army('karhold', 'greyjoy', 'footman')
    one.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    one.army('white-harbor', 'stark', 'footman').army('moat-cailin', 'stark', 'footman')
    one.draft('stark', 'winterfell', { karhold: ['footman'], 'moat-cailin': ['footman'] })
    expect(canSetOut(one, 'stark')).toBe(true)
  })

  it('AG-7.4.2 the position after a victory must be within the limit too', () => {
    // Supply 0 (2,2): an army of 2 at home and one of 2 elsewhere; both attackers would make a third army of 3.
    const t = scene(6).supply('stark', 0).army('karhold', 'greyjoy', 'footman')
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.draft('stark', 'winterfell', { karhold: ['footman', 'footman', 'footman'] })
    expect(canSetOut(t, 'stark')).toBe(false)
    t.move('stark', { do: 'recall', unit: 'footman', to: 'karhold' })
    expect(canSetOut(t, 'stark')).toBe(true)
  })

  it('UR-111 the order of clicks makes no difference', () => {
    const groups = ['moat-cailin', 'white-harbor', 'karhold'] as const
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const t = scene(6).supply('stark', 2).set({ bladeUsed: true })
      t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
      t.army('moat-cailin', 'stark', 'footman').army('white-harbor', 'stark', 'footman')
      t.army('karhold', 'greyjoy', 'footman')
      t.run({ do: 'marchOrder', seat: t.seat('stark') })
      for (const i of order) t.move('stark', { do: 'go', unit: 'footman', to: groups[i] })
      t.move('stark', { do: 'commit', banner: false })
      expect(t.question()).toBe('houseCards')
    }
  })
})

describe('AG-7.3.4 AG-3.6.10 the start area and its port', () => {
  it('T-33 AG-8.1.6 ships of a castle given up are lost before the combat', () => {
    const t = scene(6).set({ bladeUsed: true })
    t.army('oldtown', 'greyjoy', 'knight').order('oldtown', 'march-0')
    t.army('port-of-oldtown', 'greyjoy', 'ship', 'ship').order('port-of-oldtown', 'support')
    t.army('highgarden', 'tyrell', 'knight')
    t.march('greyjoy', 'oldtown', { highgarden: ['knight'] })
    expect(t.question()).toBe('houseCards')
    expect(t.army('port-of-oldtown')).toBeNull()
    expect(t.open.orders['port-of-oldtown']).toBeNull()
    // Knight 2 and Dagmar 1 against Knight 2, garrison 2 and Margaery 1, who has no sword.
    t.cards('dagmar-cleftjaw', 'margaery-tyrell')
    expect(t.events('outcome')[0]).toMatchObject({ winner: 'defender', strengths: [3, 5] })
    expect(t.army('oldtown')).toEqual({ seat: t.seat('greyjoy'), units: [], routed: ['knight'] })
    expect(t.army('port-of-oldtown')).toBeNull()
  })

  const stormsEnd = (banner: boolean) => {
    const t = scene(6).set({ bladeUsed: true })
    t.army('storms-end', 'baratheon', 'knight', 'footman').order('storms-end', 'march-plus-1')
    t.army('port-of-storms-end', 'baratheon', 'ship', 'ship').order('port-of-storms-end', 'support')
    t.army('kingswood', 'baratheon', 'footman').army('the-boneway', 'martell', 'footman')
    return t.march('baratheon', 'storms-end', { 'the-boneway': ['knight'], kingswood: ['footman'] }, banner)
  }

  it('T-61 AG-7.3.4 peaceful groups, then the port, then the combat', () => {
    const t = stormsEnd(false)
    expect(t.heard.map(event => event.is)).toEqual(['marched', 'lost', 'lost', 'order-removed', 'battle'])
    expect(t.army('kingswood')?.units).toEqual(['footman', 'footman'])
    expect(t.army('port-of-storms-end')).toBeNull()
    // 2+1+0 against 1+3, without swords.
    t.cards('patchface', 'areo-hotah').move('baratheon', { do: 'pass' })
    expect(t.events('outcome')[0]).toMatchObject({ winner: 'defender', strengths: [3, 4] })
    expect(t.army('storms-end')).toEqual({ seat: t.seat('baratheon'), units: [], routed: ['knight'] })
    expect(t.army('port-of-storms-end')).toBeNull()
  })

  it('T-61 AG-3.6.10 a Power token keeps the ships', () => {
    const t = stormsEnd(true)
    t.cards('patchface', 'areo-hotah').move('baratheon', { do: 'pass' })
    expect(t.army('port-of-storms-end')?.units).toEqual(['ship', 'ship'])
    expect(t.open.orders['port-of-storms-end']?.order).toBe('support')
    expect(t.army('storms-end')?.routed).toEqual(['knight'])
  })
})

describe('AG-8.14 the end of a March order', () => {
  it('UR-001 AG-8.14.3 AG-10.1 the seventh castle ends the game when the march is resolved', () => {
    const t = scene(6).army('kingswood', 'baratheon', 'footman').order('kingswood', 'march-plus-1')
    for (const area of ['crackclaw-point', 'harrenhal', 'riverrun', 'seagard', 'moat-cailin'] as const) {
      t.banner(area, 'baratheon')
    }
    t.army('pyke', 'greyjoy', 'footman').order('pyke', 'march-0').army('karhold', 'stark', 'footman')
    t.order('karhold', 'consolidate-power').run({ do: 'marches', position: 0 }, { do: 'consolidations', position: 0 })
    t.move('baratheon', { do: 'go', unit: 'footman', to: 'storms-end' }, { do: 'commit', banner: false })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('baratheon'), areas: 7, early: true }])
    expect(t.asked()).toEqual([])
    expect(t.power('stark')).toBe(5)
    expect(t.refuses('greyjoy', { do: 'commit', banner: false })).toBe(true)
  })

  it('UR-109 AG-3.3.5 what is left without a token is lost at the end of the order', () => {
    const t = scene(6).garrison('pyke', null).army('pyke', 'lannister', 'knight').order('pyke', 'march-0')
    t.army('ironmans-bay', 'lannister', 'ship').march('lannister', 'pyke', { 'flints-finger': ['knight'] })
    expect(t.events('control')).toEqual([
      { is: 'control', at: 'flints-finger', seat: t.seat('lannister') },
      { is: 'control', at: 'pyke', seat: t.seat('greyjoy') },
    ])
  })

  it('AG-8.14.1 AG-8.14.4 orders without units go, also after a march without combat', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    putOrder(t.state.g, 'karhold', t.seat('stark'), 'support')
    t.march('stark', 'winterfell', {})
    expect(t.events('order-removed')).toEqual([
      { is: 'order-removed', seat: t.seat('stark'), at: 'karhold', order: 'support', cause: 'empty' },
    ])
  })
})
