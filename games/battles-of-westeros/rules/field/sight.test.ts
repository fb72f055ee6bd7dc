import { describe, expect, it } from 'vitest'
import type { Hex } from '../../data/hexes.ts'
import { type Position, scene } from '../../testing.ts'
import { diceIn, diceOf } from '../combat/dice.ts'
import { obstacleOf, sees } from './sight.ts'

/** How many dice an attack rolls. */
function dice(position: Position, from: Hex, at: Hex): number {
  const t = scene(position).attacking(from)
  const kind = 'melee'
  const [unit, target] = [t.unit(from).id, t.unit(at).id]
  return diceIn(
    diceOf(t.open, { kind, attacker: unit, from, at, target, flank: false, second: false, support: [], rank: null }),
  )
}

describe('BW-9.2: line of sight', () => {
  const clear = (position: Position, from: Hex, to: Hex) =>
    obstacleOf(scene(position).open, scene(position).unit(from), to) === null

  it('BWC-34 BW-9.2.1 BW-9.2.5 BW-9.1.1: along a row, and no further than the range', () => {
    const archers = 'NA blue c4r5'
    expect(clear({ units: [archers, 'LG green c8r5'] }, 'c4r5', 'c8r5')).toBe(true)
    for (const hex of ['c5r5', 'c6r5', 'c7r5']) {
      expect(clear({ units: [archers, 'LG green c8r5', `WH green ${hex}`] }, 'c4r5', 'c8r5')).toBe(false)
      expect(clear({ units: [archers, 'LG green c8r5'], terrain: { [hex]: 'forest' as const } }, 'c4r5', 'c8r5')).toBe(
        false,
      )
    }
    const t = scene({ units: [archers, 'LG green c9r5'] }).attacking('c4r5')
    expect(t.of('stark', 'attack')).toEqual([])
  })

  it('BWC-35 BW-9.2.2: along edges one open side is enough', () => {
    const units = ['NA blue c4r5', 'LG green c4r7']
    expect(clear({ units: [...units, 'WH green c4r6'] }, 'c4r5', 'c4r7')).toBe(true)
    expect(clear({ units: [...units, 'WH green c4r6', 'WH green c3r6'] }, 'c4r5', 'c4r7')).toBe(false)
  })

  it('BWC-36 BW-9.2.6: each shifted line for itself', () => {
    const units = ['NA blue c4r5', 'LG green c4r9']
    expect(clear({ units: [...units, 'WH green c4r8'], terrain: { c3r6: 'forest' } }, 'c4r5', 'c4r9')).toBe(false)
    expect(clear({ units, terrain: { c3r6: 'forest', c3r8: 'forest' } }, 'c4r5', 'c4r9')).toBe(true)
    expect(clear({ units: [...units, 'WH green c4r7'] }, 'c4r5', 'c4r9')).toBe(false)
  })

  it('BWC-37 BW-9.2.3: one can shoot into and out of forest', () => {
    const position: Position = { units: ['NA blue c4r5', 'WA green c6r5'], terrain: { c4r5: 'forest', c6r5: 'forest' } }
    expect(clear(position, 'c4r5', 'c6r5')).toBe(true)
    expect(dice(position, 'c4r5', 'c6r5')).toBe(2)
  })

  it('BWC-38 BW-9.2.4: archers on a hill look over units, not over terrain', () => {
    const units = ['NA blue c4r5', 'LG green c8r5', 'WH green c5r5', 'LG green c7r5']
    expect(clear({ units, terrain: { c4r5: 'hill' } }, 'c4r5', 'c8r5')).toBe(true)
    expect(clear({ units, terrain: { c4r5: 'hill', c6r5: 'forest' } }, 'c4r5', 'c8r5')).toBe(false)
    expect(sees(scene({ units }).open, 'c4r5', 'c8r5')).toBe(false)
  })
})
