/**
 * What an operator may do to the tables of a house, on the machine that holds its database; also while the server runs,
 * which notices it with its next move at the table, or at once on PostgreSQL.
 *
 *   const operator = await openOperator(settingsFrom({ games, gamesModule }, process.env))
 *   const record = await operator.exportRecord(id)
 *   await operator.close()
 */
import type { GameModule, GameRecord } from '../kernel/index.ts'
import { apply, cutBack, type Entry, movesOf, noteExport, recordOf, type Table } from '../table/index.ts'
import { additionOf } from './additions.ts'
import { freshSeed } from './freshSeed.ts'
import { freshId } from './http/users.ts'
import { importHere } from './imports/here.ts'
import { openStoreOf, type Settings } from './index.ts'
import { tableFromStore } from './loadedTable.ts'
import type { User } from './store/people.ts'
import type { Store } from './store/store.ts'
import type { Row } from './summary.ts'
import { openTables } from './tables.ts'

export interface Operator {
  /** All tables, newest first, page by page. */
  list(after: string | null): Promise<{ rows: (Row & { updated: number })[]; next: string | null }>
  /**
   * The record of a table: with its seed when the game is over, with the seed's hash while it runs; then `withSeed` adds
   * the seed, so that the record can be replayed and imported: all secrets of the game follow from it.
   */
  exportRecord(id: string, withSeed?: boolean): Promise<GameRecord>
  /** Makes a table of a record; gives its id. Throws a RecordFault when the record is not sound. */
  importRecord(record: GameRecord): Promise<string>
  /** Takes the last moves of a table back, whatever they were; gives the number of moves left. */
  cut(id: string, moves: number): Promise<number>
  moderators(): Promise<User[]>
  /** Makes somebody a moderator, or lets it go. Throws an Error where there is no such person. */
  setModerator(person: string, is: boolean): Promise<void>
  /** Shows a tournament to all, or no more. Throws an Error where there is none. */
  listTournament(id: string, isListed: boolean): Promise<void>
  /** Reckons all ratings anew; gives the number of rated games. */
  reckonRatings(): Promise<number>
  close(): Promise<void>
}

type Need = Pick<Settings, 'games' | 'databaseUrl' | 'data'>

/** The operator's own user: tables it imports belong to nobody else. */
const operator = { user: 'operator', name: 'Operator' }

export async function openOperator({ games, databaseUrl, data }: Need): Promise<Operator> {
  const store = await openStoreOf({ databaseUrl, data })
  return {
    list: async after => {
      const { rows, next } = await store.list('all', null, after)
      return { rows: rows.map(({ row, updated }) => ({ ...(JSON.parse(row) as Row), updated })), next }
    },
    exportRecord: async (id, withSeed = false) => {
      const { key, table } = await find(store, games, id)
      await writeDown(store, key, table, withSeed)
      const moves = movesOf(await store.entries(key))
      return withSeed ? recordOf(table, moves, true) : recordOf(table, moves)
    },
    importRecord: record => importRecord(store, games, record),
    cut: (id, moves) => cut(store, games, id, moves),
    moderators: () => store.moderation.moderators(),
    setModerator: async (person, is) => {
      if (!(await store.people.user(person))) throw new Error(`There is no person "${person}".`)
      await store.moderation.setModerator(person, is, Date.now())
    },
    listTournament: async (id, isListed) => {
      if (!(await store.tournaments.setListed(id, isListed))) throw new Error(`There is no tournament "${id}".`)
    },
    reckonRatings: () => store.standing.reckonAnew(),
    close: () => store.close(),
  }
}

async function find(store: Store, games: Need['games'], id: string): Promise<{ key: number; table: Table }> {
  const stored = await store.load(id)
  if (!stored) throw new Error(`There is no table "${id}".`)
  return { key: stored.key, table: tableFromStore({ games, now: Date.now }, stored) }
}

/** Nobody takes what is secret without its being written at the table. */
async function writeDown(store: Store, key: number, table: Table, withSeed: boolean): Promise<void> {
  const now = Date.now()
  const outcome = noteExport(table, withSeed, now)
  const isWritten = outcome === null || (await store.add({ key, ...additionOf(table, [outcome], now) }))
  if (!isWritten) throw new Error('Somebody has moved at this very moment. Try again.')
}

async function importRecord(store: Store, games: Need['games'], record: GameRecord): Promise<string> {
  if (!Object.hasOwn(games, record.game)) throw new Error(`There is no game "${record.game}".`)
  const tables = openTables({ games, store, now: Date.now, changed: () => {} })
  const id = freshId()
  await importHere(tables, record, { id, name: operator.name, owner: operator })
  return id
}

async function cut(
  store: Store,
  games: Readonly<Record<string, GameModule>>,
  id: string,
  count: number,
): Promise<number> {
  const { key, table } = await find(store, games, id)
  const made = standingMoves(await store.entries(key))
  if (!(count >= 1 && count <= made.length)) {
    throw new Error(`The table has ${made.length} moves: cut between 1 and ${made.length}.`)
  }
  const undone = made.slice(-count).map(({ n }) => n)
  const { core } = await store.momentAfter(key, undone[0] - 1)
  const now = Date.now()
  const origin = { command: { do: 'cut' as const, moves: count }, by: null, at: now }
  const outcome = apply(table, cutBack(table, core, { undone, seed: freshSeed() }, now), origin)
  const isStored = await store.add({ key, ...additionOf(table, [outcome], now) })
  if (!isStored) throw new Error('Somebody has moved at this very moment. Look at the table and try again.')
  return made.length - count
}

/** The entries of moves that have not been taken back. */
function standingMoves(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.flatMap(entry => entry.undone ?? []))
  return entries.filter(({ n, made }) => made && !undone.has(n))
}
