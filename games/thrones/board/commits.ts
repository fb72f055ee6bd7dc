/** Moves that commit a draft. */
import type { View } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'
import type { Move } from './moveTargets.ts'

/** Is this the move that ends what was drafted, and was anything drafted? */
export function isCommit(move: Move, { stack }: View<Thrones>): boolean {
  const top = stack.at(-1)
  if (move.do === 'commit') return top?.do === 'march' && top.groups.length > 0
  return move.do === 'confirm' || (move.do === 'done' && top?.do === 'muster' && top.steps.length > 0)
}
