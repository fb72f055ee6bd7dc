/** Plays one game of the arena in a thread of its own. */
import { type Player, playMatch } from '../../bots/arena.ts'
import { type BotLevel, levels, thoughtOf } from '../../bots/levels.ts'
import type { Weights } from '../../bots/tuning.ts'
import type { Kinds } from '../../kernel/index.ts'
import { cpuNow } from '../../server/bots/cpuClock.ts'
import { commandOf, isProgram, openProgram } from '../program/program.ts'
import { games } from '../servedGames.ts'
import { type Tuning, tunedBot, weightsOf } from './tuned.ts'

/** A game to be played: who sits where, and how it begins. */
export interface Task {
  game: string
  /** Levels, and programs as `cmd:COMMAND`. */
  seated: readonly string[]
  /** Milliseconds that a program has for a decision. */
  programTime: number
  options: Kinds['options']
  /** The bots named there play with weights of their own. */
  tuning?: Tuning
  /** 32 hexadecimal digits. */
  seed: string
}

export interface PlayedGame {
  places: readonly number[]
  /** What each seat played with, as the game declares it. */
  playedWith: readonly Readonly<Record<string, string>>[]
  moves: number
  /** Milliseconds of CPU. */
  cpu: number
  /** Milliseconds of CPU of every decision, by bot. */
  decisions: Readonly<Record<string, readonly number[]>>
}

/** Somebody at the table. */
interface Sitter {
  ask: Exclude<Player<Kinds>, { choose: unknown }>
  close?(): void
}

export default async function playGame(task: Task): Promise<PlayedGame> {
  const { game, seated, options, seed } = task
  const decisions: Record<string, number[]> = Object.fromEntries(seated.map(bot => [bot, []]))
  const weights = task.tuning ? await weightsOf(game) : null
  const sitters = seated.map(bot => sitterOf(task, bot, weights))
  const before = cpuNow()
  const begin = { roles: seated.map(() => null), options, seed }
  const players = sitters.map(({ ask }, seat) => timed(ask, clockOf(seated[seat]), decisions[seated[seat]]))
  try {
    const { places, playedWith, moves } = await playMatch(games[game].game, players, begin)
    return { places, playedWith, moves: moves.length, cpu: cpuNow() - before, decisions }
  } finally {
    for (const { close } of sitters) close?.()
  }
}

function sitterOf({ game: id, programTime, tuning }: Task, bot: string, weights: Weights | null): Sitter {
  if (tuning && weights) return { ask: tunedBot(games[id], weights, tuning, bot) }
  const { game } = games[id]
  if (isProgram(bot)) {
    const { think, close } = openProgram({ game, command: commandOf(bot), ms: programTime, tell: console.error })
    return { ask: think, close }
  }
  const level = bot as BotLevel
  const budget = { ...levels[level].budget, signal: { aborted: false }, now: cpuNow }
  return { ask: (view, rng) => thoughtOf(games[id], level, view, rng, budget) }
}

/** What another process uses is not counted here: of a program it is the time that passes. */
const clockOf = (bot: string) => (isProgram(bot) ? () => performance.now() : cpuNow)

const timed =
  (ask: Sitter['ask'], clock: () => number, times: number[]): Sitter['ask'] =>
  async (view, rng) => {
    const before = clock()
    const plan = await ask(view, rng)
    times.push(clock() - before)
    return plan
  }
