/** Values that stay the same object while they stay equal, so that nothing that depends on them is made again. */
import { useRef } from 'react'
import { same } from '../../kernel/index.ts'

/** The value as it was before while the new one is equal to it. */
export function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (!same(kept.current, value)) kept.current = value
  return kept.current
}

/** The entries of a record, each as it was before while it is equal: what stands in one place is drawn again by itself. */
export function sameEntries<Key extends string, T>(
  before: Readonly<Record<Key, T>> | null,
  now: Readonly<Record<Key, T>>,
): Readonly<Record<Key, T>> {
  if (before === null) return now
  const kept = (key: Key) => (Object.hasOwn(before, key) && same(before[key], now[key]) ? before[key] : now[key])
  return Object.fromEntries((Object.keys(now) as Key[]).map(key => [key, kept(key)])) as Record<Key, T>
}
