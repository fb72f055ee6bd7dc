import type { Game } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'

/** Moves that only take a draft back. */
export const isRetraction: Game<Thrones>['isRetraction'] = ({ do: name }) =>
  name === 'remove' || name === 'recall' || name === 'unmuster'
