/** The goals of every game: those of the house, and what a game says otherwise. Why each is what it is: docs/performance.md. */
import { existsSync } from 'node:fs'
import type { GameModule } from '../../kernel/index.ts'
import type { Goals } from '../../kernel/testing/goals.ts'

/** What a game of so many seats is held to when it says nothing. */
export const houseGoals = (seats: number): Goals => ({
  randomPlay: { floor: 16_700, aim: 26_500 },
  copy: { floor: 50, aim: 300 },
  replay: { floor: 46, aim: 9 },
  trials: { floor: 160, aim: 550 },
  durableMoves: { floor: 0.6, aim: 1 },
  answer: { floor: 5, aim: 2 },
  serverCpu: { floor: 620, aim: 310 },
  bytes: { floor: Math.round((2800 * seats) / 6), aim: Math.round((940 * seats) / 6) },
  opening: { floor: 12, aim: 3 },
})

/** The goals at the game's largest table; what differs from the house's stands in games/<id>/testing/goals.ts. */
export async function goalsOf({ game }: GameModule): Promise<Goals> {
  const file = new URL(`../../games/${game.id}/testing/goals.ts`, import.meta.url)
  const { goals }: { goals: Partial<Goals> } = existsSync(file) ? await import(file.href) : { goals: {} }
  return { ...houseGoals(game.seats.max), ...goals }
}
