import type { GameBoard } from '../../../ui/board.ts'
import type { Event, Thrones } from '../types.ts'

const moves: readonly Event['is'][] = ['marched', 'raided', 'consolidated', 'mustered', 'placed', 'retreated']
const cards: readonly Event['is'][] = ['drawn', 'cards', 'wildling-card', 'tides', 'revealed']

/** What is heard of an event. */
export const soundOf: GameBoard<Thrones>['soundOf'] = ({ is }) =>
  cards.includes(is) ? 'card' : moves.includes(is) ? 'move' : null
