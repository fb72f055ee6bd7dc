/** Whoever is away: the decisions that the rules set (WK-15.5), and no others. */
import type { Bot } from '../../../kernel/index.ts'
import { defaultMove } from '../rules/defaults.ts'
import type { WarriorKnights } from '../types.ts'

export const defaults: Bot<WarriorKnights> = { choose: (_game, view) => defaultMove(view) }
