/** What is stored of what happens at a table. */
import type { Outcome, Step, Table } from '../table/index.ts'
import { rowOf, shelved, sitting } from './shelf.ts'
import type { Addition } from './store/groups.ts'

/** A snapshot is stored every so many entries. */
const snapshotEvery = 16

/** What is stored of what has become of a table, one outcome after the other. */
export function additionOf(before: Table, outcomes: readonly Outcome[], now: number): Omit<Addition, 'key'> {
  const { table } = outcomes.at(-1)!
  const steps = outcomes.flatMap(each => each.steps)
  return {
    entries: steps.map(({ entry, position }) => ({ entry, position })),
    said: outcomes.flatMap(({ notes }) => notes),
    shelf: isSeen(before, table, steps) ? shelved(table, now) : null,
    seats: table.core.seats === before.core.seats ? null : sitting(table),
    snapshots: steps
      .filter(({ entry }) => entry.n % snapshotEvery === 0)
      .map(({ entry, table: { core } }) => ({ n: entry.n, body: JSON.stringify(core) })),
  }
}

/** Can lists tell the difference? A draft is nobody's business, nor is what a seat wishes of windows. */
function isSeen(before: Table, after: Table, steps: readonly Step[]): boolean {
  const isPrivate = ({ entry }: Step) => entry.made?.quiet || entry.command.do === 'auto-pass'
  if (!steps.every(isPrivate)) return true
  return JSON.stringify(rowOf(before)) !== JSON.stringify(rowOf(after))
}
