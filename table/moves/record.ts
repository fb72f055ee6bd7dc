/** A table as a record, and a record as a table. */
import { defaultLevel } from '../../bots/levels.ts'
import {
  checkRecord,
  freshSeedAt,
  type Game,
  type GameRecord,
  type Kinds,
  RecordFault,
  recordFormat,
  replay,
  type Seat,
  stateHash,
} from '../../kernel/index.ts'
import { act } from '../act.ts'
import { apply, type Outcome, type Refused } from '../apply.ts'
import type { Command, TableRefusal } from '../command.ts'
import { createTable, hashOf, type NewTable } from '../create.ts'
import { recordPatience } from '../limits.ts'
import { isEnded } from '../sync/tableView.ts'
import type { Entry, Logged, PlayedMove, Table } from '../table.ts'
import { botOn } from './bots.ts'
import { settle } from './play.ts'
import { withFreshChance } from './undo.ts'

/** A move, with the number of its entry. */
type RecordedMove = PlayedMove & Pick<Entry, 'n'>

/** The moves that count, of all entries of a table: those taken back are left out. */
export function movesOf(entries: readonly Pick<Entry, 'n' | 'made' | 'undone'>[]): RecordedMove[] {
  const undone = new Set(entries.flatMap(entry => entry.undone ?? []))
  return entries.flatMap(({ n, made }) => (made && !undone.has(n) ? [{ ...made, n }] : []))
}

/** A place between two entries, from which the log is read backwards. */
export interface LogMark {
  /** The entry that comes after it. */
  n: number
  /** Lines of the log, and moves, that stand before it. */
  lines: number
  moves: number
  /** Entries before it whose moves were taken back after it. */
  undone: ReadonlySet<number>
}

export const endOfLog = ({ version, core }: Table): LogMark => ({
  n: version + 1,
  lines: core.lines.all,
  moves: core.moves,
  undone: new Set(),
})

/** What the entry just before a mark has added to the log, none where its move was taken back; and the mark before it. */
export function linesOfEntry(
  mark: LogMark,
  { n, made, heard = [], undone }: Entry,
): { lines: Logged[]; earlier: LogMark } {
  if (mark.undone.has(n)) return { lines: [], earlier: { ...mark, n } }
  const first = mark.lines - heard.length
  return {
    lines: heard.map((each, i) => ({ ...each, at: first + i, move: mark.moves })),
    earlier: {
      n,
      lines: first,
      moves: made && !made.quiet ? mark.moves - 1 : mark.moves,
      undone: undone ? mark.undone.union(new Set(undone)) : mark.undone,
    },
  }
}

/**
 * The record of a table that has started. The seed is in it once the game is over, or `withSeed`, else its hash. `moves` are
 * all moves that count; left out, the table must have all of them in memory.
 */
export function recordOf(
  { core, game, past }: Table,
  moves: readonly RecordedMove[] = past,
  withSeed = isEnded(core.status),
): GameRecord {
  const { setup, seed, freshChance = [], seedHash, state, status } = core
  const { version: gameVersion = game.version } = core.rules?.[0] ?? {}
  const laterVersions = (core.rules ?? []).slice(1).map(({ n, version }) => [placeOf(n, moves), version] as const)
  if (state === null) throw new RangeError('The game has not begun: there is nothing to record.')
  return {
    ...recordFormat,
    game: game.id,
    gameVersion,
    ...(laterVersions.length > 0 ? { laterVersions } : {}),
    options: setup.options,
    roles: setup.roles,
    ...(setup.carried ? { carried: setup.carried } : {}),
    ...(withSeed ? { seed } : {}),
    ...(withSeed && freshChance.length > 0
      ? { freshChance: freshChance.map(({ n, seed }) => [placeOf(n, moves), seed] as const) }
      : {}),
    seedHash,
    moves: moves.map(({ seat, move }) => [seat, move]),
    result: {
      over: status === 'over',
      standing: game.standing(state.g.open),
      state: stateHash(state, hashOf),
    },
  }
}

/** How many of the moves that count were made before entry `n`. */
const placeOf = (n: number, moves: readonly RecordedMove[]): number => moves.filter(each => each.n < n).length

/** Why a move of a record is refused, as far as its maker can mend it. */
const faults: { readonly [why in TableRefusal]?: string } = {
  over: 'the game was over before it',
  'no-such-seat': 'there is no such seat',
  'not-asked': 'this seat is not asked',
  illegal: 'not legal here',
}

/** Who brings a record, and what its table is called. */
export interface Bringing extends Pick<NewTable, 'id' | 'name' | 'owner' | 'lost'> {
  freshSeed?: string
}

/**
 * The way to a table that stands where a record ends: over, or to be played on by its owner (on the first seat) and
 * bots, with chance from `freshSeed`; left out, from the record's own. The new table comes first, then step by step what the record makes of it, for whoever has other things to do
 * between them. Throws a RecordFault when the record is not sound.
 */
export function* stepsOfRecord(
  game: Game<Kinds>,
  value: unknown,
  { id, name, owner, lost, freshSeed }: Bringing,
  now: number,
): Generator<Outcome, void> {
  const record = soundHead(game, value)
  const { roles, moves, seed, result, carried } = record
  const handedOn = carried ? { carried } : {}
  const setup = { game: game.id, roles, options: { ...record.options }, ...handedOn, private: true, hoursPerMove: null }
  const seats = roles.map((_, seat) =>
    seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: defaultLevel },
  )
  const fresh = createTable(game, { id, name, setup, seats, owner, seed: seed!, lost }, now)
  let table: Table = { ...fresh, core: { ...fresh.core, imported: true } }
  const step = (command: Command, seat: Seat, place: string): Outcome => {
    const outcome = isDraw(command)
      ? drawn(table, seat, command, now)
      : act(table, command, botOn(table.core.seats[seat]) === null ? owner : { bot: seat }, now)
    if ('refused' in outcome) throw new RecordFault(`${place}: ${faults[outcome.refused] ?? outcome.refused}.`)
    table = outcome.table
    return outcome
  }
  function* freshen(fresh: string | undefined): Generator<Outcome, void> {
    if (fresh === undefined) return
    const change = withFreshChance(table, { core: table.core, notes: [] }, fresh)
    const outcome = apply(table, change, { command: { do: 'fresh-chance' }, by: null, at: now })
    table = outcome.table
    yield outcome
  }
  yield { table, steps: [], notes: [] }
  yield step({ do: 'start' }, 0, 'The start')
  yield* freshen(freshSeedAt(record, 0))
  for (const [n, [seat, move]] of moves.entries()) {
    const place = `Move ${n + 1} (seat ${seat})`
    if (!(seat in seats)) throw new RecordFault(`${place}: ${faults['no-such-seat']}.`)
    yield step({ do: 'move', seat, n: table.core.acted[seat], move }, seat, place)
    yield* freshen(freshSeedAt(record, n + 1))
  }
  const end = stateHash(table.core.state!, hashOf)
  if (result && result.state !== end) {
    throw new RecordFault(`The game ends in another position than recorded: hash ${end}, not ${result.state}.`)
  }
  // Whoever has the record knows its seed: the dice to come are those of another.
  if (table.core.status === 'running') yield* freshen(freshSeed)
}

/** A draw that all had agreed on: in a record alone it is a move. */
const isDraw = (command: Command): boolean =>
  command.do === 'move' && 'do' in command.move && command.move.do === 'agree-draw'

function drawn(table: Table, seat: Seat, command: Command, at: number): Outcome | Refused {
  const change = settle(table, seat, { do: 'agree-draw' }, at)
  return 'refused' in change ? change : apply(table, change, { command, by: null, at })
}

/** A record, everything checked but its moves. */
function soundHead(game: Game<Kinds>, value: unknown): GameRecord {
  const record = checkRecord(value)
  if (record.position) throw new RecordFault('The record begins from a made-up position: no table can stand there.')
  replay(game, { ...record, moves: [], result: undefined }, { hash: hashOf })
  const most = recordPatience * game.longest(record.roles.length)
  const { length } = record.moves
  if (length > most) throw new RecordFault(`The record has ${length} moves; no game has more than ${most}.`)
  return record
}
