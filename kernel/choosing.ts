/** What rule-of-thumb bots of any game choose by. */
import { below, type Rng } from './rng.ts'

/** The first of those with the highest score; the list is not empty. */
export function best<T>(list: readonly T[], score: (each: T) => number): T {
  let top = list[0]
  let high = Number.NEGATIVE_INFINITY
  for (const each of list) {
    const points = score(each)
    if (points > high) [top, high] = [each, points]
  }
  return top
}

/** A pinch of chance, evenly between minus and plus `size`. */
export const jitter = (rng: Rng, size: number): number => (below(rng, 2001) / 1000 - 1) * size
