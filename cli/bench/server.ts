/** How the server keeps up: figures from a real server under full load. */
import { loadavg } from 'node:os'
import { games } from '../../games/index.ts'
import type { GameModule } from '../../kernel/index.ts'
import { measureOpening, measureServer } from '../../server/bench.ts'
import { atSix, type Figure } from './figure.ts'

const gamesModule = new URL('../../games/index.ts', import.meta.url).href
/** Full load: so many tables that there is always something to do, and something to commit together. */
const tables = 40
const warmUpMoves = 10_000
const seconds = 10

/** `tell` hears what is going on. */
export async function serverFigures(tell: (word: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const gameModule of Object.values(games)) {
    figures.push(...(await figuresOf(gameModule, word => tell(`${gameModule.game.id}: ${word}`))))
  }
  return figures
}

async function figuresOf(gameModule: GameModule, tell: (word: string) => void): Promise<Figure[]> {
  const { id, seats } = gameModule.game
  const load = await measureServer({ gamesModule, gameModule, seats: seats.max, tables, warmUpMoves, seconds, tell })
  tell('opening games that are not in memory')
  const busy = loadavg()[0].toFixed(1)
  const note = `${tables} tables of ${seats.max} connected seats, random players, ${load.moves} moves in ${seconds} s after ${load.warmUpMoves} to warm up; the players run on the same machine, whose load was ${busy}`
  return [
    {
      name: `${id}: durable moves`,
      value: round(load.movesPerSecond / load.rawCommitsPerSecond),
      unit: 'of raw single-row commits a second in the same run',
      goal: atSix(seats.max, { floor: 0.6, aim: 1.3 }),
      better: 'higher',
      note: `${Math.round(load.movesPerSecond)} moves against ${Math.round(load.rawCommitsPerSecond)} commits a second; ${note}`,
    },
    {
      name: `${id}: server CPU a move`,
      value: Math.round(load.cpuPerMove),
      unit: 'microseconds, all included',
      goal: atSix(seats.max, { floor: 420, aim: 210 }),
      better: 'lower',
      note,
    },
    {
      name: `${id}: bytes a move to all seats`,
      value: Math.round(load.bytesPerMove),
      unit: 'bytes before compression, frames included',
      goal: atSix(seats.max, { floor: 2800, aim: 940 }),
      better: 'lower',
      note,
    },
    {
      name: `${id}: opening a game that is not in memory`,
      value: round(await measureOpening(gameModule, seats.max, 500)),
      unit: 'ms',
      goal: { floor: 2.3, aim: 0.6 },
      better: 'lower',
      note: 'a game of 500 moves on SQLite, median of 40',
    },
  ]
}

const round = (value: number) => Number(value.toFixed(2))
