/** What the arena tells: who is placed before whom, places, wins, and what a decision costs. */
import { error, type Share, shareOf } from '../../bots/contest.ts'
import { type BotLevel, levels } from '../../bots/levels.ts'
import { type Entry, interval, type Tallies, type Tally, tallied } from '../../bots/tally.ts'
import { isProgram } from '../program/program.ts'
import type { Contest, Game, Wanted } from './contest.ts'

/** The cost of a decision, in milliseconds of CPU; of a program the time that passes. */
interface Cost {
  decisions: number
  median: number
  p95: number
  worst: number
  limit: number
  /** Decisions beyond the limit. */
  over: number
}

export interface Report extends Omit<Wanted, 'games'> {
  games: number
  moves: number
  cpuSecondsAGame: number
  /** 1 is the machine of reference. */
  machine: number
  verdict: Contest['verdict']
  /** Somebody broke it off before its end. */
  isStopped: boolean
  /** `strong before easy`: how often, over the whole rotations. */
  before: Readonly<Record<string, Share>>
  /** How many times each bot took each place, the first one first. */
  places: Readonly<Record<string, readonly number[]>>
  cost: Readonly<Record<string, Cost>>
  wins: Tallies
}

export function reportOf(wanted: Wanted, { games, rotations, verdict, isStopped }: Contest, machine: number): Report {
  const bots = [...new Set(wanted.bots)]
  const sum = (part: (game: Game) => number) => games.reduce((all, game) => all + part(game), 0)
  return {
    ...wanted,
    games: games.length,
    moves: sum(({ moves }) => moves),
    cpuSecondsAGame: sum(({ cpu }) => cpu) / 1000 / games.length,
    machine,
    verdict,
    isStopped,
    before: sharesOf(rotations, bots),
    places: Object.fromEntries(bots.map(bot => [bot, placesOf(games, bot, wanted.seats)])),
    cost: Object.fromEntries(
      bots.map(bot => [
        bot,
        costOf(
          games.flatMap(game => game.decisions[bot] ?? []),
          limitOf(bot, wanted),
        ),
      ]),
    ),
    wins: tallied(games.flatMap(entriesOf)),
  }
}

function sharesOf(rotations: Contest['rotations'], bots: readonly string[]): Record<string, Share> {
  const shares: Record<string, Share> = {}
  bots.forEach((a, i) => {
    for (const b of bots.slice(i + 1)) {
      const share = shareOf(rotations, a, b)
      if (share) shares[`${a} before ${b}`] = share
    }
  })
  return shares
}

function placesOf(games: readonly Game[], bot: string, seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0)
  for (const { seated, places } of games) {
    for (const [seat, place] of places.entries()) if (seated[seat] === bot) counts[place - 1]++
  }
  return counts
}

const limitOf = (bot: string, { programTime }: Wanted): number =>
  isProgram(bot) ? programTime : levels[bot as BotLevel].limit

function costOf(times: readonly number[], limit: number): Cost {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  const over = sorted.filter(each => each > limit).length
  return { decisions: times.length, median: at(0.5), p95: at(0.95), worst: at(1), limit, over }
}

function entriesOf({ seated, places, playedWith }: Game): Entry[] {
  const first = places.filter(place => place === 1).length
  return seated.map((bot, seat) => ({
    playedWith: { bot, ...playedWith[seat] },
    won: places[seat] === 1 ? 1 / first : 0,
  }))
}

const percent = (share: number) => (100 * share).toFixed(1)
const shown = (share: number, [low, high]: readonly [number, number]) =>
  `${percent(share).padStart(5)} %  (${percent(low)} to ${percent(high)})`

export function sentences(report: Report): string {
  const { games, seats, moves, cpuSecondsAGame, machine, before, places, cost, wins } = report
  return [
    `${games} games with ${seats} seats, ${moves} moves, ${cpuSecondsAGame.toFixed(2)} CPU seconds a game; machine ${machine.toFixed(2)}`,
    verdictOf(report),
    '',
    'Placed before, of the pairs at a table; a shared place counts half.',
    ...Object.entries(before).map(
      ([who, { share, interval, pairs }]) => `${shown(share, interval)}  in ${String(pairs).padStart(6)}  ${who}`,
    ),
    '',
    `Places, from the first to the last.`,
    ...Object.entries(places).map(([bot, counts]) => `${counts.map(n => String(n).padStart(6)).join('')}  ${bot}`),
    '',
    'CPU of a decision, in milliseconds.',
    ...Object.entries(cost).map(([bot, each]) => costLine(bot, each)),
    ...[...wins].flatMap(([by, kinds]) => winLines(by, kinds, seats)),
  ].join('\n')
}

/** How far a contest is, and how often its first bot has been placed before the others: one line. */
export function progressLine(
  { games: all, bots }: Wanted,
  games: readonly Game[],
  rotations: Contest['rotations'],
): string {
  const share = shareOf(rotations, bots[0], null)
  const count = `${games.length} of ${all} games`
  return share ? `${count}; ${bots[0]} before the others ${shown(share.share, share.interval).trim()}` : count
}

function verdictOf({ verdict, isStopped, goal, bots }: Report): string {
  if (isStopped) return 'Stopped before its end: this is what was played until then.'
  if (new Set(bots).size < 2) return 'One bot: nothing to decide.'
  if (goal === null) return 'All games were played, whatever they showed.'
  const asked = `${bots[0]} before the others in ${percent(goal)} %`
  if (verdict === null) return `Not decided: ${asked} or not.`
  return `Decided: ${verdict} ${asked} (sequential test after each rotation, ${100 * error} % error).`
}

const costLine = (bot: string, { decisions, median, p95, worst, limit, over }: Cost): string =>
  `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, worst ${worst.toFixed(1)} of ${limit}, over it ${over}` +
  `  in ${String(decisions).padStart(6)}  ${bot}`

const winLines = (by: string, kinds: ReadonlyMap<string, Tally>, seats: number): string[] => [
  '',
  `Wins by ${by}; a seat's fair share is ${percent(1 / seats)} %.`,
  ...[...kinds].map(
    ([which, tally]) =>
      `${shown(tally.wins / tally.games, interval(tally))}  in ${String(tally.games).padStart(6)}  ${which}`,
  ),
]

/** The report with tallies as plain objects, each with its share and interval. */
export function plainReport({ wins, ...report }: Report) {
  const split = [...wins].map(([by, kinds]) => {
    const rows = [...kinds].map(([which, tally]) => [
      which,
      { ...tally, share: tally.wins / tally.games, interval: interval(tally) },
    ])
    return [by, Object.fromEntries(rows)]
  })
  return { ...report, wins: Object.fromEntries(split) }
}
