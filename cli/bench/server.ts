/** How the server keeps up: figures from a real server under full load. */
import { loadavg } from 'node:os'
import { games } from '../../games/index.ts'
import type { GameModule } from '../../kernel/index.ts'
import type { Goals } from '../../kernel/testing/goals.ts'
import { measureOpening, measureServer, type ServerLoad } from '../../server/bench.ts'
import { type Latency, measureLatency } from '../../server/load/latency.ts'
import type { Figure } from './figure.ts'
import { goalsOf } from './goals.ts'
import { besideMachine } from './machine.ts'

const gamesModule = new URL('../../games/index.ts', import.meta.url).href
/** Full load: so many tables that there is always something to do, and something to commit together. */
const tables = 40
const warmUpMoves = 10_000
const seconds = 10
/** So many moves for each raw commit are enough: tables that wait share a commit. */
const movesForCommit = 0.6
/** A house that is well visited: so many connections, and moves a second. */
const visited = { sockets: 1200, rate: 300, seconds: 8 }

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
  const latency = await measureLatency({
    ...visited,
    gamesModule,
    gameModule,
    seats: seats.max,
    tables: Math.round(visited.sockets / seats.max),
    tell,
  })
  tell('opening games that are not in memory')
  const opening = await besideMachine(() => measureOpening(gamesModule, { gameModule, seats: seats.max, moves: 500 }))
  return [
    ...loadFigures(load, goals, seats.max, machine),
    ...latencyFigures(latency, goals),
    {
      name: 'opening a game that is not in memory',
      value: round(opening.measured),
      unit: 'ms',
      goal: goals.opening,
      better: 'lower' as const,
      machine: opening.machine,
      note: 'from asking until a page has been sent all of it: a game of 500 moves on SQLite, median of 40',
    },
  ].map(figure => ({ ...figure, name: `${id}: ${figure.name}` }))
}

function loadFigures(load: ServerLoad, goals: Goals, seats: number, machine: number): Figure[] {
  const busy = loadavg()[0].toFixed(1)
  const note = `${tables} tables of ${seats} connected seats, random players, ${load.moves} moves in ${seconds} s after ${load.warmUpMoves} to warm up; the players run on the same machine, whose load was ${busy}`
  const ofDisk = movesForCommit * load.rawCommitsPerSecond
  const ofCpu = 1e6 / load.cpuPerMove
  return [
    {
      name: 'durable moves',
      value: round(load.movesPerSecond / Math.min(ofDisk, ofCpu)),
      unit: `of what the disk (${movesForCommit} of raw single-row commits) and the CPU (one thread's moves) allow`,
      goal: goals.durableMoves,
      better: 'higher',
      machine: null,
      note: `${Math.round(load.movesPerSecond)} moves a second; the disk allows ${Math.round(ofDisk)}, the CPU ${Math.round(ofCpu)}; ${note}`,
    },
    {
      name: 'server CPU a move',
      value: Math.round(load.cpuPerMove),
      unit: 'microseconds, all included',
      goal: goals.serverCpu,
      better: 'lower',
      machine,
      note,
    },
    {
      name: 'bytes a move to all seats',
      value: Math.round(load.bytesPerMove),
      unit: 'bytes as sent, frames included',
      goal: goals.bytes,
      better: 'lower',
      machine: null,
      note,
    },
  ]
}

function latencyFigures({ sockets, rate, moves, bare, stored }: Latency, goals: Goals): Figure[] {
  return (['p50', 'p99'] as const).map(part => ({
    name: `answer to a move, ${part}`,
    value: round(moves[part] / stored[part]),
    unit: 'times an echo that stores a row',
    goal: goals.answer,
    better: 'lower',
    machine: null,
    note: `${moves[part].toFixed(1)} ms for ${moves.count} moves, ${rate} a second over ${sockets} connections; the echo of as many takes ${stored[part].toFixed(1)} ms, and ${bare[part].toFixed(2)} ms when it stores nothing`,
  }))
}

const round = (value: number) => Number(value.toFixed(2))
