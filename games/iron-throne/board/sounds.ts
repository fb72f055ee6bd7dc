import type { GameBoard } from '../../../ui/board.ts'
import type { Event, IronThrone } from '../types.ts'

const moves: readonly Event['is'][] = ['committed', 'power', 'influence', 'hostage', 'agreed']
const cards: readonly Event['is'][] = ['revealed', 'played', 'event', 'laid-open', 'replaced', 'turned-up']

/** What is heard of an event. */
export const soundOf: GameBoard<IronThrone>['soundOf'] = ({ is }) =>
  cards.includes(is) ? 'card' : moves.includes(is) ? 'move' : null
