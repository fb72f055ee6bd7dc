import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import { type Position, type Scene, scene } from '../../testing.ts'
import { obstacle, rangeOf } from './sight.ts'

/** The hexes that the active player can attack. */
function targets(position: Position): string[] {
  const t = scene({ ...position, alone: true })
  t.run({ do: 'attack', seat: t.turn.seat })
  return t.of(t.active, 'attack').map(({ at }) => at)
}

const uthuk = (units: string[], more: Position = {}) => targets({ active: 'uthuk', units, ...more })
const daqan = (units: string[], more: Position = {}) => targets({ units, ...more })
const barrows = { scenarios: { uthuk: 'arrows-from-the-barrows' } } as const

/** The directions between which the attacker may choose. */
const sides = (t: Scene, faction: Faction) => t.of(faction, 'side').map(({ away }) => away)

describe('BL-7.3 BL-13.1 range', () => {
  it('melee units attack adjacent enemies only', () => {
    expect(daqan(['CG F5', 'BH F4', 'BH F3', 'YA E5'], { ordered: ['F5'] })).toEqual(['F4'])
  })

  it('ranged units attack from distance 1 to 4', () => {
    expect(uthuk(['VL C5', 'CG B5'])).toEqual(['B5'])
    expect(uthuk(['VL C5', 'CG G5'])).toEqual(['G5'])
    expect(uthuk(['VL C5', 'CG H5'])).toEqual([])
  })

  it('BL-15.2 a stunned unit attacks nobody, and can be attacked', () => {
    expect(daqan(['CG F5 stunned', 'BH F4'])).toEqual([])
    expect(daqan(['CG F5', 'BH F4 stunned'])).toEqual(['F4'])
  })

  it('tells why a unit is no target', () => {
    const t = scene({ units: ['YA C5', 'BH H5', 'VL G5', 'OB E5'], terrain: { D6: 'hill' } })
    expect(obstacle(t.open, t.unit('C5'), 'H5')).toEqual({ why: 'distance', most: 4 })
    expect(obstacle(t.open, t.unit('C5'), 'G5')).toEqual({ why: 'unit', hex: 'E5' })
    expect(obstacle(t.open, t.unit('C5'), 'E5')).toBeNull()
    expect(obstacle(t.open, t.unit('C5'), 'E7')).toEqual({ why: 'terrain', hex: 'D6' })
  })
})

describe('BL-13 line of sight', () => {
  it('BLC-39 BL-13.2 anything that blocks on D5, E5 or F5 hides G5 from C5', () => {
    for (const hex of ['D5', 'E5', 'F5'] as const) {
      for (const terrain of ['hill', 'forest', 'building'] as const) {
        expect(uthuk(['VL C5', 'CG G5'], { terrain: { [hex]: terrain } })).toEqual([])
      }
      expect(uthuk(['VL C5', 'CG G5', `BH ${hex}`], { ordered: ['C5'] })).toEqual([])
      expect(uthuk(['VL C5', 'CG G5', `RR ${hex}`])).toEqual([hex])
    }
    expect(uthuk(['VL C5', 'CG G5'], { terrain: { D4: 'hill', E6: 'forest' } })).toEqual(['G5'])
  })

  it('BLC-77 BL-13.3 BL-14 BL-14.2 a command tent blocks; water, ford and bridge do not', () => {
    expect(uthuk(['VL C5', 'CG G5'], { tents: { daqan: 'E5' } })).toEqual([])
    expect(uthuk(['VL C5', 'CG G5'], { terrain: { E5: 'water' } })).toEqual(['G5'])
    expect(uthuk(['VL C5', 'CG G5'], { terrain: { E5: 'water' }, fords: ['E5'] })).toEqual(['G5'])
    expect(uthuk(['VL C5', 'CG G5'], { terrain: { E5: 'water' }, bridges: ['E5'] })).toEqual(['G5'])
    expect(uthuk(['VL C5', 'CG G5'], { banners: ['E5'] })).toEqual(['G5'])
  })

  it('BL-13.2 the hexes at both ends never block', () => {
    expect(uthuk(['VL C5', 'CG G5'], { terrain: { C5: 'forest', G5: 'building' } })).toEqual(['G5'])
  })

  it('BL-15.4 a stunned unit still blocks', () => {
    expect(uthuk(['VL C5', 'CG G5', 'BH E5 stunned'], { ordered: ['C5'] })).toEqual([])
  })

  it('BLC-40 BL-13.4 one side of a line along hex sides is enough', () => {
    expect(uthuk(['VL F3', 'CG F5', 'BH F4'], { ordered: ['F3'] })).toEqual(['F5'])
  })

  it('BLC-41 BL-13.4 both sides blocked: no attack', () => {
    expect(uthuk(['VL F3', 'CG F5', 'BH F4'], { ordered: ['F3'], terrain: { E4: 'forest' } })).toEqual([])
  })

  it('BLC-43 BL-13.5 a unit on a hill looks over units, not over hills', () => {
    const units = ['YA C5', 'BH E5', 'VL G5']
    expect(daqan(units)).toEqual(['E5'])
    expect(daqan(units, { terrain: { C5: 'hill' } })).toEqual(['E5', 'G5'])
    expect(daqan(['YA C5', 'VL G5'], { terrain: { C5: 'hill', E5: 'hill' } })).toEqual([])
  })

  it('BLC-44 BL-13.8 from D7 to G6 the line crosses E7 E6 F7 F6', () => {
    expect(daqan(['YA D7', 'BH G6'])).toEqual(['G6'])
    for (const hex of ['E7', 'E6', 'F7', 'F6']) {
      expect(daqan(['YA D7', 'BH G6', `CG ${hex}`], { ordered: ['D7'] })).toEqual([])
    }
  })

  it('BL-13.7 neighbours need no line of sight', () => {
    expect(daqan(['YA F5', 'BH F4'], { terrain: { F5: 'forest', F4: 'forest' } })).toEqual(['F4'])
  })
})

describe('arrows from the barrows', () => {
  it('BLC-70 BL-13 one more hex of range, and the first blocking terrain is ignored', () => {
    expect(uthuk(['VL C5', 'CG H5'], { ...barrows, terrain: { E5: 'forest' } })).toEqual(['H5'])
    expect(uthuk(['VL C5', 'CG H5'], { ...barrows, terrain: { E5: 'forest', F5: 'hill' } })).toEqual([])
    expect(uthuk(['VL C5', 'CG H5', 'BH D5'], { ...barrows, ordered: ['C5'] })).toEqual([])
    expect(uthuk(['VL C5', 'CG I5'], barrows)).toEqual([])
  })

  it('a unit on the ignored terrain still blocks', () => {
    const position = { ...barrows, ordered: ['C5'], terrain: { E5: 'forest' } } as const
    expect(uthuk(['VL C5', 'CG H5', 'BH E5'], position)).toEqual([])
  })

  it('is for the ranged units of its owner', () => {
    const t = scene({ ...barrows, units: ['YA C5', 'BH H5', 'VL G1'] })
    expect(rangeOf(t.open, t.unit('C5'))).toEqual([1, 4])
    expect(rangeOf(t.open, t.unit('H5'))).toEqual([1, 1])
    expect(rangeOf(t.open, t.unit('G1'))).toEqual([1, 5])
  })

  it('BLC-81 BL-13.4 BL-13.8 a line that only touches corners is not blocked there', () => {
    const position = { ...barrows, ordered: ['F5'] } as const
    expect(uthuk(['VL F5', 'CG C1', 'BH D4', 'BH D2'], position)).toEqual(['C1'])
    expect(uthuk(['VL F5', 'CG C1', 'BH E3'], position)).toEqual([])
    // The line enters through the SE side, so the retreat leads NW, off the board.
    const t = scene({ ...barrows, active: 'uthuk', units: ['VL F5', 'CG C1'], dice: ['morale', 'strike'] })
    t.attack('F5', 'C1')
    expect(t.at('C1')).toBe('CG 2')
  })
})

describe('BL-10.1 BL-13.6 the direction of a retreat from a ranged attack', () => {
  it('BLC-39 the target retreats from the side through which the line enters', () => {
    const t = scene({ active: 'uthuk', units: ['VL C5', 'CG G5'], dice: ['morale', 'strike'] }).attack('C5', 'G5')
    expect(t.at('H5')).toBe('CG 3')
  })

  it('BLC-40 BL-13.9 the only clear side decides', () => {
    const t = scene({ active: 'uthuk', units: ['VL F3', 'CG F5', 'BH F4'], ordered: ['F3'] })
    t.dice('morale', 'strike').attack('F3', 'F5')
    expect(t.at('F6')).toBe('CG 3')
  })

  it('BLC-42 BL-2.3 with both sides clear the attacker chooses before the roll', () => {
    const aim = () => scene({ active: 'uthuk', units: ['VL F3', 'CG F5'] }).attack('F3', 'F5')
    const t = aim()
    expect(t.question()).toBe('chooseSide')
    expect(sides(t, 'uthuk')).toEqual(['SW', 'SE'])
    expect(t.events('rolled')).toEqual([])
    t.dice('morale', 'strike').move('uthuk', { do: 'side', away: 'SE' })
    expect(t.at('F6')).toBe('CG 3')
    const east = aim().dice('morale', 'strike').move('uthuk', { do: 'side', away: 'SW' })
    expect(east.at('E6')).toBe('CG 3')
  })

  it('BL-10.1 against a neighbour it is straight away, ranged or not', () => {
    const t = scene({ active: 'uthuk', units: ['VL F4', 'CG F5'], dice: ['morale', 'strike'] }).attack('F4', 'F5')
    expect(t.at('E6')).toBe('CG 3')
  })
})
