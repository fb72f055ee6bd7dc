/** The events since the position shown before, for the board's emphasis. */
import { useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import type { AnyEvent } from '../anyGame.ts'

interface Known {
  last: number
  news: readonly AnyEvent[]
}

const lastOf = (log: readonly LogLine[]) => log.at(-1)?.n ?? -1

/** Going back, in the history or by undo, brings no news. */
export function newsAfter(known: Known, log: readonly LogLine[]): Known {
  const last = lastOf(log)
  if (last === known.last) return known
  return { last, news: log.filter(line => line.n > known.last).map(line => line.event) }
}

export function useNews(log: readonly LogLine[]): readonly AnyEvent[] {
  const [known, setKnown] = useState<Known>({ last: lastOf(log), news: [] })
  const next = newsAfter(known, log)
  if (next !== known) setKnown(next)
  return next.news
}
