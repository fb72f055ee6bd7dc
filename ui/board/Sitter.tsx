/** Who plays a seat, by its own name. A game knows seats alone: the page tells its board whose they are. */
import { createContext, use } from 'react'
import type { Seat } from '../../kernel/index.ts'

/** The names by seat; null: the reader, or a bot. */
export const SittersContext = createContext<readonly (string | null)[]>([])

/** The name of another person who plays the seat; nothing where there is none. */
export function Sitter({ seat }: { seat: Seat }) {
  const name = use(SittersContext)[seat]
  return name == null ? null : (
    <small className="sitter" title={name}>
      {name}
    </small>
  )
}
