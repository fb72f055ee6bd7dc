import { describe, expect, it } from 'vitest'
import { done, no, type scene, yes } from '../../testing.ts'
import { daqan, uthuk } from '../testing.ts'

const ignores = (t: ReturnType<typeof scene>) => t.of('daqan', 'ignore').map(({ n }) => n)

describe('BL-7.6.4 the results of a roll', () => {
  it('BLC-27 BL-24.4 melee: strikes, and cleaves unless the roller is weak', () => {
    const t = daqan(['CG F5 3', 'BH F4 3']).dice('strike', 'cleave', 'pierce').attack('F5', 'F4')
    expect(t.at('F4')).toBe('BH 1')
    const weak = daqan(['CG F5 1', 'BH F4 3']).dice('strike', 'cleave', 'pierce').attack('F5', 'F4')
    expect(weak.at('F4')).toBe('BH 2')
  })

  it('BLC-28 BL-24.8 ranged: pierces alone, also against a neighbour, who may counter', () => {
    const t = daqan(['YA F5', 'BH F4 3']).dice('strike', 'pierce').attack('F5', 'F4')
    expect(t.events('attack')[0].ranged).toBe(true)
    expect(t.at('F4')).toBe('BH 2')
    expect(t.question()).toBe('counterOrNot')
    expect(t.asked()).toEqual(['uthuk'])
  })

  it('BL-9.2 a unit of one figure is never weak', () => {
    const t = uthuk(['CL E5 5dmg', 'CG F5']).dice('cleave', 'lore', 'lore', 'lore').attack('E5', 'F5')
    expect(t.at('F5')).toBe('CG 2')
  })

  it('BL-7.8 BL-9.1 damage becomes markers on a unit of one figure; excess is lost', () => {
    const t = daqan(['CG F5', 'CL F4 2dmg']).dice('strike', 'strike', 'cleave').attack('F5', 'F4')
    expect(t.at('F4')).toBe('CL 5dmg')
    const dead = daqan(['CG F5', 'BH F4 1']).dice('strike', 'strike', 'cleave').attack('F5', 'F4')
    expect(dead.at('F4')).toBeNull()
    expect(dead.events('damage')[0].n).toBe(1)
  })

  it('BL-7.6.4 each lore gives the roller a token in step 9, heroics alone give nothing', () => {
    const t = daqan(['CG F5', 'BH F4']).dice('lore', 'lore', 'heroic').attack('F5', 'F4')
    expect(t.lore('daqan')).toBe(2)
    expect(t.at('F4')).toBe('BH 3')
    expect(t.events('lore')).toEqual([{ is: 'lore', seat: 0, n: 2, cause: 'dice' }])
    const none = daqan(['CG F5', 'BH F4']).dice('pierce', 'heroic', 'pierce').attack('F5', 'F4')
    expect([none.events('lore'), none.events('points')]).toEqual([[], []])
  })

  it('BL-21.4 no lore in the learning scenario', () => {
    const t = daqan(['CG F5', 'BH F4'], { options: { learning: true } })
      .dice('lore', 'lore', 'lore')
      .attack('F5', 'F4')
    expect(t.lore('daqan')).toBe(0)
    expect(t.events('lore')).toEqual([])
  })
})

describe('BL-7.7 BL-9.7 ignoring damage', () => {
  it('BLC-29 BL-2.3 who stands in a building may ignore 1', () => {
    const t = uthuk(['BH E5', 'CG F5'], { terrain: { F5: 'building' } }).dice('strike', 'cleave', 'lore')
    t.attack('E5', 'F5')
    expect(t.question()).toBe('ignoreDamage')
    expect(ignores(t)).toEqual([1, 0])
    t.move('daqan', { do: 'ignore', n: 1 })
    expect(t.at('F5')).toBe('CG 2')
    expect(t.events('ignored-damage')).toEqual([{ is: 'ignored-damage', seat: 0, n: 1, cause: 'building' }])
  })

  it('BL-7.7 what is ignored is not suffered: with all of it ignored no damage is told', () => {
    const t = uthuk(['BH E5', 'CG F5'], { terrain: { F5: 'building' } }).dice('strike', 'pierce', 'pierce')
    t.attack('E5', 'F5').move('daqan', { do: 'ignore', n: 1 })
    expect([t.at('F5'), t.events('damage'), t.question()]).toEqual(['CG 3', [], 'counterOrNot'])
  })

  it('BL-7.7 need not ignore it', () => {
    const t = uthuk(['BH E5', 'CG F5'], { terrain: { F5: 'building' } }).dice('strike', 'cleave', 'lore')
    t.attack('E5', 'F5').move('daqan', { do: 'ignore', n: 0 })
    expect(t.at('F5')).toBe('CG 1')
  })

  it('BL-7.14 nobody is asked without damage or outside a building', () => {
    const t = uthuk(['BH E5', 'CG F5'], { terrain: { F5: 'building' } }).dice('lore', 'pierce', 'lore')
    expect(t.attack('E5', 'F5').question()).toBe('counterOrNot')
    const open = uthuk(['BH E5', 'CG F5']).dice('strike', 'pierce', 'lore').attack('E5', 'F5')
    expect(open.question()).toBe('counterOrNot')
  })

  it('BL-16.5 a flyer has nothing of its building', () => {
    const t = uthuk(['BH E5', 'Roc F5'], { terrain: { F5: 'building' } })
      .dice('strike', 'strike')
      .attack('E5', 'F5')
    expect(t.at('F5')).toBe('Roc 2dmg')
  })

  it('BL-9.8 an attack and its counter are two combats', () => {
    const t = daqan(['CG F5', 'BH F4'], { terrain: { F5: 'building', F4: 'building' } })
    t.dice('strike', 'pierce', 'pierce').attack('F5', 'F4').move('uthuk', { do: 'ignore', n: 1 })
    t.dice('strike', 'pierce', 'pierce').move('uthuk', yes).move('daqan', { do: 'ignore', n: 1 })
    expect(t.at('F5')).toBe('CG 3')
    expect(t.at('F4')).toBe('BH 3')
  })

  it('BLC-86 BL-17.6.11 building and Shield Wall add, over steps 5 and 8 together', () => {
    const t = uthuk(['BH E5 2', 'CG F5 3'], {
      terrain: { F5: 'building', G5: 'water' },
      lore: { daqan: 3 },
      lores: { daqan: ['shield-wall'] },
    })
    t.dice('strike', 'strike', 'strike', 'morale').attack('E5', 'F5')
    t.move('daqan', { do: 'lore', card: 'shield-wall' })
    expect(ignores(t)).toEqual([3, 2, 1, 0])
    t.move('daqan', { do: 'ignore', n: 3 })
    expect(t.at('F5')).toBe('CG 2')
    expect(t.events('ignored-damage').map(({ n, cause }) => [n, cause])).toEqual([
      [1, 'building'],
      [2, 'shield-wall'],
    ])
  })

  it('BL-7.7 what Shield Wall has left in step 5 is left for step 8', () => {
    const t = uthuk(['BH E5', 'CG F5 3'], {
      terrain: { G5: 'water' },
      lore: { daqan: 3 },
      lores: { daqan: ['shield-wall'] },
    })
    t.dice('strike', 'morale', 'morale').attack('E5', 'F5').move('daqan', { do: 'lore', card: 'shield-wall' })
    expect(ignores(t)).toEqual([1, 0])
    t.move('daqan', { do: 'ignore', n: 1 })
    // Two retreats into the water.
    expect(ignores(t)).toEqual([1, 0])
    t.move('daqan', { do: 'ignore', n: 1 })
    expect(t.at('F5')).toBe('CG 2')
    const wall = { is: 'ignored-damage', seat: 0, n: 1, cause: 'shield-wall' }
    expect(t.events('ignored-damage')).toEqual([wall, wall])
  })
})

describe('BL-7.6 committing dice', () => {
  const uses = (t: ReturnType<typeof scene>, faction: 'daqan' | 'uthuk') => t.of(faction, 'commit').map(({ to }) => to)
  const frenzy = { do: 'commit', face: 'heroic', to: 'frenzy' } as const
  const venom = { do: 'commit', face: 'lore', to: 'venom' } as const

  it('BLC-53 BL-16.4 Frenzy: 1 damage for each heroic, and figures for it at the very end', () => {
    const t = uthuk(['BH E5 3', 'CG F5 3']).dice('heroic', 'heroic', 'strike').attack('E5', 'F5')
    expect(t.legalMoves('uthuk')).toEqual([frenzy, done])
    t.move('uthuk', frenzy, frenzy)
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBe('advance')
    expect(t.at('E5')).toBe('BH 3')
    t.move('uthuk', { do: 'advance' })
    expect(t.at('F5')).toBe('BH 1')
    expect(t.events('removed-figures')).toEqual([
      { is: 'removed-figures', seat: 1, unit: 'blood-harvesters', hex: 'F5', n: 2, cause: 'frenzy' },
    ])
  })

  it('BL-16.4 BL-9.5 Frenzy can take the last figure', () => {
    const t = uthuk(['BH E5 1', 'CG F5 3']).dice('heroic', 'pierce', 'pierce', 'pierce', 'pierce').attack('E5', 'F5')
    t.move('uthuk', frenzy).move('daqan', no)
    expect(t.at('E5')).toBeNull()
    expect(t.events('destroyed')).toMatchObject([{ unit: 'blood-harvesters', by: null }])
  })

  it('BLC-54 BL-15.1 BL-16.12 BL-7.6.3 poison works at once, so lore of the same roll does damage', () => {
    const t = uthuk(['VL C5', 'CG F5']).dice('heroic', 'lore').attack('C5', 'F5')
    expect(uses(t, 'uthuk')).toEqual(['poison'])
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'poison' })
    expect(t.at('F5')).toBe('CG 3 poisoned')
    expect(uses(t, 'uthuk')).toEqual(['venom'])
    t.move('uthuk', venom)
    expect(t.at('F5')).toBe('CG 2 poisoned')
    // BL-24.9
    expect(t.lore('uthuk')).toBe(0)
  })

  it('BLC-54 BL-24.9 the lore may be kept, and then it is a token', () => {
    const t = uthuk(['VL C5', 'CG F5']).dice('heroic', 'lore').attack('C5', 'F5')
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'poison' }, done)
    expect(t.at('F5')).toBe('CG 3 poisoned')
    expect(t.lore('uthuk')).toBe(1)
  })

  it('BL-15.1 lore hurts whoever is poisoned, whoever rolls it', () => {
    const t = daqan(['CG F5', 'BH F4 poisoned']).dice('lore', 'lore', 'pierce').attack('F5', 'F4')
    t.move('daqan', venom, done)
    expect(t.at('F4')).toBe('BH 2 poisoned')
    expect(t.lore('daqan')).toBe(1)
  })

  it('BLC-55 BL-16.15 BL-15.3 BL-7.6.3 Concussion stuns at once: retreats of this roll are damage', () => {
    const t = daqan(['RG F5', 'FR F4 3']).dice('heroic', 'morale', 'cleave').attack('F5', 'F4')
    t.move('daqan', { do: 'commit', face: 'heroic', to: 'concussion' })
    expect(t.at('F4')).toBe('FR 1 stunned')
    expect(t.question()).toBeNull()
  })

  it('BL-16.14 Rend: once, against a target that was hurt before the roll', () => {
    const rend = { do: 'commit', face: 'heroic', to: 'rend' } as const
    const whole = uthuk(['FR E5', 'CG F5 3']).dice('heroic', 'heroic', 'pierce').attack('E5', 'F5')
    expect(whole.question()).toBe('counterOrNot')
    const t = uthuk(['FR E5', 'CG F5 2']).dice('heroic', 'heroic', 'pierce').attack('E5', 'F5')
    expect(uses(t, 'uthuk')).toEqual(['rend'])
    t.move('uthuk', rend)
    expect(t.at('F5')).toBe('CG 1')
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-16.16, BL-7.6.1 Soul Feast heals in step 4; a third heroic may be committed though it heals nothing', () => {
    const feast = { do: 'commit', face: 'heroic', to: 'soul-feast' } as const
    const t = uthuk(['CL E5 2dmg', 'CG F5']).dice('heroic', 'heroic', 'heroic', 'pierce').attack('E5', 'F5')
    t.move('uthuk', feast, feast)
    expect(t.at('E5')).toBe('CL 0dmg')
    expect(t.legalMoves('uthuk')).toEqual([feast, done])
    t.move('uthuk', feast)
    expect(t.at('E5')).toBe('CL 0dmg')
    expect(t.events('committed')).toHaveLength(3)
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-7.6.1, BL-15.1 beside a die that does something another may be committed for nothing', () => {
    const t = uthuk(['VL C5', 'CG F5 poisoned']).dice('heroic', 'lore').attack('C5', 'F5')
    expect(uses(t, 'uthuk')).toEqual(['poison', 'venom'])
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'poison' }, venom)
    expect(t.at('F5')).toBe('CG 2 poisoned')
  })

  it('BL-7.14 nothing is asked where nothing can be committed', () => {
    const t = daqan(['CG F5', 'BH F4']).dice('heroic', 'heroic', 'lore').attack('F5', 'F4')
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-7.14 BL-15.1 BL-15.2 BL-16.16 poison on poison, stun on stun, a feast without a wound: nobody is asked', () => {
    const t = uthuk(['VL C5', 'CG F5 poisoned']).dice('heroic', 'heroic').attack('C5', 'F5')
    expect(t.question()).toBeNull()
    const golem = daqan(['RG F5', 'BH F4 stunned']).dice('heroic', 'lore', 'pierce').attack('F5', 'F4')
    expect(golem.question()).toBeNull()
    const lord = uthuk(['CL E5', 'CG F5']).dice('heroic', 'heroic', 'pierce', 'pierce').attack('E5', 'F5')
    expect(lord.question()).toBe('counterOrNot')
  })

  it('BL-7.6.2 a committed heroic is told, and the die is spent', () => {
    const t = uthuk(['BH E5', 'CG F5']).dice('heroic', 'lore', 'pierce').attack('E5', 'F5').move('uthuk', frenzy)
    expect(t.events('committed')).toEqual([{ is: 'committed', seat: 1, face: 'heroic', to: 'frenzy' }])
    expect(t.question()).toBe('counterOrNot')
    expect(t.at('F5')).toBe('CG 2')
    t.move('daqan', no)
    expect(t.at('E5')).toBe('BH 2')
  })
})
