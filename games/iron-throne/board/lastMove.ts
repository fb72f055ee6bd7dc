import type { Seat } from '../../../kernel/index.ts'
import type { Event } from '../types.ts'

const bySeat: readonly Event['is'][] = [
  'used',
  'played',
  'stayed-out',
  'offered-support',
  'answered',
  'declined',
  'laid-open',
  'proposed',
  'withdrawn',
  'rejected',
  'agreed',
  'broke-off',
  'tortured',
  'released',
]

/** Whose move an event was; nobody's where it came by itself. */
export function movedIn(event: Event): readonly Seat[] {
  if (event.is === 'committed') return [event.fighter.seat]
  return bySeat.includes(event.is) && 'seat' in event && event.seat !== null ? [event.seat] : []
}

export const isRoundOver = ({ is }: Event): boolean => is === 'cleanup' || is === 'round'
