import { describe, expect, it } from 'vitest'
import type { Position } from '../testing.ts'
import { scene } from '../testing.ts'

/** An attack from the position with these dice, all windows let go, every allowance used, no counter. */
function fought(position: Position, from: Parameters<ReturnType<typeof scene>['attack']>[0], at: typeof from) {
  const t = scene(position)
  t.attack(from, at)
  for (let n = 0; n < 20 && t.question() !== null && t.question() !== 'attack'; n++) {
    const [faction] = t.asked()
    const legalMoves = t.legalMoves(faction)
    const most = t.of(faction, 'ignore').sort((a, b) => b.n - a.n)[0]
    const quiet = legalMoves.find(({ do: what }) => what === 'pass' || what === 'done')
    t.move(faction, most ?? quiet ?? legalMoves.find(move => move.do === 'counter' && !move.yes) ?? legalMoves[0])
  }
  return t
}

const diceOf = (t: ReturnType<typeof fought>) => t.events('rolled')[0].count.reduce((sum, { n }) => sum + n, 0)

describe('faults that such software has had', () => {
  it('UR-069 the forest limit comes before bonuses, and terrain means nothing to a flyer', () => {
    const raging = fought(
      { units: ['BH E5 2', 'CG F5'], terrain: { E5: 'forest' }, active: 'uthuk', dice: ['pierce', 'pierce', 'pierce'] },
      'E5',
      'F5',
    )
    // three dice are cut to two, and rage adds one
    expect(diceOf(raging)).toBe(3)
    const atFlyer = fought(
      { units: ['OB E5', 'Roc F5'], terrain: { F5: 'forest' }, active: 'uthuk', dice: ['pierce', 'pierce', 'pierce'] },
      'E5',
      'F5',
    )
    expect(diceOf(atFlyer)).toBe(3)
    const fromForest = fought(
      { units: ['OB E5', 'Roc F5'], terrain: { E5: 'forest', F5: 'forest' }, active: 'uthuk', dice: ['pierce'] },
      'E5',
      'F5',
    )
    expect(diceOf(fromForest)).toBe(1)
  })

  it('UR-070 a building stops damage, not retreats', () => {
    const out = fought(
      { units: ['BH E5', 'CG F5'], terrain: { F5: 'building' }, active: 'uthuk', dice: ['strike', 'cleave', 'morale'] },
      'E5',
      'F5',
    )
    expect([out.at('F5'), out.at('G5')]).toEqual([null, 'CG 2'])
    const into = fought(
      { units: ['BH E5', 'CG F5'], terrain: { G5: 'building' }, active: 'uthuk', dice: ['pierce', 'morale', 'morale'] },
      'E5',
      'F5',
    )
    expect([into.at('G5'), into.at('H5')]).toEqual(['CG 3', null])
    const backed = fought(
      { units: ['BH E5', 'CG F5', 'RR G5'], active: 'uthuk', dice: ['pierce', 'morale', 'morale'] },
      'E5',
      'F5',
    )
    expect(backed.at('F5')).toBe('CG 3')
  })

  it('UR-071 the stunned, the supported and the blocked', () => {
    const hit = (units: string[], more: Position = {}) =>
      fought({ units, active: 'uthuk', dice: ['pierce', 'morale', 'morale'], ...more }, 'E5', 'F5')
    const stunned = hit(['BH E5', 'CG F5 stunned'])
    expect(stunned.at('F5')).toBe('CG 1 stunned')
    expect(stunned.events('attack')).toHaveLength(1)
    expect(hit(['BH E5', 'CG F5 stunned', 'RR G5']).at('F5')).toBe('CG 3 stunned')
    const edge = fought(
      { units: ['BH K5', 'CG L5'], active: 'uthuk', dice: ['pierce', 'morale', 'morale'] },
      'K5',
      'L5',
    )
    expect(edge.at('L5')).toBe('CG 1')
    const shore = hit(['BH E5', 'CG F5'], { terrain: { H5: 'water' } })
    expect([shore.at('F5'), shore.at('G5')]).toEqual([null, 'CG 2'])
  })
})
