/** What the bench holds Battles of Westeros to, where it differs from other games: every order lists all ways of a unit. */
import type { Goals } from '../../../kernel/testing/goals.ts'

export const goals: Partial<Goals> = {
  randomPlay: { floor: 9300, aim: 26_500 },
  // A turn is tried out to the end of the round.
  trials: { floor: 90, aim: 320 },
}
