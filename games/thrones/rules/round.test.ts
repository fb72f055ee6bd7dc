import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import type { Move } from '../types.ts'
import { isRetraction } from './retractions.ts'

describe('AG-1 the course of a game', () => {
  it('AG-1.1 AG-1.1.1 AG-1.1.2 AG-1.2 round 1 has no Westeros Phase, the others have all three', () => {
    const t = scene(3, { empty: false })
    expect([t.open.round, t.open.phase, t.question()]).toEqual([1, 'planning', 'assignOrders'])
    t.run({ do: 'cleanup' })
    expect(t.open.round).toBe(2)
    expect(t.events('phase')[0]).toEqual({ is: 'phase', phase: 'westeros' })
    expect(t.state.stack.slice(0, 2).map(step => step.do)).toEqual(['action', 'planning'])
  })

  it('AG-1.4 AG-6.3 raids, then marches, then consolidations, then clean up', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').run({ do: 'action' })
    expect(t.open.round).toBe(2)
    const busy = scene(6).army('winterfell', 'stark', 'footman').army('karhold', 'stark', 'footman')
    busy.army('castle-black', 'stark', 'footman').army('white-harbor', 'greyjoy', 'footman')
    busy.order('winterfell', 'raid').order('karhold', 'march-0').order('castle-black', 'consolidate-power')
    busy.order('white-harbor', 'support').run({ do: 'action' })
    expect([busy.open.phase, busy.question()]).toEqual(['action', 'raid'])
    busy.move('stark', { do: 'raid', from: 'winterfell', target: null })
    expect(busy.question()).toBe('march')
    expect(busy.power('stark')).toBe(5)
  })

  it('AG-6.1.3 AG-3.7.5 the cycle runs over positions: with a change a house is skipped in this pass or acts twice', () => {
    const t = scene(6).track('iron-throne', 'tyrell', 'baratheon', 'martell', 'lannister', 'greyjoy', 'stark')
    t.army('highgarden', 'tyrell', 'footman').army('oldtown', 'baratheon', 'footman')
    t.army('sunspear', 'martell', 'footman').army('lannisport', 'lannister', 'footman')
    t.army('the-reach', 'greyjoy', 'footman').army('yronwood', 'stark', 'footman').army('riverrun', 'stark', 'footman')
    for (const at of ['highgarden', 'oldtown', 'sunspear', 'lannisport'] as const) t.order(at, 'raid')
    t.order('the-reach', 'support').order('yronwood', 'support').order('riverrun', 'support')
    t.run({ do: 'raids', position: 1 })
    expect(t.asked()).toEqual(['baratheon'])
    // Position 2 has acted as Baratheon; the track changes meanwhile
    t.track('iron-throne', 'tyrell', 'martell', 'lannister', 'greyjoy', 'stark', 'baratheon')
    t.move('baratheon', { do: 'raid', from: 'oldtown', target: null })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'raid', from: 'lannisport', target: null })
    expect(t.asked()).toEqual(['tyrell'])
  })

  it('AG-6.1.2 a house without such an order is skipped, and the cycle goes round until none is left', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').army('stoney-sept', 'lannister', 'footman')
    t.army('riverrun', 'stark', 'footman').order('riverrun', 'support')
    t.order('lannisport', 'raid').order('stoney-sept', 'raid-special').run({ do: 'raids', position: 4 })
    t.move('lannister', { do: 'raid', from: 'stoney-sept', target: null })
    expect(t.question()).toBe('raid')
    t.move('lannister', { do: 'raid', from: 'lannisport', target: null })
    expect(t.question()).toBeNull()
  })

  it('AG-6.5 AG-6.5.1 AG-6.5.2 AG-3.8.4 UR-016 UR-008 clean up', () => {
    const t = scene(6).routed('winterfell', 'stark', 'knight').army('winterfell', 'stark', 'footman')
    t.army('pyke', 'greyjoy', 'footman').order('winterfell', 'support').order('pyke', 'defense-plus-1')
    t.set({ bladeUsed: true, ravenUsed: true, forbidden: ['raid'] }).run({ do: 'cleanup' })
    expect(t.army('winterfell')).toEqual({ seat: t.seat('stark'), units: ['footman', 'knight'], routed: [] })
    expect(Object.values(t.open.orders).every(token => token === null)).toBe(true)
    expect(t.open).toMatchObject({ bladeUsed: false, ravenUsed: false, forbidden: [], round: 2 })
  })

  it('AG-4.1 AG-10.2 after round 10 there is no other', () => {
    const t = scene(6).set({ round: 10 }).run({ do: 'cleanup' })
    expect([t.open.round, t.question()]).toEqual([10, null])
    expect(t.events('won')).toHaveLength(1)
  })

  it('AG-1.6 AG-1.6.1 a question with one answer is answered by itself', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'footman')
      .order('winterfell', 'raid')
      .run({ do: 'raids', position: 0 })
    expect(t.question()).toBeNull()
    expect(t.events('raided')).toHaveLength(1)
  })
})

it('AG-1.5 a combat goes through its steps in the order of the book', () => {
  const t = scene(6, { tidesOfBattle: true }).army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
  t.army('moat-cailin', 'greyjoy', 'footman').army('the-twins', 'tyrell', 'footman').order('the-twins', 'support')
  t.march('stark', 'winterfell', { 'moat-cailin': ['footman'] })
  expect(t.asked()).toEqual(['tyrell'])
  const names = t.state.stack.map(step => (step.do === 'abilities' ? step.moment : step.do)).reverse()
  expect(names).toEqual([
    'support',
    'refuseSupports',
    'shuffleTides',
    'houseCards',
    'cancel',
    'immediate',
    'drawTides',
    'revealTides',
    'offerBlade',
    'decide',
    'result',
    'casualties',
    'skull',
    'skull',
    'retreat',
    'loserRetreats',
    'moveIn',
    'victoryCheck',
    'discardPlayed',
    'after-combat',
    'endCombat',
    'endMarch',
  ])
})

it('AG-1.4 AG-6.1.1 each cycle of the Action Phase begins with the house first on the Iron Throne track', () => {
  for (const [order, question] of [
    ['raid', 'raid'],
    ['march-0', 'marchOrder'],
    ['consolidate-power-special', 'consolidate'],
  ] as const) {
    const t = scene(6).track('iron-throne', 'greyjoy', 'stark').army('winterfell', 'stark', 'footman')
    t.army('pyke', 'greyjoy', 'footman').army('seagard', 'greyjoy', 'footman').army('moat-cailin', 'stark', 'footman')
    for (const at of ['winterfell', 'pyke', 'seagard', 'moat-cailin'] as const) t.order(at, order)
    t.run({ do: 'action' })
    expect([t.asked(), t.question()]).toEqual([['greyjoy'], question])
  }
})

it('AG-5.1.5 AG-7.1.1 AG-4.5.5 what only takes a draft back: a token, a unit sent, a unit mustered', () => {
  const names = ['place', 'remove', 'confirm', 'go', 'recall', 'commit', 'muster', 'unmuster', 'done'] as const
  expect(names.filter(name => isRetraction({ do: name } as Move))).toEqual(['remove', 'recall', 'unmuster'])
})
