/** What is added to a table, and the rows that it becomes. */
import type { Transaction } from 'kysely'
import type { ChatEntry, Entry } from '../../table/index.ts'
import { limits } from '../limits.ts'
import type { LobbyFacts } from './lobby.ts'
import type { Schema } from './schema.ts'
import type { Run, Statement, Values } from './statements.ts'

/** What is added to one table at once. */
export interface Addition {
  key: number
  /** One after the other; `position` is the number of the position that the entry made; null for drafts. */
  entries: readonly { entry: Entry; position: number | null }[]
  /** Numbers of entries that have come to nothing by those: nothing is kept of them but that they were. */
  folded?: readonly { from: number; to: number }[]
  said: readonly ChatEntry[]
  /** How the table stands in lists from now on, where that has changed. */
  summary: TableSummary | null
  /** How it stands in the lobby from now on; null: not any more; left out: as before. */
  lobby?: LobbyFacts | null
  /** Who sits where, when that has changed. */
  seats: Seats | null
  /** For whom the table waits now, and for whom no more, where that has changed; left out: it has not. */
  waits?: readonly Wait[]
  /** Who has done or said something there without a seat; left out: nobody has. */
  others?: readonly string[]
  /** The whole core as JSON, now and then, and the number of the entry that made it. */
  snapshots: readonly { n: number; body: string }[]
}

/** `place`: in a game that is over, from 1; else null. */
export type Seats = readonly { seat: number; user: string; place: number | null }[]

/** Since when a table waits for the person of a seat, in milliseconds since 1970; null: no more. */
export interface Wait {
  seat: number
  user: string
  since: number | null
}

/** How a table stands in the store that is not whole yet: nobody can find it. */
export const unfinished = 'unfinished'

export interface TableSummary {
  status: string
  private: boolean
  /** In milliseconds since 1970; 0: as it was, for nobody may learn that something has happened. */
  updated: number
  due: number | null
  row: string
}

/** The game is over, and it was told when: so it stands among the tables of those who sat there. */
const isOver = ({ status, updated }: TableSummary): boolean => (status === 'over' || status === 'closed') && updated > 0

const usersOn = (seats: Seats): string[] => seats.map(({ user }) => user)

/** Stores what can be stored, and says of which tables: all that is added to a table, or nothing. */
export async function storeGroup(run: Run, group: readonly Addition[]): Promise<Set<number>> {
  const rows = group.flatMap(({ key, entries }) =>
    entries.map(({ entry, position }) => [key, entry.n, position, JSON.stringify(entry)] as const),
  )
  const late = rows.length > 0 ? await insertEntries(run, rows) : new Set()
  const stored = group.filter(({ key }) => !late.has(key))
  await storeRest(run, stored)
  return new Set(stored.map(({ key }) => key))
}

type EntryRow = readonly [key: number, n: number, position: number | null, body: string]

/** Inserts entries, and gives the tables that somebody else has written to before: nothing is added to those. */
async function insertEntries(run: Run, rows: readonly EntryRow[]): Promise<Set<number>> {
  const fresh = await run('entries', rows)
  if (fresh.length === rows.length) return new Set()
  const written = new Set(fresh.map(([key, n]) => `${key} ${n}`))
  const late = new Set(rows.filter(([key, n]) => !written.has(`${key} ${n}`)).map(([key]) => key))
  const halves = fresh.filter(([key]) => late.has(key as number))
  await run(
    'removeEntry',
    halves.map(([key, n]) => [key, n]),
  )
  return late
}

async function storeRest(run: Run, group: readonly Addition[]): Promise<void> {
  const rowsOf = <T>(of: (addition: Addition) => readonly T[]) => group.flatMap(of)
  const seated = group.filter(({ seats }) => seats !== null)
  const over = group.flatMap(({ key, summary }) => (summary && isOver(summary) ? [{ key, at: summary.updated }] : []))
  const folded = rowsOf(({ key, folded = [] }) => folded.map(({ from, to }) => [key, from, to]))
  const parts: readonly [Statement, readonly Values[]][] = [
    ['shelf', rowsOf(({ key, summary }) => (summary ? [Object.values(summaryRow(key, summary))] : []))],
    ['chat', rowsOf(({ key, said }) => said.map(line => [key, JSON.stringify(line)]))],
    ['snapshots', rowsOf(({ key, snapshots }) => snapshots.map(({ n, body }) => [key, n, body]))],
    ['removeSeats', seated.map(({ key }) => [key])],
    ['seats', rowsOf(({ key, seats }) => (seats ?? []).map(({ seat, user, place }) => [key, seat, user, place]))],
    ['sat', rowsOf(({ key, seats, others = [] }) => [...usersOn(seats ?? []), ...others].map(user => [key, user]))],
    ['waits', rowsOf(({ key, waits = [] }) => waits.map(wait => Object.values(waitRow(key, wait))))],
    ['lobby', rowsOf(({ key, lobby }) => (lobby ? [[key, ...Object.values(lobbyRow(lobby))]] : []))],
    ['leaveLobby', rowsOf(({ key, lobby }) => (lobby === null ? [[key]] : []))],
    ['endSeats', over.map(({ key, at }) => [at, key])],
    ['endings', over.map(({ key, at }) => [key, at, 0])],
    ['emptyEntries', folded],
    ['removeSnapshots', folded],
  ]
  for (const [statement, rows] of parts) if (rows.length > 0) await run(statement, rows)
}

/** What stands for the body of an entry that has come to nothing. Its number is kept: nobody else may write it. */
export const nothing = ''

/** In the order of the columns. */
export const summaryRow = (key: number, summary: TableSummary) => ({
  table_key: key,
  status: summary.status,
  private: summary.private ? 1 : 0,
  updated: summary.updated,
  due: summary.due,
  row: summary.row,
})

/** In the order of the columns. */
const lobbyRow = ({ game, pace, language, free }: LobbyFacts) => ({ game, pace, language, free })

/** In the order of the columns. Nobody is told sooner than in a moment: who is at the table answers, or has an answer given for it. */
export const waitRow = (key: number, { seat, user, since }: Wait) => ({
  table_key: key,
  seat,
  user_id: since === null ? null : user,
  since,
  look: since && since + limits.noticeRest,
})

interface FirstPeople {
  seats: Seats
  waits?: readonly Wait[]
  owner: string
  summary: TableSummary
}

/** Seats people at a table that has nobody yet, and notes that they and its owner have been there. */
export async function seat(
  trx: Transaction<Schema>,
  key: number,
  { seats, waits = [], owner, summary }: FirstPeople,
): Promise<void> {
  const ended = isOver(summary) ? summary.updated : null
  const rows = seats.map(({ seat, user, place }) => ({ table_key: key, seat, user_id: user, place, ended }))
  if (rows.length > 0) await trx.insertInto('seats').values(rows).execute()
  const sat = [...new Set([owner, ...usersOn(seats)])].map(user => ({ table_key: key, user_id: user }))
  await trx.insertInto('sat').values(sat).execute()
  if (waits.length > 0)
    await trx
      .insertInto('waits')
      .values(waits.map(wait => waitRow(key, wait)))
      .execute()
}
