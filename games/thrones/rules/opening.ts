/** What was chosen in the first round, for statistics. */
import type { Seat } from '../../../kernel/index.ts'
import type { Event, Open } from '../types.ts'

/** AG-5.3.1: the orders of a House as they are first revealed, each with its place: 'march-plus-1 winterfell'. */
export function opening(seat: Seat, _open: Open, events: readonly Event[]): string[] {
  const revealed = events.find(event => event.is === 'revealed')
  if (revealed?.is !== 'revealed') return []
  return revealed.orders.flatMap(each => (each.seat === seat ? [`${each.order} ${each.at}`] : []))
}
