/** What happened since the last visit: the first line of the log not seen then, kept in this browser. */
import { useEffect, useRef, useState } from 'react'
import type { LogLine } from '../../table/types.ts'

const keyOf = (table: string) => `interregnum:seen:${table}`

function readSeen(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

/**
 * The number of the first line that is new to the reader; null when nothing is, on the first visit, and where nobody
 * leaves (null for the table).
 */
export function useVisit(table: string | null, log: readonly LogLine[]): number | null {
  const last = useRef(-1)
  last.current = log.at(-1)?.n ?? -1
  const [since] = useState(() => {
    const seen = table === null ? null : readSeen(table)
    return seen === null || seen >= last.current ? null : seen + 1
  })
  useEffect(() => {
    if (table === null) return
    const keep = () => {
      try {
        localStorage.setItem(keyOf(table), String(last.current))
      } catch {
        // Nothing is kept: the next visit counts as the first.
      }
    }
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', keep)
    return () => {
      keep()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', keep)
    }
  }, [table])
  return since
}
