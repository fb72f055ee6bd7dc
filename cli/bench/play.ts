/** How fast the rules play: random games, copies of a state, replays. */
import { games } from '../../games/index.ts'
import {
  copy,
  type Game,
  type GameModule,
  type Kinds,
  type Move,
  type Rng,
  randomMove,
  recordFormat,
  replay,
  type Seat,
  type State,
  seeded,
  seedFrom,
} from '../../kernel/index.ts'
import type { Goals } from '../../kernel/testing/goals.ts'
import { lastOf, playout } from '../../kit/playout.ts'
import { tableOptions } from '../arguments.ts'
import { cpuSince, type Figure, median } from './figure.ts'
import { goalsOf } from './goals.ts'
import { besideMachine, speedNow } from './machine.ts'

type AnyGame = Game<Kinds>

const gamesOfBatch = 60

/** What is measured of every game. */
export async function playFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const gameModule of Object.values(games)) {
    const goals = await goalsOf(gameModule)
    figures.push(...randomPlay(gameModule, goals), copying(gameModule, goals), await replaying(gameModule, goals))
  }
  return figures
}

interface Playout {
  moves: number
  /** Moves with two or more options. */
  choices: number
  end: State<Kinds>
  record: [Seat, Move<Kinds>][]
}

/** A random game to its end, or to the given number of moves. Every list of options is made in full. */
function randomGame(game: AnyGame, seats: number, table: Kinds['options'], seed: string, limit = Infinity): Playout {
  const rng: Rng = { chance: seeded(seedFrom(`moves of ${seed}`)) }
  const record: [Seat, Move<Kinds>][] = []
  let choices = 0
  const begin = { roles: Array.from({ length: seats }, () => null), options: table, seed }
  const { state, moves } = lastOf(
    playout(game, begin, ({ question, moves }) => {
      if (moves >= limit) return undefined
      const [seat] = question.toMove
      const list = question.legal(seat)
      const move = randomMove(game, list, rng)
      if (list.length > 1) choices++
      record.push([seat, move])
      return { seat, move }
    }),
  )
  return { moves, choices, end: state, record }
}

/**
 * Random play at the largest table: five batches after one in which the engine gets warm, as it is in a server or a
 * search; the median counts. And the games that got stuck or broke.
 */
function randomPlay(gameModule: GameModule, goals: Goals): Figure[] {
  const { game } = gameModule
  const table = tableOptions(gameModule, '')
  let broken = 0
  const rates: number[] = []
  const speeds = [speedNow()]
  for (let batch = 0; batch <= 5; batch++) {
    const mark = process.cpuUsage()
    let choices = 0
    for (let i = 0; i < gamesOfBatch; i++) {
      try {
        choices += randomGame(game, game.seats.max, table, seedFrom(`bench ${batch}/${i}`)).choices
      } catch {
        broken++
      }
    }
    if (batch > 0) rates.push(choices / cpuSince(mark))
    speeds.push(speedNow())
  }
  const of = `${game.seats.max} seats, 5 batches of ${gamesOfBatch} games after a warm-up batch, median; all options listed`
  return [
    {
      name: `${game.id}: random play`,
      value: Math.round(median(rates)),
      unit: 'moves with 2+ options per CPU second',
      goal: goals.randomPlay,
      better: 'higher',
      machine: median(speeds),
      note: of,
    },
    {
      name: `${game.id}: random games stuck or broken`,
      value: broken,
      unit: 'games',
      goal: { floor: 0, aim: 0 },
      better: 'lower',
      machine: null,
      note: of,
    },
  ]
}

/** How much cheaper a copy of a state is than structuredClone of the same state. */
function copying(gameModule: GameModule, goals: Goals): Figure {
  const { game } = gameModule
  const table = tableOptions(gameModule, '')
  const states = [100, 300, 500].map(moves => {
    const { end } = randomGame(game, game.seats.max, table, seedFrom(`copy ${moves}`), moves)
    return end
  })
  let sink = 0
  const time = (times: number, make: (state: State<Kinds>) => State<Kinds>) => {
    for (const state of states) for (let i = 0; i < times / 10; i++) sink += make(state).stack.length
    const mark = process.cpuUsage()
    for (const state of states) for (let i = 0; i < times; i++) sink += make(state).stack.length
    return cpuSince(mark) / (times * states.length)
  }
  const clone = time(3000, state => structuredClone(state))
  const own = time(1_000_000, copy)
  const size = Math.round(median(states.map(state => JSON.stringify(state).length)) / 1024)
  return {
    name: `${game.id}: copy of a state`,
    value: Math.round(clone / own),
    unit: 'times faster than structuredClone',
    goal: goals.copy,
    better: 'higher',
    machine: null,
    note: `${(own * 1e9).toFixed(0)} ns against ${(clone * 1e9).toFixed(0)} ns, ${size} KB of JSON, checksum ${sink % 10}`,
  }
}

/** Replaying a record of 500 moves, each checked against the legal ones; a shorter game is told as if it had so many. */
async function replaying(gameModule: GameModule, goals: Goals): Promise<Figure> {
  const { game } = gameModule
  const begin = {
    roles: Array.from({ length: game.seats.max }, () => null),
    options: tableOptions(gameModule, ''),
    seed: seedFrom('replay'),
  }
  const { record } = randomGame(game, game.seats.max, begin.options, begin.seed, 500)
  const whole = { ...recordFormat, game: game.id, gameVersion: game.version, ...begin, moves: record }
  const { measured: times, machine } = await besideMachine(() =>
    Array.from({ length: 30 }, () => {
      const before = performance.now()
      replay(game, whole)
      return performance.now() - before
    }),
  )
  return {
    name: `${game.id}: replaying 500 moves`,
    value: Number(((median(times) * 500) / record.length).toFixed(2)),
    unit: 'ms',
    goal: goals.replay,
    better: 'lower',
    machine,
    note: `a record of ${record.length} moves, median of 30, every move checked against the legal ones`,
  }
}
