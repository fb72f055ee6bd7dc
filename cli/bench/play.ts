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

/** What is measured of every game. */
export async function playFigures(tell: (word: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const gameModule of Object.values(games)) {
    tell(`playing ${gameModule.game.id} ...`)
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

/** A batch of random games: so many, or fewer where games are long. */
const batchOf = { games: 60, choices: 60_000 }

/** One batch, and how many of its games got stuck or broke. */
function randomBatch(game: AnyGame, table: Kinds['options'], batch: number) {
  const played = { games: 0, choices: 0, broken: 0 }
  const mark = process.cpuUsage()
  for (; played.games < batchOf.games && played.choices < batchOf.choices; played.games++) {
    try {
      const seed = seedFrom(`bench ${batch}/${played.games}`)
      played.choices += randomGame(game, game.seats.max, table, seed).choices
    } catch {
      played.broken++
    }
  }
  return { ...played, rate: played.choices / cpuSince(mark) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/**
 * Random play at the largest table: five batches after one in which the engine gets warm, as it is in a server or a
 * search; the median counts. And the games that got stuck or broke.
 */
function randomPlay(gameModule: GameModule, goals: Goals): Figure[] {
  const { game } = gameModule
  const table = tableOptions(gameModule, '')
  const speeds = [speedNow()]
  const [warmUp, ...batches] = Array.from({ length: 6 }, (_, batch) => {
    const played = randomBatch(game, table, batch)
    speeds.push(speedNow())
    return played
  })
  const count = sum(batches.map(({ games }) => games))
  const of = `${game.seats.max} seats, 5 batches of ${count} games together after a warm-up batch of ${warmUp.games}`
  return [
    {
      name: `${game.id}: random play`,
      value: Math.round(median(batches.map(({ rate }) => rate))),
      unit: 'moves with 2+ options per CPU second',
      goal: goals.randomPlay,
      better: 'higher',
      machine: median(speeds),
      note: `${of}, median; all options listed`,
    },
    {
      name: `${game.id}: random games stuck or broken`,
      value: sum([warmUp, ...batches].map(({ broken }) => broken)),
      unit: 'games',
      goal: { floor: 0, aim: 0 },
      better: 'lower',
      machine: null,
      note: of,
    },
  ]
}

/** CPU seconds for which each way of copying is measured. */
const copyingLasts = 1

/** How much cheaper a copy of a state is than structuredClone of the same state. */
function copying(gameModule: GameModule, goals: Goals): Figure {
  const { game } = gameModule
  const table = tableOptions(gameModule, '')
  const states = [100, 300, 500].map(moves => {
    const { end } = randomGame(game, game.seats.max, table, seedFrom(`copy ${moves}`), moves)
    return end
  })
  let sink = 0
  /** Seconds for one copy: rounds of them, a hundred of each state, until their time is over. */
  const time = (make: (state: State<Kinds>) => State<Kinds>, lasts: number) => {
    const mark = process.cpuUsage()
    let made = 0
    for (; cpuSince(mark) < lasts; made += 100 * states.length) {
      for (const state of states) for (let i = 0; i < 100; i++) sink += make(state).stack.length
    }
    return cpuSince(mark) / made
  }
  const [clone, own] = [(state: State<Kinds>) => structuredClone(state), copy].map(make => {
    time(make, copyingLasts / 10)
    return time(make, copyingLasts)
  })
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
      const mark = process.cpuUsage()
      replay(game, whole)
      return cpuSince(mark) * 1000
    }),
  )
  return {
    name: `${game.id}: replaying 500 moves`,
    value: Number(((median(times) * 500) / record.length).toFixed(2)),
    unit: 'ms of CPU',
    goal: goals.replay,
    better: 'lower',
    machine,
    note: `a record of ${record.length} moves, median of 30, every move checked against the legal ones`,
  }
}
