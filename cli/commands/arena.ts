/** `interregnum arena GAME`: bots play against each other, and the wins are counted. */
import { type Player, playMatch } from '../../bots/arena.ts'
import { isLevelOf, levels, levelsOf, thoughtOf } from '../../bots/levels.ts'
import { type Entry, interval, type Tallies, tallied } from '../../bots/tally.ts'
import { type GameModule, type Kinds, seedFrom } from '../../kernel/index.ts'
import { gameNamed, read, seatsOf, tableOptions, wholeNumber } from '../arguments.ts'

const usage = `Usage: interregnum arena GAME [--bots easy,random] [--games N] [--seats K] [--seed S] [--options ...] [--json]
Plays N games (20); the bots named take the seats by turns, shifted by one seat each game, so that all sit everywhere.
Tells the share of wins by bot and by what the game splits them (side, army, scenario ...), each with its 95 % interval.`

interface Report {
  game: string
  games: number
  seats: number
  moves: number
  cpuSecondsAGame: number
  tallies: Tallies
}

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    {
      bots: { type: 'string', default: 'easy,random' },
      games: { type: 'string', default: '20' },
      seats: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      json: { type: 'boolean' },
    },
    usage,
  )
  const gameModule = gameNamed(words[0])
  const report = await arena(gameModule, {
    kinds: flag('bots').split(','),
    seats: seatsOf(gameModule, flag('seats')),
    games: wholeNumber('games', flag('games'), 1, 100_000),
    seed: flag('seed'),
    options: tableOptions(gameModule, flag('options')),
  })
  console.log(is('json') ? JSON.stringify(plainReport(report), null, 2) : sentences(report))
}

interface Wanted {
  kinds: readonly string[]
  seats: number
  games: number
  seed: string
  options: Kinds['options']
}

async function arena(gameModule: GameModule, { kinds, seats, games, seed, options }: Wanted): Promise<Report> {
  const entries: Entry[] = []
  const before = process.cpuUsage()
  let moves = 0
  for (let i = 0; i < games; i++) {
    const seated = Array.from({ length: seats }, (_, seat) => kinds[(seat + i) % kinds.length])
    const players = seated.map(kind => playerOf(gameModule, kind))
    const match = await playMatch(gameModule.game, players, {
      roles: seated.map(() => null),
      options,
      seed: seedFrom(`${seed}/${i}`),
    })
    moves += match.moves.length
    seated.forEach((bot, seat) => {
      const won = match.winners.includes(seat) ? 1 / match.winners.length : 0
      entries.push({ playedWith: { bot, ...match.playedWith[seat] }, won })
    })
  }
  const { user, system } = process.cpuUsage(before)
  const cpuSecondsAGame = (user + system) / 1e6 / games
  return { game: gameModule.game.id, games, seats, moves, cpuSecondsAGame, tallies: tallied(entries) }
}

function playerOf(gameModule: GameModule, kind: string): Player<Kinds> {
  if (isLevelOf(gameModule, kind)) {
    const budget = { ...levels[kind].budget, signal: { aborted: false }, now: () => performance.now() }
    return (view, rng) => thoughtOf(gameModule, kind, view, rng, budget)
  }
  throw new Error(`There is no bot "${kind}": ${levelsOf(gameModule).join(', ')}.`)
}

const percent = (share: number) => (100 * share).toFixed(1)

function sentences({ games, seats, moves, cpuSecondsAGame, tallies }: Report): string {
  const head = `${games} games with ${seats} seats, ${moves} moves, ${cpuSecondsAGame.toFixed(2)} CPU seconds a game`
  const lines = [...tallies].flatMap(([by, kinds]) => [
    '',
    `Wins by ${by}; a seat's fair share is ${percent(1 / seats)} %.`,
    ...[...kinds].map(([which, tally]) => {
      const [low, high] = interval(tally)
      const share = `${percent(tally.wins / tally.games).padStart(5)} %`
      return `${share}  (${percent(low)} to ${percent(high)})  in ${String(tally.games).padStart(6)}  ${which}`
    }),
  ])
  return [head, ...lines].join('\n')
}

/** The report with tallies as plain objects, each with its share and interval. */
function plainReport({ tallies, ...report }: Report) {
  const split = [...tallies].map(([by, kinds]) => {
    const rows = [...kinds].map(([which, tally]) => [
      which,
      { ...tally, share: tally.wins / tally.games, interval: interval(tally) },
    ])
    return [by, Object.fromEntries(rows)]
  })
  return { ...report, wins: Object.fromEntries(split) }
}
