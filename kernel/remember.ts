/**
 * Remembers the last answer of a question about up to four values in the drawers. Such values are replaced, never
 * changed, so the same values have the same answer; it is worked out again when one of them is another.
 */
export function remember<Keys extends [unknown, unknown?, unknown?, unknown?], Answer>(
  work: (...keys: Keys) => Answer,
): (...keys: Keys) => Answer {
  const ask = work as unknown as (a: unknown, b: unknown, c: unknown, d: unknown) => Answer
  let last: { a: unknown; b: unknown; c: unknown; d: unknown; answer: Answer } | null = null
  return (a: unknown, b?: unknown, c?: unknown, d?: unknown): Answer => {
    if (last === null || last.a !== a || last.b !== b || last.c !== c || last.d !== d) {
      last = { a, b, c, d, answer: ask(a, b, c, d) }
    }
    return last.answer
  }
}

/** What was found last, by key. */
export interface Latest<K, V> {
  get(key: K): V | undefined
  /** Gives the value. */
  keep(key: K, value: V): V
}

/** Keeps the last values, so many at least and twice as many at most: to forget half of them at once costs least. */
export function latest<K, V>(least: number): Latest<K, V> {
  let young = new Map<K, V>()
  let old = young
  return {
    get: key => young.get(key) ?? old.get(key),
    keep: (key, value) => {
      if (young.size === least) [old, young] = [young, new Map()]
      young.set(key, value)
      return value
    },
  }
}

/** What keeps values: a Map, or a WeakMap where they are to last no longer than their key. */
interface Known<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

/** The value known already, or worked out now. */
export function once<K, V>(known: Known<K, V>, key: K, work: () => V): V {
  const before = known.get(key)
  if (before !== undefined) return before
  const now = work()
  known.set(key, now)
  return now
}
