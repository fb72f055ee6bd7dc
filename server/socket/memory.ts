/** Answers already given: a request that comes again gets the answer it had, and is not done again. What failed may be tried again. */
import { limits } from '../limits.ts'

export interface Memory<T> {
  recall(key: string, make: () => Promise<T>): Promise<T>
}

export function openMemory<T>(now: () => number): Memory<T> {
  const answers = new Map<string, { at: number; answer: Promise<T> }>()
  return {
    recall: (key, make) => {
      for (const [old, { at }] of answers) {
        if (now() - at < limits.answersKept && answers.size < limits.mostAnswers) break
        answers.delete(old)
      }
      const known = answers.get(key)
      if (known) return known.answer
      const answer = make()
      answers.set(key, { at: now(), answer })
      answer.catch(() => answers.delete(key))
      return answer
    },
  }
}
