/** What the bench holds BattleLore to, where it differs from other games. */
import type { Goals } from '../../../kernel/testing/goals.ts'

export const goals: Partial<Goals> = {
  serverCpu: { floor: 400, aim: 200 },
  trials: { floor: 270, aim: 920 },
}
