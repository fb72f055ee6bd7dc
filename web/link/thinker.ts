/** Bots in a worker of their own, so that they never block the page. */
import { type BotLevel, levels } from '../../bots/levels.ts'
import type { Advice, Kinds, Plan, View } from '../../kernel/index.ts'
import type { Thought } from '../../table/runner.ts'
import type { FromBot, ToBot } from './botWorker.ts'
import type { Think } from './local.ts'

export interface Thinker {
  /** Rejected when the bot throws, or does not answer in time. */
  think: Think
  /** What the strongest bot would do in this view, and why. Rejected as above. */
  advise(view: View<Kinds>, seed: string): Promise<Advice<Kinds>>
  close(): void
}

interface Waiting {
  done(answer: Plan<Kinds> | Advice<Kinds>): void
  fail(error: Error): void
}

/** `answerTime`: so long after its own time, or after it was told to hurry, a bot is stopped; in milliseconds. */
export function thinker(game: string, answerTime = 15_000): Thinker {
  const waiting = new Map<number, Waiting>()
  /** null: the last one is over, and the next question opens another. */
  let worker: Worker | null = open()
  let count = 0

  function open(): Worker {
    const opened = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })
    opened.onmessage = ({ data }: MessageEvent<FromBot>) => {
      const { done, fail } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if ('fault' in data) fail?.(new Error(data.fault))
      else if ('plan' in data) done?.(data.plan)
    }
    // Where it could not be loaded it answers nothing, ever.
    opened.onerror = ({ message }) => opened === worker && stop(message)
    return opened
  }
  /** Nothing else ends a thought that does not end. */
  function stop(why: string): void {
    worker?.terminate()
    worker = null
    for (const { fail } of waiting.values()) fail(new Error(why))
    waiting.clear()
  }

  async function answerOf(
    level: BotLevel | 'advice',
    { view, seed, budget, signal }: Pick<Thought, 'view' | 'seed' | 'budget'> & { signal?: AbortSignal },
  ) {
    const id = ++count
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(`The ${level} bot did not answer on seat ${view.seat}.`), milliseconds)
    }
    const hurry = () => {
      worker?.postMessage({ hurry: id } satisfies ToBot)
      stopAfter(answerTime)
    }
    const answer = new Promise<Plan<Kinds> | Advice<Kinds>>((done, fail) => waiting.set(id, { done, fail }))
    worker ??= open()
    worker.postMessage({ id, game, level, budget, view, seed } satisfies ToBot)
    stopAfter(budget.ms + answerTime)
    if (signal?.aborted) hurry()
    else signal?.addEventListener('abort', hurry, { once: true })
    return answer.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', hurry)
    })
  }

  return {
    think: async (level, thought) => (await answerOf(level, thought)) as Plan<Kinds>,
    advise: async (view, seed) =>
      (await answerOf('advice', { view, seed, budget: levels.strong.budget })) as Advice<Kinds>,
    close: () => worker?.terminate(),
  }
}
