import type { GameBoard } from '../../../ui/board.ts'
import type { BattleLore, Event } from '../types.ts'

const moves: readonly Event['is'][] = ['moved', 'retreated', 'deployed', 'placed', 'pushed']
const cards: readonly Event['is'][] = ['command', 'lore-card']
const dice: readonly Event['is'][] = ['rolled', 'rerolled', 'overran']

/** What is heard of an event. */
export const soundOf: GameBoard<BattleLore>['soundOf'] = ({ is }) =>
  dice.includes(is) ? 'dice' : cards.includes(is) ? 'card' : moves.includes(is) ? 'move' : null
