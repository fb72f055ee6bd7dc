/** Answers already given: a request that comes again gets the answer it had, and is not done again. */
export interface Memory<T> {
  recall(key: string, make: () => Promise<T>): Promise<T>
}

/** How many answers are remembered at most. */
const most = 20_000

/** Answers are remembered for `lasting` milliseconds. */
export function openMemory<T>(lasting: number, now: () => number): Memory<T> {
  const answers = new Map<string, { at: number; answer: Promise<T> }>()
  return {
    recall: (key, make) => {
      for (const [old, { at }] of answers) {
        if (now() - at < lasting && answers.size < most) break
        answers.delete(old)
      }
      const known = answers.get(key)
      if (known) return known.answer
      const answer = make()
      answers.set(key, { at: now(), answer })
      return answer
    },
  }
}
