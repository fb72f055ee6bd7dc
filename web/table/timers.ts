/** Time that runs away, as the page tells it. */
import { useEffect, useState } from 'react'

const second = 1000

const leftAt = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / second))

/** Whole seconds until `end`, which is in milliseconds since 1970; never below 0. null: there is no end. */
export function useLeft(end: number | null): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (end === null) return
    // Drawn again when another second is to be shown.
    const look = () => setNow(before => (leftAt(end, before) === leftAt(end, Date.now()) ? before : Date.now()))
    look()
    const timer = setInterval(look, second / 4)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? null : leftAt(end, now)
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Seconds as a clock shows them: 0:09, 12:30, 1:05:00. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`
}
