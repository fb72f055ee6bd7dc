import type { GameBoard } from '../../../ui/board.ts'
import type { Event, WarriorKnights } from '../types.ts'

const moves: readonly Event['is'][] = [
  'marched',
  'sailed',
  'placed',
  'founded',
  'retreated',
  'besieged',
  'attacked',
  'gave',
]
const cards: readonly Event['is'][] = ['revealed', 'drawn', 'showed', 'fate', 'offer', 'agendas']

/** What is heard of an event. */
export const soundOf: GameBoard<WarriorKnights>['soundOf'] = ({ is }) =>
  cards.includes(is) ? 'card' : moves.includes(is) ? 'move' : null
