import type { BoardProps } from '../props.ts'

/** What a question or an event shows of its own, beside the map. */
export function Stage(_props: BoardProps) {
  return null
}
