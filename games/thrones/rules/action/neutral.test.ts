import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'

describe('AG-7.6 neutral forces', () => {
  /** T-30: Tyrell against Sunspear with five players. */
  const sunspear = (supported: boolean) => {
    const t = scene(5)
    t.army('yronwood', 'tyrell', 'knight', 'footman').order('yronwood', 'march-plus-1').neutral('yronwood', null)
    t.army('sea-of-dorne', 'tyrell', 'ship')
    return supported ? t.order('sea-of-dorne', 'support') : t
  }

  it('T-30 AG-7.6.1 AG-7.6.4 UR-009 an equal strength beats the force, without cards, Blade or losses', () => {
    const t = sunspear(true).track('fiefdoms', 'tyrell')
    t.march('tyrell', 'yronwood', { sunspear: ['knight', 'footman'] })
    expect(t.question()).toBeNull()
    expect(t.open.neutrals.sunspear).toBeUndefined()
    expect(t.army('sunspear')).toEqual({ seat: t.seat('tyrell'), units: ['footman', 'knight'], routed: [] })
    expect(t.open.orders.yronwood).toBeNull()
    expect(t.open.orders['sea-of-dorne']?.order).toBe('support')
    expect(t.events('neutral-beaten')).toEqual([
      { is: 'neutral-beaten', seat: t.seat('tyrell'), at: 'sunspear', strength: 5, force: 5 },
    ])
    expect(t.open.bladeUsed).toBe(false)
  })

  it('T-30 AG-7.6.4 an insufficient march is illegal: 4 against 5', () => {
    const t = sunspear(false).draft('tyrell', 'yronwood', {})
    expect(t.refuses('tyrell', { do: 'go', unit: 'knight', to: 'sunspear' })).toBe(true)
  })

  it('UR-009 The Reach against King’s Landing (5)', () => {
    const reach = (march: 'march-plus-1' | 'march-0') => {
      const t = scene(6).army('the-reach', 'tyrell', 'knight', 'footman', 'footman').order('the-reach', march)
      return t
    }
    const won = reach('march-plus-1').march('tyrell', 'the-reach', {
      'kings-landing': ['knight', 'footman', 'footman'],
    })
    expect(won.army('kings-landing')?.units).toEqual(['footman', 'footman', 'knight'])
    expect(
      reach('march-0')
        .draft('tyrell', 'the-reach', {})
        .of('tyrell', 'go')
        .map(move => move.to),
    ).not.toContain('kings-landing')
    const supported = reach('march-0').army('blackwater', 'tyrell', 'footman').order('blackwater', 'support')
    supported.march('tyrell', 'the-reach', { 'kings-landing': ['knight', 'footman', 'footman'] })
    expect(supported.army('kings-landing')?.units).toHaveLength(3)
  })

  it('AG-7.6.1 AG-3.2 engines count 4 against a castle, 0 elsewhere', () => {
    const t = scene(6).neutral('stoney-sept', 4).neutral('crackclaw-point', 4)
    t.army('blackwater', 'lannister', 'siege-engine').order('blackwater', 'march-0')
    const to = t
      .draft('lannister', 'blackwater', {})
      .of('lannister', 'go')
      .map(move => move.to)
    expect(to).toContain('crackclaw-point')
    expect(to).not.toContain('stoney-sept')
  })

  /** T-60: Tyrell at Supply 3, Starfall (3), own support in Yronwood. */
  const starfall = (supported: boolean) => {
    const t = scene(5).supply('tyrell', 3).neutral('princes-pass', null).neutral('yronwood', null)
    t.army('princes-pass', 'tyrell', 'knight', 'footman', 'footman').order('princes-pass', 'march-0')
    t.army('yronwood', 'tyrell', 'footman')
    return supported ? t.order('yronwood', 'support') : t
  }

  it('T-60 AG-7.6.2 (a) own support counts by itself: 2+0+1 = 3', () => {
    const t = starfall(true).march('tyrell', 'princes-pass', { starfall: ['knight'] })
    expect(t.events('neutral-beaten')).toMatchObject([{ strength: 3, force: 3 }])
  })

  it('T-60 AG-7.6.7 (b) units that join own support by the same order count there: 2+0+2 = 4', () => {
    const t = starfall(true).march('tyrell', 'princes-pass', { starfall: ['knight'], yronwood: ['footman'] })
    expect(t.events('neutral-beaten')).toMatchObject([{ strength: 4, force: 3 }])
    expect(t.army('yronwood')?.units).toEqual(['footman', 'footman'])
  })

  it('T-60 without the order 2 is not enough; Knight and Footman make 3', () => {
    const t = starfall(false).draft('tyrell', 'princes-pass', { starfall: ['knight'] })
    expect(t.of('tyrell', 'commit')).toEqual([])
    t.move('tyrell', { do: 'go', unit: 'footman', to: 'yronwood' })
    expect(t.of('tyrell', 'commit')).toEqual([])
    t.move('tyrell', { do: 'go', unit: 'footman', to: 'starfall' }, { do: 'commit', banner: false })
    expect(t.events('neutral-beaten')).toMatchObject([{ strength: 3, force: 3 }])
  })

  it('UR-010 the order of the clicks makes no difference', () => {
    const setUp = () =>
      scene(6)
        .supply('tyrell', 2)
        .army('the-reach', 'tyrell', 'knight', 'footman')
        .order('the-reach', 'march-plus-1')
        .army('blackwater', 'tyrell', 'footman')
        .order('blackwater', 'support')
    const one = setUp().march('tyrell', 'the-reach', { blackwater: ['footman'], 'kings-landing': ['knight'] })
    const two = setUp().march('tyrell', 'the-reach', { 'kings-landing': ['knight'], blackwater: ['footman'] })
    for (const t of [one, two]) expect(t.events('neutral-beaten')).toMatchObject([{ strength: 5, force: 5 }])
    expect(
      setUp()
        .draft('tyrell', 'the-reach', { 'kings-landing': ['knight'] })
        .of('tyrell', 'commit'),
    ).toEqual([])
  })

  /** UR-011: Baratheon with 3 against King's Landing (5); Lannister could help with a Knight. */
  const called = () => {
    const t = scene(6).army('kingswood', 'baratheon', 'knight', 'footman').order('kingswood', 'march-0')
    t.army('blackwater', 'lannister', 'knight').order('blackwater', 'support')
    t.draft('baratheon', 'kingswood', { 'kings-landing': ['knight', 'footman'] })
    expect(t.of('baratheon', 'commit')).toEqual([])
    return t.move('baratheon', { do: 'call', at: 'kings-landing' })
  }

  it('UR-011 AG-7.6.2 AG-7.6.3 others are asked before the march is committed; a yes counts', () => {
    const t = called()
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'grant' }).move('baratheon', { do: 'commit', banner: false })
    expect(t.events('neutral-beaten')).toMatchObject([{ strength: 5, force: 5 }])
    expect(t.events('granted')).toEqual([{ is: 'granted', seat: t.seat('lannister'), at: 'kings-landing', yes: true }])
    expect(t.army('kings-landing')?.units).toEqual(['footman', 'knight'])
  })

  it('UR-011 AG-7.6.3 after a no the attack is refused and nothing is lost; another march is free', () => {
    const t = called().move('lannister', { do: 'deny' })
    expect(t.of('baratheon', 'commit')).toEqual([])
    t.move('baratheon', { do: 'recall', unit: 'knight', to: 'kings-landing' })
    t.move('baratheon', { do: 'recall', unit: 'footman', to: 'kings-landing' })
    // Nobody else is left to ask: the force is out of reach of this march.
    expect(t.refuses('baratheon', { do: 'go', unit: 'knight', to: 'kings-landing' })).toBe(true)
    t.move('baratheon', { do: 'go', unit: 'knight', to: 'the-reach' }, { do: 'commit', banner: false })
    expect(t.army('the-reach')?.units).toEqual(['knight'])
    expect(t.army('kingswood')?.units).toEqual(['footman'])
  })

  it('AG-7.6.3 the answers hold for the force that was named only', () => {
    const t = scene(5).army('kingswood', 'baratheon', 'knight', 'footman').order('kingswood', 'march-0')
    t.army('the-reach', 'lannister', 'knight').order('the-reach', 'support')
    t.draft('baratheon', 'kingswood', {}).move('baratheon', { do: 'call', at: 'kings-landing' })
    t.move('lannister', { do: 'grant' }).move('baratheon', { do: 'go', unit: 'knight', to: 'the-boneway' })
    // The Boneway has 3: the Knight alone is not enough, the Knight in The Reach was not asked about it.
    expect(t.of('baratheon', 'commit')).toEqual([])
    t.move('baratheon', { do: 'go', unit: 'footman', to: 'the-boneway' }, { do: 'commit', banner: false })
    expect(t.events('neutral-beaten')).toMatchObject([{ at: 'the-boneway', strength: 3, force: 3 }])
  })

  it('AG-7.6.7 one call in a march, answered by area in turn order', () => {
    const t = scene(6).track('iron-throne', 'lannister', 'tyrell')
    t.army('kingswood', 'baratheon', 'footman').order('kingswood', 'march-0')
    t.army('crackclaw-point', 'tyrell', 'footman').order('crackclaw-point', 'support')
    t.army('blackwater', 'lannister', 'knight').order('blackwater', 'support')
    t.army('blackwater-bay', 'lannister', 'ship').order('blackwater-bay', 'support-plus-1')
    t.draft('baratheon', 'kingswood', { 'kings-landing': ['footman'] })
    t.move('baratheon', { do: 'call', at: 'kings-landing' })
    const asked = [t, t, t].map(() => {
      const [house] = t.asked()
      const { place } = t.state.stack.at(-1) as { place: string } & (typeof t.state.stack)[number]
      t.move(house, { do: 'grant' })
      return `${house} ${place}`
    })
    expect(asked).toEqual(['lannister blackwater', 'lannister blackwater-bay', 'tyrell crackclaw-point'])
    expect(t.of('baratheon', 'call')).toEqual([])
    t.move('baratheon', { do: 'commit', banner: false })
    // Footman 1, Knight 2, Ship 1 and its order 1, Footman 1
    expect(t.events('neutral-beaten')).toMatchObject([{ strength: 6, force: 5 }])
  })

  it('AG-7.6.5 a force is the one hostile destination of the order', () => {
    const t = scene(6).army('kings-landing', 'baratheon', 'knight', 'knight').order('kings-landing', 'march-0')
    t.neutral('kings-landing', null).neutral('kingswood', 2).army('blackwater', 'lannister', 'footman')
    t.draft('baratheon', 'kings-landing', { kingswood: ['knight'] })
    expect(t.refuses('baratheon', { do: 'go', unit: 'knight', to: 'blackwater' })).toBe(true)
  })

  it('AG-3.9.3 AG-7.6.4 a beaten force is gone for good: the area can be left and entered freely', () => {
    const t = sunspear(true).march('tyrell', 'yronwood', { sunspear: ['knight', 'footman'] })
    t.order('sunspear', 'march-0').march('tyrell', 'sunspear', {
      'salt-shore': [] as never[],
      yronwood: ['knight', 'footman'],
    })
    expect(t.open.neutrals.sunspear).toBeUndefined()
    t.order('yronwood', 'march-minus-1').march('tyrell', 'yronwood', { sunspear: ['footman'] })
    expect(t.army('sunspear')?.units).toEqual(['footman'])
  })

  it('AG-7.6.3 only a force beside a Support order of another house can be named', () => {
    // Knight, Footman and the Footman in Storm's End make 4, enough for The Boneway (3).
    const t = scene(5).army('kingswood', 'baratheon', 'knight', 'footman').order('kingswood', 'march-0')
    t.army('storms-end', 'baratheon', 'footman').order('storms-end', 'support')
    expect(t.draft('baratheon', 'kingswood', {}).of('baratheon', 'call')).toEqual([])
    t.army('princes-pass', 'lannister', 'footman').neutral('princes-pass', null).order('princes-pass', 'support')
    expect(t.draft('baratheon', 'kingswood', {}).of('baratheon', 'call')).toEqual([{ do: 'call', at: 'the-boneway' }])
  })

  it('AG-7.6.7 units that go elsewhere by the same order do not count', () => {
    const t = starfall(true).draft('tyrell', 'princes-pass', { 'dornish-marches': ['knight'] })
    // One Footman attacks: 1 and the Footman in Yronwood make 2 of 3.
    t.move('tyrell', { do: 'go', unit: 'footman', to: 'starfall' })
    expect(t.of('tyrell', 'commit')).toEqual([])
  })
})
