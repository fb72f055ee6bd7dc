/** Moves that only take a draft back: bots avoid them, the page lists them last. */
import type { Move } from '../types.ts'

const retractions: readonly Move['do'][] = ['sell', 'unpick', 'take-up', 'unmark', 'unselect']

export const isRetraction = (move: Move): boolean =>
  retractions.includes(move.do) ||
  (move.do === 'decoy' && !move.more) ||
  (move.do === 'tent' && !move.take) ||
  (move.do === 'army' && move.army === null)
