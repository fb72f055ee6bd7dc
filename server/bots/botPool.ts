/**
 * Threads in which bots think, so that the server never waits for one. A long thought never delays a quick one: the two have
 * threads and queues of their own, and threads of long thoughts give way to all others where the machine is busy. In a queue
 * those go first whose table somebody watches.
 */
import { randomBytes } from 'node:crypto'
import { quick } from '../../bots/levels.ts'
import type { Advice, Kinds, Plan } from '../../kernel/index.ts'
import { limits } from '../limits.ts'
import type { Question } from './botWorker.ts'
import { openLane, type Wish } from './lane.ts'

export interface BotPool {
  /** What the bot does. Rejected when it throws, needs too much memory, or does not answer in time. */
  think(question: Question, wish: Wish): Promise<Plan<Kinds>>
  /** What the strongest bot would do, and why: it waits for all bots whose turn it is. Rejected as above. */
  advise(question: Omit<Question, 'level'>, signal: AbortSignal): Promise<Advice<Kinds>>
  /** So many decisions wait for a thread. */
  waiting(): { quick: number; long: number }
  close(): Promise<void>
}

/** So much less than others the operating system lets a thread of long thoughts run (nice). */
const gentle = 10

/** `gamesModule` is the address of the registry of games; `threads` those for quick thoughts. */
export function openBotPool(gamesModule: string, threads: number): BotPool {
  const short = openLane({ gamesModule, threads, kept: 1 })
  const long = openLane({ gamesModule, threads: Math.max(1, threads - 1), kept: 0, nice: gentle })
  return {
    think: async (question, wish) =>
      (await (question.budget.ms > quick ? long : short).think(question, wish)) as Plan<Kinds>,
    advise: async (question, signal) => {
      const wish = { isWatched: false, patience: limits.patienceOfAdvice, signal }
      return (await long.think({ ...question, level: 'advice' }, wish)) as Advice<Kinds>
    },
    waiting: () => ({ quick: short.waiting(), long: long.waiting() }),
    close: async () => void (await Promise.all([short.close(), long.close()])),
  }
}

/** 32 hexadecimal digits: a seed of the quick generator (kernel/rng.ts). */
export const quickSeed = (): string => randomBytes(16).toString('hex')
