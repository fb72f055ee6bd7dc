/**
 * Values below the top of a drawer are shared between copies of a state: they are replaced, never changed in place.
 * That makes copying a state as cheap as copying its outermost fields, and comparing two states a matter of identity.
 */
import type { Drawers, Kinds, Seat } from './kinds.ts'

/** A record with one entry replaced. */
export function put<R extends object, Key extends keyof R>(record: R, key: Key, value: R[Key]): R {
  const copy = { ...record }
  copy[key] = value
  return copy
}

/** A record without one entry. */
export function without<R extends object>(record: R, key: keyof R): R {
  const copy = { ...record }
  delete copy[key]
  return copy
}

/** A list with the entry at `index` replaced. */
export function putAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = [...list] // the engine takes ten times as long to slice a frozen list
  copy[index] = value
  return copy
}

/** A list without the first entry equal to `value`; the list itself when there is none. */
export function less<T>(list: readonly T[], value: T): readonly T[] {
  const at = list.indexOf(value)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

/** Replaces some facts in one seat's own drawer. */
export function hold<K extends Kinds>(g: Drawers<K>, seat: Seat, part: Partial<K['held']>): void {
  g.held = putAt(g.held, seat, { ...g.held[seat], ...part })
}

/** Are two plain JSON values equal? The order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  if (Array.isArray(b)) return false
  let more = 0
  for (const key in a) {
    if (!(key in b) || !same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

/** Are two JSON values written as the very same bytes? What is one and the same value is not looked into. */
export function sameBytes(a: unknown, b: unknown): boolean {
  return alike(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

/** Equal through and through, and the keys in the same order. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => alike(each, b[i]))
  }
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (Array.isArray(b) || keys.length !== others.length) return false
  return keys.every(
    (key, i) => key === others[i] && alike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}

/** Freezes a JSON value through and through: a rule that changes a shared value then throws. For tests and fuzzing. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) if (typeof inner === 'object') freeze(inner)
    Object.freeze(value)
  }
  return value
}
