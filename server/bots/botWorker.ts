/** Runs in a thread of its own: a bot looks at the view of its seat and thinks. */
import type { MessagePort } from 'node:worker_threads'
import { type BotLevel, type Level, thoughtOf } from '../../bots/levels.ts'
import { type Advice, type GameModule, type Kinds, type Plan, seeded, type View } from '../../kernel/index.ts'
import { cpuNow } from './cpuClock.ts'

export interface Question {
  game: string
  level: BotLevel
  budget: Level['budget']
  view: View<Kinds>
  /** 32 hexadecimal digits. */
  seed: string
}

/** What is asked of a thread: the plan of a bot, or for `advice` what the strongest one would do, and why. */
export type Asked = Omit<Question, 'level'> & { level: BotLevel | 'advice' }

export type Task = Asked & {
  /** Where the registry of games is: the address of a module that exports `games`. */
  gamesModule: string
  /** Any message tells the bot to answer at once; it says itself when the games are read and its thought begins. */
  hurry: MessagePort
}

/** What a thread answers. */
export type Thought = Plan<Kinds> | Advice<Kinds>

export default async function think({ gamesModule, hurry, ...question }: Task): Promise<Thought> {
  const hurried = new AbortController()
  hurry.once('message', () => hurried.abort())
  try {
    const { games }: { games: Readonly<Record<string, GameModule>> } = await import(gamesModule)
    hurry.postMessage('begun')
    const { game, level, view, seed, budget } = question
    const rng = { chance: seeded(seed) }
    const within = { ...budget, signal: hurried.signal, now: cpuNow }
    if (level !== 'advice') return await thoughtOf(games[game], level, view, rng, within)
    const { adviser } = games[game]
    if (!adviser) throw new Error(`Nobody gives advice in ${game}.`)
    return await adviser.advise(games[game].game, view, rng, within)
  } finally {
    hurry.close()
  }
}
