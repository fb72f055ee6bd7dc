import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import { moveTargetsOf } from './moveTargets.ts'
import { empty, isAbout, keep, liveIn, movesTo, type Selection, touchArea, touchNoble, walkers } from './touch.ts'

function mobilizing(t: Scene): Scene {
  t.card('red', 'mobilize-forces')
  return t.question() === 'useCard' ? t.move('red', { do: 'use' }) : t
}
const hand = (t: Scene, selection: Selection = empty) => ({ moveTargets: moveTargetsOf(t.view('red')), selection })
const two = () =>
  mobilizing(scene(3).noble('red-star', 'k-c4', ['reg-red-100']).noble('red-circle', 'k-c4', ['reg-red-50-1']))

describe('marching by touch', () => {
  test('WK-5.6.6: touching an area takes up its Nobles one after the other, and then none', () => {
    const t = two()
    expect(walkers(hand(t).moveTargets, 'k-c4')).toEqual(['red-star', 'red-circle'])
    // A city of nobody stands in the area: what can be done there comes first.
    expect(touchArea(hand(t), 'k-c4').menu?.choices.map(({ move }) => move.do)).toEqual(['assault', 'siege'])
    const free = mobilizing(
      scene(3).noble('red-star', 'k-c5', ['reg-red-100']).noble('red-circle', 'k-c5', ['reg-red-50-1']),
    )
    const first = touchArea(hand(free), 'k-c5').selection!
    const second = touchArea(hand(free, first), 'k-c5').selection!
    expect([first.noble, second.noble]).toEqual(['red-star', 'red-circle'])
    expect(touchArea(hand(free, second), 'k-c5').selection).toEqual(empty)
  })

  test('a Noble in the hand goes where he is touched to; only his ways are live', () => {
    const t = mobilizing(
      scene(3).noble('red-star', 'k-c5', ['reg-red-100']).noble('red-circle', 'k-h6', ['reg-red-50-1']),
    )
    const selection = touchNoble(hand(t), 'k-c5', 'red-star').selection!
    expect(selection).toEqual({ from: 'k-c5', noble: 'red-star' })
    const live = liveIn(hand(t, selection))
    expect([live.get('k-b5'), live.get('k-g6')]).toEqual(['end', undefined])
    // WK-8.3: along the road
    const road = { do: 'go', noble: 'red-star', path: ['k-c6', 'k-d6'] }
    expect(touchArea(hand(t, selection), 'k-d6').moves).toEqual([road])
    expect(touchArea(hand(t, selection), 'k-b5').moves).toEqual([{ do: 'go', noble: 'red-star', path: ['k-b5'] }])
    // Straight on, or round by road
    expect(touchArea(hand(t, selection), 'k-b6').menu?.choices).toHaveLength(2)
    expect(movesTo(hand(t, selection), 'k-b6')).toHaveLength(2)
    expect(touchNoble(hand(t, selection), 'k-c5', 'red-star').selection).toEqual(empty)
  })

  test('what was held is let go when its ways are gone', () => {
    const t = two()
    const held: Selection = { from: 'k-c4', noble: 'red-star' }
    expect(keep(held, hand(t).moveTargets)).toEqual(held)
    expect(keep({ from: 'k-c4', noble: 'red-square' }, hand(t).moveTargets)).toEqual(empty)
  })

  test('WK-9.1.1: a place is assaulted or besieged where it stands; spectators touch nothing', () => {
    const t = mobilizing(scene(3).noble('red-star', 'k-b1', ['reg-red-100']))
    const at = (kind: string) =>
      hand(t)
        .moveTargets.filter(({ move }) => move.do === kind)
        .map(each => each.at)
    expect(at('assault')).toEqual(['k-b1'])
    const only = hand(t).moveTargets.filter(({ move }) => move.do === 'assault')
    expect(touchArea({ moveTargets: only, selection: empty }, 'k-b1').menu?.choices).toEqual(only)
    expect(at('done')).toEqual([null])
    expect(moveTargetsOf(t.view(null))).toEqual([])
  })

  test('WK-9.4.1: why a stronghold cannot be besieged is told where it stands', () => {
    const t = scene(3).stronghold('blue', 'k-d5').noble('red-star', 'k-d5', ['reg-red-100'])
    const siege = { do: 'siege', site: 'blue-stronghold' } as const
    expect(isAbout(siege, 'k-d5', empty, t.open)).toBe(true)
    expect(isAbout(siege, 'k-d6', empty, t.open)).toBe(false)
    const go = { do: 'go', noble: 'red-star', path: ['k-d6'] } as const
    expect(isAbout(go, 'k-d6', { from: 'k-d5', noble: 'red-star' }, t.open)).toBe(true)
    expect(isAbout(go, 'k-d6', { from: 'k-d5', noble: 'red-circle' }, t.open)).toBe(false)
  })
})
