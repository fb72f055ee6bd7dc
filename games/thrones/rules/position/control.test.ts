import { describe, expect, it } from 'vitest'
import type { Place } from '../../data/areas.ts'
import { scene } from '../../testing.ts'
import { castles, controlled, controller, isHostile, portOwner } from './control.ts'
import { inSupply } from './supply.ts'

describe('AG-3.3 control', () => {
  it('AG-3.3.1 units before a Power token, a Power token before the home shield', () => {
    const t = scene(6)
    const of = (house: 'stark' | 'greyjoy' | 'lannister') => t.seat(house)
    expect(controller(t.open, 'pyke')).toBe(of('greyjoy'))
    t.banner('pyke', 'lannister')
    expect(controller(t.open, 'pyke')).toBe(of('lannister'))
    t.army('pyke', 'stark', 'footman')
    expect(controller(t.open, 'pyke')).toBe(of('stark'))
    expect(controller(t.open, 'riverrun')).toBeNull()
  })

  it('AG-3.3.2 AG-3.3.6 seas are never controlled; every area with a structure counts one', () => {
    const t = scene(6)
      .army('sunset-sea', 'greyjoy', 'ship')
      .banner('riverrun', 'greyjoy')
      .banner('the-twins', 'greyjoy')
    const seat = t.seat('greyjoy')
    expect(controlled(t.open, seat)).toEqual(['the-twins', 'riverrun', 'pyke'])
    expect(castles(t.open, seat)).toBe(2)
    t.banner('white-harbor', 'greyjoy')
    expect(castles(t.open, seat)).toBe(3)
  })

  it('AG-3.3.3 a Power token stays when own units return, and is no Power icon', () => {
    const t = scene(6).banner('castle-black', 'stark').army('castle-black', 'stark', 'footman')
    t.run({ do: 'collectPower', ports: true, card: 'w2-game-of-thrones' })
    // Winterfell 1 and Castle Black 1
    expect(t.power('stark')).toBe(7)
    expect(t.open.banners).toEqual({ 'castle-black': t.seat('stark') })
  })

  it('AG-3.3.4 AG-3.3.5 AG-2.12 the shield of a house in play works like a Power token, that of another does not', () => {
    const six = scene(6)
    expect(controller(six.open, 'sunspear')).toBe(six.seat('martell'))
    const five = scene(5).neutral('sunspear', null)
    expect(controller(five.open, 'sunspear')).toBeNull()
  })

  it('AG-3.6 AG-3.6.1 a port belongs to whoever controls its land', () => {
    const t = scene(6)
    expect(portOwner(t.open, 'port-of-oldtown')).toBeNull()
    t.banner('oldtown', 'tyrell')
    expect(portOwner(t.open, 'port-of-oldtown')).toBe(t.seat('tyrell'))
  })

  it('AG-3.2.1 garrisons, neutral forces and Power tokens are no units', () => {
    const t = scene(6).army('karhold', 'stark', 'footman').banner('moat-cailin', 'stark').supply('stark', 0)
    const seat = t.seat('stark')
    expect([t.open.garrisons.winterfell, t.open.neutrals['the-eyrie']]).toEqual([2, 6])
    // They make an area hostile to others (AG-7.3.1),
    expect(['winterfell', 'the-eyrie'].map(at => isHostile(t.open, t.seat('greyjoy'), at as Place))).toEqual([
      true,
      true,
    ])
    expect(isHostile(t.open, seat, 'winterfell')).toBe(false)
    // but get no order (AG-5.1.1), cannot be lost like units (AG-9.7.9),
    t.run({ do: 'planning' })
    expect([t.asked(), new Set(t.of('stark', 'place').map(move => move.at))]).toEqual([['stark'], new Set(['karhold'])])
    t.army('karhold', 'stark', 'knight').run({ do: 'loseUnit', seat, left: 1, at: null, card: 'the-horde-descends' })
    expect(t.of('stark', 'lose').map(move => [move.at, move.unit])).toEqual([
      ['karhold', 'footman'],
      ['karhold', 'knight'],
    ])
    // and are no part of an army: the single Footman beside the garrison needs no Supply (AG-3.5.1).
    t.army('winterfell', 'stark', 'footman').army('castle-black', 'stark', 'footman', 'footman')
    expect(inSupply(t.state.g, seat)).toBe(true)
    expect(inSupply(t.army('winterfell', 'stark', 'footman').state.g, seat)).toBe(false)
  })
})
