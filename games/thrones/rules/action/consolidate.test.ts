import { describe, expect, it } from 'vitest'
import type { Place } from '../../data/areas.ts'
import type { House } from '../../data/houses.ts'
import type { Order } from '../../data/orders.ts'
import type { UnitType } from '../../data/units.ts'
import { scene } from '../../testing.ts'

const consolidations = { do: 'consolidations', position: 0 } as const

/** What one Consolidate Power order pays. */
function pays(at: Place, house: House, unit: UnitType, order: Order = 'consolidate-power'): number {
  const t = scene(6).army(at, house, unit).order(at, order).run(consolidations)
  expect(t.open.orders[at]).toBeNull()
  return t.power(house) - 5
}

describe('AG-6.4 Consolidate Power orders', () => {
  it('T-22 AG-6.4 AG-6.4.1 one, and one for each Power icon; nothing at sea', () => {
    expect(pays('dragonstone', 'baratheon', 'footman')).toBe(2)
    expect(pays('shipbreaker-bay', 'baratheon', 'ship')).toBe(0)
    expect(pays('the-reach', 'tyrell', 'footman')).toBe(1)
    const t = scene(6).neutral('kings-landing', null).army('kings-landing', 'baratheon', 'footman')
    t.order('kings-landing', 'consolidate-power').run(consolidations)
    expect(t.power('baratheon')).toBe(8)
    expect(t.events('consolidated')).toEqual([
      {
        is: 'consolidated',
        seat: t.seat('baratheon'),
        from: 'kings-landing',
        order: 'consolidate-power',
        n: 3,
        muster: false,
      },
    ])
  })

  it('T-23 AG-6.4.2 the special one in Lannisport: Power, or two points there', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').order('lannisport', 'consolidate-power-special')
    t.run(consolidations)
    expect(t.of('lannister', 'consolidate').map(move => move.muster)).toEqual([false, true])
    t.move('lannister', { do: 'consolidate', from: 'lannisport', muster: true })
    expect(t.of('lannister', 'muster').every(move => move.step.at === 'lannisport')).toBe(true)
    t.move('lannister', { do: 'muster', step: { kind: 'new', at: 'lannisport', unit: 'knight', to: 'lannisport' } })
    expect(t.of('lannister', 'muster')).toEqual([])
    t.move('lannister', { do: 'done' })
    expect(t.army('lannisport')?.units).toEqual(['footman', 'knight'])
    expect([t.power('lannister'), t.open.orders.lannisport]).toEqual([5, null])
  })

  it('T-23 AG-6.4.2 elsewhere it is a normal one', () => {
    expect(pays('stoney-sept', 'lannister', 'footman', 'consolidate-power-special')).toBe(2)
  })

  it('T-23 UR-033 AG-3.6.7 in a port: 1 Power, none under blockade, and never mustering', () => {
    expect(pays('port-of-lannisport', 'lannister', 'ship')).toBe(1)
    expect(pays('port-of-lannisport', 'lannister', 'ship', 'consolidate-power-special')).toBe(1)
    const t = scene(6).army('port-of-lannisport', 'lannister', 'ship').army('the-golden-sound', 'greyjoy', 'ship')
    t.order('port-of-lannisport', 'consolidate-power').run(consolidations)
    expect([t.power('lannister'), t.open.orders['port-of-lannisport']]).toEqual([5, null])
  })

  const seagard = () => {
    const t = scene(6).supply('greyjoy', 0).army('seagard', 'greyjoy', 'knight', 'knight')
    return t.army('pyke', 'greyjoy', 'footman', 'footman').order('seagard', 'consolidate-power-special')
  }

  it('T-65 AG-6.4.4 AG-4.5.4 where nothing can be mustered it pays', () => {
    const t = seagard().army('ironmans-bay', 'greyjoy', 'ship').run(consolidations)
    expect(t.question()).toBeNull()
    expect(t.power('greyjoy')).toBe(7)
  })

  it('T-65 one Ship where there is room for it, or 2 Power', () => {
    const t = seagard().run(consolidations)
    expect(t.of('greyjoy', 'consolidate').map(move => move.muster)).toEqual([false, true])
    t.move('greyjoy', { do: 'consolidate', from: 'seagard', muster: true })
    expect(t.of('greyjoy', 'muster').map(move => move.step)).toEqual([
      { kind: 'new', at: 'seagard', unit: 'ship', to: 'ironmans-bay' },
    ])
  })

  it('AG-6.4.4 UR-115 mustering begun and nothing mustered pays Power too', () => {
    const t = seagard().run(consolidations)
    t.move('greyjoy', { do: 'consolidate', from: 'seagard', muster: true }, { do: 'done' })
    expect([t.power('greyjoy'), t.open.orders.seagard]).toEqual([7, null])
  })

  it('AG-6.4.3 units mustered now have no order of their own', () => {
    const t = seagard().run(consolidations)
    t.move('greyjoy', { do: 'consolidate', from: 'seagard', muster: true })
    t.move(
      'greyjoy',
      { do: 'muster', step: { kind: 'new', at: 'seagard', unit: 'ship', to: 'ironmans-bay' } },
      { do: 'done' },
    )
    expect(t.open.orders['ironmans-bay']).toBeNull()
    expect(t.army('ironmans-bay')?.units).toEqual(['ship'])
  })

  it('UR-041 AG-3.9.2 never more than twenty tokens', () => {
    const t = scene(6)
      .power('stark', 15)
      .army('winterfell', 'stark', 'footman')
      .order('winterfell', 'consolidate-power')
    for (const at of ['castle-black', 'karhold', 'white-harbor', 'the-twins'] as const) t.banner(at, 'stark')
    t.run(consolidations)
    expect(t.power('stark')).toBe(16)
    expect(t.events('consolidated')[0].n).toBe(1)
  })
})
