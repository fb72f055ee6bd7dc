/** Keeps a thought within its budget, and lets others have their turn meanwhile. */
import type { Budget } from '../kernel/index.ts'

export interface Meter {
  /**
   * Takes one node, and says whether there was one left: false when nodes, time or patience are used up. Gives way every few
   * milliseconds, so that an abort arrives.
   */
  next(): Promise<boolean> | boolean
  /** How much of the budget is used, 0 to 1 and beyond: by nodes or by time, whichever is more; all of it once aborted. */
  used(): number
  /** Is the time over, or the thought aborted? For a look between two nodes. */
  isOver(): boolean
}

/** So many trials, however long they take: the same on every machine. */
export const trials = (nodes: number): Budget => ({
  nodes,
  ms: Number.POSITIVE_INFINITY,
  signal: { aborted: false },
  now: () => 0,
})

/** So long a thought runs before it gives way, in milliseconds. */
const slice = 20

const giveWay = () => new Promise<void>(done => setTimeout(done))

export function meterOf({ nodes, ms, now, signal, onNode }: Budget): Meter {
  const begun = now()
  let since = begun
  let taken = 0
  const isOver = () => signal.aborted || now() - begun >= ms
  const take = () => {
    if (taken >= nodes || isOver()) return false
    taken++
    onNode?.()
    return true
  }
  return {
    isOver,
    used: () => (isOver() || taken >= nodes ? 1 : Math.max(taken / nodes, (now() - begun) / ms)),
    next() {
      if (now() - since < slice) return take()
      return giveWay().then(() => {
        since = now()
        return take()
      })
    },
  }
}
