/** A record on its way into the store: piece by piece, so that nothing waits for the whole of it. */
import { type GameModule, type GameRecord, RecordFault } from '../../kernel/index.ts'
import { type Bringing, type Outcome, stepsOfRecord, type Table } from '../../table/index.ts'
import { additionOf } from '../additions.ts'
import { limits } from '../limits.ts'
import { type Addition, unfinished } from '../store/addition.ts'
import type { NewTableRow } from '../store/store.ts'
import { sitting, summaryOf } from '../summary.ts'

/** What becomes of a record in the store. `moves` of all `of` have been played by then. */
export type Piece = { moves: number; of: number } & (
  | { is: 'begun'; row: NewTableRow }
  /** Stored with what else waits; the last one makes the table visible. */
  | { is: 'played'; addition: Omit<Addition, 'key'> }
)

/**
 * The pieces of a table made from a record. Throws a RecordFault when the record is not sound, or too long.
 * `now` is in milliseconds since 1970.
 */
export function* piecesOf({ game }: GameModule, record: GameRecord, wish: Bringing, now: number): Generator<Piece> {
  const of = record.moves.length
  if (of > limits.recordMoves)
    throw new RecordFault(`The record has ${of} moves; ${limits.recordMoves} can be brought.`)
  const steps = stepsOfRecord(game, record, wish, now)
  const first = steps.next().value!.table
  let before = first
  let moves = 0
  yield { is: 'begun', row: hiddenRow(first, now), moves, of }
  for (const outcomes of inGroups(steps, limits.recordPiece)) {
    moves = Math.min(of, moves + outcomes.length)
    yield { is: 'played', addition: { ...additionOf(before, outcomes, now), summary: null, seats: null }, moves, of }
    before = outcomes.at(-1)!.table
  }
  const shown = { summary: summaryOf(before, now), seats: sitting(before) }
  yield { is: 'played', addition: { entries: [], said: [], snapshots: [], ...shown }, moves: of, of }
}

/** The table as nobody can find it yet. */
function hiddenRow(table: Table, now: number): NewTableRow {
  const { core } = table
  const summary = { ...summaryOf(table, now), status: unfinished, private: true, due: null }
  return { id: core.id, game: core.setup.game, core, summary, seats: [] }
}

function* inGroups(steps: Iterable<Outcome>, size: number): Generator<Outcome[]> {
  let group: Outcome[] = []
  for (const step of steps) {
    group.push(step)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
