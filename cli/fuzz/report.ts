/** What the fuzzer tells at its end: figures for machines, sentences for people. */
import type { Game, Kinds } from '../../kernel/index.ts'
import type { Fuzzing } from '../../kernel/testing/fuzzing.ts'
import type { Tally } from '../../kernel/testing/tally.ts'
import type { TerminalTexts } from '../texts.ts'

export interface Report {
  game: string
  seed: string
  games: number
  /** How many different tables the game can be played at, with what was held fixed. */
  tables: number
  /** How many games began from a dense position. */
  dense: number
  /** Stopped by Ctrl+C before all games were played. */
  stopped: boolean
  moves: number
  choices: number
  movesPerCpuSecond: number
  lengths: { shortest: number; median: number; longest: number }
  winners: Record<string, number>
  seen: Seen
  /** What there is in the game and was never seen, by kind. */
  neverSeen: Record<string, string[]>
  violation: { seed: string; move: number; complaint: string; record: string } | null
}

/** How often each step was done, each move made, each event told, each piece named in one of them. */
export type Seen = Record<string, Record<string, number>>

/** What was seen of everything that a game has: steps, moves, events, and the pieces that it names to the fuzzer. */
export function seenIn(game: Game<Kinds>, fuzzing: Fuzzing<Kinds>, texts: TerminalTexts, tally: Tally<Kinds>): Seen {
  const counts = (names: readonly string[], found: ReadonlyMap<string, number>) =>
    Object.fromEntries([...new Set(names)].map(name => [name, found.get(name) ?? 0]))
  const pieces = Object.entries(fuzzing.pieces).map(([kind, ids]) => [kind, counts(ids, tally.names)])
  return {
    steps: counts(Object.keys(game.rules), tally.steps),
    moves: counts(Object.keys(texts.moves), tally.moves),
    events: counts(Object.keys(texts.events), tally.events),
    ...Object.fromEntries(pieces),
  }
}

/** The names that were counted no time, by kind; kinds of which all were seen are left out. */
export function neverSeen(seen: Seen): Record<string, string[]> {
  const missing = Object.entries(seen).map(([kind, counts]): [string, string[]] => [
    kind,
    Object.keys(counts).filter(name => counts[name] === 0),
  ])
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0))
}

export function sentences(report: Report): string {
  const { lengths, winners, violation, seen } = report
  const wins = Object.entries(winners).map(([seat, n]) => `seat ${seat}: ${n}`)
  const lines = [
    ...(report.stopped ? ['stopped by Ctrl+C before all games were played'] : []),
    `${report.games} games of ${report.game} at ${report.tables} tables in turn, ${report.dense} from dense positions, from seed ${report.seed}`,
    `${report.moves} moves, ${report.choices} of them with two or more options`,
    `${report.movesPerCpuSecond} moves per CPU second with every law checked`,
    `length: shortest ${lengths.shortest}, median ${lengths.median}, longest ${lengths.longest} moves`,
    `first places: ${wins.join(', ') || 'none'}`,
    ...Object.entries(seen).map(([kind, counts]) => seenLine(kind, counts)),
  ]
  if (!violation) return [...lines, 'no violation'].join('\n')
  return [
    ...lines,
    `VIOLATION after move ${violation.move} of seed ${violation.seed}: ${violation.complaint}`,
    `Replay it: interregnum replay ${violation.record}`,
  ].join('\n')
}

function seenLine(kind: string, counts: Readonly<Record<string, number>>): string {
  const names = Object.keys(counts)
  const missing = names.filter(name => counts[name] === 0)
  const found = `${kind}: ${names.length - missing.length} of ${names.length} seen`
  return missing.length > 0 ? `${found}; never: ${missing.join(', ')}` : found
}
