/** Group commit: what waits while a commit is under way is committed together by the next one. */
import type { Kysely, Transaction } from 'kysely'
import type { ChatEntry, Entry } from '../../table/index.ts'
import { limits } from '../limits.ts'
import type { LobbyFacts } from './lobby.ts'
import type { News } from './notifier.ts'
import type { Schema } from './schema.ts'
import type { Commit, Run, Statement, Values } from './statements.ts'
import { isOverdue, isPassing, patiently, restAfter, StoreTrouble } from './trouble.ts'

/** The game is over, and it was told when: so it stands among the tables of those who sat there. */
const isOver = ({ status, updated }: TableSummary): boolean => (status === 'over' || status === 'closed') && updated > 0

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

const usersOn = (seats: Seats): string[] => seats.map(({ user }) => user)

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

/** What one table waits for. */
interface Waiting {
  addition: Addition
  /** Since when, on the clock of `performance.now()`. */
  since: number
  /** A commit of it has failed, and nobody knows whether before or after it was made. */
  isTried: boolean
  done(stored: boolean): void
  failed(error: unknown): void
}

/** A database that is open, and the quick way to write to it. */
export interface Database {
  db: Kysely<Schema>
  commit: Commit
}

/** How many tables one commit serves at most. */
const groupSize = 64

export interface Groups {
  /**
   * Stores what is added to one table at once, all of it or nothing; true when it is durable, false when somebody else has
   * written such an entry before.
   */
  add(addition: Addition): Promise<boolean>
  /** Runs another writing job alone, in a transaction. */
  write<T>(job: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** False while nothing can be stored; tried anew when asked. */
  isWriting(): Promise<boolean>
  /** Waits until nothing waits. */
  settle(): Promise<void>
}

/** What waits for the one writer of a database. */
interface Queue {
  db: Kysely<Schema>
  commit: Commit
  told(news: Pick<News, 'keys' | 'lobby'>): void
  troubled(error: unknown): void
  waiting: Waiting[]
  /** The end of the jobs that run one after the other. */
  busy: Promise<unknown>
  isScheduled: boolean
  /** So many commits have failed since the last one that did not. */
  fails: number
}

/**
 * One writer for one database. `told` hears after each commit which tables have grown, and which of them stand differently in
 * the lobby; `troubled` when trouble lasts: another process may just be writing.
 */
export function openGroups({ db, commit }: Database, { told, troubled }: Pick<Queue, 'told' | 'troubled'>): Groups {
  const queue: Queue = {
    db,
    commit,
    told,
    troubled,
    waiting: [],
    busy: Promise.resolve(),
    isScheduled: false,
    fails: 0,
  }
  return {
    add: addition =>
      new Promise((done, failed) => {
        queue.waiting.push({ addition, since: performance.now(), isTried: false, done, failed })
        schedule(queue)
      }),
    write: job => alone(queue, () => writeAlone(db, job)),
    isWriting: async () => queue.fails === 0 || alone(queue, () => probe(queue)),
    settle: async () => {
      while (queue.isScheduled) await queue.busy
      await queue.busy
    },
  }
}

/** Runs jobs one after the other: the writer is alone. */
function alone<T>(queue: Queue, job: () => Promise<T>): Promise<T> {
  const result = queue.busy.then(job)
  queue.busy = result.catch(() => {})
  return result
}

function schedule(queue: Queue): void {
  if (queue.isScheduled) return
  queue.isScheduled = true
  void alone(queue, () => commit(queue))
}

/** Writes a row that means nothing, to see whether anything can be written again. */
async function probe(queue: Queue): Promise<boolean> {
  const row = { key: 'probe', value: String(Date.now()) }
  const write = queue.db.insertInto('settings').values(row)
  const tried = write.onConflict(c => c.column('key').doUpdateSet({ value: row.value })).execute()
  const isWritten = await tried.then(
    () => true,
    () => false,
  )
  if (isWritten) queue.fails = 0
  return isWritten
}

/** Another try may follow unless the commit itself was under way: then nobody knows whether it was made. */
function writeAlone<T>(db: Kysely<Schema>, job: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  let isCommitting = false
  const attempt = () =>
    db.transaction().execute(async trx => {
      isCommitting = false
      const result = await job(trx)
      isCommitting = true
      return result
    })
  return patiently(attempt, () => !isCommitting)
}

async function commit(queue: Queue): Promise<void> {
  // Whatever arrives in this turn of the event loop comes along.
  await new Promise(setImmediate)
  queue.isScheduled = false
  const group = takeGroup(queue)
  if (queue.waiting.length > 0) schedule(queue)
  try {
    await commitGroup(queue, group)
  } catch (error) {
    if (isPassing(error)) await holdBack(queue, group, error)
    else await commitEach(queue, group)
  }
}

async function commitGroup(queue: Queue, group: readonly Waiting[]): Promise<void> {
  const there = new Set<Waiting>()
  for (const each of group) if (each.isTried && (await isStored(queue.db, each.addition))) there.add(each)
  const additions = group.filter(each => !there.has(each)).map(({ addition }) => addition)
  const stored = await queue.commit(run => storeGroup(run, additions))
  queue.fails = 0
  for (const each of there) stored.add(each.addition.key)
  for (const { addition, done } of group) done(stored.has(addition.key))
  if (stored.size === 0) return
  const isInLobby = ({ addition: { key, lobby } }: Waiting) => lobby !== undefined && stored.has(key)
  queue.told({ keys: [...stored], lobby: group.filter(isInLobby).map(({ addition: { key } }) => key) })
}

/** The database is in trouble: those who have waited too long hear of it, the others are tried again in a moment. */
async function holdBack(queue: Queue, group: readonly Waiting[], error: unknown): Promise<void> {
  if (queue.fails === limits.storeFailsUntold) queue.troubled(error)
  for (const each of group) each.isTried = true
  const all = [...group, ...queue.waiting]
  queue.waiting = all.filter(({ since }) => !isOverdue(since))
  for (const { since, failed } of all) if (isOverdue(since)) failed(new StoreTrouble(error))
  await restAfter(queue.fails++)
  if (queue.waiting.length > 0) schedule(queue)
}

/** One of them cannot be stored: the others do not suffer for it. */
async function commitEach(queue: Queue, group: readonly Waiting[]): Promise<void> {
  for (const each of group) {
    await commitGroup(queue, [each]).catch(error => {
      queue.fails++
      each.failed(error)
    })
  }
}

/** Lines of chat that may have come in since one that is looked for. */
const latestLines = 100

/** Is it there already, made by a commit of which we never heard? An entry, and a line of chat, has its own time. */
async function isStored(db: Kysely<Schema>, { key, entries, said }: Addition): Promise<boolean> {
  // The last one: those before it may have come to nothing by it.
  const entry = entries.at(-1)?.entry
  const rows = entry
    ? db.selectFrom('entries').select('body').where('table_key', '=', key).where('n', '=', entry.n)
    : db.selectFrom('chat').select('body').where('table_key', '=', key).orderBy('id', 'desc').limit(latestLines)
  const wanted = JSON.stringify(entry ?? said[0] ?? null)
  return (await rows.execute()).some(({ body }) => body === wanted)
}

/** The first that wait, but only one of each table: the second of two rivals must see what the first has written. */
function takeGroup(queue: Queue): Waiting[] {
  const group = new Map<number, Waiting>()
  const left: Waiting[] = []
  for (const each of queue.waiting) {
    const { key } = each.addition
    if (group.size < groupSize && !group.has(key)) group.set(key, each)
    else left.push(each)
  }
  queue.waiting = left
  return [...group.values()]
}

/** Stores what can be stored, and says of which tables: all that is added to a table, or nothing. */
async function storeGroup(run: Run, group: readonly Addition[]): Promise<Set<number>> {
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
