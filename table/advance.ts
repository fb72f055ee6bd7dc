/** How an entry makes the next table of a table: the one way for the table at work and for the one that is loaded. */
import type { Kinds, State } from '../kernel/index.ts'
import { patch } from './patch.ts'
import type { Core, Entry, LineCount, Logged, Past, Table } from './table.ts'

/** The parts of an entry that the table in memory remembers. */
export type Deed = Pick<Entry, 'made' | 'heard' | 'undone'>

/** The table after a stored entry. Entries come one after the other: a hole throws. */
export function advance(table: Table, entry: Entry): Table {
  if (entry.n !== table.version + 1) throw new Error(`Entry ${entry.n} does not follow entry ${table.version}.`)
  return withCore(table, patch(table.core, entry.change) as Core, entry)
}

/** The table with its next core. */
export function withCore(table: Table, core: Core, deed: Deed): Table {
  const n = table.version + 1
  const past = pastAfter(table, deed, n)
  const log = logAfter(table, core, deed)
  return { ...table, core, version: n, past, log }
}

function pastAfter({ core, past }: Table, { made, undone }: Deed, n: number): readonly Past[] {
  if (undone) return without(past, undone)
  if (!made) return past
  const { state, moves, lines } = core
  return [...past, { ...made, n, before: state!, moves, lines }]
}

/** The moves without those taken back; where a draft was taken back, what came after it never knew of it. */
function without(past: readonly Past[], undone: readonly number[]): Past[] {
  const first = past.find(({ n }) => undone.includes(n))
  return past
    .filter(({ n }) => !undone.includes(n))
    .map(each => (first && each.n > first.n ? { ...each, before: withoutDraft(each.before, first) } : each))
}

/** A state in which the draft of one seat, and what the seat drafted after it, was never made. */
export function withoutDraft(state: State<Kinds>, { seat, before }: Past): State<Kinds> {
  const own = <T>(now: readonly T[], then: readonly T[]) =>
    now.map((value, each) => (each === seat ? then[each] : value))
  return {
    ...state,
    g: { ...state.g, held: own(state.g.held, before.g.held) },
    sealed: own(state.sealed, before.sealed),
    moved: own(state.moved, before.moved),
  }
}

function logAfter(table: Table, core: Core, { heard }: Deed): readonly Logged[] {
  const { log } = table
  const before: LineCount = table.core.lines
  if (core.lines.all < before.all) return log.filter(({ at }) => at < core.lines.all)
  if (!heard || heard.length === 0) return log
  const lines = heard.map(({ event, to }, i) => ({ at: before.all + i, move: core.moves, event, to }))
  return [...log, ...lines]
}

/** What a table in memory is cut to when it has grown to twice as much: moves to be taken back, lines to be shown. */
const kept = { moves: 200, lines: 400 }

/** The table without what lies far back. Whoever stores the entries can do without it. */
export function trimmed(table: Table): Table {
  const past = table.past.length > 2 * kept.moves ? table.past.slice(-kept.moves) : table.past
  const log = table.log.length > 2 * kept.lines ? table.log.slice(-kept.lines) : table.log
  return past === table.past && log === table.log ? table : { ...table, past, log }
}
