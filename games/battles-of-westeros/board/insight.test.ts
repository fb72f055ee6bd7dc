import { describe, expect, test } from 'vitest'
import { liveHexes, touched } from '../../../hex/ui/touch.ts'
import { scene } from '../testing.ts'
import { endsWithoutAttack, lookAt, outlookOf, reachNow } from './insight.ts'
import { isMeant, moveTargetsOf } from './moveTargets.ts'

describe('where a unit could go', () => {
  const t = scene({ units: ['WH blue c8r6', 'LG green c8r3'], terrain: { c8r5: 'forest' } }).order('c8r6')
  const reach = reachNow(t.view('stark'), t.unit('c8r6'))!

  test('BW-8: is what the rules offer, with the fewest hexes', () => {
    expect([...reach.ends.keys()].sort()).toEqual([...new Set(t.reach)].sort())
    expect(reach.ends.get('c9r6')).toBe(1)
    expect(reach.ends.get('c10r6')).toBe(2)
    expect(reach.paths('c10r6')[0]).toEqual(['c9r6', 'c10r6'])
  })

  test('BW-7.1: ends that leave it no attack are told', () => {
    const marches = endsWithoutAttack(t.view('stark'), t.unit('c8r6'))
    expect(marches.has('c10r6')).toBe(true)
    expect(marches.has('c9r6')).toBe(false)
  })

  test('BW-16.3: a unit in fire goes nowhere', () => {
    const burning = scene({ units: ['WH blue c8r6'], fire: { c8r6: 1 } })
    expect(reachNow(burning.view('stark'), burning.unit('c8r6'))).toBeNull()
  })
})

describe('whom a unit could attack', () => {
  test('BW-9.1, BW-9.2: in range and sight; of the others why not', () => {
    const t = scene({
      units: ['NA blue c8r6', 'LG green c8r4', 'LG green c11r6', 'LG green c14r6'],
      terrain: { c10r6: 'forest' },
    })
    const { open } = t
    const archers = t.unit('c8r6')
    expect(outlookOf(open, archers)).toMatchObject({ targets: ['c8r4'], hidden: ['c11r6'] })
    expect(lookAt(open, archers, 'c11r6')).toMatchObject({
      isBlocked: true,
      blockedAt: 'c10r6',
      refusal: { why: 'terrain' },
    })
    expect(lookAt(open, archers, 'c14r6').refusal).toEqual({ why: 'distance', most: 4 })
    expect(lookAt(open, archers, 'c8r4')).toMatchObject({ isBlocked: false, distance: 2 })
  })
})

describe('touching a hex', () => {
  const touch = (t: ReturnType<typeof scene>, hex: Parameters<typeof t.at>[0]) =>
    touched(moveTargetsOf(t.view('stark')), null, hex, isMeant)

  test('BW-5.2: orders the unit there; BW-7.2: takes up a unit, then leads it', () => {
    const t = scene({ units: ['WH blue c8r6', 'WH green c10r6', 'LG green c8r3'], pools: { stark: ['blue'] } }).turn()
    t.move('stark', { do: 'token', token: 'blue', pair: false })
    expect(touch(t, 'c8r6')).toEqual({ is: 'move', move: { do: 'order', hex: 'c8r6' } })
    expect(touch(t, 'c10r6')).toEqual({ is: 'look' })
    const many = scene({ units: ['WH blue c8r6', 'WH green c10r6', 'LG green c8r3'] }).order('c8r6', 'c10r6')
    expect(touch(many, 'c8r6')).toEqual({ is: 'move', move: { do: 'select', hex: 'c8r6' } })
    many.move('stark', { do: 'select', hex: 'c8r6' })
    expect(touch(many, 'c9r6')).toEqual({ is: 'move', move: { do: 'go', path: ['c9r6'] } })
    expect(touch(many, 'c8r6')).toMatchObject({ is: 'menu' })
  })

  test('BW-9.1: an enemy that one unit can attack is attacked; where several can, they are asked about', () => {
    const one = scene({ units: ['WH blue c8r6', 'LG green c8r5'] }).attacking('c8r6')
    expect(touch(one, 'c8r5')).toEqual({ is: 'move', move: { do: 'attack', from: 'c8r6', at: 'c8r5' } })
    const two = scene({ units: ['WH blue c8r6', 'WH green c7r5', 'LG green c8r5'] }).attacking('c8r6', 'c7r5')
    expect(touch(two, 'c8r5')).toMatchObject({ is: 'menu' })
    expect(liveHexes(moveTargetsOf(two.view('stark')), null).get('c8r5')).toBe('end')
  })
})
