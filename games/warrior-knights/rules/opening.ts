/** What was chosen in the first round, for statistics. */
import type { Seat } from '../../../kernel/index.ts'
import type { Event, Open } from '../types.ts'

/** The action cards of a baron that are revealed in the first round, each once. */
export function opening(seat: Seat, _open: Open, events: readonly Event[]): string[] {
  const second = events.findIndex(event => event.is === 'round' && event.round > 1)
  const first = second < 0 ? events : events.slice(0, second)
  return [...new Set(first.flatMap(event => (event.is === 'revealed' && event.seat === seat ? [event.card] : [])))]
}
