/** What the bench holds Warrior Knights to, where it differs from other games. */
import type { Goals } from '../../../kernel/testing/goals.ts'

export const goals: Partial<Goals> = {
  trials: { floor: 360, aim: 1230 },
}
