/**
 * The time of the house: milliseconds since 1970 by the clock of the database (of this machine, where that is a file), steady
 * between two beats. Time in which no server ran, or could store anything, is nobody's: it is summed up, and every table moves its
 * clocks on by it. A clock that was set forward or back is the same: what its people had left, they have.
 *
 *   const clock = await openClock({ store, changed: () => {} })
 *   clock.now()     // the time
 *   clock.lost()    // what was nobody's so far
 */
import type { LostTime } from '../table/index.ts'
import { limits } from './limits.ts'
import type { Store } from './store/store.ts'

/** A moment at which a server was there, and all that was lost until then. */
export interface Beat {
  at: number
  lost: LostTime
}

export interface HouseClock {
  now(): number
  lost(): LostTime
  /** Makes sure that nothing was lost just now, and that a table that knows of `lost` is ahead of nobody. */
  sure(lost?: LostTime): Promise<void>
  /** Is told when time was lost while the house was open: so many milliseconds. */
  onLoss(hear: (milliseconds: number) => void): void
  /** The last beat. */
  stop(): Promise<void>
}

const nothing: LostTime = { n: 0, ms: 0 }

/** A clock that nothing happens to: for tests, and for whoever looks at a house for a moment. */
export const plainClock = (now: () => number = Date.now): HouseClock => ({
  now,
  lost: () => nothing,
  sure: async () => {},
  onLoss: () => {},
  stop: async () => {},
})

/** What this server knows: its last beat, and what a clock that nobody sets showed then. */
interface Known extends Beat {
  steady: number
}

/** What was lost by `at`. `last` is the last beat of any server, `known` this one's; null: there was none. */
export function lostBy(at: number, last: Beat | null, known: Known | null, steady: number): LostTime {
  if (!last) return nothing
  const silent = known ? steady - known.steady : Infinity
  const isHere = known !== null && silent <= limits.silence
  // Others may have noticed that the clock was set.
  const gap = isHere ? at - known.at - silent - (last.lost.ms - known.lost.ms) : at - last.at
  return Math.abs(gap) > limits.silence ? { n: last.lost.n + 1, ms: last.lost.ms + gap } : last.lost
}

interface Need {
  store: Pick<Store, 'beat'>
  /** Milliseconds of a clock that nobody sets. */
  steady?(): number
}

export async function openClock({ store, steady = () => performance.now() }: Need): Promise<HouseClock> {
  let known: Known | null = null
  let hear: (milliseconds: number) => void = () => {}
  let underWay: Promise<void> | null = null
  const makeBeat = async (): Promise<void> => {
    let then = 0
    const before = known
    const beat = await store.beat((last, at) => {
      then = steady()
      return lostBy(at, last, before, then)
    })
    known = { ...beat, steady: then }
    if (before && beat.lost.n !== before.lost.n) hear(beat.lost.ms - before.lost.ms)
  }
  const beat = (): Promise<void> => {
    underWay ??= makeBeat().finally(() => {
      underWay = null
    })
    return underWay
  }
  const isSure = (lost: LostTime) => steady() - known!.steady <= 2 * limits.beat && lost.n <= known!.lost.n
  await beat()
  // While nothing can be stored, nothing is made of time either; whoever watches over the server is told by the store.
  const beats = setInterval(() => void beat().catch(() => {}), limits.beat).unref()
  return {
    now: () => Math.round(known!.at + steady() - known!.steady),
    lost: () => known!.lost,
    sure: async (lost = nothing) => {
      // One that is under way may have begun before what is to be known.
      for (let beats = 0; beats < 2 && !isSure(lost); beats++) await beat()
    },
    onLoss: listener => {
      hear = listener
    },
    stop: async () => {
      clearInterval(beats)
      await underWay?.catch(() => {})
      await beat().catch(() => {})
    },
  }
}
