/** Runs in a thread of its own: a bot looks at the view of its seat and thinks. */
import type { MessagePort } from 'node:worker_threads'
import { type BotLevel, type Level, thoughtOf } from '../../bots/levels.ts'
import { type GameModule, type Kinds, type Plan, seeded, type View } from '../../kernel/index.ts'
import { cpuNow } from './cpuClock.ts'

export interface Question {
  game: string
  level: BotLevel
  budget: Level['budget']
  view: View<Kinds>
  /** 32 hexadecimal digits. */
  seed: string
}

export interface Task extends Question {
  /** Where the registry of games is: the address of a module that exports `games`. */
  gamesModule: string
  /** Any message tells the bot to answer at once. */
  hurry: MessagePort
}

export default async function think({ gamesModule, hurry, ...question }: Task): Promise<Plan<Kinds>> {
  const hurried = new AbortController()
  hurry.once('message', () => hurried.abort())
  try {
    const { games }: { games: Readonly<Record<string, GameModule>> } = await import(gamesModule)
    const { game, level, view, seed, budget } = question
    const rng = { chance: seeded(seed) }
    return await thoughtOf(games[game], level, view, rng, { ...budget, signal: hurried.signal, now: cpuNow })
  } finally {
    hurry.close()
  }
}
