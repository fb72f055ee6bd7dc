/**
 * How one JSON value becomes another, small enough to be sent with every move (see Patch in wire.ts).
 * Values that are the very same object are known to be unchanged without looking into them.
 */
import { same } from '../kernel/index.ts'
import type { Patch } from './wire.ts'

type Json = Record<string, unknown>

/** Keys with a meaning of their own in a patch, and the one that is no ordinary key of an object. */
const reserved = ['-', '~', '__proto__']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const has = (record: Json, key: string) => Object.hasOwn(record, key) && record[key] !== undefined
const sizeOf = (value: unknown) => JSON.stringify(value).length

/** The patch that makes `after` of `before`; undefined when they are equal. A field that is undefined is no field. */
export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) return [after]
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (Array.isArray(before) || Array.isArray(after)) return [after]
  return diffRecords(before as Json, after as Json)
}

function diffRecords(before: Json, after: Json): Patch {
  if (reserved.some(key => Object.hasOwn(before, key) || Object.hasOwn(after, key))) {
    return same(before, after) ? undefined : [after]
  }
  const change: Json = {}
  let isChanged = false
  for (const key in after) {
    if (after[key] === undefined) continue
    const part = has(before, key) ? diff(before[key], after[key]) : [after[key]]
    if (part === undefined) continue
    change[key] = part
    isChanged = true
  }
  const gone = Object.keys(before).filter(key => has(before, key) && !has(after, key))
  if (gone.length > 0) change['-'] = gone
  return isChanged || gone.length > 0 ? change : undefined
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const candidates: Patch[] = [[after], { '~': splices(before, after, start, end) }]
  if (before.length === after.length) candidates.push(entries(before, after, start, end))
  return candidates.reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best))
}

/** Changed entries of two lists of one length, by index. */
function entries(before: readonly unknown[], after: readonly unknown[], start: number, end: number): Patch {
  const change: Json = {}
  for (let i = start; i < before.length - end; i++) {
    const part = diff(before[i], after[i])
    if (part !== undefined) change[i] = part
  }
  return change
}

/** `[at, removed, ...added]` in ascending order; `at` counts in the list as it was. */
type Splice = readonly [at: number, removed: number, ...added: unknown[]]

function splices(before: readonly unknown[], after: readonly unknown[], start: number, end: number): Splice[] {
  const found: Splice[] = []
  let at = start
  let next = start
  for (const [kept, place] of [...kin(before, after, start, end), [before.length - end, after.length - end]]) {
    if (kept > at || place > next) found.push([at, kept - at, ...after.slice(next, place)])
    at = kept + 1
    next = place + 1
  }
  return found
}

/** The longest run of equal entries that stand in the same order in both lists, as pairs of places. */
function kin(before: readonly unknown[], after: readonly unknown[], start: number, end: number): [number, number][] {
  if (start === before.length - end || start === after.length - end) return []
  const places = new Map<string, number>()
  for (let i = start; i < before.length - end; i++) places.set(JSON.stringify(before[i]), i)
  const pairs: [number, number][] = []
  for (let i = start; i < after.length - end; i++) {
    const key = JSON.stringify(after[i])
    const place = places.get(key)
    if (place !== undefined) pairs.push([place, i])
    places.delete(key)
  }
  return rising(pairs)
}

/** The longest subsequence whose first numbers rise. */
function rising(pairs: readonly [number, number][]): [number, number][] {
  const heads: number[] = []
  const previous: number[] = []
  pairs.forEach(([place], i) => {
    let length = heads.length
    while (length > 0 && pairs[heads[length - 1]][0] > place) length--
    previous[i] = length > 0 ? heads[length - 1] : -1
    heads[length] = i
  })
  const run: [number, number][] = []
  for (let i = heads.at(-1) ?? -1; i >= 0; i = previous[i]) run.unshift(pairs[i])
  return run
}

/** What a patch makes of a value. Shares everything that it does not change. */
export function patch(value: unknown, change: Patch): unknown {
  if (change === undefined) return value
  if (Array.isArray(change)) return change[0]
  const { '-': gone, '~': cuts, ...parts } = change as Json
  if (cuts !== undefined) return splice(value as unknown[], cuts as Splice[])
  if (Array.isArray(value)) return withParts([...value] as unknown as Json, parts)
  const copy = withParts({ ...(value as Json) }, parts)
  for (const key of (gone as string[] | undefined) ?? []) delete copy[key]
  return copy
}

function withParts(copy: Json, parts: Json): Json {
  for (const key in parts) copy[key] = patch(Object.hasOwn(copy, key) ? copy[key] : undefined, parts[key] as Patch)
  return copy
}

function splice(list: readonly unknown[], cuts: readonly Splice[]): unknown[] {
  const result: unknown[] = []
  let from = 0
  for (const [at, removed, ...added] of cuts) {
    for (let i = from; i < at; i++) result.push(list[i])
    result.push(...added)
    from = at + removed
  }
  for (let i = from; i < list.length; i++) result.push(list[i])
  return result
}
