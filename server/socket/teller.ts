/** Tells rooms a little later, all that wait together: fewer messages, and nobody who must answer waits for it. */
import { performance as measured } from 'node:perf_hooks'
import { limits } from '../limits.ts'

export interface Teller<Room> {
  later(room: Room): void
  stop(): void
}

/** How much of the last second or more the thread was at work, from 0 to 1. */
function openUtilization(): () => number {
  let mark = measured.eventLoopUtilization()
  let since = performance.now()
  let last = 0
  return () => {
    if (performance.now() - since < 1000) return last
    const next = measured.eventLoopUtilization()
    last = measured.eventLoopUtilization(next, mark).utilization
    mark = next
    since = performance.now()
    return last
  }
}

/**
 * The busier the thread, the more is told together. The moments lie in a grid: a moment that a change has called which somebody
 * may not see is the same that the next change which it may see would have called itself.
 */
export function openTeller<Room>(tell: (room: Room) => void, busy = openUtilization()): Teller<Room> {
  const behind = new Set<Room>()
  let timer: NodeJS.Timeout | null = null
  const tellAll = () => {
    timer = null
    for (const room of behind) {
      behind.delete(room)
      tell(room)
    }
  }
  const untilNext = () => {
    const { least, most } = limits.tellEvery
    const every = Math.min(least / (1 - busy()), most)
    return every - (performance.now() % every)
  }
  return {
    later: room => {
      behind.add(room)
      timer ??= setTimeout(tellAll, untilNext()).unref()
    },
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
