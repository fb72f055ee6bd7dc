/**
 * Counts requests by a clock that nobody sets. The plug-in's own store goes by the clock of the machine: set back an hour, it would
 * count on for an hour, and refuse everybody in the end.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** So many askers are counted at once; those who began longest ago are forgotten first. */
const mostAskers = 5_000

export class SteadyStore implements FastifyRateLimitStore {
  /** Those who began longest ago first; times are those of `performance.now()`. */
  readonly #seen = new Map<string, { current: number; since: number }>()

  incr(
    key: string,
    done: (error: Error | null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ) {
    const now = performance.now()
    for (const [asker, { since }] of this.#seen) {
      if (now - since < timeWindow && this.#seen.size < mostAskers) break
      this.#seen.delete(asker)
    }
    const counted = this.#seen.get(key) ?? { current: 0, since: now }
    counted.current++
    this.#seen.set(key, counted)
    done(null, { current: counted.current, ttl: Math.ceil(timeWindow - (now - counted.since)) })
  }

  child(): SteadyStore {
    return new SteadyStore()
  }
}
