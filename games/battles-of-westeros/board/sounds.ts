import type { GameBoard } from '../../../ui/board.ts'
import type { Event } from '../log.ts'
import type { BattlesOfWesteros } from '../types.ts'

const moves: readonly Event['is'][] = ['moved', 'retreated', 'withdrew', 'exited', 'placed']
const cards: readonly Event['is'][] = ['card', 'any-card']
const dice: readonly Event['is'][] = [
  'rolled',
  'rerolled',
  'extra-dice',
  'dogs',
  'scorched',
  'tokens-rolled',
  'breach-rolled',
]

/** What is heard of an event. */
export const soundOf: GameBoard<BattlesOfWesteros>['soundOf'] = ({ is }) =>
  dice.includes(is) ? 'dice' : cards.includes(is) ? 'card' : moves.includes(is) ? 'move' : null
