/** Plays one game of the arena in a thread of its own. */
import { type Player, playMatch } from '../../bots/arena.ts'
import { type BotLevel, levels, thoughtOf } from '../../bots/levels.ts'
import type { GameModule, Kinds } from '../../kernel/index.ts'
import { cpuNow } from '../../server/bots/cpuClock.ts'
import { games } from '../servedGames.ts'

/** A game to be played: who sits where, and how it begins. */
export interface Task {
  game: string
  seated: readonly BotLevel[]
  options: Kinds['options']
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

export default async function playGame({ game, seated, options, seed }: Task): Promise<PlayedGame> {
  const decisions: Record<string, number[]> = Object.fromEntries(seated.map(bot => [bot, []]))
  const players = seated.map(bot => timed(playerOf(games[game], bot), decisions[bot]))
  const before = cpuNow()
  const begin = { roles: seated.map(() => null), options, seed }
  const { places, playedWith, moves } = await playMatch(games[game].game, players, begin)
  return { places, playedWith, moves: moves.length, cpu: cpuNow() - before, decisions }
}

type Ask = Exclude<Player<Kinds>, { choose: unknown }>

function playerOf(gameModule: GameModule, level: BotLevel): Ask {
  const budget = { ...levels[level].budget, signal: { aborted: false }, now: cpuNow }
  return (view, rng) => thoughtOf(gameModule, level, view, rng, budget)
}

const timed =
  (ask: Ask, times: number[]): Ask =>
  async (view, rng) => {
    const before = cpuNow()
    const plan = await ask(view, rng)
    times.push(cpuNow() - before)
    return plan
  }
