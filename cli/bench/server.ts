/** How the server keeps up: figures from a real server under full load. */
import { loadavg } from 'node:os'
import { games } from '../../games/index.ts'
import type { GameModule } from '../../kernel/index.ts'
import { measureOpening, measureServer } from '../../server/bench.ts'
import type { Figure } from './figure.ts'
import { goalsOf } from './goals.ts'
import { besideMachine } from './machine.ts'

const gamesModule = new URL('../../games/index.ts', import.meta.url).href
/** Full load: so many tables that there is always something to do, and something to commit together. */
const tables = 40
const warmUpMoves = 10_000
/** Commits a second of the disk of reference. A faster one counts as this one: the CPU is the limit there. */
const referenceCommits = 3_300
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
  const goals = await goalsOf(gameModule)
  const { measured: load, machine } = await besideMachine(() =>
    measureServer({ gamesModule, gameModule, seats: seats.max, tables, warmUpMoves, seconds, tell }),
  )
  tell('opening games that are not in memory')
  const opening = await besideMachine(() => measureOpening(gameModule, seats.max, 500))
  const busy = loadavg()[0].toFixed(1)
  const note = `${tables} tables of ${seats.max} connected seats, random players, ${load.moves} moves in ${seconds} s after ${load.warmUpMoves} to warm up; the players run on the same machine, whose load was ${busy}`
  const commits = Math.min(load.rawCommitsPerSecond, referenceCommits)
  return [
    {
      name: `${id}: durable moves`,
      value: round(load.movesPerSecond / commits),
      unit: 'of raw single-row commits a second, but no more than the disk of reference takes',
      goal: goals.durableMoves,
      better: 'higher',
      machine: null,
      note: `${Math.round(load.movesPerSecond)} moves against ${Math.round(commits)} commits a second, where the disk takes ${Math.round(load.rawCommitsPerSecond)}; ${note}`,
    },
    {
      name: `${id}: server CPU a move`,
      value: Math.round(load.cpuPerMove),
      unit: 'microseconds, all included',
      goal: goals.serverCpu,
      better: 'lower',
      machine,
      note,
    },
    {
      name: `${id}: bytes a move to all seats`,
      value: Math.round(load.bytesPerMove),
      unit: 'bytes before compression, frames included',
      goal: goals.bytes,
      better: 'lower',
      machine: null,
      note,
    },
    {
      name: `${id}: opening a game that is not in memory`,
      value: round(opening.measured),
      unit: 'ms',
      goal: goals.opening,
      better: 'lower',
      machine: opening.machine,
      note: 'a game of 500 moves on SQLite, median of 40',
    },
  ]
}

const round = (value: number) => Number(value.toFixed(2))
