import { describe, expect, it } from 'vitest'
import type { LandArea, Place } from '../../data/areas.ts'
import type { House } from '../../data/houses.ts'
import type { UnitType } from '../../data/units.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Move, MusterStep } from '../../types.ts'

const raise = (at: LandArea, unit: UnitType, to: Place = at): Move => ({
  do: 'muster',
  step: { kind: 'new', at, unit, to },
})
const upgrade = (at: LandArea, unit: 'knight' | 'siege-engine', routed = false): Move => ({
  do: 'muster',
  step: { kind: 'upgrade', at, unit, routed },
})
const done: Move = { do: 'done' }

const begin = (t: Scene, house: House, only: LandArea | null = null) =>
  t.run({ do: 'muster', seat: t.seat(house), only, steps: [] })
const stepsOf = (t: Scene, house: House): MusterStep[] => t.of(house, 'muster').map(move => move.step)
const shipPlaces = (t: Scene, house: House) =>
  stepsOf(t, house).flatMap(step => (step.kind === 'new' && step.unit === 'ship' ? [step.to] : []))

describe('AG-4.5 mustering', () => {
  it('T-02 AG-4.5.1 AG-4.5.4 AG-3.5.5 mustering under a supply limit', () => {
    const t = scene(6).track('iron-throne', 'lannister').supply('lannister', 3)
    t.army('lannisport', 'lannister', 'footman').army('harrenhal', 'lannister', 'footman', 'knight')
    t.army('riverrun', 'lannister', 'knight', 'knight', 'knight').army('stoney-sept', 'lannister', 'footman')
    t.army('ironmans-bay', 'greyjoy', 'ship')
    begin(t, 'lannister')
    expect(stepsOf(t, 'lannister').map(step => step.at)).not.toContain('stoney-sept')
    t.move('lannister', raise('lannisport', 'footman'), raise('lannisport', 'ship', 'the-golden-sound'))
    t.move('lannister', upgrade('harrenhal', 'knight'), raise('riverrun', 'ship', 'the-golden-sound'))
    expect(stepsOf(t, 'lannister')).toEqual([])
    t.move('lannister', done)
    expect(t.army('riverrun')?.units).toHaveLength(3)
    expect(t.army('lannisport')?.units).toEqual(['footman', 'footman'])
    expect(t.army('harrenhal')?.units).toEqual(['knight', 'knight'])
    expect(t.army('the-golden-sound')?.units).toEqual(['ship', 'ship'])
    expect(t.question()).toBeNull()
  })

  it('T-03 AG-4.5.3 AG-3.6.6 AG-3.6.4 into a port while its sea is blocked, and a Raid out of it', () => {
    const t = scene(6).army('east-summer-sea', 'tyrell', 'ship')
    begin(t, 'martell', 'sunspear')
    expect(shipPlaces(t, 'martell')).toEqual(['sea-of-dorne', 'port-of-sunspear'])
    t.move('martell', raise('sunspear', 'footman'), raise('sunspear', 'ship', 'port-of-sunspear'), done)
    expect(t.army('port-of-sunspear')?.units).toEqual(['ship'])
    t.order('port-of-sunspear', 'raid').order('east-summer-sea', 'support')
    t.run({ do: 'raids', position: 0 })
    t.move('martell', { do: 'raid', from: 'port-of-sunspear', target: 'east-summer-sea' })
    expect(t.open.orders['east-summer-sea']).toBeNull()
  })

  it('T-04 AG-4.5.2 a Knight, or a Footman and its upgrade, or the old Footman upgraded and a new one', () => {
    const ways: Move[][] = [
      [raise('winterfell', 'knight')],
      [raise('winterfell', 'footman'), upgrade('winterfell', 'knight')],
      [upgrade('winterfell', 'knight'), raise('winterfell', 'footman')],
    ]
    for (const way of ways) {
      const t = scene(6).army('winterfell', 'stark', 'footman')
      begin(t, 'stark', 'winterfell').move('stark', ...way, done)
      expect(t.army('winterfell')?.units).toEqual(['footman', 'knight'])
    }
  })

  it('T-04 (d) a unit is upgraded once only', () => {
    const t = begin(scene(6).army('winterfell', 'stark', 'footman'), 'stark', 'winterfell')
    t.move('stark', upgrade('winterfell', 'siege-engine'))
    expect(t.refuses('stark', upgrade('winterfell', 'knight'))).toBe(true)
  })

  it('AG-4.5.1 a castle gives one point and a stronghold two, by a Power token or the home shield as well', () => {
    const t = scene(6).banner('white-harbor', 'stark')
    begin(t, 'stark')
    expect(stepsOf(t, 'stark')).toContainEqual({ kind: 'new', at: 'winterfell', unit: 'knight', to: 'winterfell' })
    expect(stepsOf(t, 'stark')).not.toContainEqual({
      kind: 'new',
      at: 'white-harbor',
      unit: 'knight',
      to: 'white-harbor',
    })
    t.move('stark', raise('white-harbor', 'footman'))
    expect(stepsOf(t, 'stark').every(step => step.at === 'winterfell')).toBe(true)
  })

  it('UR-037 AG-3.9 AG-3.9.1 AG-1.6.3 pieces are limited, and an upgrade frees its Footman', () => {
    const t = scene(6).army('karhold', 'stark', 'siege-engine', 'siege-engine').army('winterfell', 'stark', 'footman')
    t.army('castle-black', 'stark', 'footman', 'footman', 'footman', 'footman')
    t.army('widows-watch', 'stark', 'footman', 'footman', 'footman').army('moat-cailin', 'stark', 'footman', 'footman')
    begin(t, 'stark', 'winterfell')
    const units = () => stepsOf(t, 'stark').map(step => step.unit)
    expect(units()).not.toContain('siege-engine')
    expect(units()).not.toContain('footman')
    t.move('stark', upgrade('winterfell', 'knight'))
    expect(units()).toContain('footman')
    t.move('stark', raise('winterfell', 'footman'), done)
    expect(t.army('winterfell')?.units).toEqual(['footman', 'knight'])
  })

  it('UR-110 AG-4.5.5 steps are taken back one by one, with those that need them; less or nothing may be mustered', () => {
    const t = begin(scene(6).banner('white-harbor', 'stark'), 'stark')
    t.move('stark', raise('winterfell', 'footman'), upgrade('winterfell', 'knight'), raise('white-harbor', 'footman'))
    t.move('stark', { do: 'unmuster', index: 0 })
    const step = t.state.stack.at(-1)
    expect(step).toMatchObject({ do: 'muster', steps: [{ kind: 'new', at: 'white-harbor', unit: 'footman' }] })
    expect(t.army('white-harbor')).toBeNull()
    t.move('stark', { do: 'unmuster', index: 0 }, done)
    expect(t.army('white-harbor')).toBeNull()
    expect(t.events('mustered')).toEqual([])
  })

  it('AG-3.6.2 a port takes three Ships', () => {
    const t = scene(6).army('port-of-winterfell', 'stark', 'ship', 'ship', 'ship')
    t.army('bay-of-ice', 'greyjoy', 'ship').army('the-shivering-sea', 'greyjoy', 'ship')
    begin(t, 'stark', 'winterfell')
    expect(shipPlaces(t, 'stark')).toEqual([])
  })

  it('AG-4.5.6 a routed Footman becomes a routed Knight', () => {
    const t = scene(6).routed('winterfell', 'stark', 'footman')
    begin(t, 'stark', 'winterfell').move('stark', upgrade('winterfell', 'knight', true), done)
    expect(t.army('winterfell')).toEqual({ seat: t.seat('stark'), units: [], routed: ['knight'] })
  })

  it('AG-4.5 in turn order, each house completely before the next', () => {
    const t = scene(6).run({ do: 'mustering' })
    expect(t.asked()).toEqual(['baratheon'])
    t.move('baratheon', done)
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', done).move('stark', done).move('martell', done).move('greyjoy', done)
    expect(t.asked()).toEqual(['tyrell'])
    t.move('tyrell', done)
    expect(t.question()).toBeNull()
  })

  it('UR-117 every unit mustered or upgraded has its event', () => {
    const t = begin(scene(6), 'stark', 'winterfell')
    t.move('stark', raise('winterfell', 'footman'), upgrade('winterfell', 'siege-engine'), done)
    const seat = t.seat('stark')
    expect(t.heard).toEqual([
      { is: 'mustered', seat, at: 'winterfell', unit: 'footman', to: 'winterfell' },
      { is: 'upgraded', seat, at: 'winterfell', unit: 'siege-engine', cause: 'muster' },
    ])
  })

  it('AG-4.5.4 AG-3.5.3 an army that is mustered in one area counts when another grows', () => {
    // Supply 0 (2,2): one army of 2 in Moat Cailin, single Footmen in Winterfell and White Harbor.
    const t = scene(6).supply('stark', 0).army('moat-cailin', 'stark', 'footman', 'footman')
    t.army('winterfell', 'stark', 'footman').army('white-harbor', 'stark', 'footman')
    begin(t, 'stark').move('stark', raise('winterfell', 'footman'))
    expect(t.refuses('stark', raise('white-harbor', 'footman'))).toBe(true)
    expect(t.refuses('stark', upgrade('white-harbor', 'knight'))).toBe(false)
  })

  it('AG-4.5.2 AG-4.5.6 standing and routed Footmen are upgraded one by one', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').routed('winterfell', 'stark', 'footman')
    begin(t, 'stark', 'winterfell').move('stark', upgrade('winterfell', 'knight', true))
    expect(t.refuses('stark', upgrade('winterfell', 'knight', true))).toBe(true)
    t.move('stark', upgrade('winterfell', 'knight'), done)
    expect(t.army('winterfell')).toMatchObject({ units: ['knight'], routed: ['knight'] })
  })

  it('UR-110 AG-4.5.5 with a step taken back those stay that need one another', () => {
    const t = begin(scene(6).banner('white-harbor', 'stark'), 'stark')
    t.move('stark', raise('white-harbor', 'footman'), raise('winterfell', 'footman'), upgrade('winterfell', 'knight'))
    t.move('stark', { do: 'unmuster', index: 0 }, done)
    expect([t.army('winterfell')?.units, t.army('white-harbor')]).toEqual([['knight'], null])
  })

  it('AG-3.9.1 of each type the last piece is mustered, and none beyond it', () => {
    const more = (unit: 'footman' | 'knight' | 'siege-engine' | 'ship', onBoard: number) => {
      const at = unit === 'ship' ? (['bay-of-ice', 'sunset-sea'] as const) : (['karhold', 'castle-black'] as const)
      const t = scene(6)
      for (let i = 0; i < onBoard; i++) t.army(at[i % 2], 'stark', unit)
      return stepsOf(begin(t, 'stark', 'winterfell'), 'stark').some(step => step.kind === 'new' && step.unit === unit)
    }
    const limits = { footman: 10, knight: 5, 'siege-engine': 2, ship: 6 } as const
    for (const unit of ['footman', 'knight', 'siege-engine', 'ship'] as const) {
      // Ships may always go into the port; Supply 6 (4,3,2,2,2) does not stop a single unit.
      expect([more(unit, limits[unit] - 1), more(unit, limits[unit])]).toEqual([true, false])
    }
  })
})
