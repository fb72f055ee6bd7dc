/** `interregnum fuzz GAME`: random legal games to the end, every law checked after every move. */
import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import {
  type FuzzGame,
  fuzzGame,
  type GameModule,
  type GameRecord,
  type Kinds,
  recordFormat,
  seedFrom,
} from '../../kernel/index.ts'
import { gameNamed, read, seatsOf, tableOptions, wholeNumber } from '../arguments.ts'

const usage = `Usage: interregnum fuzz GAME [--games N] [--seats K] [--seed S] [--options name=value,...] [--json]
Plays N random legal games (100) of K seats (the most the game takes) and checks every law after every move.
The first game that breaks one is written as a record, and the command ends with code 1.
Ctrl+C stops it after the game in hand, with what was found so far and code 130; twice, at once.`

interface Report {
  game: string
  seats: number
  seed: string
  games: number
  /** Stopped by Ctrl+C before all games were played. */
  stopped: boolean
  moves: number
  choices: number
  movesPerCpuSecond: number
  lengths: { shortest: number; median: number; longest: number }
  winners: Record<string, number>
  violation: { seed: string; move: number; complaint: string; record: string } | null
}

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      json: { type: 'boolean' },
    },
    usage,
  )
  const gameModule = gameNamed(words[0])
  const report = await fuzz(gameModule, {
    games: wholeNumber('games', flag('games'), 1, 1_000_000),
    seats: seatsOf(gameModule, flag('seats')),
    seed: flag('seed'),
    options: tableOptions(gameModule, flag('options')),
  })
  console.log(is('json') ? JSON.stringify(report, null, 2) : sentences(report))
  if (report.stopped) process.exitCode = 130
  if (report.violation) process.exitCode = 1
}

interface Wanted {
  games: number
  seats: number
  seed: string
  options: Kinds['options']
}

async function fuzz({ game }: GameModule, wanted: Wanted): Promise<Report> {
  const lengths: number[] = []
  const winners: Record<string, number> = {}
  const before = process.cpuUsage()
  let choices = 0
  let violation: Report['violation'] = null
  const stop = stopped()
  const tell = progress(wanted.games)
  for (let i = 0; i < wanted.games && !violation && !stop.aborted; i++) {
    tell(i)
    await setImmediate() // lets Ctrl+C be heard
    for (const played of series(game, { ...wanted, seed: `${wanted.seed}/${i}` })) {
      lengths.push(played.moves.length)
      choices += played.choices
      for (const seat of played.winners) winners[seat] = (winners[seat] ?? 0) + 1
      if (played.complaint !== null) violation = broken(game.id, game.version, played, played.complaint)
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const cpu = process.cpuUsage(before)
  const moves = lengths.reduce((sum, length) => sum + length, 0)
  const sorted = lengths.toSorted((a, b) => a - b)
  return {
    game: game.id,
    seats: wanted.seats,
    seed: wanted.seed,
    games: lengths.length,
    stopped: stop.aborted && lengths.length < wanted.games,
    moves,
    choices,
    movesPerCpuSecond: Math.round(moves / ((cpu.user + cpu.system) / 1e6)),
    lengths: { shortest: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 },
    winners,
    violation,
  }
}

/** A game, and the games that follow it where it begins a series. */
function* series(game: GameModule['game'], { seed, ...wanted }: Wanted): Generator<FuzzGame<Kinds>> {
  let played = fuzzGame(game, { ...wanted, seed: seedFrom(seed) })
  yield played
  for (let n = 2; played.sequel; n++) {
    const { options, carried, roles = played.roles } = played.sequel
    played = fuzzGame(game, { seats: wanted.seats, options, carried, roles, seed: seedFrom(`${seed}/${n}`) })
    yield played
  }
}

/** Aborted at the first Ctrl+C; the second ends the process. */
function stopped(): AbortSignal {
  const stop = new AbortController()
  process.once('SIGINT', () => {
    process.stderr.write('\nStopping after the game in hand; Ctrl+C again stops at once.\n')
    stop.abort()
  })
  return stop.signal
}

/** Tells how many games are done: on a terminal in one line, elsewhere in a new line every ten seconds. */
function progress(games: number): (done: number) => void {
  let told = performance.now()
  return done => {
    const line = `${done} of ${games} games`
    if (process.stderr.isTTY) return void process.stderr.write(`\r${line}`)
    if (performance.now() - told < 10_000) return
    told = performance.now()
    console.error(line)
  }
}

/** Writes a record that plays the broken game again up to the violation. */
function broken(id: string, gameVersion: number, played: FuzzGame<Kinds>, complaint: string): Report['violation'] {
  const record = `fuzz-${id}-${played.seed}.json`
  const { seed, roles, options, carried, moves } = played
  const body: GameRecord = {
    ...recordFormat,
    game: id,
    gameVersion,
    options,
    roles,
    ...(carried && { carried }),
    seed,
    moves,
  }
  writeFileSync(record, JSON.stringify(body))
  return { seed, move: moves.length, complaint, record }
}

function sentences(report: Report): string {
  const { lengths, winners, violation } = report
  const wins = Object.entries(winners).map(([seat, n]) => `seat ${seat}: ${n}`)
  const lines = [
    ...(report.stopped ? ['stopped by Ctrl+C before all games were played'] : []),
    `${report.games} games of ${report.game} with ${report.seats} seats from seed ${report.seed}`,
    `${report.moves} moves, ${report.choices} of them with two or more options`,
    `${report.movesPerCpuSecond} moves per CPU second with every law checked`,
    `length: shortest ${lengths.shortest}, median ${lengths.median}, longest ${lengths.longest} moves`,
    `first places: ${wins.join(', ') || 'none'}`,
  ]
  if (!violation) return [...lines, 'no violation'].join('\n')
  const again = `Replay it: interregnum replay ${violation.record}`
  return [
    ...lines,
    `VIOLATION after move ${violation.move} of seed ${violation.seed}: ${violation.complaint}`,
    again,
  ].join('\n')
}
