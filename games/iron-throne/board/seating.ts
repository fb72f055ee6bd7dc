/** Who sits where round the table: the reader at the foot, the others clockwise from there. */
import type { Seat } from '../../../kernel/index.ts'
import { clockwise } from '../rules/seats.ts'
import type { Open } from '../types.ts'

export type Chair = 'foot' | 'left' | 'head-left' | 'head' | 'head-right' | 'right'

const chairs: Readonly<Record<number, readonly Chair[]>> = {
  3: ['foot', 'left', 'right'],
  4: ['foot', 'left', 'head', 'right'],
  5: ['foot', 'left', 'head-left', 'head-right', 'right'],
}

export function seating(open: Open, reader: Seat | null): readonly { seat: Seat; chair: Chair }[] {
  return clockwise(open, reader ?? 0).map((seat, i) => ({ seat, chair: chairs[open.houses.length][i] }))
}
