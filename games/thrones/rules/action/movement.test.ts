import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import { putOrder } from '../position/orders.ts'

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
    expect(t.events('banner')).toEqual([{ is: 'banner', seat: t.seat('greyjoy'), at: 'castle-black', put: false }])
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
  it('UR-001 AG-8.14.3 AG-10.1 the seventh castle ends the game as soon as it is taken', () => {
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
