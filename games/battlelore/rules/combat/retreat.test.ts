import { describe, expect, it } from 'vitest'
import { no, type Position, scene } from '../../testing.ts'
import { retreatOf } from './retreat.ts'

/** Blood Harvesters at E5 attack Daqan at F5: the way back is G5, H5, I5. */
const eastward = (units: string[], more: Position = {}) =>
  scene({ active: 'uthuk', units: ['BH E5 3', ...units], ...more })
const stands = (t: ReturnType<typeof scene>) => t.of('daqan', 'ignore').map(({ n }) => n)

describe('BL-10 retreat', () => {
  it('BLC-31 BL-10.1 BL-10.2 BL-7.13.8 straight away from a melee attacker; then no counter', () => {
    const t = eastward(['CG F5 3']).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    expect(t.at('H5')).toBe('CG 3')
    expect(t.events('retreated')).toEqual([
      { is: 'retreated', seat: 0, unit: 'citadel-guards', path: ['F5', 'G5', 'H5'] },
    ])
    expect(t.question()).toBe('advance')
    expect(t.move('uthuk', { do: 'advance' }).at('F5')).toBe('BH 3')
    expect(t.question()).toBeNull()
  })

  it('BLC-32 BL-10.5 BL-11.4 BL-24.5 supported at once: it stays, unhurt, and may counter', () => {
    const t = eastward(['CG F5 3', 'RR G5']).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    expect(t.at('F5')).toBe('CG 3')
    expect(t.events('supported')).toMatchObject([{ hex: 'F5', by: 'riverwatch-riders' }])
    expect(t.question()).toBe('counterOrNot')
    expect(t.asked()).toEqual(['daqan'])
  })

  it('BLC-33 BL-10.5 supported on the way: the rest is ignored, and there is no counter', () => {
    const t = eastward(['CG F5 3', 'RR H5']).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    expect(t.at('G5')).toBe('CG 3')
    expect(t.question()).toBe('advance')
    expect(t.move('uthuk', { do: 'advance' }).at('F5')).toBe('BH 3')
  })

  it('BLC-34 BL-10.3 off the board: damage', () => {
    const t = scene({ active: 'uthuk', units: ['VL F5', 'CG F9'], dice: ['pierce', 'morale'] }).attack('F5', 'F9')
    expect(t.of('uthuk', 'side').map(({ away }) => away)).toEqual(['SW', 'SE'])
    t.move('uthuk', { do: 'side', away: 'SE' })
    expect(t.at('F9')).toBe('CG 1')
  })

  it('BLC-30 BL-10.3 BL-24.5 impassable ground: one hex is made, the other is damage', () => {
    const t = eastward(['YA F5'], { terrain: { H5: 'water' } })
      .dice('morale', 'morale', 'pierce')
      .attack('E5', 'F5')
    expect(t.at('G5')).toBe('YA 2')
  })

  it('BL-10.3 an enemy in the way: damage', () => {
    const t = eastward(['CG F5', 'BH G5']).dice('morale', 'lore', 'pierce').attack('E5', 'F5')
    expect(t.at('F5')).toBe('CG 2')
    // BL-11.4: it has not left its hex.
    expect(t.question()).toBe('counterOrNot')
  })

  it('BLC-35 BL-10.4 BL-9.7 a building ends the retreat and keeps one damage off', () => {
    const building = { terrain: { G5: 'building' } } as const
    const t = eastward(['CG F5 3'], building).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    expect(t.question()).toBe('ignoreDamage')
    t.move('daqan', { do: 'ignore', n: 1 })
    expect(t.at('G5')).toBe('CG 3')
    const three = eastward(['CG F5 3'], building).dice('morale', 'morale', 'morale').attack('E5', 'F5')
    three.move('daqan', { do: 'ignore', n: 1 })
    expect(three.at('G5')).toBe('CG 2')
  })

  it('BL-9.7 from one building into another: still only 1 in one combat', () => {
    const t = eastward(['CG F5 3'], { terrain: { F5: 'building', G5: 'building' } })
    t.dice('strike', 'morale', 'morale').attack('E5', 'F5').move('daqan', { do: 'ignore', n: 1 })
    expect(t.at('G5')).toBe('CG 2')
    expect(t.question()).toBe('advance')
  })

  it('BL-9.7 what was not ignored in the first building may be in the second', () => {
    const t = eastward(['CG F5 3'], { terrain: { F5: 'building', G5: 'building' } })
    t.dice('strike', 'morale', 'morale').attack('E5', 'F5').move('daqan', { do: 'ignore', n: 0 })
    expect(t.at('G5')).toBe('CG 2')
    expect(t.question()).toBe('ignoreDamage')
    expect(t.move('daqan', { do: 'ignore', n: 1 }).at('G5')).toBe('CG 2')
  })

  it('BLC-36 BL-10.4 BL-10.5 stopped by a forest with a friend behind: supported', () => {
    const t = eastward(['CG F5 3', 'RR H5'], { terrain: { G5: 'forest' } })
    t.dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    expect(t.at('G5')).toBe('CG 3')
  })

  it('BL-10.4 BL-24.10 forest, ford and tent stop a retreat; hill and bridge do not', () => {
    const at = (more: Position) => {
      const t = eastward(['CG F5 3'], more).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
      return [t.at('G5'), t.at('H5')]
    }
    expect(at({ terrain: { G5: 'forest' } })).toEqual(['CG 2', null])
    expect(at({ terrain: { G5: 'water' }, fords: ['G5'] })).toEqual(['CG 2', null])
    expect(at({ tents: { uthuk: 'G5' } })).toEqual(['CG 2', null])
    expect(at({ terrain: { G5: 'hill' } })).toEqual([null, 'CG 3'])
    expect(at({ terrain: { G5: 'water' }, bridges: ['G5'] })).toEqual([null, 'CG 3'])
  })

  it('BLC-37 BL-15.2 BL-10.6 a stunned unit does not retreat, unless it is supported', () => {
    const t = scene({ units: ['CG F5', 'BH E5 3 stunned'] })
      .dice('morale', 'lore', 'pierce')
      .attack('F5', 'E5')
    expect(t.at('E5')).toBe('BH 2 stunned')
    expect(t.lore('daqan')).toBe(1)
    expect(t.question()).toBeNull()
    const held = scene({ units: ['CG F5', 'BH E5 3 stunned', 'BH D5'] }).dice('morale', 'lore', 'pierce')
    expect(held.attack('F5', 'E5').at('E5')).toBe('BH 3 stunned')
  })

  it('BLC-88 BL-10.7 the terrain in which it begins never hinders it', () => {
    const t = eastward(['CG F5 3'], { terrain: { F5: 'forest' } })
      .dice('morale', 'morale')
      .attack('E5', 'F5')
    expect(t.at('H5')).toBe('CG 3')
  })

  it('BLC-21 BL-10.8 BL-16.7 a Massive unit does not retreat into a building', () => {
    const t = scene({ units: ['CG F5', 'CL E5'], terrain: { D5: 'building' } })
    t.dice('morale', 'morale', 'pierce').attack('F5', 'E5').move('uthuk', { do: 'ignore', n: 1 })
    expect(t.at('E5')).toBe('CL 1dmg')
  })

  it('BL-10.9 BL-7.13.6 BL-7.10 damage comes first: a destroyed unit does not retreat', () => {
    const t = eastward(['CG F5 1']).dice('strike', 'morale', 'lore').attack('E5', 'F5')
    expect(t.events('retreated')).toEqual([])
    expect(t.events('destroyed')).toMatchObject([{ unit: 'citadel-guards', hex: 'F5', by: 1 }])
    expect(t.lore('uthuk')).toBe(1)
    expect(t.question()).toBe('advance')
  })

  it('BL-10.10 BL-7.13.8 the damage of a retreat can destroy the unit where it stands then', () => {
    const t = eastward(['CG F5 1'], { terrain: { H5: 'water' } })
      .dice('morale', 'morale', 'pierce')
      .attack('E5', 'F5')
    expect(t.events('destroyed')).toMatchObject([{ hex: 'G5', by: 1 }])
    expect(t.question()).toBe('advance')
  })
})

describe('BL-7.9 BL-16.6 Immovable', () => {
  const golems = () => eastward(['RG F5']).dice('morale', 'morale', 'morale').attack('E5', 'F5')

  it('BLC-38 BL-2.3 ignores up to two retreats, as its owner likes', () => {
    const t = golems()
    expect(t.question()).toBe('ignoreRetreats')
    expect(stands(t)).toEqual([2, 1, 0])
    t.move('daqan', { do: 'ignore', n: 2 })
    expect(t.at('G5')).toBe('RG 3')
    expect(golems().move('daqan', { do: 'ignore', n: 1 }).at('H5')).toBe('RG 3')
    expect(golems().move('daqan', { do: 'ignore', n: 0 }).at('I5')).toBe('RG 3')
  })

  it('BL-16.6 never more retreats than there are', () => {
    const t = eastward(['RG F5']).dice('morale', 'pierce', 'pierce').attack('E5', 'F5')
    expect(stands(t)).toEqual([1, 0])
  })

  it('BL-7.9 ignored retreats cause no damage, and the unit may counter', () => {
    const t = eastward(['RG F5', 'BH G5']).dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    t.move('daqan', { do: 'ignore', n: 2 })
    expect(t.at('F5')).toBe('RG 3')
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-10.6 a stunned unit may use it as well: no damage for what is ignored', () => {
    const t = eastward(['RG F5 stunned']).dice('morale', 'morale', 'morale').attack('E5', 'F5')
    t.move('daqan', { do: 'ignore', n: 2 })
    expect(t.at('F5')).toBe('RG 2 stunned')
  })

  it('BL-7.14 is not asked where nothing can be ignored', () => {
    const t = eastward(['RG F5']).dice('pierce', 'lore', 'lore').attack('E5', 'F5')
    expect(t.question()).toBe('counterOrNot')
  })
})

describe('BL-10.11 BL-10.12 BL-16.5 the retreat of a flyer, whatever makes it', () => {
  const roc = (n: number, units: string[], more: Position = {}) => {
    const t = scene({ units: ['Roc F5', ...units], ...more })
    const { path, damage, support } = retreatOf(t.open, t.unit('F5'), 'E', n)
    return [path.at(-1) ?? 'F5', damage, support?.hex ?? null]
  }

  it('over enemies, water and whatever stops others', () => {
    expect(roc(2, ['BH G5'])).toEqual(['H5', 0, null])
    expect(roc(2, [], { terrain: { G5: 'forest', H5: 'water' } })).toEqual(['H5', 0, null])
    expect(roc(1, [], { terrain: { G5: 'building' } })).toEqual(['G5', 0, null])
  })

  it('to the farthest unoccupied hex; what is not made is damage', () => {
    expect(roc(2, ['BH H5'])).toEqual(['G5', 1, null])
    expect(roc(2, ['BH G5', 'BH H5'])).toEqual(['F5', 2, null])
    expect(roc(1, ['BH G5'])).toEqual(['F5', 1, null])
  })

  it('a friend cuts the way off and supports', () => {
    expect(roc(3, ['CG H5'])).toEqual(['G5', 0, 'H5'])
    expect(roc(3, ['BH G5', 'CG H5'])).toEqual(['F5', 0, 'H5'])
    expect(roc(1, ['CG H5'])).toEqual(['G5', 0, null])
    expect(roc(2, ['CG G5'])).toEqual(['F5', 0, 'G5'])
  })

  it('off the board: damage', () => {
    const t = scene({ units: ['Roc K5'] })
    expect(retreatOf(t.open, t.unit('K5'), 'E', 3)).toEqual({ path: ['L5'], damage: 2, support: null })
  })

  it('BL-10.6 not when it is stunned', () => {
    const t = scene({ units: ['Roc F5 stunned', 'CG H5'] })
    expect(retreatOf(t.open, t.unit('F5'), 'E', 2)).toEqual({ path: [], damage: 2, support: null })
  })

  it('in a combat: over the enemy behind it', () => {
    const t = eastward(['Roc F5', 'BH G5']).dice('morale', 'morale').attack('E5', 'F5')
    expect(t.at('H5')).toBe('Roc 0dmg')
    expect(t.refuses('daqan', no)).toBe(true)
  })
})
