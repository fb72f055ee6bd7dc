import { describe, expect, it } from 'vitest'
import { outcome, type Scene, scene } from '../../testing.ts'

describe('AG-8.6 the Valyrian Steel Blade', () => {
  const tied = (t: Scene) => {
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('karhold', 'greyjoy', 'knight')
    t.march('stark', 'winterfell', { karhold: ['knight'] })
    return t.cards('ser-rodrick-cassel', 'dagmar-cleftjaw')
  }

  it('UR-016 AG-8.6 AG-3.8.2 gives +1 once a round; the tie rule is another matter', () => {
    const t = tied(scene(6).track('fiefdoms', 'stark', 'greyjoy'))
    expect(t.asked()).toEqual(['stark'])
    expect(t.legalMoves('stark')).toEqual([{ do: 'use' }, { do: 'pass' }])
    t.move('stark', { do: 'use' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [4, 3], tie: false })
    expect(t.open.bladeUsed).toBe(true)
    t.army('moat-cailin', 'stark', 'knight').order('moat-cailin', 'march-0').army('seagard', 'greyjoy', 'knight')
    t.hand('stark', 'greatjon-umber', 'eddard-stark').hand('greyjoy', 'balon-greyjoy', 'euron-crows-eye')
    t.march('stark', 'moat-cailin', { seagard: ['knight'] }).cards('eddard-stark', 'euron-crows-eye')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 6], tie: true })
  })

  it('UR-016 the tie goes to the better fighter, whoever holds the Blade', () => {
    const t = tied(scene(6).track('fiefdoms', 'lannister', 'greyjoy', 'stark'))
    expect(t.events('blade')).toEqual([])
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [3, 3], tie: true })
  })
})
