/** What was chosen in the first round, for statistics. */
import type { Seat } from '../../../../kernel/index.ts'
import type { Event, Open } from '../../types.ts'

/** The first command card that a side plays. */
export function opening(seat: Seat, _open: Open, events: readonly Event[]): string[] {
  const played = events.find(event => event.is === 'command' && event.seat === seat)
  return played?.is === 'command' ? [played.card] : []
}
