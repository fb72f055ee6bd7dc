import { isSettlement } from '../../../kernel/index.ts'
import type { AnyMove, AnyView } from '../anyGame.ts'

/** The seat's side moves but the ends beside the rules, which have buttons of their own. */
export const sideMovesIn = ({ side }: Pick<AnyView, 'side'>): readonly AnyMove[] =>
  side.filter(move => !isSettlement(move))
