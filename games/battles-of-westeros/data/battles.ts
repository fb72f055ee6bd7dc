/** The battles that a table may choose: ten plans and two skirmishes. */

import { type PlanId, plans, planTable } from './plans/index.ts'
import type { Battle, Plan } from './plans/plan.ts'
import { type Skirmish, type SkirmishId, skirmishes, skirmishTable } from './skirmishes.ts'

export type BattleId = PlanId | SkirmishId
export const battles: readonly BattleId[] = [...plans, ...skirmishes]

export const planOf = (battle: BattleId): Plan | null => (planTable as Partial<Record<BattleId, Plan>>)[battle] ?? null

export const skirmishOf = (battle: BattleId): Skirmish | null =>
  (skirmishTable as Partial<Record<BattleId, Skirmish>>)[battle] ?? null

export const battleOf = (battle: BattleId): Battle => planOf(battle) ?? skirmishOf(battle)!
