import { describe, expect, it } from 'vitest'
import { field, outcome, type Scene } from '../../testing.ts'
import { fortifications, strengthLedger, sum, swords } from './strength.ts'

const strengths = (t: Scene) => [sum(strengthLedger(t.open, 'attacker')), sum(strengthLedger(t.open, 'defender'))]

describe('AG-8.10 casualties', () => {
  const seagard = () => {
    const t = field().army('seagard', 'greyjoy', 'footman', 'siege-engine')
    t.army('the-twins', 'stark', 'knight', 'knight', 'footman').order('the-twins', 'march-0')
    return t.march('stark', 'the-twins', { seagard: ['knight', 'knight', 'footman'] })
  }

  it('T-37 AG-8.10.2 AG-8.10.3 an engine is lost besides the casualties', () => {
    const t = seagard().cards('greatjon-umber', 'aeron-damphair').move('greyjoy', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 1] })
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['siege-engine', 'rout'],
      ['footman', 'combat'],
    ])
    expect(t.army('seagard')?.seat).toBe(t.seat('stark'))
  })

  it('T-37 AG-8.10.2 fortifications save the Footman, not the engine', () => {
    const t = seagard().cards('greatjon-umber', 'dagmar-cleftjaw')
    expect(t.events('lost').map(event => event.unit)).toEqual(['siege-engine'])
    expect(t.asked()).toEqual(['greyjoy'])
    t.move('greyjoy', { do: 'retreat', to: 'greywater-watch' })
    expect(t.army('greywater-watch')).toEqual({ seat: t.seat('greyjoy'), units: [], routed: ['footman'] })
  })

  it('AG-8.10.3 AG-8.10.4 AG-8.15.6 the loser chooses one unit a casualty; the winner loses none', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('moat-cailin', 'greyjoy', 'footman', 'knight', 'footman')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight', 'knight', 'knight'] })
    t.cards('eddard-stark', 'euron-crows-eye')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [10, 8] })
    expect(sum(swords(t.open, 'attacker'))).toBe(2)
    expect(sum(fortifications(t.open, 'defender'))).toBe(0)
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.of('greyjoy', 'lose')).toEqual([
      { do: 'lose', at: 'moat-cailin', unit: 'footman', routed: false },
      { do: 'lose', at: 'moat-cailin', unit: 'knight', routed: false },
    ])
    t.move('greyjoy', { do: 'lose', at: 'moat-cailin', unit: 'knight', routed: false })
    // The sums that decided stay to be seen.
    expect(strengths(t)).toEqual([10, 8])
    t.move('greyjoy', { do: 'retreat', to: 'seagard' })
    expect(t.events('lost').map(event => event.unit)).toEqual(['knight', 'footman'])
    expect(t.army('seagard')?.routed).toEqual(['footman'])
    expect(t.army('moat-cailin')?.units).toEqual(['knight', 'knight', 'knight'])
  })

  it('AG-8.2.8 supporters are never casualties and do not retreat', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').army('castle-black', 'greyjoy', 'footman').order('castle-black', 'support')
    t.march('stark', 'winterfell', { karhold: ['knight', 'knight'] })
    t.move('greyjoy', { do: 'support', side: 'defender' }).cards('eddard-stark', 'aeron-damphair')
    t.move('greyjoy', { do: 'pass' })
    expect(t.events('lost').map(event => event.at)).toEqual(['karhold'])
    expect(t.army('castle-black')?.units).toEqual(['footman'])
  })
})

describe('AG-8.10.3 when all must fall', () => {
  it('AG-8.10.3 AG-1.6.1 two swords against two units: both fall, and nobody is asked', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('moat-cailin', 'greyjoy', 'footman', 'knight')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight', 'knight', 'knight'] })
    t.cards('eddard-stark', 'euron-crows-eye')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [10, 7] })
    expect(t.question()).toBeNull()
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['footman', 'combat'],
      ['knight', 'combat'],
    ])
  })
})
