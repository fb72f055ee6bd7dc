/**
 * Threads that think, and the thoughts that wait for one of them. A thought that takes longer than its own time gives its place
 * away: another thread thinks for those that wait, while this one may still end, or is stopped.
 */
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { limits } from '../limits.ts'
import '../steadyThreads.ts'
import type { Asked, Task, Thought } from './botWorker.ts'

export interface Wish {
  /** Does anybody watch the table? */
  isWatched: boolean
  /** It waits for all that come within so many milliseconds after it; left out: those of watched tables go before others. */
  patience?: number
  /** Aborted: the bot is to answer at once. */
  signal: AbortSignal
}

export interface Lane {
  think(question: Asked, wish: Wish): Promise<Thought>
  /** So many thoughts wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

interface Need {
  gamesModule: string
  /** So many at most, and so many that are never given up. */
  threads: number
  kept: number
  nice?: number
  /** Milliseconds after its own time in which a bot must have answered, and after which others do not wait for it any more. */
  answerTime?: number
  overtime?: number
  botMemory?: number
}

/** Megabytes. */
const youngest = 16

interface Waiting {
  /** Who comes first by this goes first, in milliseconds. */
  order: number
  /** Its own time, in milliseconds. */
  ms: number
  start(): Promise<void>
}

export function openLane(need: Need): Lane {
  const { threads, kept, nice = 0, botMemory = limits.botMemory, overtime = limits.botOvertime } = need
  const pool = new Piscina<Task, Thought>({
    filename: new URL('./botWorker.ts', import.meta.url).href,
    minThreads: kept,
    maxThreads: threads + limits.overdueBots,
    idleTimeout: limits.botIdle,
    niceIncrement: nice,
    // Where new values take more, what comes through one collection can be too much at once, and the whole server dies.
    resourceLimits: { maxOldGenerationSizeMb: botMemory, maxYoungGenerationSizeMb: youngest },
  })
  const waiting = new Set<Waiting>()
  let free = threads
  let overdue = 0
  const startNext = (): void => {
    if (free === 0 || waiting.size === 0) return
    const first = [...waiting].reduce((a, b) => (b.order < a.order ? b : a))
    waiting.delete(first)
    free--
    let isOverdue = false
    const giveWay = setTimeout(() => {
      if (overdue === limits.overdueBots) return
      isOverdue = true
      overdue++
      free++
      startNext()
    }, first.ms + overtime).unref()
    void first.start().finally(() => {
      clearTimeout(giveWay)
      if (isOverdue) overdue--
      else free++
      startNext()
    })
  }
  return {
    think: (question, wish) =>
      new Promise((done, fail) => {
        const { isWatched, patience = isWatched ? 0 : limits.patienceOfMail } = wish
        const order = performance.now() + patience
        waiting.add({
          order,
          ms: question.budget.ms,
          start: () => run(pool, need, question, wish.signal).then(done, fail),
        })
        startNext()
      }),
    waiting: () => waiting.size,
    close: () => pool.destroy(),
  }
}

/** A thought in a free thread. A bot ends it by its own clock, and when it is hurried; one that does neither is stopped. */
async function run(
  pool: Piscina<Task, Thought>,
  { gamesModule, answerTime = limits.answerTime, overtime = limits.botOvertime }: Need,
  question: Asked,
  signal: AbortSignal,
): Promise<Thought> {
  const { port1, port2 } = new MessageChannel()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stopAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), milliseconds).unref()
  }
  let lateness: NodeJS.Timeout | undefined
  let hasBegun = false
  const hurry = () => {
    port1.postMessage('hurry')
    if (hasBegun) stopAfter(answerTime)
  }
  // A thread that is new reads all games first: on a busy machine that takes longer than the thought.
  stopAfter(limits.threadStart)
  port1.once('message', () => {
    hasBegun = true
    stopAfter((signal.aborted ? 0 : question.budget.ms) + answerTime)
    // Its own time is what it has used of the processor: where the machine is busy that can take long.
    lateness = setTimeout(hurry, limits.botLateness * question.budget.ms + overtime).unref()
  })
  if (signal.aborted) hurry()
  else signal.addEventListener('abort', hurry, { once: true })
  try {
    const task: Task = { ...question, gamesModule, hurry: port2 }
    return await pool.run(task, { transferList: [task.hurry], signal: stop.signal })
  } catch (error) {
    const { level, game, view } = question
    if (!stop.signal.aborted) throw error
    throw new Error(`The ${level} bot of ${game} did not answer on seat ${view.seat}.`)
  } finally {
    clearTimeout(timer)
    clearTimeout(lateness)
    signal.removeEventListener('abort', hurry)
    port1.close()
  }
}
