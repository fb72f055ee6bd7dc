import { useEffect, useState } from 'react'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

const second = 1000
/** From here on it is marked, in seconds. */
const short = 10

/** What is left of the clock of the question, quietly: a screen reader says it when asked. */
export function Countdown() {
  const { scene, isEarlier } = useTable()
  const { clock } = useTableWords()
  const { limit } = scene.tableView
  const left = useLeft(limit === null ? null : limit - scene.ahead)
  if (left === null || isEarlier) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <time
      className={`countdown ${left <= short ? 'short' : ''}`}
      role="timer"
      aria-label={clock(left)}
      title={clock(left)}
    >
      {time}
    </time>
  )
}

/** Whole seconds until `end`, which is in milliseconds since 1970; never below 0. */
function useLeft(end: number | null): number | null {
  const [now, setNow] = useState(Date.now)
  const left = end === null ? null : Math.max(0, Math.ceil((end - now) / second))
  useEffect(() => {
    if (end === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), second / 4)
    return () => clearInterval(timer)
  }, [end])
  return left
}
