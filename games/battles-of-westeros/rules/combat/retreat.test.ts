import { describe, expect, it } from 'vitest'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Position, scene } from '../../testing.ts'

function fight(position: Position, from: Hex, at: Hex, ...dice: Face[]) {
  return scene(position)
    .attacking(from)
    .dice(...dice)
    .attack(from, at)
}

describe('retreat', () => {
  const driven = (...more: string[]): Position => ({ units: ['WH blue c9r7', 'CR green c8r6', ...more] })
  const push = ['morale', 'morale', 'red'] as const

  it('BWC-48 BW-11.1 BW-11.2 BW-9.5.6: straight away from the attacker', () => {
    const t = fight(driven(), 'c9r7', 'c8r6', ...push)
    expect(t.at('c7r4')).toBe('CR green 3')
    expect(t.events('retreated')[0].path).toEqual(['c8r6', 'c8r5', 'c7r4'])
  })

  it('BWC-49 BW-11.4: to the side, when the first hex is closed', () => {
    const t = fight(driven('LG green c8r5'), 'c9r7', 'c8r6', ...push)
    expect(t.events('retreated')[0].path).toEqual(['c8r6', 'c9r5', 'c9r4'])
  })

  it('BWC-50 BW-11.5 BW-11.6: both closed: a hit', () => {
    const position = { ...driven('LG green c9r5'), terrain: { c8r5: 'river' } as const }
    const t = fight(position, 'c9r7', 'c8r6', 'morale', 'red', 'red')
    expect(t.at('c8r6')).toBe('CR green 2')
    expect(t.token('c9r7', 'c8r6')).toBe('stark')
  })

  it('BWC-51 BW-11.6: blocked later: hits, and no other direction', () => {
    const t = fight(driven('LG green c7r4'), 'c9r7', 'c8r6', 'morale', 'morale', 'morale')
    expect(t.at('c8r5')).toBe('CR green 1')
  })

  it('BWC-52 BW-11.3 BW-11.10: after shots the direction that fits best; by the switch towards the edge', () => {
    const shot = (more: readonly string[], options = {}) =>
      fight({ units: ['NA green c4r6', 'LG green c8r6', ...more], options }, 'c4r6', 'c8r6', 'morale', 'red')
    expect(shot([]).at('c9r6')).toBe('LG green 4')
    expect(shot(['WH green c9r6']).at('c9r5')).toBe('LG green 4')
    expect(shot(['WH green c9r6', 'WH green c9r5']).at('c8r6')).toBe('LG green 3')
    const t = shot([], { rangedRetreatTowardsEdge: true })
    expect(
      t
        .of('lannister', 'retreat')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['c8r5', 'c9r5'])
  })

  it('BW-11.10: with none open it is a hit, step by step', () => {
    const t = fight(
      {
        units: ['NA blue c4r6', 'LG green c8r6', 'WH green c8r5', 'WH green c8r4', 'WH green c9r4'],
        options: { rangedRetreatTowardsEdge: true },
      },
      'c4r6',
      'c8r6',
      'morale',
      'morale',
      'red',
    )
    expect(t.at('c9r5')).toBe('LG green 3')
  })

  it('BWC-81 BW-11.3 BW-11.4: between two directions that nearer to the own edge', () => {
    const shot = (shooter: string, target: string, active: 'stark' | 'lannister', ...more: string[]) =>
      fight({ active, units: [shooter, target, ...more] }, 'c7r7', 'c8r6', 'morale', 'red')
    expect(shot('NA green c7r7', 'LG green c8r6', 'stark').at('c9r5')).toBe('LG green 4')
    expect(shot('NA green c7r7', 'LG green c8r6', 'stark', 'WH green c9r5').at('c8r5')).toBe('LG green 4')
    expect(shot('WA green c7r7', 'WH green c8r6', 'lannister').at('c9r6')).toBe('WH green 4')
    expect(shot('WA green c7r7', 'WH green c8r6', 'lannister', 'LG green c9r6').at('c9r7')).toBe('WH green 4')
  })

  it('BWC-82 BW-11.1 BW-11.6: two hexes in one direction', () => {
    const shot = (...more: string[]) => {
      const units = ['NA blue c8r10', 'CR green c8r6', ...more]
      return fight({ units }, 'c8r10', 'c8r6', 'morale', 'morale', 'red').move('lannister', {
        do: 'retreat',
        to: 'c9r5',
      })
    }
    expect(shot().at('c9r4')).toBe('CR green 3')
    expect(shot('WH green c9r4').at('c9r5')).toBe('CR green 2')
  })

  it('BW-11.7: Cover that is left cancels hits of the retreat', () => {
    const t = fight(
      {
        units: ['NA blue c4r6', 'LG green c8r6', 'WH green c9r6', 'WH green c9r5'],
        terrain: { c8r6: 'building' },
      },
      'c4r6',
      'c8r6',
      'morale',
      'red',
      'red',
    )
    expect(t.at('c8r6')).toBe('LG green 4')
  })

  it('BW-11.5 R-8: fire closes a hex, but not by the switch; out of fire one may retreat', () => {
    const at = (retreatIntoFire: boolean) =>
      fight(
        { ...driven(), fire: { c8r5: 1, c8r6: 1 }, options: { retreatIntoFire } },
        'c9r7',
        'c8r6',
        'morale',
        'red',
        'red',
      )
    expect([at(false).at('c9r5'), at(true).at('c8r5')]).toEqual(['CR green 3', 'CR green 3'])
  })

  it('BW-11.8 BW-10.9: the engagement ends without a blow, and the unit stays active', () => {
    const t = fight({ ...driven(), engaged: [['c9r7', 'c8r6']] }, 'c9r7', 'c8r6', ...push)
    expect([t.open.engagements, t.at('c7r4')]).toEqual([[], 'CR green 3'])
    expect(t.events('attack')).toHaveLength(1)
  })

  it('BW-21.3: a reduced unit retreats two hexes at most, further ones are hits', () => {
    const t = fight(
      { units: ['WH blue c9r7', 'LG green c8r6 (2)'], options: { reducedUnits: true } },
      'c9r7',
      'c8r6',
      'morale',
      'morale',
      'morale',
    )
    expect(t.at('c7r4')).toBe('LG green 1')
  })

  it('BWC-87 BW-18.27: driven further, if it retreats at all', () => {
    const at = (...more: string[]) => {
      const t = scene({
        active: 'lannister',
        units: ['LG green c8r5', 'maege-mormont green c8r6', ...more],
        used: ['maege-mormont'],
      })
      t.set({ boons: [{ key: 'extra-retreat', n: 1, by: 'LL20', of: t.unit('c8r5').id, until: 'turn' }] })
      return t.attacking('c8r5').dice('morale', 'red').attack('c8r5', 'c8r6')
    }
    const stands = at().move('stark', { do: 'ignore', yes: true })
    expect(stands.at('c8r6')).toBe('WH green 4')
    const falls = at().move('stark', { do: 'ignore', yes: false })
    expect(falls.events('retreated')[0].path.length).toBe(3)
    const blocked = at('WH green c9r8').move('stark', { do: 'ignore', yes: false })
    expect(blocked.events('cornered')).toMatchObject([{ hits: 1 }])
  })
})

describe('advance and pursuit', () => {
  const routed = (terrain: Position['terrain'] = {}) =>
    fight({ units: ['WH blue c8r6', 'LG green c8r5'], terrain }, 'c8r6', 'c8r5', 'morale', 'red', 'red')

  it('BWC-53 BW-14.2: into the hex that the target has left, and one more along a road', () => {
    const t = routed()
    expect(t.of('stark', 'advance')).toEqual([{ do: 'advance', path: ['c8r5'] }])
    t.move('stark', { do: 'advance', path: ['c8r5'] })
    expect([t.at('c8r5'), t.question()]).toEqual(['WH blue 4 inactive', null])
    const road = routed({ c8r6: 'road', c8r5: 'road', c8r4: 'road' })
    expect(road.of('stark', 'advance')).toContainEqual({ do: 'advance', path: ['c8r5', 'c8r4'] })
  })

  const pursuit = (terrain: Position['terrain'] = {}, ...more: string[]) =>
    fight({ units: ['WR blue c8r6', 'LG green c8r5', ...more], terrain }, 'c8r6', 'c8r5', 'morale', 'red', 'red')

  it('BWC-54 BW-14.7 BW-14.8: up to two hexes and another attack, not back to the start', () => {
    const t = pursuit({}, 'LG green c9r3 (1)')
    const ends = t.of('stark', 'pursue').map(({ path }) => path.at(-1))
    expect(ends).toContain('c8r5')
    expect(ends).not.toContain('c8r6')
    t.move('stark', { do: 'pursue', path: ['c8r5', 'c8r4'] })
    t.dice('green', 'green', 'red').attack('c8r4', 'c9r3')
    // Eliminated: no further pursuit.
    expect([t.at('c9r3'), t.question(), t.at('c8r4')]).toEqual([null, null, 'WR blue 3 inactive'])
    expect(t.events('attack')[1].second).toBe(true)
    const forest = pursuit({ c8r5: 'forest' })
    expect(forest.of('stark', 'pursue')).toEqual([{ do: 'pursue', path: ['c8r5'] }])
  })

  it('BW-14.7 BW-18.27: the way may lead through the start again, and not end there', () => {
    const t = scene({
      active: 'lannister',
      units: ['CR blue c8r5', 'WH green c8r6 (1)'],
      terrain: { c7r6: 'river', c9r6: 'river', c8r7: 'river', c9r7: 'river', c9r5: 'river' },
    })
    t.set({ boons: [{ key: 'pursue', n: 1, by: 'LL11', of: t.unit('c8r5').id, until: 'turn' }] })
    t.attacking('c8r5').dice('green', 'red', 'red').attack('c8r5', 'c8r6')
    const ends = t.of('lannister', 'pursue').map(({ path }) => path.at(-1))
    expect([ends.includes('c8r4'), ends.includes('c8r5')]).toEqual([true, false])
  })

  it('BWC-55 BW-14.7: not onto a bridge', () => {
    expect(pursuit({ c8r5: 'stone-bridge' }).question()).toBe(null)
    expect(routed({ c8r5: 'wood-bridge' }).question()).toBe(null)
  })

  it('BW-14.7: three hexes along a road, and no more', () => {
    const roads = { c8r6: 'road', c8r5: 'road', c8r4: 'road', c8r3: 'road', c8r2: 'road' } as const
    const ends = fight(
      { units: ['WR blue c8r6', 'LG green c8r5 (1)'], terrain: roads },
      'c8r6',
      'c8r5',
      'green',
      'red',
      'red',
    )
      .of('stark', 'pursue')
      .map(({ path }) => path.at(-1))
    expect([ends.includes('c8r3'), ends.includes('c8r2')]).toEqual([true, false])
  })

  it('R-29 BW-14.2: by the switch not from a bridge either', () => {
    const at = (noAdvanceFromBridge: boolean) =>
      fight(
        {
          units: ['WH blue c8r6', 'LG green c8r5'],
          terrain: { c8r6: 'stone-bridge' },
          options: { noAdvanceFromBridge },
        },
        'c8r6',
        'c8r5',
        'morale',
        'red',
        'red',
      ).question()
    expect([at(false), at(true)]).toEqual(['followUp', null])
  })
})
