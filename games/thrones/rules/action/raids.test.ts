import { describe, expect, it } from 'vitest'
import type { Place } from '../../data/areas.ts'
import type { Order } from '../../data/orders.ts'
import { type Scene, scene } from '../../testing.ts'

const raids = { do: 'raids', position: 0 } as const
const targets = (t: Scene, house: 'lannister' | 'stark' | 'greyjoy' | 'tyrell', from: Place) =>
  t.of(house, 'raid').flatMap(move => (move.from === from ? [move.target] : []))

/** A Lannister Raid in one place and a Greyjoy order in another; is the one within reach of the other? */
function reaches(from: Place, target: Place, raid: Order = 'raid', order: Order = 'support'): boolean {
  const unitFor = (place: Place) => (['lannisport', 'riverrun', 'searoad-marches'].includes(place) ? 'footman' : 'ship')
  const t = scene(6).army(from, 'lannister', unitFor(from)).army(target, 'greyjoy', unitFor(target))
  // A second Raid far away, so that the question is asked even when there is only one way to answer it here
  t.army('sunspear', 'lannister', 'footman').order('sunspear', raid === 'raid' ? 'raid-special' : 'raid')
  t.order(from, raid).order(target, order).run(raids)
  return targets(t, 'lannister', from).includes(target)
}

describe('AG-6.2 Raid orders', () => {
  it('T-19 AG-6.1 AG-6.1.1 AG-6.1.2 AG-6.2.1 the raid cycle', () => {
    const t = scene(5).track('iron-throne', 'greyjoy', 'stark', 'lannister', 'baratheon', 'tyrell')
    t.army('the-reach', 'lannister', 'footman').army('sunset-sea', 'lannister', 'ship')
    t.army('lannisport', 'lannister', 'footman').army('west-summer-sea', 'greyjoy', 'ship')
    t.army('dornish-marches', 'tyrell', 'footman').neutral('dornish-marches', null)
    t.army('highgarden', 'tyrell', 'footman').army('stoney-sept', 'baratheon', 'footman')
    t.order('the-reach', 'raid').order('sunset-sea', 'raid').order('lannisport', 'defense-plus-1')
    t.order('west-summer-sea', 'raid').order('dornish-marches', 'raid').order('highgarden', 'consolidate-power')
    t.order('stoney-sept', 'raid-special').run(raids)
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.refuses('greyjoy', { do: 'pass' })).toBe(true)
    t.move('greyjoy', { do: 'raid', from: 'west-summer-sea', target: 'highgarden' })
    expect([t.power('greyjoy'), t.power('tyrell')]).toEqual([6, 4])
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'raid', from: 'the-reach', target: 'dornish-marches' })
    expect(t.asked()).toEqual(['baratheon'])
    t.move('baratheon', { do: 'raid', from: 'stoney-sept', target: 'lannisport' })
    // The Raid in Sunset Sea has no target left: it is taken off, and the step is over
    expect(t.question()).toBeNull()
    expect(Object.values(t.open.orders).every(token => token === null)).toBe(true)
    expect(t.events('raided').map(event => [event.from, event.target, event.order])).toEqual([
      ['west-summer-sea', 'highgarden', 'consolidate-power'],
      ['the-reach', 'dornish-marches', 'raid'],
      ['stoney-sept', 'lannisport', 'defense-plus-1'],
      ['sunset-sea', null, null],
    ])
  })

  it('T-20 AG-6.2.2 what a Raid removes: Raid, Support, Consolidate Power; only the special one Defense; never March', () => {
    const can = (raid: Order, order: Order) => reaches('lannisport', 'riverrun', raid, order)
    for (const order of [
      'raid',
      'raid-special',
      'support-plus-1',
      'consolidate-power',
      'consolidate-power-special',
    ] as const) {
      expect([order, can('raid', order)]).toEqual([order, true])
      expect([order, can('raid-special', order)]).toEqual([order, true])
    }
    for (const order of ['defense-plus-1', 'defense-plus-2'] as const) {
      expect([order, can('raid', order)]).toEqual([order, false])
      expect([order, can('raid-special', order)]).toEqual([order, true])
    }
    expect([can('raid', 'march-0'), can('raid-special', 'march-plus-1')]).toEqual([false, false])
  })

  it('T-20 AG-6.2.3 what a Raid reaches', () => {
    expect(reaches('lannisport', 'the-golden-sound')).toBe(false)
    for (const target of [
      'lannisport',
      'riverrun',
      'searoad-marches',
      'ironmans-bay',
      'sunset-sea',
      'port-of-lannisport',
    ] as const) {
      expect([target, reaches('the-golden-sound', target)]).toEqual([target, true])
    }
  })

  it('UR-032 AG-3.6.4 AG-6.2.3 the whole matrix around Lannisport, its port, The Golden Sound and Riverrun', () => {
    const around: Place[] = ['lannisport', 'port-of-lannisport', 'the-golden-sound', 'riverrun']
    const allowed = around.flatMap(from =>
      around.filter(target => target !== from && reaches(from, target)).map(target => `${from} > ${target}`),
    )
    expect(allowed).toEqual([
      'lannisport > riverrun',
      'port-of-lannisport > the-golden-sound',
      'the-golden-sound > lannisport',
      'the-golden-sound > port-of-lannisport',
      'the-golden-sound > riverrun',
      'riverrun > lannisport',
    ])
  })

  it('AG-6.2.3 own orders cannot be raided', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').army('riverrun', 'lannister', 'footman')
    t.army('stoney-sept', 'stark', 'footman').order('stoney-sept', 'support')
    t.order('lannisport', 'raid').order('riverrun', 'support').run(raids)
    expect(targets(t, 'lannister', 'lannisport')).toEqual([null, 'stoney-sept'])
  })

  it('T-21 AG-6.2.4 UR-041 pillage at the limits', () => {
    const pillage = (available: number) => {
      const t = scene(6).army('winterfell', 'stark', 'footman').army('karhold', 'greyjoy', 'footman')
      t.power('stark', available).power('greyjoy', 0).order('winterfell', 'raid').order('karhold', 'consolidate-power')
      for (const at of [
        'castle-black',
        'white-harbor',
        'widows-watch',
        'the-twins',
        'riverrun',
        'harrenhal',
      ] as const) {
        t.banner(at, 'stark')
      }
      return t.run(raids).move('stark', { do: 'raid', from: 'winterfell', target: 'karhold' })
    }
    const full = pillage(14)
    expect([full.power('stark'), full.power('greyjoy'), full.open.orders.karhold]).toEqual([14, 0, null])
    expect(full.events('power')).toEqual([])
    expect(pillage(13).power('stark')).toBe(14)
  })

  it('UR-031 gain and loss do not depend on each other', () => {
    const pillage = (raider: number, victim: number) => {
      const t = scene(6).army('the-reach', 'greyjoy', 'footman').army('highgarden', 'tyrell', 'footman')
      t.power('greyjoy', raider)
        .power('tyrell', victim)
        .order('the-reach', 'raid')
        .order('highgarden', 'consolidate-power')
      t.run(raids).move('greyjoy', { do: 'raid', from: 'the-reach', target: 'highgarden' })
      return [t.power('greyjoy'), t.power('tyrell')]
    }
    expect(pillage(3, 2)).toEqual([4, 1])
    expect(pillage(3, 0)).toEqual([4, 0])
    expect(pillage(20, 2)).toEqual([20, 1])
  })

  it('UR-031 other orders move no Power', () => {
    const t = scene(6).army('the-reach', 'greyjoy', 'footman').army('highgarden', 'tyrell', 'footman')
    t.order('the-reach', 'raid').order('highgarden', 'support').run(raids)
    t.move('greyjoy', { do: 'raid', from: 'the-reach', target: 'highgarden' })
    expect([t.power('greyjoy'), t.power('tyrell')]).toEqual([5, 5])
  })

  it('AG-6.2.5 AG-6.2.6 no target need be taken; a raided Raid is not resolved', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').army('riverrun', 'stark', 'footman')
    t.order('lannisport', 'raid').order('riverrun', 'raid')
    t.run(raids).move('lannister', { do: 'raid', from: 'lannisport', target: 'riverrun' })
    expect(t.question()).toBeNull()
    expect(t.events('raided')).toHaveLength(1)
    t.order('lannisport', 'raid').order('riverrun', 'raid')
    t.run(raids).move('lannister', { do: 'raid', from: 'lannisport', target: null })
    expect(t.events('raided').at(-1)).toMatchObject({ target: null })
  })
})
