/**
 * Remembers the last answer of a question about a value in a drawer. Such values are replaced, never changed, so the
 * same value has the same answer; it is worked out again when another one comes.
 */
export function remember<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  let last: { key: Key; answer: Answer } | null = null
  return key => {
    if (last === null || last.key !== key) last = { key, answer: work(key) }
    return last.answer
  }
}
