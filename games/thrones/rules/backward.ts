import type { Game } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'

/** Moves that only take a draft back. */
export const backward: Game<Thrones>['backward'] = ({ do: name }) =>
  name === 'remove' || name === 'recall' || name === 'unmuster'
