import { describe, expect, it } from 'vitest'
import type { Hex } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import { done, no, type Position, scene, yes } from '../../testing.ts'
import { unitAt } from '../field/units.ts'
import { diceIn, plainDice } from './dice.ts'

/** The sum of the first roll, as it is told. */
function count(position: Position, from: Hex, at: Hex) {
  const t = scene({ ...position, dice: Array(9).fill('heroic') }).attack(from, at)
  return t.events('rolled')[0].count.map(({ why, n }) => [why, n])
}

function dice(position: Position, from: Hex, at: Hex): number {
  const t = scene({ ...position, dice: Array(9).fill('heroic') }).attack(from, at)
  const [{ dice, count }] = t.events('rolled')
  expect(dice).toHaveLength(diceIn(count))
  const { open } = scene(position)
  const [roller, target] = [from, at].map(hex => unitAt(open, hex)!)
  const ranged = unitTable[roller.type].attack === 'ranged'
  const fight = { roller: roller.id, counter: false, ranged, cards: [], aside: null }
  expect(plainDice(open, fight, roller, target)).toBe(dice.length)
  return dice.length
}

const byUthuk = { active: 'uthuk' } as const

describe('BL-7.5 the number of dice', () => {
  it('BLC-22 BL-7.5.2 BL-24.3 the forest limits before Rage adds', () => {
    const units = ['BH F4 2', 'CG F5']
    expect(count({ ...byUthuk, units, terrain: { F4: 'forest' } }, 'F4', 'F5')).toEqual([
      ['combat-value', 3],
      ['forest', -1],
      ['rage', 1],
    ])
    expect(dice({ ...byUthuk, units, terrain: { F4: 'forest' } }, 'F4', 'F5')).toBe(3)
    expect(dice({ ...byUthuk, units }, 'F4', 'F5')).toBe(4)
  })

  it('BLC-23 BL-9.2 a weak attacker of a target in a forest', () => {
    const t = scene({ ...byUthuk, units: ['BH F4 1', 'CG F5'], terrain: { F5: 'forest' } })
    t.dice('strike', 'cleave', 'cleave', 'lore').attack('F4', 'F5')
    expect(t.at('F5')).toBe('CG 2')
    expect(t.lore('uthuk')).toBe(1)
  })

  it('BLC-24 BL-16.5 melee units roll one die less against a flyer, whose forest does not count', () => {
    expect(dice({ ...byUthuk, units: ['BH F4', 'Roc F5'] }, 'F4', 'F5')).toBe(2)
    expect(dice({ ...byUthuk, units: ['VL C5', 'Roc F5'] }, 'C5', 'F5')).toBe(2)
    expect(dice({ ...byUthuk, units: ['OB F4', 'Roc F5'], terrain: { F5: 'forest' } }, 'F4', 'F5')).toBe(3)
  })

  it('BLC-25 BL-7.5.2 BL-16.5 a flyer sees the forest of its target and not its own', () => {
    const units = ['Roc F5', 'VL F4']
    expect(dice({ units, terrain: { F4: 'forest' } }, 'F5', 'F4')).toBe(2)
    expect(dice({ units, terrain: { F5: 'forest' } }, 'F5', 'F4')).toBe(4)
  })

  it('BLC-26 BL-16.3 BL-24.11 Flanking adds one die, never by the roller itself', () => {
    // YA at F7, three hexes from the BH at F4.
    const ya = ['YA F7', 'BH F4']
    expect(dice({ units: ya }, 'F7', 'F4')).toBe(2)
    expect(dice({ units: [...ya, 'RR G4'] }, 'F7', 'F4')).toBe(3)
    expect(dice({ units: [...ya, 'RR G4', 'RR E4'] }, 'F7', 'F4')).toBe(3)
    expect(dice({ units: ['RR G4', 'BH F4'] }, 'G4', 'F4')).toBe(3)
    expect(dice({ units: ['RR G4', 'BH F4', 'RR E4'] }, 'G4', 'F4')).toBe(4)
    expect(dice({ units: [...ya, 'RR G5'] }, 'F7', 'F4')).toBe(3)
    expect(dice({ units: [...ya, 'RR G7'] }, 'F7', 'F4')).toBe(2)
  })

  it('BL-15.4 a stunned unit flanks for others', () => {
    expect(dice({ units: ['YA F7', 'BH F4', 'RR G4 stunned'] }, 'F7', 'F4')).toBe(3)
  })

  it('BL-7.5.1 BL-24.4 fewer figures are not fewer dice', () => {
    expect(dice({ units: ['CG F5 1', 'BH F4'] }, 'F5', 'F4')).toBe(3)
  })

  it('BL-7.5.4 never below 0', () => {
    const sum = [
      { why: 'combat-value', n: 1 },
      { why: 'flying', n: -1 },
      { why: 'forest', n: -1 },
    ]
    expect(diceIn(sum)).toBe(0)
  })

  it('BL-14.1 BL-16.11 the forest limit, Rage and Flanking hold for a counter too', () => {
    const t = scene({ units: ['CG F5', 'BH F4 2'], terrain: { F4: 'forest' } })
    t.dice('pierce', 'pierce').attack('F5', 'F4').dice('pierce', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([2, 3])
    const u = scene({ ...byUthuk, units: ['BH F4', 'CG F5', 'RR G4'] })
    u.dice('pierce', 'pierce', 'pierce').attack('F4', 'F5').dice('lore', 'lore', 'lore', 'lore').move('daqan', yes)
    expect(u.events('rolled').map(({ dice }) => dice.length)).toEqual([3, 4])
  })
})

describe('BL-18.5 Darken the Sky', () => {
  const position: Position = { units: ['YA C5', 'BH G5'], card: 'darken-the-sky' }

  it('BLC-78 BL-16.1 one more die in the first attack of a unit that has not moved', () => {
    const t = scene(position).dice('strike', 'strike', 'strike').attack('C5', 'G5')
    expect(t.question()).toBe('extraAttack')
    t.dice('strike', 'strike').move('daqan', { do: 'attack', from: 'C5', at: 'G5' })
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([3, 2])
  })

  it('BL-17.6.14 BL-18.7 not for a unit that has moved, has attacked, was ordered by a lore card, or in mode single', () => {
    const first = (t: ReturnType<typeof scene>) => {
      t.dice('strike', 'strike', 'strike').attack('C5', 'G5')
      return t.events('rolled')[0].dice.length
    }
    expect(first(scene(position).order('C5', { moved: true }))).toBe(2)
    expect(first(scene(position).order('C5', { by: 'lore' }))).toBe(2)
    expect(first(scene(position).order('C5', { pursued: true }))).toBe(2)
    expect(first(scene(position).setTurn({ mode: 'single' }))).toBe(2)
  })
})

describe('BL-8.1 BL-8.2 the dice', () => {
  it('BL-7.14 BL-15.1 a single die is looked at and committed like any other', () => {
    // Four dice, two of them in the forest, one of them against a flyer.
    const t = scene({ ...byUthuk, units: ['OB E5', 'Roc F5 poisoned'], terrain: { E5: 'forest' }, dice: ['lore'] })
    t.attack('E5', 'F5').move('uthuk', { do: 'commit', face: 'lore', to: 'venom' })
    expect(t.at('F5')).toBe('Roc 1dmg poisoned')
  })

  it('are told to everybody, with the sum', () => {
    const t = scene({ units: ['CG F5', 'BH F4'], dice: ['lore', 'heroic', 'pierce'] }).attack('F5', 'F4')
    expect(t.events('rolled')).toEqual([
      {
        is: 'rolled',
        seat: 0,
        dice: ['lore', 'heroic', 'pierce'],
        count: [{ why: 'combat-value', n: 3 }],
        counter: false,
      },
    ])
    expect(t.view(null).open.fights[0].dice).toHaveLength(3)
    t.move('uthuk', no)
    expect(t.question()).toBeNull()
    expect(t.refuses('daqan', done)).toBe(true)
  })
})
