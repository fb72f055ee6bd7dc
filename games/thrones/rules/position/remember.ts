/**
 * Remembers the last answer of a question about up to three values in the drawers. Such values are replaced, never
 * changed, so the same values have the same answer; it is worked out again when one of them is another.
 */
export function remember<Keys extends [unknown, unknown?, unknown?], Answer>(
  work: (...keys: Keys) => Answer,
): (...keys: Keys) => Answer {
  const ask = work as unknown as (a: unknown, b: unknown, c: unknown) => Answer
  let last: { a: unknown; b: unknown; c: unknown; answer: Answer } | null = null
  const remembered = (a: unknown, b?: unknown, c?: unknown): Answer => {
    if (last === null || last.a !== a || last.b !== b || last.c !== c) last = { a, b, c, answer: ask(a, b, c) }
    return last.answer
  }
  return remembered
}
