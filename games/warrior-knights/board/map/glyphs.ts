/** Small drawings of the map. */
import type { Drawing } from '../../../../ui/map/Atlas.tsx'

/** A stone bridge over a river that runs along x. */
export const bridgeGlyph: Drawing = [
  { ink: 'body', d: 'M-4.4-7.4c1.8 4.6 1.8 10.2 0 14.8h8.8c-1.8-4.6-1.8-10.2 0-14.8z' },
  { ink: 'line', d: 'M-3.2-4h6.4M-3.1-1.3h6.2M-3.1 1.3h6.2M-3.2 4h6.4' },
]

export const anchorGlyph: Drawing = [
  {
    ink: 'line',
    d: 'M0-3.8V6M-3.2-1.8h6.4M-5.6 1.6c.4 3 2.6 4.4 5.6 4.6 3-.2 5.2-1.6 5.6-4.6M-6.8 3.2l1.2-1.8 1.7 1.4M6.8 3.2L5.6 1.4 3.9 2.8M0-7.2a1.7 1.7 0 1 0 .01 0',
  },
]
