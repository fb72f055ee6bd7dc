import type { HexChange } from '../../../hex/ui/Overlays.tsx'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../log.ts'

/** What an event leaves over a hex for a moment: figures lost, a fallen unit, a rallied one; null: nothing. */
export function floatingMarkOf(event: Event): HexChange<Hex> | null {
  switch (event.is) {
    case 'figures':
      return { hex: event.hex, tone: 'bad', text: `−${event.n}` }
    case 'eliminated':
      return { hex: event.hex, tone: 'bad', text: '✝' }
    case 'rallied':
      return { hex: event.hex, tone: 'good', text: '↑' }
    case 'control':
      return { hex: event.hex, tone: 'good', text: '★' }
    default:
      return null
  }
}
