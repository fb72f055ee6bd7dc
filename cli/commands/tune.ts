/** `interregnum tune GAME`: looks for better weights of a bot by letting it play against itself. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { shareOf } from '../../bots/contest.ts'
import { type BotLevel, isLevelOf, levelsOf } from '../../bots/levels.ts'
import { changed, numbersIn, setNumbers, type Weights } from '../../bots/tuning.ts'
import { type Rng, seeded, seedFrom } from '../../kernel/index.ts'
import { contest, type Wanted } from '../arena/contest.ts'
import { weightsOf } from '../arena/tuned.ts'
import { fileText, gameNamed, read, seatsOf, tableOptions, wholeNumber } from '../arguments.ts'

const usage = `Usage: interregnum tune GAME [--level good] [--nodes N] [--tries T] [--games G] [--step PART] [--from FILE] [--out FILE]
                              [--seats K] [--seed S] [--options ...] [--threads T]
Tries T times (20) to better the weights of a bot: one to three of them are changed by up to PART (0.3) of their size, and the
changed bot plays up to G games (100) against the one that is best so far, N trials (100) a decision. It takes its place when the
sequential test says that it is placed before it more often. Writes the best weights with all figures to FILE (GAME.weights.json).
The same seed gives the same search on every machine. The weights of a game: games/GAME/testing/tuning.ts.`

const flags = {
  level: { type: 'string', default: 'good' },
  nodes: { type: 'string', default: '100' },
  tries: { type: 'string', default: '20' },
  games: { type: 'string', default: '100' },
  step: { type: 'string', default: '0.3' },
  from: { type: 'string', default: '' },
  out: { type: 'string', default: '' },
  seats: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const

/** One try, for the file. */
interface Try {
  changed: Readonly<Record<string, readonly [from: number, to: number]>>
  games: number
  share: number
  interval: readonly [number, number]
  taken: boolean
}

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(args, flags, usage)
  const gameModule = gameNamed(words[0])
  const { id } = gameModule.game
  const weights = await weightsOf(id)
  if (!weights) throw new Error(`${id} has no weights to tune: name them in games/${id}/testing/tuning.ts.`)
  if (flag('from') !== '') setNumbers(weights, numbersOfFile(flag('from')))
  const level = flag('level')
  if (!isLevelOf(gameModule, level)) throw new Error(`${id} has no bot "${level}": ${levelsOf(gameModule).join(', ')}.`)
  const wanted: Omit<Wanted, 'seed' | 'tuning'> = {
    game: id,
    bots: ['changed', 'best'],
    seats: seatsOf(gameModule, flag('seats')),
    games: wholeNumber('games', flag('games'), 8, 100_000),
    options: [tableOptions(gameModule, flag('options'))],
    threads: wholeNumber('threads', flag('threads'), 1, 256),
    programTime: 0,
    goal: 0.5,
  }
  const nodes = wholeNumber('nodes', flag('nodes'), 1, 1_000_000)
  const step = Number(flag('step'))
  if (!(step > 0)) throw new Error(`--step takes a number above 0, not "${flag('step')}".`)
  const search = { wanted, weights, level, nodes, step, seed: flag('seed') }
  const tries = await searched(search, wholeNumber('tries', flag('tries'), 1, 10_000))
  const out = flag('out') || `${id}.weights.json`
  writeFileSync(
    out,
    `${JSON.stringify({ game: id, level, nodes, step, seed: flag('seed'), weights, tries }, null, 1)}\n`,
  )
  console.log(`${tries.filter(({ taken }) => taken).length} of ${tries.length} changes were taken: ${out}`)
}

function numbersOfFile(path: string): number[] {
  const { weights }: { weights: Weights } = JSON.parse(fileText(path))
  return numbersIn(weights).map(([, value]) => value)
}

interface Search {
  wanted: Omit<Wanted, 'seed' | 'tuning'>
  /** The best so far, changed in place. */
  weights: Weights
  level: BotLevel
  nodes: number
  step: number
  seed: string
}

async function searched(search: Search, count: number): Promise<Try[]> {
  const rng: Rng = { chance: seeded(seedFrom(`tune ${search.seed}`)) }
  const tries: Try[] = []
  for (let i = 0; i < count; i++) {
    const made = await oneTry(search, `${search.seed}/${i}`, rng)
    tries.push(made)
    const names = Object.entries(made.changed).map(([name, [from, to]]) => `${name} ${from} -> ${to}`)
    const share = `${(100 * made.share).toFixed(1)} % in ${made.games} games`
    console.error(`${i + 1} of ${count}: ${made.taken ? 'taken' : 'left'}, ${share}: ${names.join(', ')}`)
  }
  return tries
}

async function oneTry({ wanted, weights, level, nodes, step }: Search, seed: string, rng: Rng): Promise<Try> {
  const named = numbersIn(weights)
  const best = named.map(([, value]) => value)
  const other = changed(best, step, rng)
  const tuning = { level, nodes, numbers: { changed: other, best } }
  const { games, rotations, verdict } = await contest({ ...wanted, seed, tuning })
  const taken = verdict === 'above'
  if (taken) setNumbers(weights, other)
  const { share, interval } = shareOf(rotations, 'changed', 'best')!
  const moved = named.flatMap(([name, from], i) => (from === other[i] ? [] : [[name, [from, other[i]]] as const]))
  return { changed: Object.fromEntries(moved), games: games.length, share, interval, taken }
}
