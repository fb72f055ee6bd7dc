import { describe, expect, it } from 'vitest'
import { no, type Position, yes } from '../../testing.ts'
import { daqan, play, uthuk, windowWith } from '../testing.ts'

describe('BL-9.6 BL-7.15 a unit is destroyed', () => {
  it('BL-9.6 it leaves the board with its markers, and the turn', () => {
    const t = daqan(['CG F5', 'BH F4 1 poisoned']).dice('strike', 'pierce', 'pierce').attack('F5', 'F4')
    expect(t.open.units.map(({ hex }) => hex)).toEqual(['F5', 'A9', 'L1'])
    const u = daqan(['CG F5 1', 'BH F4']).dice('lore', 'pierce', 'pierce').attack('F5', 'F4')
    u.dice('strike', 'pierce', 'pierce').move('uthuk', yes)
    expect(u.turn.ordered).toEqual([])
    expect(u.open.fights).toEqual([])
  })

  it('BLC-66 BL-20.1 the last unit: the other side wins at once, whatever the points', () => {
    const t = uthuk(['BH E5', 'CG F5 1'], { alone: true, points: { daqan: 15, uthuk: 3 } })
    t.dice('strike', 'pierce', 'pierce').attack('E5', 'F5')
    expect(t.open.result).toEqual({ winner: 1, by: 'annihilation' })
    expect(t.question()).toBeNull()
    expect(t.events('won')).toEqual([{ is: 'won', seat: 1, by: 'annihilation', points: [15, 3] }])
  })

  it('BL-20.1 BL-16.4 the unit destroyed first decides, before Frenzy takes the other', () => {
    const t = uthuk(['BH E5 1', 'CG F5 1'], { alone: true })
    t.dice('heroic', 'pierce', 'pierce', 'pierce', 'pierce').attack('E5', 'F5')
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'frenzy' })
    expect(t.open.result).toEqual({ winner: 1, by: 'annihilation' })
  })
})

describe('BL-19.2 event points of a scenario', () => {
  const blood = { scenarios: { uthuk: 'blood-in-the-water' } } as const
  const feast = { scenarios: { uthuk: 'feast-of-flesh' } } as const
  const heights = { scenarios: { daqan: 'watch-on-the-heights' } } as const

  it("BLC-72 in the opponent's turn too: a counter destroys a unit beside water", () => {
    const t = daqan(['CG F5 1', 'BH F4'], { ...blood, terrain: { E6: 'water' } })
    t.dice('lore', 'pierce', 'pierce').attack('F5', 'F4').dice('strike', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.points('uthuk')).toBe(1)
    expect(t.events('points')).toEqual([{ is: 'points', seat: 1, n: 1, cause: 'blood-in-the-water' }])
  })

  it('BL-15.5 water under a bridge counts; without water there is nothing', () => {
    const kill = (more: Position) =>
      uthuk(['BH E5', 'CG F5 1'], { ...blood, ...more })
        .dice('strike', 'pierce', 'pierce')
        .attack('E5', 'F5')
    expect(kill({ terrain: { F5: 'water' }, bridges: ['F5'] }).points('uthuk')).toBe(1)
    expect(kill({ terrain: { E6: 'water' }, fords: ['E6'] }).points('uthuk')).toBe(1)
    expect(kill({ terrain: { H5: 'water' } }).points('uthuk')).toBe(0)
  })

  it('BL-7.15 not for a unit that only a card has destroyed', () => {
    const position: Position = { units: ['BH E5', 'CG F5 1'], ...blood, terrain: { E6: 'water' } }
    const t = windowWith('flay-the-weak', 'attackStep.start', position).move('uthuk', play('flay-the-weak'))
    expect(t.events('destroyed')).toMatchObject([{ hex: 'F5', by: null }])
    expect(t.points('uthuk')).toBe(0)
    const burnt = uthuk(['BH E5', 'CG F5 1'], { ...blood, terrain: { E6: 'water' } })
    burnt.run({ do: 'destroy', unit: burnt.unit('F5').id, by: 1, inCombat: false })
    expect(burnt.points('uthuk')).toBe(1)
  })

  it('BL-7.15 nobody gains by a unit that dies of its own Frenzy', () => {
    const t = daqan(['YA F5', 'BH F4 1'], { ...heights, terrain: { F5: 'hill' } })
    t.dice('lore', 'strike').attack('F5', 'F4')
    t.dice('heroic', 'pierce', 'pierce', 'pierce', 'pierce').move('uthuk', yes)
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'frenzy' })
    expect(t.at('F4')).toBeNull()
    expect(t.open.points).toEqual([0, 0])
  })

  it('feast of flesh: 1 for cavalry and elite, 2 for a legend, 0 for infantry, not for its own', () => {
    const kill = (unit: string) => {
      const t = uthuk(['BH E5', unit], feast).dice('strike', 'strike').attack('E5', 'F5')
      expect(t.at('F5')).toBeNull()
      return t.points('uthuk')
    }
    expect(kill('Roc F5 2dmg')).toBe(2)
    const three = (unit: string) =>
      uthuk(['BH E5', unit], feast).dice('strike', 'pierce', 'pierce').attack('E5', 'F5').points('uthuk')
    expect(three('RR F5 1')).toBe(1)
    expect(three('RG F5 1')).toBe(1)
    expect(three('CG F5 1')).toBe(0)
    const own = daqan(['CG F5', 'FR F4 1'], feast).dice('strike', 'pierce', 'pierce').attack('F5', 'F4')
    expect(own.open.points).toEqual([0, 0])
  })

  it('watch on the heights: a ranged unit on a hill destroys in combat', () => {
    const shot = (units: string[], terrain: Position['terrain']) => {
      const t = daqan(units, { ...heights, terrain })
        .dice('pierce', 'strike')
        .attack('C5', 'F5')
      expect(t.at('F5')).toBeNull()
      return t.points('daqan')
    }
    expect(shot(['YA C5', 'BH F5 1'], { C5: 'hill' })).toBe(1)
    expect(shot(['YA C5', 'BH F5 1'], {})).toBe(0)
    const melee = daqan(['CG F5', 'BH F4 1'], { ...heights, terrain: { F5: 'hill' } })
    expect(melee.dice('strike', 'pierce', 'pierce').attack('F5', 'F4').points('daqan')).toBe(0)
  })

  it('watch on the heights counts for a counter', () => {
    const t = uthuk(['BH E5 1', 'YA F5'], { ...heights, terrain: { F5: 'hill' } })
    t.dice('lore', 'pierce', 'pierce', 'pierce', 'pierce').attack('E5', 'F5').dice('pierce', 'lore').move('daqan', yes)
    expect(t.points('daqan')).toBe(1)
    expect(t.refuses('daqan', no)).toBe(true)
  })
})
