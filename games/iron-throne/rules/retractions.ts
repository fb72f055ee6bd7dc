import type { Game } from '../../../kernel/index.ts'
import type { IronThrone } from '../types.ts'

/** Moves that only take back what a negotiator has put into a draft, or proposed. */
export const isRetraction: Game<IronThrone>['isRetraction'] = move => {
  if (move.do === 'influence' || move.do === 'power') return move.n === 0
  return move.do === 'unhostage' || move.do === 'withdraw'
}
