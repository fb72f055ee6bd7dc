import type { Standing } from '../../../kernel/index.ts'

/** The number of the key that told a place from the next (the last: from the one before); -1 where they are shared. */
export function decisive(standing: readonly Standing[], i: number): number {
  const [own, next] = [standing[i], standing[i + 1] ?? standing[i - 1]]
  return next && next.place !== own.place ? own.keys.findIndex(({ n }, k) => n !== next.keys[k]?.n) : -1
}
