import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patch } from './patch.ts'
import type { Patch } from './protocol.ts'

const sent = (change: Patch): Patch => (change === undefined ? undefined : JSON.parse(JSON.stringify(change)))
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown)
const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const move = fc.record({ do: word, at: word, n: fc.nat(3) })

describe('a patch', () => {
  it('makes the later value of the earlier one, after a journey as JSON', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patch(before, sent(diff(before, after)))).toEqual(after)
      }),
    )
  })

  it('makes one list of moves of another', () => {
    const list = fc.array(move, { maxLength: 12 })
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(patch(before, sent(diff(before, after)))).toEqual(after)
      }),
    )
  })

  it('tells nothing of which values are one and the same object', () => {
    const list = fc.array(move, { maxLength: 12 })
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.nat(11)), (before, places) => {
        const after = [...places.take(12)].flatMap(place => before.slice(place, place + 1))
        const written = JSON.stringify(diff(before, after))
        expect(JSON.stringify(diff(before, structuredClone(after)))).toBe(written)
        expect(JSON.stringify(diff(structuredClone(before), after))).toBe(written)
      }),
    )
  })

  it('is nothing for equal values', () => {
    fc.assert(fc.property(json, value => diff(value, structuredClone(value)) === undefined))
  })

  it('leaves the earlier value as it was and shares what did not change', () => {
    const before = { kept: { deep: [1] }, list: [{ a: 'as it was' }, { b: 2 }] }
    const after = { kept: before.kept, list: [before.list[0], { b: 3 }] }
    const made = patch(before, diff(before, after)) as typeof before
    expect(made).toEqual(after)
    expect(made.kept).toBe(before.kept)
    expect(made.list[0]).toBe(before.list[0])
    expect(before.list[1]).toEqual({ b: 2 })
  })

  it('names only what changed', () => {
    expect(diff({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 4, d: 3 } })).toEqual({ b: { c: 4 } })
    expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ '-': ['a'] })
    expect(diff([10, 20, 30, 40, 50], [10, 21, 30, 40, 50])).toEqual({ 1: 21 })
    expect(diff([1, 2], [3])).toEqual([[3]])
    const marches = ['a', 'b', 'c'].map(to => ({ do: 'march', unit: 'knight', to }))
    expect(diff([{ do: 'pass' }], marches)).toEqual({
      '~': [[0, 1, [marches[0]], { to: 'b' }, { to: 'c' }]],
    })
    const orders = Array.from({ length: 20 }, (_, i) => ({ do: 'place', at: `area-${i}` }))
    expect(diff(orders, [...orders.slice(0, 5), ...orders.slice(6, 19), { do: 'done' }])).toEqual({
      '~': [
        [5, 1],
        [19, 1, [{ do: 'done' }]],
      ],
    })
  })

  it('takes keys that mean something in a patch, or in JavaScript, for ordinary keys', () => {
    for (const key of ['-', '~', '__proto__', 'constructor', '0']) {
      const before = JSON.parse(`{"x":{"${key}":1}}`)
      const after = JSON.parse(`{"x":{"${key}":2}}`)
      expect(JSON.stringify(patch(before, sent(diff(before, after))))).toBe(JSON.stringify(after))
      expect(JSON.stringify(patch({ x: {} }, sent(diff({ x: {} }, after))))).toBe(JSON.stringify(after))
    }
  })

  it('takes a field that is undefined for no field', () => {
    expect(diff({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined()
    expect(diff({ a: 1, b: 1 }, { a: undefined, b: 1 })).toEqual({ '-': ['a'] })
  })
})
