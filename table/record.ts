/** A table as a record, and a record as a table. */
import {
  checkRecord,
  type Game,
  type GameRecord,
  type Kinds,
  recordFormat,
  replay,
  stateHash,
} from '../kernel/index.ts'
import { act, type Change, entryOf } from './act.ts'
import { createTable, hashOf, type NewTable } from './create.ts'
import { isEnded } from './sight.ts'
import type { Entry, Logged, Made, Table } from './table.ts'
import type { Command } from './types.ts'

/** The moves that count, of all entries of a table: those taken back are left out. */
export function movesOf(entries: readonly Entry[]): Made[] {
  const undone = new Set(entries.flatMap(entry => entry.undone ?? []))
  return entries.flatMap(({ n, made }) => (made && !undone.has(n) ? [made] : []))
}

/** The whole log, of all entries of a table. */
export function linesOf(entries: readonly Entry[]): Logged[] {
  const undone = new Set(entries.flatMap(entry => entry.undone ?? []))
  const lines: Logged[] = []
  let move = 0
  for (const { n, made, heard } of entries) {
    if (undone.has(n)) continue
    if (made && !made.quiet) move++
    for (const each of heard ?? []) lines.push({ ...each, at: lines.length, move })
  }
  return lines
}

/**
 * The record of a table that has started. The seed is in it once the game is over, else its hash. `moves` are all moves
 * that count; left out, the table must have all of them in memory.
 */
export function recordOf({ core, game, past }: Table, moves: readonly Made[] = past): GameRecord {
  const { setup, seed, seedHash, state, status } = core
  if (state === null) throw new RangeError('The game has not begun: there is nothing to record.')
  return {
    ...recordFormat,
    game: game.id,
    gameVersion: game.version,
    options: setup.options,
    roles: setup.roles,
    ...(isEnded(status) ? { seed } : {}),
    seedHash,
    moves: moves.map(({ seat, move }) => [seat, move]),
    result: {
      over: status === 'over',
      standing: game.standing(state.g.open),
      state: stateHash(state, hashOf),
    },
  }
}

/** One act of the way from a new table to the one a record leads to. */
export interface Step {
  before: Table
  change: Change
  entry: Entry
}

/**
 * A table that stands where a record ends: over, or to be played on by its owner (on the first seat) and bots.
 * Throws a RecordFault when the record is not sound. `steps` are what is to be stored.
 */
export function tableFromRecord(
  game: Game<Kinds>,
  value: unknown,
  { id, name, owner }: Pick<NewTable, 'id' | 'name' | 'owner'>,
  now: number,
): { table: Table; steps: Step[] } {
  const record = checkRecord(value)
  replay(game, record, { hash: hashOf })
  const setup = {
    game: game.id,
    roles: record.roles,
    options: { ...record.options },
    private: true,
    hoursPerMove: null,
  }
  const seats = record.roles.map((_, seat) =>
    seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'easy' as const },
  )
  let table = createTable(game, { id, name, setup, seats, owner, seed: record.seed! }, now)
  const steps: Step[] = []
  const step = (command: Command, seat: number) => {
    const who = seat === 0 ? owner : { bot: seat }
    const change = act(table, command, who, now)
    if ('refused' in change) throw new Error(`A sound record was refused: ${change.refused}.`)
    steps.push({ before: table, change, entry: entryOf(table, change, command, owner.user, now)! })
    table = change.table
  }
  step({ do: 'start' }, 0)
  for (const [seat, move] of record.moves) step({ do: 'move', seat, n: table.core.acted[seat], move }, seat)
  return { table, steps }
}
