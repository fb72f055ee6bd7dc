import type { HexMove } from '../../../hex/ui/Overlays.tsx'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../types.ts'

/** What an event of a move leaves on the field until the next move. */
export function hexMovesOf(event: Event): readonly HexMove<Hex>[] {
  switch (event.is) {
    case 'moved':
    case 'retreated':
      return event.path.length > 1 ? [{ from: event.path[0], to: event.path.at(-1)! }] : []
    case 'attack':
      return event.counter ? [] : [{ from: event.from, to: event.at }]
    case 'placed':
    case 'pushed':
      return [{ from: event.from, to: event.to }]
    case 'deployed':
      return [{ from: null, to: event.hex }]
    case 'lore-card':
      return event.at.map(hex => ({ from: null, to: hex }))
    default:
      return []
  }
}
