/** `interregnum arena GAME`: bots play against each other, and it is counted who is placed before whom. */
import { availableParallelism } from 'node:os'
import { isLevelOf, levelsOf } from '../../bots/levels.ts'
import type { GameModule } from '../../kernel/index.ts'
import { type Contest, contest, type Follower, type Wanted } from '../arena/contest.ts'
import { plainReport, progressLine, reportOf, sentences } from '../arena/report.ts'
import { choicesOf, gameNamed, read, seatsOf, tableOptions, wholeNumber } from '../arguments.ts'
import { speedNow } from '../bench/machine.ts'
import { isProgram } from '../program/program.ts'
import { openProgress } from '../progress.ts'

const usage = `Usage: interregnum arena GAME [--bots easy,random] [--games N] [--goal SHARE | --all] [--seats K] [--seed S]
                               [--options ...] [--each OPTION] [--threads T] [--time MS] [--json]
Plays up to N games (20) side by side on T threads (as many as the machine has cores). The bots named take the seats by turns,
shifted by one seat each game, so that all sit everywhere; games of one such rotation begin from the same deal. With --each
the rotations play all choices of that table option by turns.
Tells how often each bot is placed before each other one of its table with the 95 % interval, places, the CPU time of a
decision and how many went over their limit, and wins by bot and by what the game splits them (side, army, scenario ...).
Stops early when it is decided whether the first bot is placed before the others more often than the goal says (0.5): a
sequential test after each rotation, with 5 % error; --all plays all games. Ctrl-C ends it with what was played until then.
A bot is a level, or a program of yours as cmd:COMMAND, with MS milliseconds (2000) a decision: see docs/bots.md.`

const flags = {
  bots: { type: 'string', default: 'easy,random' },
  games: { type: 'string', default: '20' },
  goal: { type: 'string', default: '0.5' },
  all: { type: 'boolean' },
  seats: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '' },
  each: { type: 'string', default: '' },
  threads: { type: 'string', default: String(availableParallelism()) },
  time: { type: 'string', default: '2000' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(args, flags, usage)
  const gameModule = gameNamed(words[0])
  const bots = flag('bots').split(',')
  for (const bot of bots) checkBot(gameModule, bot)
  const wanted: Wanted = {
    game: gameModule.game.id,
    bots,
    seats: seatsOf(gameModule, flag('seats')),
    games: wholeNumber('games', flag('games'), 1, 100_000),
    seed: flag('seed'),
    options: optionsByTurns(gameModule, flag('options'), flag('each')),
    threads: wholeNumber('threads', flag('threads'), 1, 256),
    programTime: wholeNumber('time', flag('time'), 1, 3_600_000),
    goal: is('all') ? null : goalIn(flag('goal')),
  }
  const before = speedNow()
  const played = await followed(wanted)
  if (played.games.length === 0) throw new Error('Stopped before the end of the first game.')
  const report = reportOf(wanted, played, (before + speedNow()) / 2)
  console.log(is('json') ? JSON.stringify(plainReport(report), null, 2) : sentences(report))
  if (played.isStopped) process.exitCode = interrupted
}

/** What a command ends with that was told to stop (128 and the number of SIGINT). */
const interrupted = 130

/** Shows how far a contest is; told to stop, it ends at once with what was played until then, and at the second time as it is. */
async function followed(wanted: Wanted): Promise<Contest> {
  const stop = new AbortController()
  const onStop = () => stop.abort()
  process.once('SIGINT', onStop)
  const progress = openProgress()
  const tenth = Math.ceil(wanted.games / 10)
  const tell: Follower['tell'] = (games, rotations) =>
    progress.tell(progressLine(wanted, games, rotations), games.length % tenth === 0)
  try {
    return await contest(wanted, { tell, signal: stop.signal })
  } finally {
    progress.clear()
    process.off('SIGINT', onStop)
  }
}

function checkBot(gameModule: GameModule, bot: string): void {
  if (isLevelOf(gameModule, bot) || isProgram(bot)) return
  throw new Error(`There is no bot "${bot}": ${levelsOf(gameModule).join(', ')}, cmd:COMMAND.`)
}

/** The table options, once for each choice of the option named, if one is. */
function optionsByTurns(gameModule: GameModule, text: string, each: string): Wanted['options'] {
  if (each === '') return [tableOptions(gameModule, text)]
  return choicesOf(gameModule, each).map(choice => tableOptions(gameModule, `${text},${each}=${choice}`))
}

function goalIn(text: string): number {
  const goal = Number(text)
  if (goal > 0 && goal < 1) return goal
  throw new Error(`--goal takes a share between 0 and 1, not "${text}".`)
}
