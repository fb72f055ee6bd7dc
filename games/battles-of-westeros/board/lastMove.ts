import type { HexMove } from '../../../hex/ui/Overlays.tsx'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../log.ts'

/** What an event of a move leaves on the field until the next move. */
export function hexMovesOf(event: Event): readonly HexMove<Hex>[] {
  switch (event.is) {
    case 'moved':
    case 'retreated':
      return event.path.length > 1 ? [{ from: event.path[0], to: event.path.at(-1)! }] : []
    case 'exited':
      return [{ from: null, to: event.path.at(-1)! }]
    case 'withdrew':
      return [{ from: event.from, to: event.to }]
    case 'attack':
      return event.kind === 'counter' ? [] : [{ from: event.from, to: event.at }]
    case 'scorched':
      return [{ from: event.from, to: event.hex }]
    case 'placed':
    case 'ordered':
    case 'rallied':
      return [{ from: null, to: event.hex }]
    default:
      return []
  }
}
