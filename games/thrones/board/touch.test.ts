import { describe, expect, test } from 'vitest'
import type { House } from '../data/houses.ts'
import type { Scene } from '../testing.ts'
import { scene } from '../testing.ts'
import { draftOf } from './draft.ts'
import { moveTargetsOf } from './moveTargets.ts'
import { freeUnits } from './Standing.tsx'
import { sceneAt } from './scene.ts'
import { dropOn, empty, type Hand, liveIn, type Selection, touchGhost, touchPlace, touchUnit } from './touch.ts'

function handOf(t: Scene, house: House, selection: Selection = empty): Hand {
  const view = t.view(house)
  const draft = draftOf(view)
  return { view, moveTargets: moveTargetsOf(view), selection, unitsAt: place => freeUnits(sceneAt(view, draft, place)) }
}

const piece = (index: number, unit: 'footman' | 'knight' | 'siege-engine') => ({ index, unit, routed: false })

function march(): Scene {
  const t = scene(6).army('winterfell', 'stark', 'footman', 'footman', 'knight').order('winterfell', 'march-0')
  return t.run({ do: 'marchOrder', seat: t.seat('stark') })
}

describe('a march by touch', () => {
  test('units are chosen one by one, and let go by a second touch', () => {
    const t = march()
    const first = touchUnit(handOf(t, 'stark'), 'winterfell', piece(0, 'footman')).selection!
    expect(first.units).toEqual([piece(0, 'footman')])
    const both = touchUnit(handOf(t, 'stark', first), 'winterfell', piece(2, 'knight')).selection!
    expect(both.units).toEqual([piece(0, 'footman'), piece(2, 'knight')])
    expect(touchUnit(handOf(t, 'stark', both), 'winterfell', piece(0, 'footman')).selection!.units).toEqual([
      piece(2, 'knight'),
    ])
  })

  test('the units chosen go to the place touched; each move is accepted after the one before', () => {
    const t = march()
    const selection = { from: 'winterfell' as const, units: [piece(0, 'footman'), piece(1, 'footman')], order: null }
    const { moves } = touchPlace(handOf(t, 'stark', selection), 'karhold')
    expect(moves).toHaveLength(2)
    t.move('stark', ...(moves as Parameters<Scene['move']>[1][]))
    expect(t.state.stack.at(-1)).toMatchObject({ groups: [{ to: 'karhold', units: ['footman', 'footman'] }] })
  })

  test('the start chooses all that stay, or none', () => {
    const t = march().move('stark', { do: 'go', unit: 'knight', to: 'karhold' })
    const all = touchPlace(handOf(t, 'stark'), 'winterfell').selection!
    expect(all.units.map(({ unit }) => unit)).toEqual(['footman', 'footman'])
    expect(touchPlace(handOf(t, 'stark', all), 'winterfell').selection).toEqual(empty)
  })

  test('with nothing chosen a destination asks who goes: all together first, then each kind', () => {
    const { menu } = touchPlace(handOf(march(), 'stark'), 'karhold')
    expect(menu!.choices.map(({ label, moves }) => [label === null, moves.length])).toEqual([
      [true, 3],
      [false, 1],
      [false, 1],
    ])
  })

  test('a unit that was sent comes back when its drawing is touched', () => {
    const t = march().move('stark', { do: 'go', unit: 'knight', to: 'karhold' })
    expect(touchGhost(handOf(t, 'stark'), 'karhold/knight/0').moves).toEqual([
      { do: 'recall', unit: 'knight', to: 'karhold' },
    ])
  })

  test('units are dropped on a place they can reach, and on no other', () => {
    const hand = handOf(march(), 'stark')
    const load = { from: 'winterfell' as const, units: [piece(2, 'knight')], order: null }
    expect(dropOn(hand, load, 'karhold').moves).toEqual([{ do: 'go', unit: 'knight', to: 'karhold' }])
    expect(dropOn(hand, load, 'sunspear').moves).toEqual([])
  })
})

describe('orders by touch', () => {
  test('an order from the tray is laid where it may lie', () => {
    const t = scene(6, { empty: false })
    const hand = handOf(t, 'martell', { ...empty, order: 'raid' })
    expect([...liveIn(hand).keys()]).toEqual(['salt-shore', 'sunspear', 'sea-of-dorne'])
    expect(touchPlace(hand, 'sunspear').moves).toEqual([{ do: 'place', at: 'sunspear', order: 'raid' }])
    expect(touchPlace(hand, 'winterfell')).toEqual({ selection: empty })
  })

  test('an order is carried from place to place by taking it up and laying it down', () => {
    const t = scene(6, { empty: false }).move('martell', { do: 'place', at: 'sunspear', order: 'raid' })
    const { moves } = dropOn(handOf(t, 'martell'), { from: 'sunspear', units: [], order: 'raid' }, 'salt-shore')
    t.move('martell', ...(moves as Parameters<Scene['move']>[1][]))
    expect(t.view('martell').own?.orders).toEqual({ 'salt-shore': 'raid' })
  })
})

test('a raid order that can do several things asks, and shows its targets meanwhile', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', 'raid')
  t.army('moat-cailin', 'greyjoy', 'footman').order('moat-cailin', 'support')
  t.army('karhold', 'stark', 'footman')
    .order('karhold', 'raid')
    .run({ do: 'raid', seat: t.seat('stark') })
  const { menu, selection } = touchPlace(handOf(t, 'stark'), 'winterfell')
  expect(menu!.choices).toHaveLength(2)
  expect(selection!.from).toBe('winterfell')
  expect(liveIn(handOf(t, 'stark', selection!)).get('moat-cailin')).toBe('end')
  expect(touchPlace(handOf(t, 'stark', selection!), 'moat-cailin').moves).toEqual([
    { do: 'raid', from: 'winterfell', target: 'moat-cailin' },
  ])
  expect(touchPlace(handOf(t, 'stark'), 'karhold').moves).toEqual([{ do: 'raid', from: 'karhold', target: null }])
})

test('a casualty is chosen by touching the unit', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman', 'knight')
  t.run({ do: 'loseUnit', seat: t.seat('stark'), left: 1, at: null, card: 'mammoth-riders' })
  expect(touchUnit(handOf(t, 'stark'), 'winterfell', piece(1, 'knight')).moves).toEqual([
    { do: 'lose', at: 'winterfell', unit: 'knight', routed: false },
  ])
})
