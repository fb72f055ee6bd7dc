import { describe, expect, test } from 'vitest'
import { hexMarks } from './marks.ts'
import { spoken, spokenField } from './spoken.ts'
import { type HexMoveTarget, liveHexes, touched } from './touch.ts'
import { subjectOf } from './useHexTouch.ts'
import { piecesMoved } from './walks.ts'

type Target = HexMoveTarget<string, string>
const begin = (at: string): Target => ({ at, to: null, move: `at ${at}` })
const lead = (at: string, to: string, move = `${at}-${to}`): Target => ({ at, to, move })

describe('touching a hex', () => {
  test('makes the only move there; where there is none it is looked at', () => {
    expect(touched([begin('a')], null, 'a')).toEqual({ is: 'move', move: 'at a' })
    expect(touched([begin('a')], null, 'b')).toEqual({ is: 'look' })
  })

  test('several moves at one hex ask which; those that are meant hide the others', () => {
    const targets = [lead('a', 'b', 'end'), lead('a', 'b', 'through')]
    expect(touched(targets, null, 'b')).toEqual({ is: 'menu', moves: ['end', 'through'] })
    expect(touched(targets, null, 'b', move => move === 'end')).toEqual({ is: 'move', move: 'end' })
    expect(touched(targets, null, 'b', () => false)).toEqual({ is: 'menu', moves: ['end', 'through'] })
  })

  test('a unit is taken hold of where its moves lead elsewhere, and let go by touching it again', () => {
    const targets = [lead('a', 'x'), lead('b', 'x')]
    expect(touched(targets, null, 'a')).toEqual({ is: 'hold', hex: 'a' })
    expect(touched(targets, 'a', 'a')).toEqual({ is: 'hold', hex: null })
    expect(touched(targets, 'a', 'x')).toEqual({ is: 'move', move: 'a-x' })
  })

  test('a target may be touched before anybody is held: it asks who', () => {
    const targets = [lead('a', 'x'), lead('b', 'x'), lead('b', 'y')]
    expect(touched(targets, null, 'x')).toEqual({ is: 'menu', moves: ['a-x', 'b-x'] })
    expect(touched(targets, null, 'y')).toEqual({ is: 'move', move: 'b-y' })
    expect(Object.fromEntries(liveHexes(targets, null))).toEqual({ a: 'begin', b: 'begin', x: 'end', y: 'end' })
    expect(Object.fromEntries(liveHexes(targets, 'a'))).toEqual({ a: 'begin', b: 'begin', x: 'end' })
  })
})

test('marks tell what may be done, against whom, and what is spoken of, together where they meet', () => {
  const live = new Map([
    ['a', 'begin'],
    ['x', 'end'],
  ] as const)
  const marks = hexMarks({ live, source: 'a', looked: 'z' }, hex => hex === 'x', ['x', 'x', 'q'])
  expect(Object.fromEntries(marks)).toEqual({
    a: 'live begin source',
    x: 'live end hostile highlighted',
    z: 'looked',
    q: 'highlighted',
  })
})

test('whose possibilities are shown: held, looked at, an own one pointed at, the one that acts, any', () => {
  const units: Record<string, string> = { a: 'own a', b: 'own b', x: 'enemy x' }
  const nothing = { held: null, looked: null, pointed: null, source: null }
  const subject = (hand: Partial<Record<keyof typeof nothing, string>>) =>
    subjectOf(
      { ...nothing, ...hand },
      hex => units[hex],
      unit => unit.startsWith('own'),
    )
  expect(subject({ held: 'a', looked: 'b', pointed: 'x' })).toBe('own a')
  expect(subject({ looked: 'b', pointed: 'a' })).toBe('own b')
  expect(subject({ source: 'a', pointed: 'b' })).toBe('own b')
  expect(subject({ source: 'a', pointed: 'x' })).toBe('own a')
  expect(subject({ pointed: 'x' })).toBe('enemy x')
  expect(subject({ pointed: 'z' })).toBeNull()
})

test('a hex is said with its name first, and without what is empty', () => {
  const field = spokenField(['a', 'b'], hex => (hex === 'a' ? ['forest', false, null, 'two men'] : []))
  expect(field.get('a')).toBe('a, forest, two men')
  expect(spoken(field, 'b', [false, 'can move here'])).toBe('b, can move here')
})

test('pieces that stand elsewhere have moved, those no longer there have left, new ones have not moved', () => {
  const before = [
    { id: '1', hex: 'a' },
    { id: '2', hex: 'b' },
    { id: '3', hex: 'c' },
  ]
  const after = [
    { id: '1', hex: 'x' },
    { id: '2', hex: 'b' },
    { id: '4', hex: 'c' },
  ]
  expect(piecesMoved(before, after)).toEqual({ moved: [{ piece: after[0], from: 'a' }], left: [before[2]] })
})
