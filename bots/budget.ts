/** Keeps a thought within its budget, and lets others have their turn meanwhile. */
import type { Budget } from '../kernel/index.ts'

export interface Meter {
  /**
   * Takes one node, and says whether there was one left: false when nodes, time or patience are used up. The first one is
   * always there, for a bot must answer. Gives way every few milliseconds, so that an abort arrives.
   */
  next(): Promise<boolean> | boolean
}

/** So long a thought runs before it gives way, in milliseconds. */
const slice = 20

const giveWay = () => new Promise<void>(done => setTimeout(done))

export function meterOf({ nodes, ms, now, signal }: Budget): Meter {
  const begun = now()
  let since = begun
  let taken = 0
  const isLeft = () => taken === 0 || (taken < nodes && now() - begun < ms && !signal.aborted)
  const take = () => isLeft() && ++taken > 0
  return {
    next() {
      if (taken === 0 || now() - since < slice) return take()
      return giveWay().then(() => {
        since = now()
        return take()
      })
    },
  }
}
