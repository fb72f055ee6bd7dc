/** What the bench holds A Game of Thrones to, where it differs from other games. */
import type { Goals } from '../../../kernel/testing/goals.ts'

export const goals: Partial<Goals> = {
  randomPlay: { floor: 60_000, aim: 185_000 },
  serverCpu: { floor: 420, aim: 210 },
}
