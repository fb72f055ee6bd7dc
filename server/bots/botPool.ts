/** Threads in which bots think, so that the server never waits for one. */
import { randomBytes } from 'node:crypto'
import { Piscina } from 'piscina'
import type { Kinds, Move } from '../../kernel/index.ts'
import type { Question } from './botWorker.ts'

export interface BotPool {
  choose(question: Omit<Question, 'gamesModule'>): Promise<Move<Kinds>>
  close(): Promise<void>
}

/** `gamesModule` is the address of the registry of games. */
export function openBotPool(gamesModule: string, threads: number): BotPool {
  const filename = new URL('./botWorker.ts', import.meta.url).href
  const pool = new Piscina<Question, Move<Kinds>>({ filename, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 })
  return {
    choose: question => pool.run({ ...question, gamesModule }),
    close: () => pool.destroy(),
  }
}

/** 32 hexadecimal digits that nobody can guess. */
export const freshSeed = (): string => randomBytes(16).toString('hex')
