import { describe, expect, it } from 'vitest'
import { field, type Scene } from '../../testing.ts'
import { strengthLedger, sum } from './strength.ts'

const strength = (t: Scene, side: 'attacker' | 'defender') => sum(strengthLedger(t.open, side))

describe('AG-8.2 support', () => {
  /** Stark attacks Moat Cailin, held by Greyjoy, from Winterfell. */
  const moatCailin = (t = field()) => {
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('moat-cailin', 'greyjoy', 'footman')
    return t
  }
  const attack = (t: Scene) => t.march('stark', 'winterfell', { 'moat-cailin': ['knight'] })

  it('UR-013 AG-8.2.2 fighters support only themselves, in turn order', () => {
    const t = moatCailin().track('iron-throne', 'greyjoy', 'stark')
    t.army('white-harbor', 'stark', 'footman').order('white-harbor', 'support')
    t.army('seagard', 'greyjoy', 'footman').order('seagard', 'support')
    attack(t)
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.legalMoves('greyjoy')).toEqual([
      { do: 'support', side: 'defender' },
      { do: 'support', side: null },
    ])
    expect(t.refuses('greyjoy', { do: 'support', side: 'attacker' })).toBe(true)
    t.move('greyjoy', { do: 'support', side: null })
    expect(t.legalMoves('stark')).toEqual([
      { do: 'support', side: 'attacker' },
      { do: 'support', side: null },
    ])
    expect(t.refuses('stark', { do: 'support', side: 'defender' })).toBe(true)
    t.move('stark', { do: 'support', side: 'attacker' })
    expect([strength(t, 'attacker'), strength(t, 'defender')]).toEqual([3, 1])
  })

  it('AG-8.2.1 AG-3.6.4 sea fights are supported by ships alone, land fights from land and sea, ports only their sea', () => {
    const t = field().army('the-golden-sound', 'lannister', 'ship')
    t.army('ironmans-bay', 'greyjoy', 'ship').order('ironmans-bay', 'march-0')
    t.army('lannisport', 'lannister', 'knight').order('lannisport', 'support')
    t.army('port-of-lannisport', 'lannister', 'ship').order('port-of-lannisport', 'support-plus-1')
    t.march('greyjoy', 'ironmans-bay', { 'the-golden-sound': ['ship'] })
    expect(t.state.stack.filter(step => step.do === 'support')).toEqual([
      { do: 'support', seat: t.seat('lannister'), place: 'port-of-lannisport' },
    ])
    t.move('lannister', { do: 'support', side: 'defender' })
    expect(strength(t, 'defender')).toBe(3)

    const land = field().army('lannisport', 'lannister', 'knight')
    land.army('port-of-lannisport', 'lannister', 'ship').order('port-of-lannisport', 'support')
    land.army('the-golden-sound', 'lannister', 'ship').order('the-golden-sound', 'support')
    land.army('riverrun', 'greyjoy', 'knight').order('riverrun', 'march-0')
    land.march('greyjoy', 'riverrun', { lannisport: ['knight'] })
    expect(land.state.stack.filter(step => step.do === 'support')).toEqual([
      { do: 'support', seat: land.seat('lannister'), place: 'the-golden-sound' },
    ])
  })

  it('AG-7.2.3 AG-8.2.1 ships carry no support', () => {
    const t = moatCailin().army('the-narrow-sea', 'greyjoy', 'ship')
    t.army('the-fingers', 'greyjoy', 'knight').order('the-fingers', 'support')
    expect(attack(t).question()).toBe('houseCards')
  })

  it('AG-8.2.2 AG-8.1.2 a third house supports one side only in one combat', () => {
    const t = moatCailin().army('the-twins', 'tyrell', 'footman').order('the-twins', 'support')
    t.army('the-narrow-sea', 'tyrell', 'ship').order('the-narrow-sea', 'support')
    attack(t)
    expect(t.legalMoves('tyrell')).toHaveLength(3)
    t.move('tyrell', { do: 'support', side: 'attacker' })
    expect(t.legalMoves('tyrell')).toEqual([
      { do: 'support', side: 'attacker' },
      { do: 'support', side: null },
    ])
  })

  it('AG-8.2.2 is bound by the first area that supports a side, not by one that supports none', () => {
    const t = moatCailin().army('the-twins', 'tyrell', 'footman').order('the-twins', 'support')
    t.army('the-narrow-sea', 'tyrell', 'ship').order('the-narrow-sea', 'support')
    t.army('seagard', 'tyrell', 'footman').order('seagard', 'support-plus-1')
    attack(t).move('tyrell', { do: 'support', side: null })
    expect(t.legalMoves('tyrell')).toHaveLength(3)
    t.move('tyrell', { do: 'support', side: 'defender' })
    expect(t.legalMoves('tyrell')).toEqual([
      { do: 'support', side: 'defender' },
      { do: 'support', side: null },
    ])
  })

  it('AG-8.2.3 a fighter refuses the whole support of another house, never its own', () => {
    const t = moatCailin().army('the-twins', 'tyrell', 'footman').order('the-twins', 'support')
    t.army('the-narrow-sea', 'tyrell', 'ship').order('the-narrow-sea', 'support')
    t.army('white-harbor', 'stark', 'footman').order('white-harbor', 'support')
    attack(t).move('stark', { do: 'support', side: 'attacker' })
    t.move('tyrell', { do: 'support', side: 'attacker' }, { do: 'support', side: 'attacker' })
    expect(t.asked()).toEqual(['stark'])
    expect(strength(t, 'attacker')).toBe(5)
    t.move('stark', { do: 'refuse' })
    expect(strength(t, 'attacker')).toBe(3)
    expect(t.events('refused')).toEqual([{ is: 'refused', seat: t.seat('stark'), supporter: t.seat('tyrell') }])
    expect(t.question()).toBe('houseCards')
  })

  it('AG-8.2.3 attacker and defender refuse in turn order, after all have declared', () => {
    const refusing = (...first: ('stark' | 'greyjoy')[]) => {
      const t = moatCailin().track('iron-throne', ...first)
      t.army('the-twins', 'tyrell', 'footman').order('the-twins', 'support')
      t.army('the-narrow-sea', 'martell', 'ship').order('the-narrow-sea', 'support')
      attack(t)
      while (t.question() === 'support') {
        const [house] = t.asked()
        t.move(house, { do: 'support', side: house === 'tyrell' ? 'attacker' : 'defender' })
      }
      const order = t.asked()
      t.move(order[0], { do: 'refuse' })
      return [...order, ...t.asked()]
    }
    expect(refusing('stark', 'greyjoy')).toEqual(['stark', 'greyjoy'])
    expect(refusing('greyjoy', 'stark')).toEqual(['greyjoy', 'stark'])
  })

  it('AG-8.2.4 Support +1 and routed units', () => {
    const t = moatCailin().army('white-harbor', 'stark', 'footman').routed('white-harbor', 'stark', 'knight')
    t.order('white-harbor', 'support-plus-1')
    attack(t).move('stark', { do: 'support', side: 'attacker' })
    expect(strengthLedger(t.open, 'attacker').at(-1)).toEqual({ why: 'support', of: 'white-harbor', n: 2 })
  })

  it('AG-8.2.5 a Support order stays and serves again, for another side if its house likes', () => {
    const t = moatCailin().army('the-twins', 'tyrell', 'knight').order('the-twins', 'support')
    attack(t).move('tyrell', { do: 'support', side: 'attacker' }).move('stark', { do: 'accept' })
    expect(strength(t, 'attacker')).toBe(4)
    t.cards('eddard-stark', 'euron-crows-eye')
    expect(t.open.orders['the-twins']?.order).toBe('support')
    t.army('seagard', 'greyjoy', 'footman').army('riverrun', 'stark', 'knight').order('riverrun', 'march-minus-1')
    t.march('stark', 'riverrun', { seagard: ['knight'] })
    t.move('tyrell', { do: 'support', side: 'defender' }).move('greyjoy', { do: 'accept' })
    expect([strength(t, 'attacker'), strength(t, 'defender')]).toEqual([1, 3])
  })

  it('AG-8.2.6 the Support order of the embattled area gives nothing there', () => {
    const t = moatCailin().order('moat-cailin', 'support-plus-1')
    attack(t)
    expect(t.question()).toBe('houseCards')
    expect(strength(t, 'defender')).toBe(1)
  })

  it('AG-8.2.9 units that have just joined a Support order support too', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'footman')
      .order('white-harbor', 'support')
      .army('moat-cailin', 'greyjoy', 'footman')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight'], 'white-harbor': ['footman'] })
    t.move('stark', { do: 'support', side: 'attacker' })
    expect(strength(t, 'attacker')).toBe(4)
  })
})

describe('AG-3.2 AG-8.15.1 engines', () => {
  it('T-38 AG-8.2.4 count 4 attacking a castle, or supporting that', () => {
    const against = (to: 'moat-cailin' | 'the-twins') => {
      const t = field().army('seagard', 'lannister', 'siege-engine', 'footman').order('seagard', 'march-0')
      t.army(to, 'stark', 'footman')
      const beside = to === 'moat-cailin' ? 'greywater-watch' : 'moat-cailin'
      t.army(beside, 'lannister', 'siege-engine').order(beside, 'support')
      t.march('lannister', 'seagard', { [to]: ['siege-engine', 'footman'] })
      return t.move('lannister', { do: 'support', side: 'attacker' })
    }
    expect(strength(against('moat-cailin'), 'attacker')).toBe(9)
    expect(strength(against('the-twins'), 'attacker')).toBe(1)
  })

  it('T-38 UR-014 AG-8.2.4 count 0 in defence, in support of it, and where there is no castle', () => {
    const supported = (at: 'harrenhal' | 'stoney-sept', side: 'attacker' | 'defender') => {
      const t = field().army('blackwater', 'baratheon', 'footman').order('blackwater', 'march-0')
      t.army('riverrun', 'lannister', 'siege-engine').order('riverrun', 'support').army(at, 'tyrell', 'footman')
      t.march('baratheon', 'blackwater', { [at]: ['footman'] }).move('lannister', { do: 'support', side })
      t.move(side === 'attacker' ? 'baratheon' : 'tyrell', { do: 'accept' })
      return strength(t, side)
    }
    expect(supported('harrenhal', 'attacker')).toBe(1 + 4)
    expect(supported('harrenhal', 'defender')).toBe(1 + 0)
    expect(supported('stoney-sept', 'attacker')).toBe(1 + 0)
    const t = field().army('riverrun', 'lannister', 'siege-engine')
    t.army('harrenhal', 'baratheon', 'footman').order('harrenhal', 'march-0')
    t.march('baratheon', 'harrenhal', { riverrun: ['footman'] })
    expect(strength(t, 'defender')).toBe(0)
  })
})
