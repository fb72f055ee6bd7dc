import { useEffect, useRef, useState } from 'react'

interface Wish<Recent, Event> {
  /** The events since the position shown before: `news` of the board. */
  events: readonly Event[]
  nothing: Recent
  /** What is to be told after more events; the same object where they add nothing to it. */
  tell(before: Recent, events: readonly Event[]): Recent
  /** How long it is shown, in milliseconds from the last addition; null: there is nothing to show. */
  lasts(recent: Recent): number | null
}

/** What has just been decided, until it is closed or old: for questions are over at once where bots answer them. */
export function useRecent<Recent, Event>(wish: Wish<Recent, Event>): [recent: Recent, close: () => void] {
  const { events, nothing, lasts } = wish
  const [recent, setRecent] = useState(nothing)
  const { tell } = wish
  const telling = useRef(tell)
  telling.current = tell
  useEffect(() => setRecent(before => telling.current(before, events)), [events])
  const duration = lasts(recent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an addition begins the time anew
  useEffect(() => {
    if (duration === null) return
    const timer = setTimeout(() => setRecent(nothing), duration)
    return () => clearTimeout(timer)
  }, [recent, duration, nothing])
  return [recent, () => setRecent(nothing)]
}
