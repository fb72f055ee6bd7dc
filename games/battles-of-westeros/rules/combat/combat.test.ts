import { describe, expect, it } from 'vitest'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Position, scene } from '../../testing.ts'
import { diceIn, diceOf } from './dice.ts'
import { refusalOf } from './targets.ts'

/** An attack from where the unit stands. */
function fight(position: Position, from: Hex, at: Hex, ...dice: Face[]) {
  return scene(position)
    .attacking(from)
    .dice(...dice)
    .attack(from, at)
}

/** How many dice an attack rolls. */
function dice(position: Position, from: Hex, at: Hex): number {
  const t = scene(position).attacking(from)
  const kind = 'melee'
  const [unit, target] = [t.unit(from).id, t.unit(at).id]
  return diceIn(
    diceOf(t.open, { kind, attacker: unit, from, at, target, flank: false, second: false, support: [], rank: null }),
  )
}

describe('hits', () => {
  it('BWC-25 BW-9.5.2 BW-10.4: shields of the defending colour, and valor', () => {
    const t = fight({ units: ['WH blue c8r6', 'LG green c8r5'] }, 'c8r6', 'c8r5', 'valor', 'green', 'blue')
    expect([t.at('c8r5'), t.token('c8r6', 'c8r5')]).toEqual(['LG green 2', 'stark'])
  })

  it('BWC-26 BW-9.5.3: valor of foot does not hit cavalry', () => {
    const t = fight({ units: ['WH green c8r6', 'CR blue c8r5'] }, 'c8r6', 'c8r5', 'valor', 'red')
    expect(t.at('c8r5')).toBe('CR blue 3')
  })

  it('BWC-27 BW-9.5.3: valor of cavalry does', () => {
    const t = fight({ units: ['WR blue c8r6', 'CR red c8r5'] }, 'c8r6', 'c8r5', 'valor', 'red', 'blue')
    expect(t.at('c8r5')).toBe('CR red 1')
  })

  it('BWC-28 BW-9.5.1 BW-14.5: Heavy Armor defends as one rank higher; red ignores valor', () => {
    const left = (rank: string, ...dice: Face[]) =>
      fight({ units: ['WH red c8r6', `HI ${rank} c8r5`] }, 'c8r6', 'c8r5', ...dice).at('c8r5')
    expect(left('green', 'green', 'green', 'blue', 'valor')).toBe('HI green 2')
    expect(left('blue', 'green', 'blue', 'red', 'valor')).toBe('HI blue 2')
    expect(left('red', 'green', 'blue', 'red', 'valor')).toBe('HI red 3')
  })

  it('BWC-29 BW-9.5.3: the no-valor mark of archers', () => {
    const t = fight({ units: ['NA blue c4r6', 'LG green c8r6'] }, 'c4r6', 'c8r6', 'valor', 'green', 'green')
    expect(t.at('c8r6')).toBe('LG green 2')
  })

  it('BWC-31 BW-9.5.4 BW-14.3: Cover and Toughness together, anew for every attack', () => {
    const t = scene({
      active: 'lannister',
      units: ['WH blue c8r6', 'WA red c4r6', 'WA red c8r10'],
      terrain: { c8r6: 'building' },
    })
    t.set({ boons: [{ key: 'toughness', n: 1, by: 'SL27', of: t.unit('c8r6').id, until: 'round' }] })
    t.attacking('c4r6', 'c8r10')
    for (const from of ['c4r6', 'c8r10'] as const) t.dice('blue', 'blue', 'red', 'green').attack(from, 'c8r6')
    expect(t.at('c8r6')).toBe('WH blue 4')
    expect(t.events('hits').map(({ cancelled }) => cancelled)).toEqual([2, 2])
  })

  it('BW-9.5.5 BW-9.5.7: figures go, the banner last; morale results of an eliminated unit do nothing', () => {
    const t = fight({ units: ['WH blue c8r6', 'LG green c8r5 (1)'] }, 'c8r6', 'c8r5', 'green', 'morale', 'morale')
    expect([t.at('c8r5'), t.events('retreated')]).toEqual([null, []])
  })
})

describe('the number of dice', () => {
  it('BW-1.2: figures never change the dice', () => {
    for (const figures of [1, 2, 3, 4]) {
      expect(dice({ units: [`WH blue c8r6 (${figures})`, 'LG green c8r5'] }, 'c8r6', 'c8r5')).toBe(3)
    }
  })

  it('BWC-30 BW-14.6 BW-9.3.1: Off-balance after a move', () => {
    const t = scene({ units: ['NA green c4r6', 'LG green c8r6'] })
      .order('c4r6')
      .go('c5r6')
    t.dice('red').attack('c5r6', 'c8r6')
    expect(t.events('rolled')[0].count).toEqual([
      { why: 'rank', n: 2 },
      { why: 'off-balance', n: -1 },
    ])
    const still = fight({ units: ['NA blue c4r6', 'LG green c8r6'] }, 'c4r6', 'c8r6', 'red', 'red', 'red')
    expect(still.events('rolled')[0].dice.length).toBe(3)
  })

  it('BWC-32 BW-9.3.2 BW-9.3.3: forest caps the base, before all changes', () => {
    const units = ['WH red c8r6', 'LG green c8r5']
    const t = scene({ units, terrain: { c8r5: 'forest' } })
    t.set({ boons: [{ key: 'dice', n: 1, by: 'SL24', of: t.unit('c8r6').id, until: 'turn' }] })
    t.attacking('c8r6').dice('blue', 'blue', 'blue').attack('c8r6', 'c8r5')
    expect(t.events('rolled')[0].dice.length).toBe(3)
    expect(dice({ units, terrain: { c8r6: 'forest' } }, 'c8r6', 'c8r5')).toBe(2)
  })

  it('BWC-33 BW-9.3.2: hills cap attacks from below', () => {
    const units = ['WH red c8r6', 'LG green c8r5']
    expect(dice({ units, terrain: { c8r5: 'hill' } }, 'c8r6', 'c8r5')).toBe(3)
    expect(dice({ units, terrain: { c8r5: 'hill', c8r6: 'hill' } }, 'c8r6', 'c8r5')).toBe(4)
  })

  it('BW-9.3.2: ranged attackers in a building, and devastated ground', () => {
    const units = ['NA red c4r6', 'LG green c8r6']
    expect(dice({ units, terrain: { c4r6: 'building' } }, 'c4r6', 'c8r6')).toBe(2)
    const t = scene({ units, terrain: { c4r6: 'building' } })
      .set({ devastated: ['c4r6'] })
      .attacking('c4r6')
    t.dice('red', 'red', 'red', 'red').attack('c4r6', 'c8r6')
    expect(t.events('rolled')[0].dice.length).toBe(4)
  })

  it('BWC-79 BW-9.3.3 BW-21.3: fewer than none are none, and still an attack', () => {
    const t = scene({ units: ['NA green c4r6 (2)', 'LG green c8r6'], options: { reducedUnits: true } })
    t.order('c4r6').go('c5r6').attack('c5r6', 'c8r6')
    expect(t.events('rolled')[0].dice).toEqual([])
    expect([t.at('c8r6'), t.at('c5r6'), t.question()]).toEqual(['LG green 4', 'NA green 2 inactive', null])
  })
})

describe('BW-9.1: targets', () => {
  it('BW-9.1.1: why an enemy cannot be attacked', () => {
    const t = scene({ units: ['NA blue c4r6', 'WH green c4r7', 'LG green c8r6', 'LG green c9r6', 'LG green c6r6'] })
    const why = (from: Hex, at: Hex) => refusalOf(t.open, t.unit(from), at)
    expect(why('c4r6', 'c6r6')).toBeNull()
    expect(why('c4r6', 'c8r6')).toEqual({ why: 'unit', hex: 'c6r6' })
    expect(why('c4r6', 'c9r6')).toEqual({ why: 'distance', most: 4 })
    expect(why('c4r7', 'c6r6')).toEqual({ why: 'distance', most: 1 })
  })
})

describe('engagement', () => {
  it('BWC-39 BW-10.1 BW-10.2 BW-10.3: the token shows who has attacked last; a third unit flanks', () => {
    const t = scene({ units: ['WH green c8r6', 'WH green c9r6', 'LG green c8r5'] }).attacking('c8r6')
    t.dice('red', 'red').attack('c8r6', 'c8r5')
    expect(t.token('c8r6', 'c8r5')).toBe('stark')
    const back = scene({ active: 'lannister', units: ['WH green c8r6', 'LG green c8r5'], engaged: [['c8r6', 'c8r5']] })
    back.attacking('c8r5').dice('red', 'red').attack('c8r5', 'c8r6')
    expect(back.token('c8r6', 'c8r5')).toBe('lannister')
    const third = scene({ units: ['WH green c8r6', 'WH green c7r5', 'LG green c8r5'], engaged: [['c8r5', 'c8r6']] })
    third.attacking('c7r5').dice('red', 'red').attack('c7r5', 'c8r5')
    expect(third.events('attack')[0].flank).toBe(true)
    expect([third.token('c7r5', 'c8r5'), third.token('c8r6', 'c8r5')]).toEqual([null, 'lannister'])
  })

  it('BWC-40 BW-9.4 BW-9.4.2: dice of one symbol may be rolled again, once', () => {
    const t = scene({ units: ['WH blue c7r5', 'WH green c8r6', 'LG green c8r5'], engaged: [['c8r6', 'c8r5']] })
    t.attacking('c7r5').dice('blue', 'red', 'green').attack('c7r5', 'c8r5')
    expect(t.of('stark', 'reroll').map(({ face }) => face)).toEqual(['blue', 'red', null, 'green'])
    t.dice('green').move('stark', { do: 'reroll', face: 'blue' })
    expect([t.at('c8r5'), t.question()]).toEqual(['LG green 2', null])
  })

  it('BWC-41 BW-10.7: attacking another unit is leaving', () => {
    const t = scene({
      units: ['WH green c8r6', 'LG green c8r5', 'LG green c9r6'],
      engaged: [['c8r5', 'c8r6']],
    }).attacking('c8r6')
    t.attack('c8r6', 'c9r6')
    expect([t.question(), t.open.engagements]).toEqual(['parting', []])
    t.dice('green', 'red', 'red', 'red').move('lannister', { do: 'strike', yes: true })
    expect([t.at('c8r6'), t.token('c8r6', 'c9r6')]).toEqual(['WH green 3 inactive', 'stark'])
  })

  it('BWC-42 BW-9.1.2 BW-10.10: engaged archers shoot at their enemy alone, and leave only by moving', () => {
    const t = scene({
      units: ['NA blue c8r6', 'LG green c8r5', 'LG green c9r6'],
      engaged: [['c8r5', 'c8r6']],
    })
    expect(t.order('c8r6').move('stark', { do: 'stay' }).of('stark', 'attack')).toEqual([
      { do: 'attack', from: 'c8r6', at: 'c8r5' },
    ])
    t.dice('red', 'red', 'red').attack('c8r6', 'c8r5')
    expect(t.events('rolled')[0].dice.length).toBe(3)
  })

  it('BWC-83 BW-10.2: engaged archers turn the token, and the building covers no more', () => {
    const at = (engaged: boolean) =>
      scene({
        active: 'lannister',
        units: ['WA blue c8r5', 'WH blue c8r6'],
        terrain: { c8r6: 'building' },
        ...(engaged ? { engaged: [['c8r6', 'c8r5'] as const] } : {}),
      })
        .attacking('c8r5')
        .dice('blue', 'blue', 'blue')
        .attack('c8r5', 'c8r6')
    const t = at(true)
    // From the attack on WA is capped by nothing: three hits.
    expect([t.at('c8r6'), t.token('c8r5', 'c8r6')]).toEqual(['WH blue 1', 'lannister'])
    const loose = at(false)
    expect([loose.at('c8r6'), loose.token('c8r5', 'c8r6')]).toEqual(['WH blue 2', null])
  })
})
