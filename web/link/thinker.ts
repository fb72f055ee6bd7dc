/** Bots in a worker of their own, so that they never block the page. */
import type { Kinds, Move } from '../../kernel/index.ts'
import type { Thought } from './botWorker.ts'
import type { Think } from './local.ts'

export interface Thinker {
  think: Think
  close(): void
}

export function thinker(game: string): Thinker {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { done(move: Move<Kinds>): void; fail(error: Error): void }>()
  let count = 0
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.done(data.move)
    waiting.delete(data.id)
  }
  worker.onerror = ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message))
    waiting.clear()
  }
  return {
    think: (bot, view, seed) =>
      new Promise((done, fail) => {
        const id = ++count
        waiting.set(id, { done, fail })
        worker.postMessage({ id, game, bot, view, seed })
      }),
    close: () => worker.terminate(),
  }
}
