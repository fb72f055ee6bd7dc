/** Bots in a worker of their own, so that they never block the page. */
import { levels } from '../../bots/levels.ts'
import type { Kinds, Plan } from '../../kernel/index.ts'
import type { FromBot, ToBot } from './botWorker.ts'
import type { Think } from './local.ts'

export interface Thinker {
  /** Rejected when the bot throws, or does not answer in time. */
  think: Think
  close(): void
}

interface Waiting {
  done(plan: Plan<Kinds>): void
  fail(error: Error): void
}

/** `answerTime`: so long after its own time, or after it was told to hurry, a bot is stopped; in milliseconds. */
export function thinker(game: string, answerTime = 15_000): Thinker {
  const waiting = new Map<number, Waiting>()
  let worker = open()
  let count = 0

  function open(): Worker {
    const opened = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
    opened.onmessage = ({ data }: MessageEvent<FromBot>) => {
      const { done, fail } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if ('fault' in data) fail?.(new Error(data.fault))
      else done?.(data.plan)
    }
    opened.onerror = ({ message }) => failAll(message)
    return opened
  }
  function failAll(why: string): void {
    for (const { fail } of waiting.values()) fail(new Error(why))
    waiting.clear()
  }
  /** Nothing else ends a thought that does not end. */
  function stop(why: string): void {
    worker.terminate()
    worker = open()
    failAll(why)
  }
  const post = (message: ToBot) => worker.postMessage(message)

  return {
    async think(level, { view, seed, signal }) {
      const id = ++count
      let timer: ReturnType<typeof setTimeout> | undefined
      const stopAfter = (milliseconds: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => stop(`The ${level} bot did not answer on seat ${view.seat}.`), milliseconds)
      }
      const hurry = () => {
        post({ hurry: id })
        stopAfter(answerTime)
      }
      const answer = new Promise<Plan<Kinds>>((done, fail) => waiting.set(id, { done, fail }))
      post({ id, game, level, view, seed })
      stopAfter(levels[level].budget.ms + answerTime)
      if (signal.aborted) hurry()
      else signal.addEventListener('abort', hurry, { once: true })
      return answer.finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', hurry)
      })
    },
    close: () => worker.terminate(),
  }
}
