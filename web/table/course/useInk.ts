import type { CSSProperties } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import { useTable } from '../context.ts'
import { useRole } from '../seats/Say.tsx'

/** The colour of a seat's line, for course.css. */
export function useInk(): (seat: Seat) => CSSProperties {
  const { board } = useTable()
  const role = useRole()
  return seat => {
    const part = role(seat)
    return { '--ink-of-seat': part === null ? 'var(--ink)' : `var(${board.colorToken(part)})` } as CSSProperties
  }
}
