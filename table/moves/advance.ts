/** How an entry makes the next table of a table: the one way for the table at work and for the one that is loaded. */
import { attempt, isSideMove } from '../../kernel/index.ts'
import { keptInMemory } from '../limits.ts'
import { patch } from '../sync/patch.ts'
import {
  type Base,
  baseAt,
  type Entry,
  type HistoryEntry,
  type LineCount,
  type Logged,
  type Table,
  type TableState,
} from '../table.ts'
import { pastFrom, positionBefore, withMove } from './positions.ts'

/** The parts of an entry that the table in memory remembers. */
export type Action = Pick<Entry, 'made' | 'heard' | 'undone'>

/** Where an entry begins: the table as it is, or as it was before a draft that the entry takes back. */
function baseOf(table: Table, { n, on, undone }: Entry): Base | null {
  const now = baseAt(table.version, table.core)
  if (on === table.version) return now
  if (n !== table.version + 1) return null
  if (on === undefined) return now
  const base = foldedBy(table, undone)
  return base?.n === on ? base : null
}

/** Where a table falls back to when the draft is taken back that came last. */
export function foldedBy({ past, base }: Table, undone: Entry['undone']): Base | null {
  const last = past.at(-1)
  return undone?.length === 1 && last?.n === undone[0] && base.n === last.n ? (last.base ?? null) : null
}

/** Can the table take in a stored entry? Not when it stands where others have taken a draft back since. */
export const follows = (table: Table, entry: Entry): boolean => baseOf(table, entry) !== null

/** The table after a stored entry. Entries come one after the other: a hole throws. */
export function advance(table: Table, entry: Entry): Table {
  const base = baseOf(table, entry)
  if (base === null) throw new Error(`Entry ${entry.n} does not follow entry ${table.version}.`)
  return withState(table, patch(base.core, entry.change) as TableState, entry, base)
}

/** The table with its next core, by an entry that begins at `base`. */
export function withState(table: Table, core: TableState, entry: Entry, base: Base): Table {
  const { n, on } = entry
  const past = on === table.version ? table.past : pastAfter(table, entry, n)
  const log = logAfter(table, core, entry)
  const away = core.seats.length === table.away.length ? table.away : core.seats.map(() => entry.at)
  return {
    ...table,
    core,
    away,
    version: n,
    base: on === undefined ? baseAt(n, core) : { ...base, from: n },
    past,
    log,
  }
}

function pastAfter(table: Table, { made, heard, undone }: Action, n: number): readonly HistoryEntry[] {
  const { core, past, base } = table
  if (undone) return pastWithout(table, undone)
  if (!made) return past
  const { state, moves, lines, since, overtime, limit, rested, reserves } = core
  const before = {
    question: state!.stack.at(-1),
    before: state!,
    moves,
    lines,
    since,
    overtime,
    limit,
    rested,
    reserves,
  }
  return withMove(past, { ...made, n, ...before, ...(made.draft && !heard?.length && { base }) })
}

function pastWithout(table: Table, undone: readonly number[]): readonly HistoryEntry[] {
  const first = table.past.find(({ n }) => n === undone[0])
  // It lies before what is in memory: what came after it can no longer be told from here.
  if (!first) return []
  if (first.draft && undone.length === 1) return redraft(table, first)?.past ?? []
  return table.past.filter(({ n }) => !undone.includes(n))
}

/** The past, and the core's part of it, as if a draft had never been made: what others drafted since is made again. */
export function redraft(
  { game, past }: Table,
  taken: HistoryEntry,
): (Pick<TableState, 'state' | 'moves'> & Pick<Table, 'past'>) | null {
  const at = past.indexOf(taken)
  const again = past.slice(0, at)
  const before = positionBefore({ game, past }, at)
  if (!before) return null
  let state = before
  let { moves } = taken
  for (const [i, each] of past.slice(at + 1).entries()) {
    const tried = attempt(game, state, each.seat, state.moved[each.seat], each.move)
    if ('refused' in tried) return null
    const isKept = i === 0 || each.before !== undefined
    again.push({ ...each, ...(isKept && { before: state }), moves })
    state = tried.state
    if (!each.quiet) moves++
  }
  return { state, moves, past: again }
}

function logAfter(table: Table, core: TableState, { heard }: Action): readonly Logged[] {
  const { log } = table
  const before: LineCount = table.core.lines
  if (core.lines.all < before.all) return log.filter(({ at }) => at < core.lines.all)
  if (!heard || heard.length === 0) return log
  const lines = heard.map(({ event, to }, i) => ({ at: before.all + i, move: core.moves, event, to }))
  return [...log, ...lines]
}

/** The table without what lies far back. Whoever stores the entries can do without it. */
export function trimmed(table: Table): Table {
  const { kept, most } = keptInMemory.lines
  const past = pastInMemory(table)
  const log = table.log.length > most ? table.log.slice(-kept) : table.log
  return past === table.past && log === table.log ? table : { ...table, past, log }
}

/**
 * How much is kept hangs on what all have seen made, and on what one seat has made beside it: counted together, what a seat may
 * take back would tell it how much the others draft.
 */
function pastInMemory(table: Table): Table['past'] {
  const { game, past, core } = table
  const { moves, drafts } = keptInMemory
  if (past.length <= Math.min(moves.most, drafts.most)) return past
  const ofAll = core.seats.length
  const groupOf = ({ draft, move, seat }: HistoryEntry) => (draft || isSideMove(game, move) ? seat : ofAll)
  const counts = new Array<number>(ofAll + 1).fill(0)
  for (const each of past) counts[groupOf(each)]++
  let cut = 0
  for (const [group, count] of counts.entries()) {
    const { kept, most } = group === ofAll ? moves : drafts
    if (count > most)
      cut = Math.max(
        cut,
        placeOfLast(past, kept, each => groupOf(each) === group),
      )
  }
  return cut > 0 ? pastFrom(table, cut) : past
}

/** The place from which on so many are left of those that are meant. */
function placeOfLast(past: Table['past'], count: number, isMeant: (entry: HistoryEntry) => boolean): number {
  let at = past.length
  for (let left = count; left > 0; ) if (isMeant(past[--at])) left--
  return at
}
