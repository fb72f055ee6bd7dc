import { describe, expect, test } from 'vitest'
import { field } from '../testing.ts'
import { hexesInWords, hexInWords } from './inWords.ts'
import { hexMarks } from './marks.ts'
import { type HexMoveTarget, liveHexes, touched } from './touch.ts'
import { outlookFrom, studiedAt, subjectOf } from './useStudy.ts'
import { piecesMoved, wayTold } from './walks.ts'

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

describe('what is studied', () => {
  test('the unit on its way, held, looked at, an own one pointed at, the one that acts, any', () => {
    const units = ['a', 'b', 'x'].map(hex => ({ hex, isOwn: hex !== 'x' }))
    const unitAt = (hex: string) => units.find(unit => unit.hex === hex)
    const nothing = { held: null, looked: null, pointed: null, source: null }
    const subject = (hand: Partial<Record<keyof typeof nothing, string>>, moving = false) =>
      subjectOf({ ...nothing, ...hand }, { unitAt, isOwn: unit => unit.isOwn, moving: moving ? units[1] : null })?.hex
    expect(subject({ held: 'a', looked: 'x', pointed: 'x' }, true)).toBe('b')
    expect(subject({ held: 'a', looked: 'b', pointed: 'x' })).toBe('a')
    expect(subject({ looked: 'b', pointed: 'a' })).toBe('b')
    expect(subject({ source: 'a', pointed: 'b' })).toBe('b')
    expect(subject({ source: 'a', pointed: 'x' })).toBe('a')
    expect(subject({ pointed: 'x' })).toBe('x')
    expect(subject({ pointed: 'z' })).toBeUndefined()
  })

  test('enemies within range are targets, or hidden when something hinders; those too near or too far are neither', () => {
    const outlook = outlookFrom(field, 'F5', [2, 3], ['F4', 'H5', 'I5', 'L5'], hex => hex !== 'I5')
    expect(outlook).toMatchObject({ targets: ['H5'], hidden: ['I5'] })
    expect(outlook.inRange).toHaveLength(30)
    const words = { mayAct: 'act', mayEnd: (n: number) => `${n} hexes`, target: 'target' }
    const said = (hex: string) => studiedAt({ reach: null, outlook }, new Map([['H5', 'end']]), hex, words)
    expect(said('H5').filter(Boolean)).toEqual(['act', 'target'])
    expect(said('I5').filter(Boolean)).toEqual([])
  })
})

test('a hex is said with its name first, and without what is empty', () => {
  const said = hexesInWords(['a', 'b'], hex => (hex === 'a' ? ['forest', false, null, 'two men'] : []))
  expect(said.get('a')).toBe('a, forest, two men')
  expect(hexInWords(said, 'b', [false, 'can move here'])).toBe('b, can move here')
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

test('the way of a piece is the one that the newest event tells of, with its start or without it; else straight', () => {
  const told = [{ path: ['a', 'x', 'c'] }, { path: ['a', 'b', 'c'] }, { path: ['f'] }]
  expect(wayTold(told, 'a', 'c')).toEqual(['a', 'b', 'c'])
  expect(wayTold(told, 'e', 'f')).toEqual(['e', 'f'])
  expect(wayTold(told, 'a', 'd')).toEqual(['a', 'd'])
})
