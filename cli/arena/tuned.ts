/** Bots of one level with weights of their own, for games in which they play against each other. */
import { existsSync } from 'node:fs'
import { trials } from '../../bots/budget.ts'
import { type BotLevel, thoughtOf } from '../../bots/levels.ts'
import { setNumbers, type Weights } from '../../bots/tuning.ts'
import type { GameModule, Kinds, Plan, Rng, View } from '../../kernel/index.ts'

/** Bots by name, each with its numbers in the order of the game's weights. */
export interface Tuning {
  level: BotLevel
  /** Trials a decision. */
  nodes: number
  numbers: Readonly<Record<string, readonly number[]>>
}

/** The weights that a game's bots read, in this thread; null: the game names none. */
export async function weightsOf(game: string): Promise<Weights | null> {
  const file = new URL(`../../games/${game}/testing/tuning.ts`, import.meta.url)
  if (!existsSync(file)) return null
  const { weights }: { weights: Weights } = await import(file.href)
  return weights
}

/** A bot that thinks with numbers of its own. Bots of a game think one after the other: each puts in its own before. */
export const tunedBot =
  (gameModule: GameModule, weights: Weights, { level, nodes, numbers }: Tuning, bot: string) =>
  (view: View<Kinds>, rng: Rng): Promise<Plan<Kinds>> => {
    setNumbers(weights, numbers[bot])
    return thoughtOf(gameModule, level, view, rng, trials(nodes))
  }
