/** The lines of the log up to the position shown, with older ones when they are asked for. */
import { useMemo, useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import type { Scene, TableLink } from '../../link/link.ts'

export function useLog(link: TableLink, { log }: Scene, at: number | null) {
  const [older, setOlder] = useState<readonly LogLine[]>([])
  const first = older[0]?.n ?? log[0]?.n ?? 0
  const lines = useMemo(() => {
    const known = log[0]?.n ?? 0
    const all = older.length === 0 ? log : [...older.filter(line => line.n < known), ...log]
    return at === null ? all : all.filter(line => line.move <= at)
  }, [log, older, at])
  const readOlder = useMemo(() => {
    if (first === 0) return null
    return () => {
      link.older(first).then(
        more => setOlder(now => [...more, ...now]),
        () => {},
      )
    }
  }, [link, first])
  return { lines, readOlder }
}
