/** The lines of the log up to the position shown, with older ones when they are asked for. */
import { useEffect, useMemo, useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import type { Earlier, Scene, TableLink } from '../../link/link.ts'

/** The lines up to a position; where those before it are not known, what was heard when it came about. */
export function linesUpTo(all: readonly LogLine[], earlier: (Earlier & { move: number }) | null): readonly LogLine[] {
  if (earlier === null) return all
  const { move, log } = earlier
  const isKnown = all.length > 0 && (all[0].n === 0 || all[0].move < move)
  return isKnown ? all.filter(line => line.move <= move) : log
}

/** `isWhole`: all older lines are fetched without being asked for. */
export function useLog(
  link: TableLink,
  { log }: Scene,
  earlier: (Earlier & { move: number }) | null,
  isWhole: boolean,
) {
  const [older, setOlder] = useState<readonly LogLine[]>([])
  const first = older[0]?.n ?? log[0]?.n ?? 0
  const all = useMemo(() => {
    const known = log[0]?.n ?? 0
    return older.length === 0 ? log : [...older.filter(line => line.n < known), ...log]
  }, [log, older])
  const lines = useMemo(() => linesUpTo(all, earlier), [all, earlier])
  const readOlder = useMemo(() => {
    if (first === 0) return null
    return () => {
      link.older(first).then(
        more => setOlder(now => [...more, ...now]),
        () => {},
      )
    }
  }, [link, first])
  useEffect(() => {
    if (isWhole) readOlder?.()
  }, [isWhole, readOlder])
  return { lines, all, readOlder }
}
