/** What was chosen at the beginning, for statistics. */
import type { Seat } from '../../../kernel/index.ts'
import type { Event, Open } from '../types.ts'

/** The leader of a House. */
export function opening(seat: Seat, _open: Open, events: readonly Event[]): string[] {
  const chosen = events.find(event => event.is === 'leaders')
  return chosen?.is === 'leaders' ? [chosen.leaders[seat]] : []
}
