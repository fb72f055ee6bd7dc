/** What is stored of what happens at a table. */
import { same } from '../kernel/index.ts'
import { type Awaited, type Outcome, personsAwaited, type Step, type Table } from '../table/index.ts'
import { speakerOf } from './people/anonymous.ts'
import type { Addition, TableSummary, Wait } from './store/addition.ts'
import { lobbyFactsOf, rowFor, rowOf, sitting, summaryOf } from './summary.ts'

/** A snapshot is stored every so many entries. */
const snapshotEvery = 16

/** What is stored of what has become of a table, one outcome after the other. */
export function additionOf(before: Table, outcomes: readonly Outcome[], now: number): Omit<Addition, 'key'> {
  const { table } = outcomes.at(-1)!
  const steps = outcomes.flatMap(each => each.steps)
  return {
    entries: steps.map(({ entry, position }) => ({ entry, position })),
    folded: steps.flatMap(({ entry, folded }) => (folded === null ? [] : [{ from: folded, to: entry.n - 1 }])),
    said: outcomes.flatMap(({ notes }) => notes),
    summary: summaryAfter(before, table, steps, now),
    ...lobbyAfter(before, table),
    seats: table.core.seats === before.core.seats && table.core.status === before.core.status ? null : sitting(table),
    waits: waitsAfter(before, steps, now),
    others: othersIn(table, outcomes),
    snapshots: steps
      .filter(({ entry }) => entry.n % snapshotEvery === 0)
      .map(({ entry, table: { core } }) => ({ n: entry.n, body: JSON.stringify(core) })),
  }
}

/** How it stands in the lobby, where that can have changed. */
function lobbyAfter(before: Table, after: Table): Pick<Addition, 'lobby'> {
  const [from, to] = [lobbyFactsOf(before), lobbyFactsOf(after)]
  return from === null && to === null ? {} : { lobby: to }
}

/** For whom the table waits from the beginning. */
export const firstWaits = (table: Table, now: number): Wait[] =>
  personsAwaited(table).map(person => ({ ...person, since: now }))

/** For whom it waits now and has not waited all the time, and for whom no more. */
function waitsAfter(before: Table, steps: readonly Step[], now: number): Wait[] {
  const known = personsAwaited(before)
  let waited = known
  for (const { table } of steps) {
    const now = personsAwaited(table)
    waited = waited.filter(each => isIn(now, each))
  }
  const last = steps.at(-1)
  const after = last ? personsAwaited(last.table) : known
  const over = known.filter(({ seat }) => !after.some(each => each.seat === seat))
  const fresh = after.filter(each => !isIn(waited, each))
  return [...over.map(each => ({ ...each, since: null })), ...fresh.map(each => ({ ...each, since: now }))]
}

const isIn = (persons: readonly Awaited[], { seat, user }: Awaited): boolean =>
  persons.some(each => each.seat === seat && each.user === user)

/** Who has done or said something without a seat. */
function othersIn({ core }: Table, outcomes: readonly Outcome[]): string[] {
  const seated = core.seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter.user] : []))
  const users = outcomes.flatMap(({ steps, notes }) => [...steps.map(({ entry }) => entry.by), ...notes.map(speakerOf)])
  return [...new Set(users)].filter(user => user !== null).filter(user => !seated.includes(user))
}

/** What a seat says to the table alone, and what moves its clocks alone. */
const secretWishes: readonly string[] = ['auto-pass', 'answer-ahead', 'lost-time']

/**
 * How the table stands in lists from now on; null where that has not changed. A draft is nobody's business, nor is what a
 * seat wishes of windows: of what others cannot see they cannot see either when it was.
 */
function summaryAfter(before: Table, after: Table, steps: readonly Step[], now: number): TableSummary | null {
  const isPrivate = ({ entry }: Step) => entry.made?.quiet || secretWishes.includes(entry.command.do)
  if (!steps.every(isPrivate)) return summaryOf(after, now)
  const [from, to] = [rowOf(before), rowOf(after)]
  const isLater = steps.some(({ entry }) => entry.command.do === 'lost-time')
  if (!isLater && same(from, to)) return null
  const isTold = !same(rowFor(from, null), rowFor(to, null))
  return isTold ? summaryOf(after, now) : { ...summaryOf(after, now), updated: 0 }
}
