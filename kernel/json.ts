/** The law that state, steps, moves and events are JSON: what is saved is what is loaded. */
import type { Kinds } from './kinds.ts'

/** JSON, as a type: anything else in it becomes `never`, and what held it does not compile. A field may be left out. Numbers are left to `notJson`. */
export type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends
        | undefined
        | bigint
        | symbol
        | ((...args: never) => unknown)
        | Date
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
    ? never
    : { [Key in keyof T]: MayLack<T, Key> extends true ? Json<Exclude<T[Key], undefined>> | undefined : Json<T[Key]> }

/** Is it an optional field, or one of a record whose names are not known? */
type MayLack<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key> ? true : false

/** All that a game saves and sends. */
type Stored<K extends Kinds> = Pick<K, 'open' | 'held' | 'hidden' | 'autos' | 'asks' | 'move' | 'event' | 'options'>

/** Anything for a game that saves and sends nothing but JSON; `never` for another one, which then does not compile. */
export type OnlyJson<K extends Kinds> = Stored<K> extends Json<Stored<K>> ? unknown : never

/** Frozen values that were found to be JSON: they never change. */
const proven = new WeakSet<object>()

/**
 * Where a value is not JSON, as a path and what stands there; null when it is JSON through and through. Numbers are finite
 * and not -0, lists have no holes, objects are plain, and no field is undefined.
 */
export function notJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`
  }
  if (typeof value !== 'object') return `${path}: ${String(value)}`
  if (proven.has(value)) return null
  const wrong = Array.isArray(value) ? wrongInList(value, path) : wrongInObject(value, path)
  if (wrong === null && Object.isFrozen(value)) proven.add(value)
  return wrong
}

function wrongInList(list: readonly unknown[], path: string): string | null {
  if (Object.keys(list).length !== list.length) return `${path}: a list with holes or names`
  for (let i = 0; i < list.length; i++) {
    const wrong = notJson(list[i], `${path}[${i}]`)
    if (wrong !== null) return wrong
  }
  return null
}

function wrongInObject(value: object, path: string): string | null {
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) return `${path}: ${kind.constructor?.name ?? 'an object of a kind'}`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: a field named by a symbol`
  for (const [key, each] of Object.entries(value)) {
    const wrong = notJson(each, path === '' ? key : `${path}.${key}`)
    if (wrong !== null) return wrong
  }
  return null
}
