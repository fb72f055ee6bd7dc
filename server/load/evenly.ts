/** Slots at even distances in time, so many a second: gives how many milliseconds there are to the next free one. */
export function evenly(rate: number): () => number {
  let next = performance.now()
  return () => {
    next = Math.max(next + 1000 / rate, performance.now())
    return Math.max(next - performance.now(), 0)
  }
}
