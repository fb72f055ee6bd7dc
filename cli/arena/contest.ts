/** Games of the arena, side by side on threads, until enough is known. */

import { Piscina } from 'piscina'
import { type Rotation, verdict } from '../../bots/contest.ts'
import { type Kinds, seedFrom } from '../../kernel/index.ts'
import '../../server/steadyThreads.ts'
import type { Tuning } from './tuned.ts'
import type { PlayedGame, Task } from './worker.ts'

export interface Wanted {
  game: string
  /** Levels, and programs as `cmd:COMMAND`. They take the seats by turns. */
  bots: readonly string[]
  seats: number
  /** At most. */
  games: number
  seed: string
  /** Options of the table; where there are several the rotations play with them by turns. */
  options: readonly Kinds['options'][]
  threads: number
  /** Milliseconds that a program has for a decision. */
  programTime: number
  tuning?: Tuning
  /** How often the first bot should be placed before the others, 0 to 1: when that is known, it is enough. null: all games. */
  goal: number | null
}

export interface Game extends PlayedGame {
  seated: readonly string[]
}

export interface Contest {
  games: readonly Game[]
  rotations: readonly Rotation[]
  verdict: 'above' | 'below' | null
  /** Somebody broke it off. */
  isStopped: boolean
}

/** Who follows a contest: hears of every game in order, and may break it off. */
export interface Follower {
  tell?(games: readonly Game[], rotations: readonly Rotation[]): void
  signal?: AbortSignal
}

/**
 * Plays rotations: in one of them each bot has every seat once (where the seats are a multiple of the bots), all from the same
 * deal. What is counted hangs on the seed alone, not on which thread is first. Broken off, it ends at once with the games played
 * until then.
 */
export async function contest(wanted: Wanted, { tell, signal }: Follower = {}): Promise<Contest> {
  const { bots, goal, threads } = wanted
  const pool = new Piscina<Task, PlayedGame>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
  })
  const games: Game[] = []
  const ended = (verdict: Contest['verdict'] = null, isStopped = false): Contest => ({
    games,
    rotations: rotationsOf(games, bots.length),
    verdict,
    isStopped,
  })
  try {
    for await (const game of inOrder(tasksOf(wanted), 2 * threads, task => playedBy(pool, task, signal))) {
      games.push(game)
      tell?.(games, rotationsOf(games, bots.length))
      if (games.length % bots.length > 0 || goal === null) continue
      const decided = verdict(rotationsOf(games, bots.length), bots[0], null, goal)
      if (decided) return ended(decided)
    }
    return ended()
  } catch (fault) {
    if (signal?.aborted) return ended(null, true)
    throw fault
  } finally {
    await pool.destroy()
  }
}

function* tasksOf({ game, bots, seats, games, seed, options, programTime, tuning }: Wanted): Generator<Task> {
  for (let i = 0; i < games; i++) {
    const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length])
    const rotation = Math.floor(i / bots.length)
    const setup = { options: options[rotation % options.length], seed: seedFrom(`${seed}/${rotation}`) }
    yield { game, seated, ...setup, programTime, tuning }
  }
}

const playedBy = async (pool: Piscina<Task, PlayedGame>, task: Task, signal?: AbortSignal): Promise<Game> => ({
  ...(await pool.run(task, { signal: signal ?? null })),
  seated: task.seated,
})

/** Whole ones, or the one that was begun where there is no whole one. */
function rotationsOf(games: readonly Game[], size: number): Rotation[] {
  const whole = Math.max(1, Math.floor(games.length / size))
  return Array.from({ length: whole }, (_, i) => games.slice(i * size, (i + 1) * size))
}

/** Does some of the tasks at a time; their results in the order of the tasks. */
async function* inOrder<T, R>(tasks: Iterable<T>, atOnce: number, run: (task: T) => Promise<R>): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for (const task of tasks) {
    const result = run(task)
    // Whoever stops early does not wait for the others; a fault is thrown where its turn comes.
    result.catch(() => {})
    running.push(result)
    if (running.length === atOnce) yield await running.shift()!
  }
  while (running.length > 0) yield await running.shift()!
}
