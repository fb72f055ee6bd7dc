import type { Game } from '../../../kernel/index.ts'
import type { WarriorKnights } from '../types.ts'

const back: readonly string[] = ['unassign', 'unplan', 'unbench', 'untoss', 'less', 'back']

/** Moves that only take a draft back. */
export const isRetraction: Game<WarriorKnights>['isRetraction'] = move => back.includes(move.do)
