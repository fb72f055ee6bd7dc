/** `interregnum fuzz GAME`: random legal games to the end, every law checked after every move. */
import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { FuzzGame, GameModule, Kinds } from '../../kernel/index.ts'
import { type FuzzWish, fuzzGames, origins, recordOfFuzz } from '../../kernel/testing/fuzzGames.ts'
import { tablesOf } from '../../kernel/testing/tables.ts'
import { Tally } from '../../kernel/testing/tally.ts'
import { gameNamed, read, someOptions, wholeNumber } from '../arguments.ts'
import { fuzzingOf } from '../fuzz/fuzzingOf.ts'
import { neverSeen, type Report, seenIn, sentences } from '../fuzz/report.ts'
import { openProgress } from '../progress.ts'
import { textsOf } from '../texts.ts'

const usage = `Usage: interregnum fuzz GAME [--games N] [--seats K] [--seed S] [--options name=value,...]
                        [--from start|dense|both] [--json]
Plays N random legal games (100) and checks every law after every move. Seats, settings and parts vary from game to game,
through all combinations; --seats and --options hold some of them. Half of the games begin from dense positions, made up
within the laws; --from takes one kind alone. At the end it tells which steps, moves, events and pieces were never seen.
The first game that breaks a law is written as a record, and the command ends with code 1.
Ctrl+C stops it after the game in hand, with what was found so far and code 130; twice, at once.`

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      from: { type: 'string', default: 'both' },
      json: { type: 'boolean' },
    },
    usage,
  )
  const gameModule = gameNamed(words[0])
  const { min, max } = gameModule.game.seats
  const from = origins.find(each => each === flag('from'))
  if (!from) throw new Error(`--from takes ${origins.join(', ')}, not "${flag('from')}".`)
  const report = await fuzz(gameModule, {
    games: wholeNumber('games', flag('games'), 1, 1_000_000),
    seats: flag('seats') === '' ? undefined : wholeNumber('seats', flag('seats'), min, max),
    seed: flag('seed'),
    options: someOptions(gameModule, flag('options')),
    from,
  })
  console.log(is('json') ? JSON.stringify(report, null, 2) : sentences(report))
  if (report.stopped) process.exitCode = 130
  if (report.violation) process.exitCode = 1
}

/** What is kept of the games that were played. */
interface Figures {
  lengths: number[]
  winners: Record<string, number>
  choices: number
  dense: number
  violation: Report['violation']
}

async function fuzz({ game }: GameModule, wanted: FuzzWish<Kinds>): Promise<Report> {
  const help = { fuzzing: await fuzzingOf(game.id), tally: new Tally<Kinds>() }
  const figures: Figures = { lengths: [], winners: {}, choices: 0, dense: 0, violation: null }
  const before = process.cpuUsage()
  const stop = stopped()
  const progress = openProgress()
  let finished = true
  for (const played of fuzzGames(game, help, wanted)) {
    note(game, played, figures)
    progress.tell(`${figures.lengths.length} games done`)
    await setImmediate() // lets Ctrl+C be heard
    finished = !stop.aborted
    if (!finished) break
  }
  progress.clear()
  const cpu = process.cpuUsage(before)
  const { lengths, ...rest } = figures
  const moves = lengths.reduce((sum, length) => sum + length, 0)
  const sorted = lengths.toSorted((a, b) => a - b)
  const seen = seenIn(game, help.fuzzing, await textsOf(game.id, 'en'), help.tally)
  return {
    game: game.id,
    seed: wanted.seed,
    games: lengths.length,
    tables: tablesOf(game, wanted).length,
    stopped: !finished,
    moves,
    movesPerCpuSecond: Math.round(moves / ((cpu.user + cpu.system) / 1e6)),
    lengths: { shortest: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 },
    ...rest,
    seen,
    neverSeen: neverSeen(seen),
  }
}

function note(game: GameModule['game'], played: FuzzGame<Kinds>, figures: Figures): void {
  figures.lengths.push(played.moves.length)
  figures.choices += played.choices
  if (played.position) figures.dense++
  for (const seat of played.winners) figures.winners[seat] = (figures.winners[seat] ?? 0) + 1
  if (played.complaint !== null) figures.violation = broken(game, played, played.complaint)
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

/** Writes a record that plays the broken game again up to the violation. */
function broken(game: GameModule['game'], played: FuzzGame<Kinds>, complaint: string): Report['violation'] {
  const record = `fuzz-${game.id}-${played.seed}.json`
  writeFileSync(record, JSON.stringify(recordOfFuzz(game, played)))
  return { seed: played.seed, move: played.moves.length, complaint, record }
}
