import { describe, expect, it } from 'vitest'
import { faces } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { unitTable } from '../../data/units.ts'
import { type Position, scene } from '../../testing.ts'
import { oddsOf } from './odds.ts'

function odds(position: Position, from: Hex, at: Hex) {
  const t = scene(position)
  const [roller, target] = [t.unit(from), t.unit(at)]
  const ranged = unitTable[roller.type].attack === 'ranged'
  return oddsOf(t.open, { counter: false, ranged, cards: [], aside: null, away: null }, roller, target)!
}

const byUthuk = { active: 'uthuk' } as const

describe('the odds of a roll before it is thrown', () => {
  it('BL-7.6.4 three dice in melee: strike and cleave damage', () => {
    const { dice, hit, destroyed, damage, canAdd } = odds({ units: ['CG F5', 'BH F4'] }, 'F5', 'F4')
    expect(dice).toBe(3)
    expect(hit).toBeCloseTo(1 - (4 / 6) ** 3)
    expect(destroyed).toBeCloseTo((2 / 6) ** 3)
    expect(damage).toBeCloseTo(1)
    expect(canAdd).toBe(false)
  })

  it('BL-9.3 a weak unit damages with strikes alone; BL-16.4 Frenzy may add', () => {
    const weak = odds({ ...byUthuk, units: ['BH F4 1', 'CG F5 1'] }, 'F4', 'F5')
    // BL-16.11: three dice and two of Rage.
    expect(weak).toMatchObject({ dice: 5, canAdd: true })
    expect(weak.destroyed).toBeCloseTo(1 - (5 / 6) ** 5)
  })

  it('BL-24.8 at range pierce alone damages', () => {
    expect(odds({ units: ['YA F7', 'BH F4 1'] }, 'F7', 'F4').hit).toBeCloseTo(1 - (5 / 6) ** 2)
  })

  it('BL-9.7 a building keeps damage off', () => {
    const open = odds({ units: ['CG F5', 'BH F4'] }, 'F5', 'F4')
    const kept = odds({ units: ['CG F5', 'BH F4'], terrain: { F4: 'building' } }, 'F5', 'F4')
    expect(kept.hit).toBeLessThan(open.hit)
    expect(kept.destroyed).toBe(0)
  })

  it('BL-10.9 who cannot retreat is damaged instead', () => {
    const free = odds({ units: ['CG F5', 'BH F4 1'] }, 'F5', 'F4')
    const cornered = odds({ units: ['CG F5', 'BH F4 1', 'YA G3'] }, 'F5', 'F4')
    expect(free.retreat).toBeGreaterThan(0)
    expect(cornered.retreat).toBe(0)
    expect(cornered.destroyed).toBeCloseTo(1 - (3 / 6) ** 3)
  })

  it('BL-10.5 who is supported stands; BL-16.6 and so does the immovable against few retreats', () => {
    expect(odds({ units: ['CG F5', 'BH F4', 'VL G3'] }, 'F5', 'F4').retreat).toBe(0)
    const golems = odds({ ...byUthuk, units: ['BH F4', 'RG F5'] }, 'F4', 'F5')
    // Three dice bring three retreats once in 216 throws; two are ignored.
    expect(golems.retreat).toBeCloseTo(1 / 216)
  })

  it('BL-7.4 the odds are those of all throws, played out one by one', () => {
    const units = ['CG F5', 'BH F4 2'] as const
    const throws = faces.flatMap(a => faces.flatMap(b => faces.map(c => [a, b, c] as const)))
    let destroyed = 0
    for (const dice of throws) {
      const t = scene({ units: [...units] })
      t.dice(...dice).attack('F5', 'F4')
      if (!t.open.units.some(({ type }) => type === 'blood-harvesters')) destroyed++
    }
    expect(odds({ units: [...units] }, 'F5', 'F4').destroyed).toBeCloseTo(destroyed / 216)
  })
})
