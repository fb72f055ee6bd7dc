/**
 * How one JSON value becomes another, small enough to be sent with every move (see Patch in protocol.ts).
 * Values that are the very same object are known to be unchanged without looking into them.
 */
import { latest, same } from '../../kernel/index.ts'
import { latestKept, latestNames } from '../limits.ts'
import type { Patch, Scalar } from './protocol.ts'

type Json = Record<string, unknown>
type List = readonly unknown[]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const has = (record: Json, key: string) => Object.hasOwn(record, key) && record[key] !== undefined

/** Keys with a meaning of their own in a patch, and the one that is no ordinary key of an object. */
const isReserved = (key: string) => key === '-' || key === '~' || key === '__proto__'

/** The patch that makes `after` of `before`; undefined when they are equal. A field that is undefined is no field. */
export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) return whole(after)
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (Array.isArray(before) || Array.isArray(after)) return [after]
  return diffRecords(before as Json, after as Json)
}

/** A value as a patch that puts it in the place of any other: numbers and words stand for themselves. */
const whole = (value: unknown): Patch => (isObject(value) ? [value] : (value as Scalar))

/** How some fields are compared, where it is not as all others. */
export type Ways = { readonly [field: string]: (before: unknown, after: unknown) => Patch }

function diffRecords(before: Json, after: Json, ways?: Ways): Patch {
  let change: Json | undefined
  let kept = 0
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (value === undefined) continue
    if (value !== old) {
      if (isReserved(key)) return wholly(before, after)
      const isNew = old === undefined || !Object.hasOwn(before, key)
      const part = isNew ? whole(value) : (ways?.[key] ?? diff)(old, value)
      if (part !== undefined) {
        change ??= {}
        change[key] = part
      }
      if (isNew) continue
    }
    kept++
  }
  // As many names as were found again are all of them: a field that is undefined is looked for only where there are more.
  if (Object.keys(before).length === kept) return change
  for (const key in before) if (before[key] !== undefined) kept--
  return kept === 0 ? change : withGone(before, after, change)
}

/** The change of a record that has lost fields. */
function withGone(before: Json, after: Json, change: Json | undefined): Patch {
  if (Object.keys(before).some(isReserved)) return wholly(before, after)
  return { ...change, '-': Object.keys(before).filter(key => before[key] !== undefined && !has(after, key)) }
}

const wholly = (before: Json, after: Json): Patch => (same(before, after) ? undefined : [after])

function diffLists(before: List, after: List): Patch {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  if (start === before.length && start === after.length) return undefined
  let end = 0
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  if (before.length === after.length && start + end === after.length - 1) return entries(before, after, start, end)
  if (after.length <= shortList && !isObject(after[0])) return [after]
  const cuts: Patch = { '~': splices(before, after, start, end) }
  return before.length === after.length ? shorterOf(entries(before, after, start, end), cuts) : cuts
}

/** A list of so few numbers or words is about as short as what changed of it. */
const shortList = 6

const shorterOf = (one: Patch, other: Patch): Patch =>
  JSON.stringify(one).length <= JSON.stringify(other).length ? one : other

/** Changed entries of two lists of one length, by index. */
function entries(before: List, after: List, start: number, end: number): Patch {
  const change: Json = {}
  for (let i = start; i < before.length - end; i++) {
    const part = diff(before[i], after[i])
    if (part !== undefined) change[i] = part
  }
  return change
}

/** `[at, removed, ...added]` in ascending order; `at` counts in the list as it was. */
type Splice = readonly [at: number, removed: number, ...added: Patch[]]

function splices(before: List, after: List, start: number, end: number): Splice[] {
  const found: Splice[] = []
  let at = start
  let next = start
  for (const [kept, place] of [...kin(before, after, start, end), [before.length - end, after.length - end]]) {
    if (kept > at || place > next) found.push([at, kept - at, ...chain(after, next, place)])
    at = kept + 1
    next = place + 1
  }
  return found
}

/** Some entries of a list. An object may be written as a patch of the one before it, for neighbours are much alike. */
function chain(list: List, from: number, to: number): Patch[] {
  const links: Patch[] = []
  for (let i = from; i < to; i++) {
    const entry = list[i]
    links.push(isObject(entry) ? link(list[i - 1], entry) : whole(entry))
  }
  return links
}

function link(before: unknown, after: object): Patch {
  if (!isObject(before) || Array.isArray(before) || Array.isArray(after)) return [after]
  const change = (diff(before, after) ?? {}) as Json
  const isShort = !Array.isArray(change) && !('-' in change)
  return isShort && Object.keys(change).length < Object.keys(after).length ? change : [after]
}

/** The longest run of equal entries that stand in the same order in both lists, as pairs of places. */
function kin(before: List, after: List, start: number, end: number): [number, number][] {
  if (start === before.length - end || start === after.length - end) return []
  const places = new Map<unknown, number>()
  for (let i = start; i < before.length - end; i++) places.set(nameOf(before[i]), i)
  const pairs: [number, number][] = []
  for (let i = start; i < after.length - end; i++) {
    const name = nameOf(after[i])
    const place = places.get(name)
    if (place === undefined) continue
    pairs.push([place, i])
    places.delete(name)
  }
  return rising(pairs)
}

/** A list is compared twice, with the one before it and the one after: the names of its entries are kept so long. */
const names = latest<object, string>(latestNames)

/** Equal entries have equal names, whether they are one object or two: what is sent hangs on nothing but what it says. */
const nameOf = (value: unknown) =>
  isObject(value) ? (names.get(value) ?? names.keep(value, JSON.stringify(value))) : value

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

/** The patch between two values, of whose fields some are compared in ways of their own. */
export const diffFields = (before: unknown, after: unknown, ways: Ways): Patch =>
  isObject(before) && isObject(after) ? diffRecords(before as Json, after as Json, ways) : diff(before, after)

/** The patches made last, by what they lead to. */
const recent = latest<object, { before: unknown; patch: Patch }>(latestKept)

/** The patch between two objects, made once even if it is asked for again a little later. */
export function diffOnce(before: unknown, after: unknown): Patch {
  if (!isObject(after)) return diff(before, after)
  const known = recent.get(after)
  if (known && known.before === before) return known.patch
  return recent.keep(after, { before, patch: diff(before, after) }).patch
}

/** What a patch makes of a value. Shares everything that it does not change. */
export function patch(value: unknown, change: Patch): unknown {
  if (change === undefined) return value
  if (!isObject(change)) return change
  if (Array.isArray(change)) return change[0]
  return Array.isArray(value)
    ? patchList(value, change as Json)
    : patchRecord(value as Json | undefined, change as Json)
}

function patchList(list: List, change: Json): List {
  if (change['~'] !== undefined) return splice(list, change['~'] as Splice[])
  const copy = list.slice()
  for (const key in change) copy[Number(key)] = patch(list[Number(key)], change[key] as Patch)
  return copy
}

function patchRecord(record: Json | undefined, change: Json): Json {
  const copy = { ...record }
  for (const key in change) {
    if (key !== '-') copy[key] = patch(Object.hasOwn(copy, key) ? copy[key] : undefined, change[key] as Patch)
    else for (const gone of change[key] as string[]) delete copy[gone]
  }
  return copy
}

function splice(list: List, cuts: readonly Splice[]): unknown[] {
  const result: unknown[] = []
  let from = 0
  for (const [at, removed, ...added] of cuts) {
    for (let i = from; i < at; i++) result.push(list[i])
    for (const each of added) result.push(patch(result.at(-1), each))
    from = at + removed
  }
  for (let i = from; i < list.length; i++) result.push(list[i])
  return result
}
