import type { HexChange } from '../../../hex/ui/Overlays.tsx'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../types.ts'

/** What an event leaves over a hex for a moment: damage, healing; null: nothing. */
export function floatingMarkOf(event: Event): HexChange<Hex> | null {
  switch (event.is) {
    case 'damage':
    case 'removed-figures':
      return { hex: event.hex, tone: 'bad', text: `−${event.n}` }
    case 'healed':
      return { hex: event.hex, tone: 'good', text: `+${event.n}` }
    case 'destroyed':
      return { hex: event.hex, tone: 'bad', text: '✝' }
    default:
      return null
  }
}
