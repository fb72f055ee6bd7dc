/** What the position shown has to tell, for the board's emphasis. */
import { useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import type { AnyEvent } from '../anyGame.ts'

/** The position shown: its number, and the log up to it. */
export interface Shown {
  at: number
  isEarlier: boolean
  log: readonly LogLine[]
}

export interface News {
  last: number
  of: Pick<Shown, 'at' | 'isEarlier'>
  news: readonly AnyEvent[]
  /** The position was gone to, and did not come about while one looked. */
  isRevisited: boolean
}

const none: readonly AnyEvent[] = []
const lastOf = (log: readonly LogLine[]) => log.at(-1)?.n ?? -1

/** The first position that is looked at brings no news. */
export const firstNews = ({ at, isEarlier, log }: Shown): News => ({
  last: lastOf(log),
  of: { at, isEarlier },
  news: none,
  isRevisited: false,
})

/**
 * While the game is followed, the events since the position shown before. A position that is gone to in the history, and
 * the newest one when it is come back to, tell what their own move brought, however they were reached; undo brings nothing.
 */
export function newsAfter(known: News, { at, isEarlier, log }: Shown): News {
  const last = lastOf(log)
  const wasMoved = isEarlier ? !known.of.isEarlier || known.of.at !== at : known.of.isEarlier
  if (!wasMoved && last === known.last) return known
  const of = { at, isEarlier }
  if (wasMoved) return { last, of, news: eventsOf(log, line => line.move === at), isRevisited: true }
  if (last < known.last) return { last, of, news: none, isRevisited: true }
  return { last, of, news: eventsOf(log, line => line.n > known.last), isRevisited: false }
}

const eventsOf = (log: readonly LogLine[], isTold: (line: LogLine) => boolean): readonly AnyEvent[] =>
  log.filter(isTold).map(line => line.event)

export function useNews(shown: Shown): News {
  const [known, setKnown] = useState(() => firstNews(shown))
  const next = newsAfter(known, shown)
  if (next !== known) setKnown(next)
  return next
}
