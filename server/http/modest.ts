/** Is a body small enough inside to be looked at? Little text can hold much: lists in lists, or a key for every four letters. */
import { limits } from '../limits.ts'

/** Counts level by level, so that no depth is too much for it, and no further than the limits. */
export function isModest(body: unknown, { deepest, mostValues } = limits): boolean {
  let level: unknown[] = [body]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > deepest || count > mostValues) return false
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return true
}
