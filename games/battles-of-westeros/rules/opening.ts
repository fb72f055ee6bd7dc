/** What was chosen in the first round, for statistics. */
import type { Seat } from '../../../kernel/index.ts'
import type { Event } from '../log.ts'
import type { Open } from '../types.ts'

/** The first leadership card that a House plays. */
export function opening(seat: Seat, _open: Open, events: readonly Event[]): string[] {
  const played = events.find(event => event.is === 'card' && event.seat === seat)
  return played?.is === 'card' ? [played.card] : []
}
