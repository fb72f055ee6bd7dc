import { describe, expect, test } from 'vitest'
import { scene } from '../testing.ts'
import { livePlaces, type MoveTarget, movesOf, moveTargetsOf, offersAt, sourceOf } from './moveTargets.ts'

const spots = (moveTargets: readonly MoveTarget[]) =>
  moveTargets.map(({ at, to }) => (to === null ? at : `${at}>${to}`))

describe('where moves can be touched', () => {
  test('AG-5.1: orders are laid where own units stand; confirming belongs to no place', () => {
    const t = scene(6, { empty: false })
    const moveTargets = moveTargetsOf(t.view('martell'))
    expect(new Set(spots(moveTargets))).toEqual(new Set(['sunspear', 'salt-shore', 'sea-of-dorne']))
    for (const at of ['sunspear', 'salt-shore', 'sea-of-dorne'] as const) {
      t.move('martell', { do: 'place', at, order: at === 'sunspear' ? 'march-0' : 'support' })
    }
    expect(spots(moveTargetsOf(t.view('martell')))).toEqual(['salt-shore', 'sunspear', 'sea-of-dorne', null])
  })

  test('AG-6.2: a raid leads from its order to its target; without a target it stays', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'raid')
    t.army('moat-cailin', 'greyjoy', 'footman').order('moat-cailin', 'support')
    t.run({ do: 'raid', seat: t.seat('stark') })
    const moveTargets = moveTargetsOf(t.view('stark'))
    expect(spots(moveTargets)).toEqual(['winterfell', 'winterfell>moat-cailin'])
    expect(sourceOf(moveTargets, null)).toBe('winterfell')
    expect([...livePlaces(moveTargets, 'winterfell')]).toEqual([
      ['winterfell', 'begin'],
      ['moat-cailin', 'end'],
    ])
    expect(spots(offersAt(moveTargets, 'winterfell', 'moat-cailin'))).toEqual(['winterfell>moat-cailin'])
    expect(offersAt(moveTargets, 'winterfell', 'winterfell')).toHaveLength(2)
  })

  test('AG-7.1: units chosen together go one after the other, each as often as it was chosen', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman', 'footman', 'knight').order('winterfell', 'march-0')
    t.run({ do: 'marchOrder', seat: t.seat('stark') })
    const moveTargets = moveTargetsOf(t.view('stark'))
    const offers = offersAt(moveTargets, sourceOf(moveTargets, null), 'karhold')
    const footman = { unit: 'footman' as const, routed: false }
    expect(movesOf(offers, [footman, footman, { unit: 'ship', routed: false }])).toEqual([
      { do: 'go', unit: 'footman', to: 'karhold' },
      { do: 'go', unit: 'footman', to: 'karhold' },
    ])
  })

  test('a drafted unit can be called back where it is drawn', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman', 'knight').order('winterfell', 'march-0')
    t.run({ do: 'marchOrder', seat: t.seat('stark') }).move('stark', { do: 'go', unit: 'knight', to: 'karhold' })
    const back = moveTargetsOf(t.view('stark')).find(({ move }) => move.do === 'recall')
    expect(back).toMatchObject({ at: 'karhold', to: null, unit: { unit: 'knight', routed: false } })
  })

  test('AG-8.5.3: Mace kills in the area where the victim stands, be it attacker or defender', () => {
    const t = scene(6)
    t.army('highgarden', 'tyrell', 'knight').order('highgarden', 'march-0')
    t.army('the-reach', 'lannister', 'footman').routed('the-reach', 'lannister', 'footman')
    t.run({ do: 'marchOrder', seat: t.seat('tyrell') })
    t.move('tyrell', { do: 'go', unit: 'knight', to: 'the-reach' }, { do: 'commit', banner: false })
    t.move('tyrell', { do: 'card', card: 'mace-tyrell' }).move('lannister', { do: 'card', card: 'the-hound' })
    expect(t.question()).toBe('killFootman')
    expect(spots(moveTargetsOf(t.view('tyrell')))).toEqual(['the-reach', 'the-reach'])
  })

  test('nothing can be touched by who is not asked, and by spectators', () => {
    const t = scene(6)
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'raid')
    t.run({ do: 'raid', seat: t.seat('stark') })
    expect(moveTargetsOf(t.view('greyjoy'))).toEqual([])
    expect(moveTargetsOf(t.view(null))).toEqual([])
  })
})
