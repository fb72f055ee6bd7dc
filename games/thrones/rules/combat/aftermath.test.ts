import { describe, expect, it } from 'vitest'
import { field, outcome } from '../../testing.ts'
import { strengthLedger } from './strength.ts'

describe('AG-8.12 cleanup', () => {
  it('AG-8.12.1 AG-3.4.4 the winner moves in; order and Power token of the loser go', () => {
    const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').order('karhold', 'raid').banner('karhold', 'greyjoy')
    t.march('stark', 'winterfell', { karhold: ['knight'] }).cards('eddard-stark', 'theon-greyjoy')
    expect(t.army('karhold')).toEqual({ seat: t.seat('stark'), units: ['knight'], routed: [] })
    expect(t.open.banners).toEqual({})
    expect(t.power('greyjoy')).toBe(5)
    expect(t.events('order-removed').map(event => [event.at, event.cause])).toEqual([['karhold', 'conquered']])
    expect(t.events('conquered')).toEqual([{ is: 'conquered', seat: t.seat('stark'), at: 'karhold' }])
  })

  it('AG-8.12.4 AG-8.15.2 a defender who won keeps order, token and garrison', () => {
    const t = field().army('the-stony-shore', 'greyjoy', 'footman').order('the-stony-shore', 'march-0')
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'defense-plus-2')
    t.march('greyjoy', 'the-stony-shore', { winterfell: ['footman'] })
    expect(strengthLedger(t.open, 'defender')).toEqual([
      { why: 'unit', of: 'footman', n: 1 },
      { why: 'defense', of: 'defense-plus-2', n: 2 },
      { why: 'garrison', of: 'winterfell', n: 2 },
    ])
    t.cards('dagmar-cleftjaw', 'ser-rodrick-cassel')
    expect(t.open.orders.winterfell?.order).toBe('defense-plus-2')
    expect(t.open.garrisons.winterfell).toBe(2)
    expect(t.army('the-stony-shore')?.routed).toEqual(['footman'])
  })

  it('AG-8.12.5 AG-7.5.2 the March order is removed, won or lost', () => {
    for (const [attack, defence] of [
      ['eddard-stark', 'aeron-damphair'],
      ['catelyn-stark', 'euron-crows-eye'],
    ] as const) {
      const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
      t.army('karhold', 'greyjoy', 'footman').power('greyjoy', 0)
      t.march('stark', 'winterfell', { karhold: ['knight'] }).cards(attack, defence)
      expect(t.open.orders.winterfell).toBeNull()
      expect(t.open.combat).toBeNull()
    }
  })
})

describe('AG-8.14.2 ports after a combat', () => {
  const pyke = (more: number) => {
    const t = field().supply('lannister', 2).army('port-of-pyke', 'greyjoy', 'ship', 'ship', 'ship')
    t.order('port-of-pyke', 'support').army('ironmans-bay', 'lannister', 'ship')
    t.army('riverrun', 'lannister', 'footman', 'footman').army('the-golden-sound', 'lannister', 'ship', 'ship')
    for (const sea of ['sunset-sea', 'west-summer-sea'].slice(0, more)) t.army(sea as 'sunset-sea', 'lannister', 'ship')
    t.army('seagard', 'lannister', 'knight', 'knight', 'knight').order('seagard', 'march-0')
    t.march('lannister', 'seagard', { pyke: ['knight', 'knight', 'knight'] })
    return t.cards('tywin-lannister', 'theon-greyjoy')
  }

  it('T-55 AG-3.6.9 AG-8.14.2 the new owner takes over as many ships as supply and pieces allow', () => {
    const t = pyke(0)
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [10, 5] })
    expect(t.of('lannister', 'take-over').map(move => move.ships)).toEqual([0, 1])
    t.move('lannister', { do: 'take-over', ships: 1 })
    expect(t.army('port-of-pyke')).toEqual({ seat: t.seat('lannister'), units: ['ship'], routed: [] })
    expect(t.open.orders['port-of-pyke']).toBeNull()
    expect(
      pyke(2)
        .of('lannister', 'take-over')
        .map(move => move.ships),
    ).toEqual([0, 1])
  })

  it('AG-8.14.2 several ports go in turn order of their new owners, after the retreat', () => {
    const t = field().garrison('pyke', null).army('pyke', 'lannister', 'knight').order('pyke', 'march-0')
    t.army('port-of-pyke', 'lannister', 'ship').army('ironmans-bay', 'lannister', 'ship')
    t.garrison('winterfell', null).army('port-of-winterfell', 'stark', 'ship').army('bay-of-ice', 'lannister', 'ship')
    t.track('iron-throne', 'lannister', 'greyjoy').army('sunset-sea', 'lannister', 'ship')
    t.march('lannister', 'pyke', { winterfell: ['knight'] })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'take-over', ships: 0 })
    expect(t.asked()).toEqual(['greyjoy'])
  })
})
