/** Plays a game back: from decision to decision, at a speed that one chooses. */
import { useEffect, useState } from 'react'
import { decisionAfter, decisionBefore } from './stops.ts'
import type { History } from './useHistory.ts'

export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** How long a decision is shown at speed 1, in milliseconds. */
const pace = 2_000

export interface Play {
  isPlaying: boolean
  speed: Speed
  setSpeed(speed: Speed): void
  /** Plays on, or pauses. At the newest position it begins anew. */
  toggle(): void
  /** To the decision before, or after, the position shown. */
  back(): void
  on(): void
}

export function usePlay(history: History, stops: readonly number[]): Play {
  const [isPlaying, setIsPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const newest = stops.at(-1)!
  const at = history.at ?? newest
  const next = decisionAfter(stops, at)
  const { show, prepare, isLoading } = history
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fetches is made anew each time
  useEffect(() => {
    if (!isPlaying || isLoading) return
    if (next === null) return setIsPlaying(false)
    prepare(next)
    const timer = setTimeout(() => show(next === newest ? null : next), pace / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isLoading, next, newest, speed, show])
  const pause = () => setIsPlaying(false)
  const step = (to: number | null) => {
    pause()
    show(to === null || to >= newest ? null : to)
  }
  return {
    isPlaying,
    speed,
    setSpeed,
    toggle() {
      if (!isPlaying && next === null) show(0)
      setIsPlaying(!isPlaying)
    },
    back: () => step(decisionBefore(stops, at)),
    on: () => step(next),
  }
}
