/** What the bench holds The Iron Throne to, where it differs from other games. */
import type { Goals } from '../../../kernel/testing/goals.ts'

export const goals: Partial<Goals> = {
  randomPlay: { floor: 34_000, aim: 52_900 },
  trials: { floor: 1000, aim: 3400 },
}
