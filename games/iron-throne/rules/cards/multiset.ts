/** Cards as heaps of alike things, where only numbers matter. */

/** What is left of a heap when these are taken away, each once; what does not lie in it makes no difference. */
export function remove<T>(heap: readonly T[], taken: readonly (T | null)[]): T[] {
  const due = new Map<T | null, number>()
  for (const each of taken) due.set(each, (due.get(each) ?? 0) + 1)
  return heap.filter(each => {
    const n = due.get(each) ?? 0
    if (n > 0) due.set(each, n - 1)
    return n === 0
  })
}

export const sameHeap = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && remove(a, b).length === 0
