/** What is stored of what happens at a table. */
import type { Change, Entry, Table } from '../table/index.ts'
import { rowOf, shelved, sitting } from './shelf.ts'
import type { Addition } from './store/groups.ts'

/** A snapshot is stored every so many entries. */
const snapshotEvery = 16

/** One change of a table and its entry; null when only the chat has grown. */
export interface Step {
  before: Table
  change: Change
  entry: Entry | null
}

/** What is stored of a change. */
export const additionOf = (before: Table, change: Change, entry: Entry | null, now: number): Omit<Addition, 'key'> =>
  additionsOf([{ before, change, entry }], now)[0]

/** What is stored of changes that follow one another: lists tell of the last only. */
export function additionsOf(steps: readonly Step[], now: number): Omit<Addition, 'key'>[] {
  const { table } = steps.at(-1)!.change
  const last = steps.length - 1
  const isSeated = table.core.seats !== steps[0].before.core.seats
  return steps.map(({ before, change, entry }, i) => ({
    entry,
    position: entry && isPosition(entry, before, change.table) ? change.table.core.moves : null,
    said: change.notes,
    shelf: i === last && isSeen(steps) ? shelved(table, now) : null,
    seats: i === last && isSeated ? sitting(table) : null,
    snapshot: entry && entry.n % snapshotEvery === 0 ? JSON.stringify(change.table.core) : null,
  }))
}

/** Can lists tell the difference? A draft is nobody's business, nor is what a seat wishes of windows. */
function isSeen(steps: readonly Step[]): boolean {
  const isPrivate = (entry: Entry | null) => !entry || entry.made?.quiet || entry.command.do === 'auto-pass'
  if (!steps.every(({ entry }) => isPrivate(entry))) return true
  const [from, to] = [steps[0].before, steps.at(-1)!.change.table].map(table => JSON.stringify(rowOf(table)))
  return from !== to
}

/** Does the history show what this entry made? */
function isPosition({ made, undone }: Entry, before: Table, after: Table): boolean {
  if (made) return !made.quiet
  return undone ? before.core.moves !== after.core.moves : before.core.state === null && after.core.state !== null
}
