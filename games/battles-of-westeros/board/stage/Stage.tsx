import type { BoardProps } from '../props.ts'

/** What covers a corner of the field: the question asked of the reader, the attack under way or just over. */
export function Stage(_props: BoardProps) {
  return null
}
