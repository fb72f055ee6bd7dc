import { describe, expect, it } from 'vitest'
import { field, type Scene, scene } from '../../testing.ts'

const settle = { do: 'settlePorts' } as const
const offers = (t: Scene, house: 'greyjoy' | 'lannister' | 'martell') =>
  t.of(house, 'take-over').map(move => move.ships)

/** Pyke is Greyjoy's again while Lannister Ships lie in its port. */
const pykeRegained = () =>
  scene(6).garrison('pyke', null).army('port-of-pyke', 'lannister', 'ship', 'ship').order('port-of-pyke', 'support')

describe('AG-3.6 what a change of control means for a port', () => {
  it('T-32 AG-3.6.9 AG-3.3.5 the new owner takes over 0 to all Ships; the old ones and their order are lost', () => {
    const t = pykeRegained().run(settle)
    expect([t.asked(), offers(t, 'greyjoy')]).toEqual([['greyjoy'], [0, 1, 2]])
    t.move('greyjoy', { do: 'take-over', ships: 1 })
    expect(t.army('port-of-pyke')).toEqual({ seat: t.seat('greyjoy'), units: ['ship'], routed: [] })
    expect(t.open.orders['port-of-pyke']).toBeNull()
    expect(t.events('port-taken')).toEqual([
      { is: 'port-taken', seat: t.seat('greyjoy'), at: 'port-of-pyke', ships: 1, lost: 2 },
    ])
    expect(t.events('order-removed')).toEqual([
      { is: 'order-removed', seat: t.seat('lannister'), at: 'port-of-pyke', order: 'support', cause: 'port' },
    ])
  })

  it('AG-3.6.9 none at all', () => {
    const t = pykeRegained().run(settle).move('greyjoy', { do: 'take-over', ships: 0 })
    expect(t.army('port-of-pyke')).toBeNull()
  })

  it('UR-035 T-55 supply and pieces limit what can be taken', () => {
    const captured = () =>
      scene(6)
        .supply('greyjoy', 2)
        .army('port-of-lannisport', 'lannister', 'ship', 'ship', 'ship')
        .army('lannisport', 'greyjoy', 'footman', 'footman', 'footman')
        .army('seagard', 'greyjoy', 'footman', 'footman')
    expect(offers(captured().run(settle), 'greyjoy')).toEqual([0, 1, 2])
    const fleet = captured().supply('greyjoy', 6).army('sunset-sea', 'greyjoy', 'ship', 'ship', 'ship')
    fleet.army('ironmans-bay', 'greyjoy', 'ship', 'ship')
    expect(offers(fleet.run(settle), 'greyjoy')).toEqual([0, 1])
  })

  it('T-55 a fourth army is too many', () => {
    const t = scene(6)
      .supply('lannister', 2)
      .army('port-of-pyke', 'greyjoy', 'ship', 'ship', 'ship')
      .garrison('pyke', null)
    t.army('pyke', 'lannister', 'footman', 'footman', 'footman').army('riverrun', 'lannister', 'footman', 'footman')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').run(settle)
    expect(offers(t, 'lannister')).toEqual([0, 1])
  })

  it('T-33 AG-3.6.10 AG-8.14.2 nobody’s area: the Ships are lost at once and their order with them', () => {
    const t = scene(6).army('port-of-oldtown', 'greyjoy', 'ship').routed('port-of-oldtown', 'greyjoy', 'ship')
    t.order('port-of-oldtown', 'raid').run(settle)
    expect([t.army('port-of-oldtown'), t.open.orders['port-of-oldtown'], t.question()]).toEqual([null, null, null])
    expect(t.events('lost').map(event => [event.unit, event.routed, event.cause])).toEqual([
      ['ship', false, 'port'],
      ['ship', true, 'port'],
    ])
    expect(t.events('order-removed')).toHaveLength(1)
  })

  it('AG-3.6.1 AG-3.3.1 a Power token keeps the port', () => {
    const t = scene(6).banner('oldtown', 'greyjoy').army('port-of-oldtown', 'greyjoy', 'ship').run(settle)
    expect(t.army('port-of-oldtown')?.units).toEqual(['ship'])
  })

  it('AG-8.14.2 several ports in turn order of their new owners', () => {
    const t = scene(6).army('port-of-sunspear', 'tyrell', 'ship').army('port-of-pyke', 'lannister', 'ship')
    t.army('port-of-lannisport', 'greyjoy', 'ship').run(settle)
    const order = []
    while (t.question()) {
      order.push(t.asked()[0])
      t.move(t.asked()[0], { do: 'take-over', ships: 0 })
    }
    expect(order).toEqual(['lannister', 'martell', 'greyjoy'])
  })

  it('AG-3.6.8 AG-6.4.1 a Defense order in a port does nothing and lies there to the end', () => {
    const t = scene(6).army('port-of-pyke', 'greyjoy', 'ship').order('port-of-pyke', 'defense-plus-1')
    t.run({ do: 'action' })
    expect(t.events('cleanup')).toHaveLength(1)
    expect(t.open.round).toBe(2)
  })
})

describe('AG-3.6.10 who leaves some behind keeps the port', () => {
  it('AG-3.6.10 AG-8.1.6 the Ships stay while a unit stays in the area', () => {
    const t = field().army('oldtown', 'greyjoy', 'knight', 'footman').order('oldtown', 'march-0')
    t.army('port-of-oldtown', 'greyjoy', 'ship').army('highgarden', 'tyrell', 'knight')
    t.march('greyjoy', 'oldtown', { highgarden: ['knight'] })
    expect([t.question(), t.army('port-of-oldtown')?.units]).toEqual(['houseCards', ['ship']])
  })

  it('AG-3.6.10 AG-3.6.9 a foreign home that was left falls back with its port only at the end of the order', () => {
    const t = field().garrison('pyke', null).army('pyke', 'lannister', 'knight').order('pyke', 'march-0')
    t.army('port-of-pyke', 'lannister', 'ship').army('ironmans-bay', 'lannister', 'ship')
    t.army('flints-finger', 'stark', 'footman').march('lannister', 'pyke', { 'flints-finger': ['knight'] })
    expect([t.question(), t.army('port-of-pyke')?.units]).toEqual(['houseCards', ['ship']])
  })
})
