import { describe, expect, it } from 'vitest'
import type { LandArea } from '../../data/areas.ts'
import type { House } from '../../data/houses.ts'
import { field, outcome, type Scene } from '../../testing.ts'

const places = (t: Scene, house: House) => t.of(house, 'retreat').map(move => move.to)

describe('AG-8.11 the beaten defender', () => {
  it('T-53 AG-8.11.3 AG-8.11.4 only the places that cost the fewest units', () => {
    const t = field()
      .supply('lannister', 2)
      .banner('harrenhal', 'baratheon')
      .army('searoad-marches', 'tyrell', 'footman')
    t.army('stoney-sept', 'lannister', 'knight', 'knight').army('lannisport', 'lannister', 'footman', 'footman')
    t.army('riverrun', 'lannister', 'footman').army('the-golden-sound', 'lannister', 'ship', 'ship')
    t.army('blackwater', 'tyrell', 'knight', 'knight', 'knight').order('blackwater', 'march-0')
    t.march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight', 'knight'] })
    t.cards('mace-tyrell', 'tywin-lannister')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [10, 8] })
    // Riverrun is the only place, so nobody is asked.
    expect(t.events('retreated')).toEqual([
      {
        is: 'retreated',
        seat: t.seat('lannister'),
        from: 'stoney-sept',
        to: 'riverrun',
        units: ['knight', 'knight'],
      },
    ])
    expect(t.army('riverrun')).toEqual({ seat: t.seat('lannister'), units: ['footman'], routed: ['knight', 'knight'] })
  })

  it('T-53 AG-8.11.4 AG-8.11.5 where every place costs a unit, the loser chooses place and unit', () => {
    const t = field()
      .supply('lannister', 2)
      .banner('harrenhal', 'baratheon')
      .army('searoad-marches', 'tyrell', 'footman')
    t.army('stoney-sept', 'lannister', 'knight', 'footman').army('lannisport', 'lannister', 'footman', 'footman')
    t.army('riverrun', 'lannister', 'footman', 'footman').army('the-golden-sound', 'lannister', 'ship')
    t.army('blackwater', 'tyrell', 'knight', 'knight', 'knight').order('blackwater', 'march-0')
    t.march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight', 'knight'] })
    t.cards('ser-loras-tyrell', 'tywin-lannister')
    expect(places(t, 'lannister')).toEqual(['riverrun', 'lannisport'])
    t.move('lannister', { do: 'retreat', to: 'lannisport' })
    expect(t.of('lannister', 'lose')).toEqual([
      { do: 'lose', at: 'stoney-sept', unit: 'footman', routed: false },
      { do: 'lose', at: 'stoney-sept', unit: 'knight', routed: false },
    ])
    t.move('lannister', { do: 'lose', at: 'stoney-sept', unit: 'footman', routed: false })
    expect(t.army('lannisport')).toEqual({
      seat: t.seat('lannister'),
      units: ['footman', 'footman'],
      routed: ['knight'],
    })
    expect(t.events('lost')).toMatchObject([{ unit: 'footman', cause: 'retreat' }])
  })

  it('UR-007 AG-8.11.3 AG-7.6.6 never to enemies, their tokens, neutral forces, or the attacker’s start', () => {
    const beaten = (open: Partial<Record<LandArea, true>> = {}) => {
      const t = field(4).neutral('yronwood', null).neutral('sunspear', null).neutral('salt-shore', null)
      t.neutral('the-boneway', null).neutral('princes-pass', null).army('yronwood', 'baratheon', 'footman')
      if (!open['the-boneway']) t.banner('the-boneway', 'lannister')
      if (!open['princes-pass']) t.army('princes-pass', 'greyjoy', 'footman')
      if (open.starfall) t.neutral('starfall', null)
      t.army('sunspear', 'greyjoy', 'knight', 'knight').order('sunspear', 'march-0')
      t.march('greyjoy', 'sunspear', { yronwood: ['knight', 'knight'] })
      return t.cards('balon-greyjoy', 'brienne-of-tarth')
    }
    const t = beaten()
    // Sunspear is empty, but the attack came from there.
    expect([t.question(), t.events('retreated')]).toMatchObject([null, [{ to: 'salt-shore', units: ['footman'] }]])
    expect(t.events('control')).toContainEqual({ is: 'control', at: 'salt-shore', seat: t.seat('baratheon') })
    // Each place is closed by what lies there alone.
    for (const area of ['the-boneway', 'princes-pass', 'starfall'] as const) {
      expect(places(beaten({ [area]: true }), 'baratheon').sort()).toEqual(['salt-shore', area].sort())
    }
  })

  it('UR-007 AG-8.11.5 with no legal place all are destroyed', () => {
    const t = field(4).neutral('yronwood', null).neutral('sunspear', null).neutral('salt-shore', null)
    t.neutral('the-boneway', null).neutral('princes-pass', null).army('salt-shore', 'greyjoy', 'footman')
    t.banner('the-boneway', 'lannister').army('princes-pass', 'greyjoy', 'footman')
    t.army('yronwood', 'baratheon', 'footman', 'knight').army('sunspear', 'greyjoy', 'knight', 'knight', 'knight')
    t.order('sunspear', 'march-0').march('greyjoy', 'sunspear', { yronwood: ['knight', 'knight', 'knight'] })
    t.cards('balon-greyjoy', 'melisandre')
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['footman', 'retreat'],
      ['knight', 'retreat'],
    ])
  })

  it('AG-8.11.5 a place that would cost all units is none: nobody is asked', () => {
    const t = field().supply('greyjoy', 0).army('seagard', 'greyjoy', 'footman')
    t.army('riverrun', 'greyjoy', 'footman', 'footman').army('greywater-watch', 'greyjoy', 'footman', 'footman')
    t.banner('moat-cailin', 'stark').army('the-twins', 'stark', 'knight', 'knight').order('the-twins', 'march-0')
    t.march('stark', 'the-twins', { seagard: ['knight', 'knight'] }).cards('catelyn-stark', 'aeron-damphair')
    t.move('greyjoy', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [4, 1] })
    expect(t.question()).toBeNull()
    expect(t.events('lost')).toMatchObject([{ at: 'seagard', unit: 'footman', cause: 'retreat' }])
    expect(t.events('retreated')).toEqual([])
  })

  it('UR-007 AG-8.11.3 not to the attacker’s start even where nobody is left there', () => {
    const t = field().army('castle-black', 'lannister', 'footman').order('castle-black', 'march-plus-1')
    t.army('the-shivering-sea', 'lannister', 'ship', 'ship').order('the-shivering-sea', 'support')
    t.army('karhold', 'tyrell', 'footman').march('lannister', 'castle-black', { karhold: ['footman'] })
    t.move('lannister', { do: 'support', side: 'attacker' }).cards('tywin-lannister', 'mace-tyrell')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 5] })
    expect(t.army('castle-black')).toBeNull()
    expect(t.events('lost').map(event => [event.at, event.cause])).toEqual([
      ['castle-black', 'mace-tyrell'],
      ['karhold', 'retreat'],
    ])
  })

  it('AG-8.11.3 not to a home shield in force; to an own area, by ship too', () => {
    const t = field().garrison('lannisport', null).army('riverrun', 'greyjoy', 'footman')
    t.army('ironmans-bay', 'greyjoy', 'ship')
      .army('harrenhal', 'stark', 'knight', 'knight')
      .order('harrenhal', 'march-0')
    t.march('stark', 'harrenhal', { riverrun: ['knight', 'knight'] }).cards('catelyn-stark', 'balon-greyjoy')
    // Lannisport shows Lannister's shield; Pyke and Flint's Finger are reached by ship.
    expect(places(t, 'greyjoy')).toEqual(['greywater-watch', 'flints-finger', 'seagard', 'stoney-sept', 'pyke'])
  })

  it('AG-8.11.3 AG-3.6.2 ships: adjacent seas without enemies, or an own port with room', () => {
    const attack = (inPort: number) => {
      const t = field().army('the-golden-sound', 'lannister', 'ship', 'ship').army('ironmans-bay', 'greyjoy', 'ship')
      if (inPort > 0) t.army('port-of-lannisport', 'lannister', ...Array<'ship'>(inPort).fill('ship'))
      t.army('sunset-sea', 'tyrell', 'ship', 'ship', 'ship').order('sunset-sea', 'march-0')
      t.march('tyrell', 'sunset-sea', { 'the-golden-sound': ['ship', 'ship', 'ship'] })
      return t.cards('ser-loras-tyrell', 'tyrion-lannister').move('lannister', { do: 'pass' })
    }
    expect(attack(1).army('port-of-lannisport')?.routed).toEqual(['ship', 'ship'])
    const full = attack(2)
    expect(full.army('port-of-lannisport')).toMatchObject({ units: ['ship', 'ship'], routed: ['ship'] })
    expect(full.events('lost')).toMatchObject([{ unit: 'ship', cause: 'retreat' }])
    // Where even the last place in the port is taken, nobody arrives.
    expect(
      attack(3)
        .events('lost')
        .map(event => event.cause),
    ).toEqual(['retreat', 'retreat'])
  })

  it('AG-8.11.1 AG-8.11.8 all go to one place, are routed, and disturb nothing there', () => {
    const t = field().army('stoney-sept', 'lannister', 'footman', 'knight').army('riverrun', 'lannister', 'footman')
    t.order('riverrun', 'march-0').army('blackwater', 'tyrell', 'knight', 'knight').order('blackwater', 'march-0')
    t.march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight'] }).cards(
      'ser-loras-tyrell',
      'cersei-lannister',
    )
    t.move('lannister', { do: 'retreat', to: 'riverrun' })
    expect(t.army('riverrun')).toEqual({ seat: t.seat('lannister'), units: ['footman'], routed: ['footman', 'knight'] })
    expect(t.open.orders.riverrun?.order).toBe('march-0')
  })

  it('AG-8.11.7 AG-8.11.10 routed units hold an empty area and cannot use its March order', () => {
    const t = field().army('stoney-sept', 'lannister', 'knight').army('blackwater', 'tyrell', 'knight', 'knight')
    t.order('blackwater', 'march-0').army('riverrun', 'lannister', 'footman').order('riverrun', 'march-minus-1')
    t.march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight'] }).cards('mace-tyrell', 'cersei-lannister')
    t.move('lannister', { do: 'retreat', to: 'riverrun' }).draft('lannister', 'riverrun', {})
    expect(t.army('riverrun')).toMatchObject({ units: ['footman'], routed: ['knight'] })
    expect(new Set(t.of('lannister', 'go').map(move => move.unit))).toEqual(new Set(['footman']))
    expect(t.refuses('lannister', { do: 'go', unit: 'knight', to: 'harrenhal' })).toBe(true)
    const empty = field().army('stoney-sept', 'lannister', 'knight').army('blackwater', 'tyrell', 'knight', 'knight')
    empty.order('blackwater', 'march-0').march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight'] })
    empty.cards('mace-tyrell', 'cersei-lannister').move('lannister', { do: 'retreat', to: 'searoad-marches' })
    expect(empty.events('control')).toContainEqual({
      is: 'control',
      at: 'searoad-marches',
      seat: empty.seat('lannister'),
    })
  })
})

describe('AG-8.11.2 the beaten attacker', () => {
  it('UR-004 AG-8.11.2 the way back never costs units, ports included', () => {
    const t = field().supply('baratheon', 1).army('dragonstone', 'baratheon', 'footman', 'footman', 'knight')
    t.army('port-of-dragonstone', 'baratheon', 'ship', 'ship').order('port-of-dragonstone', 'march-0')
    t.army('shipbreaker-bay', 'tyrell', 'ship', 'ship', 'ship')
    t.march('baratheon', 'port-of-dragonstone', { 'shipbreaker-bay': ['ship', 'ship'] })
    t.cards('patchface', 'alester-florent').move('baratheon', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [2, 4] })
    expect(t.army('port-of-dragonstone')).toEqual({ seat: t.seat('baratheon'), units: [], routed: ['ship', 'ship'] })
    expect(t.events('lost')).toEqual([])
  })

  const highgarden = (banner: boolean) => {
    const t = field().garrison('highgarden', null)
    t.army('highgarden', 'lannister', 'knight', 'knight').order('highgarden', 'march-0')
    t.army('oldtown', 'greyjoy', 'knight', 'footman')
    t.march('lannister', 'highgarden', { oldtown: ['knight', 'knight'] }, banner)
    return t.cards('cersei-lannister', 'balon-greyjoy')
  }

  it('T-54 AG-8.11.2 AG-3.3.5 the way back into a foreign home left without a token is closed', () => {
    const t = highgarden(false)
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [4, 5] })
    expect(t.events('lost').map(event => [event.at, event.cause])).toEqual([
      ['highgarden', 'retreat'],
      ['highgarden', 'retreat'],
    ])
    expect(t.army('highgarden')).toBeNull()
  })

  it('T-54 AG-8.11.2 with a Power token left there it is open', () => {
    const t = highgarden(true)
    expect(t.army('highgarden')).toEqual({ seat: t.seat('lannister'), units: [], routed: ['knight', 'knight'] })
  })

  it('AG-8.11.2 it is open, too, where units stayed', () => {
    const t = field().garrison('highgarden', null)
    t.army('highgarden', 'lannister', 'knight', 'footman').order('highgarden', 'march-0')
    t.army('oldtown', 'greyjoy', 'knight', 'footman').march('lannister', 'highgarden', { oldtown: ['knight'] })
    t.cards('cersei-lannister', 'balon-greyjoy')
    expect(t.army('highgarden')).toEqual({ seat: t.seat('lannister'), units: ['footman'], routed: ['knight'] })
  })
})

describe('AG-8.5.10 AG-8.11.6 Robb Stark', () => {
  const moatCailin = (supply: number) => {
    const t = field().supply('greyjoy', supply).army('moat-cailin', 'stark', 'knight', 'knight')
    t.army('greywater-watch', 'greyjoy', 'footman', 'footman').order('greywater-watch', 'march-0')
    t.army('pyke', 'greyjoy', 'knight', 'footman').army('seagard', 'greyjoy', 'footman').banner('white-harbor', 'stark')
    t.march('greyjoy', 'greywater-watch', { 'moat-cailin': ['footman', 'footman'] })
    return t.cards('dagmar-cleftjaw', 'robb-stark')
  }

  it('T-52 AG-8.5.10 AG-8.11.6 AG-8.11.9 chooses for a beaten attacker among places that cost nothing', () => {
    const t = moatCailin(1)
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [3, 7] })
    t.move('stark', { do: 'use' })
    expect(places(t, 'stark').sort()).toEqual(['greywater-watch', 'seagard', 'the-twins'])
    t.move('stark', { do: 'retreat', to: 'seagard' })
    expect(t.army('seagard')).toEqual({ seat: t.seat('greyjoy'), units: ['footman'], routed: ['footman', 'footman'] })
    expect(t.army('greywater-watch')).toBeNull()
  })

  it('T-52 AG-8.11.9 a place that costs units is not among them', () => {
    const t = moatCailin(0).move('stark', { do: 'use' })
    expect(places(t, 'stark').sort()).toEqual(['greywater-watch', 'the-twins'])
  })

  it('T-52 AG-8.11.6 not used, the attacker goes back', () => {
    const t = moatCailin(1).move('stark', { do: 'pass' })
    expect(t.army('greywater-watch')?.routed).toEqual(['footman', 'footman'])
  })

  it('AG-8.5.10 chooses for a beaten defender; the loser still chooses who is lost', () => {
    const t = field().supply('greyjoy', 0).army('seagard', 'greyjoy', 'knight', 'footman', 'knight')
    t.army('riverrun', 'greyjoy', 'footman', 'footman').army('pyke', 'greyjoy', 'footman')
    t.army('moat-cailin', 'stark', 'knight', 'knight', 'knight', 'knight').order('moat-cailin', 'march-0')
    t.march('stark', 'moat-cailin', { seagard: ['knight', 'knight', 'knight', 'knight'] })
    t.cards('robb-stark', 'balon-greyjoy')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [8, 7] })
    t.move('stark', { do: 'use' })
    expect(places(t, 'stark').sort()).toEqual(['greywater-watch', 'the-twins'])
    t.move('stark', { do: 'retreat', to: 'the-twins' })
    expect(t.asked()).toEqual(['greyjoy'])
    t.move('greyjoy', { do: 'lose', at: 'seagard', unit: 'footman', routed: false })
    expect(t.army('the-twins')?.routed).toEqual(['knight', 'knight'])
    expect(t.army('seagard')?.seat).toBe(t.seat('stark'))
  })

  it('AG-8.5.0 is not offered where there is nothing to choose', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight').army('karhold', 'greyjoy', 'footman')
    t.army('castle-black', 'tyrell', 'footman').order('winterfell', 'march-0')
    t.march('stark', 'winterfell', { karhold: ['knight', 'knight'] }).cards('robb-stark', 'balon-greyjoy')
    expect(t.events('ability')).toEqual([])
    expect(t.events('lost')).toMatchObject([{ unit: 'footman', cause: 'retreat' }])
  })
})

describe('AG-8.11.4 what a retreat costs', () => {
  /** Greyjoy is beaten in Karhold; Castle Black is the only way out. */
  const karhold = (supply: number, setUp: (t: Scene) => Scene) => {
    const t = setUp(field().supply('greyjoy', supply).power('greyjoy', 0))
    t.army('karhold', 'greyjoy', 'knight', 'footman')
    t.army('winterfell', 'stark', 'knight', 'knight', 'knight').order('winterfell', 'march-0')
    t.march('stark', 'winterfell', { karhold: ['knight', 'knight', 'knight'] }).cards('catelyn-stark', 'aeron-damphair')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 3] })
    return t
  }

  it('AG-8.11.4 AG-3.5.3 with two armies elsewhere at Supply 0 (2,2) one unit is lost', () => {
    const t = karhold(0, scene => {
      scene.army('seagard', 'greyjoy', 'footman', 'footman').army('riverrun', 'greyjoy', 'footman')
      return scene.army('pyke', 'greyjoy', 'footman', 'footman')
    })
    expect([t.asked(), t.question()]).toEqual([['greyjoy'], 'retreatLoss'])
    t.move('greyjoy', { do: 'lose', at: 'karhold', unit: 'footman', routed: false })
    expect(t.army('castle-black')).toEqual({ seat: t.seat('greyjoy'), units: [], routed: ['knight'] })
  })

  it('AG-8.11.4 AG-3.5.1 with one army elsewhere both arrive: what stood in Karhold and single units do not count', () => {
    const t = karhold(0, scene => {
      scene.army('seagard', 'greyjoy', 'footman', 'footman').army('riverrun', 'greyjoy', 'footman')
      return scene.army('pyke', 'greyjoy', 'footman')
    })
    expect([t.army('castle-black')?.routed, t.events('lost')]).toEqual([['footman', 'knight'], []])
  })

  it('AG-8.11.4 AG-3.5.3 an own army there grows: 4,3,2,2 at Supply 5', () => {
    const t = karhold(5, scene => {
      scene.army('castle-black', 'greyjoy', 'footman', 'footman').army('riverrun', 'greyjoy', 'knight', 'knight')
      return scene
        .army('seagard', 'greyjoy', 'footman', 'footman', 'footman')
        .army('pyke', 'greyjoy', 'footman', 'footman')
    })
    expect(t.army('castle-black')).toMatchObject({ units: ['footman', 'footman'], routed: ['footman', 'knight'] })
    expect(t.events('lost')).toEqual([])
  })

  it('AG-8.11.10 only an area that was not the loser’s own changes hands', () => {
    const told = (t: Scene) => t.events('control').filter(event => event.at === 'castle-black')
    expect(told(karhold(6, scene => scene.banner('castle-black', 'greyjoy')))).toEqual([])
    const empty = karhold(6, scene => scene)
    expect(told(empty)).toEqual([{ is: 'control', at: 'castle-black', seat: empty.seat('greyjoy') }])
  })

  it('AG-8.11.3 a single Ship goes to the next sea or an own port', () => {
    const t = field().power('greyjoy', 0).army('ironmans-bay', 'greyjoy', 'ship')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    t.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship', 'ship'] })
    t.cards('ser-kevan-lannister', 'aeron-damphair')
    expect(places(t, 'greyjoy')).toEqual(['sunset-sea', 'port-of-pyke'])
  })

  it('AG-8.11.4 AG-3.6.2 where a port has room for one of three Ships, two are lost', () => {
    const t = field().army('the-golden-sound', 'lannister', 'ship', 'ship', 'ship')
    t.army('port-of-lannisport', 'lannister', 'ship', 'ship').army('ironmans-bay', 'greyjoy', 'ship')
    t.army('sunset-sea', 'tyrell', 'ship', 'ship', 'ship', 'ship').order('sunset-sea', 'march-0')
    t.march('tyrell', 'sunset-sea', { 'the-golden-sound': ['ship', 'ship', 'ship', 'ship'] })
    t.cards('ser-loras-tyrell', 'the-hound')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 5] })
    expect(t.events('lost').map(event => event.cause)).toEqual(['retreat', 'retreat'])
    expect(t.army('port-of-lannisport')).toMatchObject({ units: ['ship', 'ship'], routed: ['ship'] })
  })
})
