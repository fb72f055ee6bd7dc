/** What happened since the last visit: the first line of the log not seen then, kept in this browser. */
import { useEffect, useRef, useState } from 'react'
import type { LogLine } from '../../../table/types.ts'

const keyOf = (table: string) => `interregnum:seen:${table}`

function readSeen(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

/** Keeps what was seen of a table: the log up to its last line. */
export function keepSeen(table: string, last: number): void {
  try {
    localStorage.setItem(keyOf(table), String(last))
  } catch {
    // Nothing is kept: the next visit counts as the first.
  }
}

/** The number of the first line that is new to who comes back and finds a log up to this line; null when nothing is. */
export function firstNew(table: string, last: number): number | null {
  const seen = readSeen(table)
  return seen === null || seen >= last ? null : seen + 1
}

/**
 * The number of the first line that is new to the reader; null when nothing is, on the first visit, and where nobody
 * leaves (null for the table).
 */
export function useVisit(table: string | null, log: readonly LogLine[]): number | null {
  const last = useRef(-1)
  last.current = log.at(-1)?.n ?? -1
  const [since] = useState(() => (table === null ? null : firstNew(table, last.current)))
  useEffect(() => {
    if (table === null) return
    const keep = () => keepSeen(table, last.current)
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
