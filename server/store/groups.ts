/** Group commit: what waits while a commit is under way is committed together by the next one. */
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { ChatEntry, Entry } from '../../table/index.ts'
import type { Schema } from './schema.ts'
import { isOverdue, isPassing, patiently, restAfter, StoreTrouble } from './trouble.ts'

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
  /** Who sits where, when that has changed. */
  seats: Seats | null
  /** The whole core as JSON, now and then, and the number of the entry that made it. */
  snapshots: readonly { n: number; body: string }[]
}

export type Seats = readonly { seat: number; user: string }[]

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
  told(keys: number[]): void
  troubled(error: unknown): void
  waiting: Waiting[]
  /** The end of the jobs that run one after the other. */
  busy: Promise<unknown>
  isScheduled: boolean
  /** So many commits have failed since the last one that did not. */
  fails: number
}

/** One writer for one database. `told` hears after each commit which tables have grown, `troubled` when trouble begins. */
export function openGroups(db: Kysely<Schema>, { told, troubled }: Pick<Queue, 'told' | 'troubled'>): Groups {
  const queue: Queue = { db, told, troubled, waiting: [], busy: Promise.resolve(), isScheduled: false, fails: 0 }
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
  const stored = await queue.db.transaction().execute(trx => storeGroup(trx, additions))
  queue.fails = 0
  for (const each of there) stored.add(each.addition.key)
  for (const { addition, done } of group) done(stored.has(addition.key))
  if (stored.size > 0) queue.told([...stored])
}

/** The database is in trouble: those who have waited too long hear of it, the others are tried again in a moment. */
async function holdBack(queue: Queue, group: readonly Waiting[], error: unknown): Promise<void> {
  if (queue.fails === 0) queue.troubled(error)
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

/** Is it there already, made by a commit of which we never heard? An entry, and a line of chat, has its own time. */
async function isStored(db: Kysely<Schema>, { key, entries, said }: Addition): Promise<boolean> {
  // The last one: those before it may have come to nothing by it.
  const last = entries.at(-1)
  const [table, body] = last ? (['entries', last.entry] as const) : (['chat', said[0] ?? null] as const)
  const query = db.selectFrom(table).select('table_key').where('table_key', '=', key)
  return (await query.where('body', '=', JSON.stringify(body)).executeTakeFirst()) !== undefined
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
export async function storeGroup(trx: Transaction<Schema>, group: readonly Addition[]): Promise<Set<number>> {
  const rows = group.flatMap(({ key, entries }) =>
    entries.map(({ entry, position }) => ({ table_key: key, n: entry.n, position, body: JSON.stringify(entry) })),
  )
  const late = rows.length > 0 ? await insertEntries(trx, rows) : new Set()
  const stored = group.filter(({ key }) => !late.has(key))
  await storeRest(trx, stored)
  return new Set(stored.map(({ key }) => key))
}

type EntryRow = Insertable<Schema['entries']>

/** Inserts entries, and gives the tables that somebody else has written to before: nothing is added to those. */
async function insertEntries(trx: Transaction<Schema>, rows: readonly EntryRow[]): Promise<Set<number>> {
  // The version check: an entry of that number is there already when somebody else was faster.
  const fresh = await trx
    .insertInto('entries')
    .values(rows)
    .onConflict(c => c.columns(['table_key', 'n']).doNothing())
    .returning(['table_key', 'n'])
    .execute()
  if (fresh.length === rows.length) return new Set()
  const late = lateTables(rows, fresh)
  for (const { table_key, n } of fresh) {
    if (!late.has(table_key)) continue
    await trx.deleteFrom('entries').where('table_key', '=', table_key).where('n', '=', n).execute()
  }
  return late
}

/** The tables of rows that are missing among the fresh ones. */
function lateTables(rows: readonly EntryRow[], fresh: readonly Pick<EntryRow, 'table_key' | 'n'>[]): Set<number> {
  const nameOf = ({ table_key, n }: Pick<EntryRow, 'table_key' | 'n'>) => `${table_key} ${n}`
  const written = new Set(fresh.map(nameOf))
  return new Set(rows.filter(row => !written.has(nameOf(row))).map(row => row.table_key))
}

async function storeRest(trx: Transaction<Schema>, group: readonly Addition[]): Promise<void> {
  const summary = group.flatMap(({ key, summary }) => (summary ? [summaryRow(key, summary)] : []))
  if (summary.length > 0) {
    const insert = trx.insertInto('shelf').values(summary)
    await insert
      .onConflict(c =>
        c.column('table_key').doUpdateSet(e => ({
          status: e.ref('excluded.status'),
          private: e.ref('excluded.private'),
          updated: e
            .case()
            .when('excluded.updated', '=', 0)
            .then(e.ref('shelf.updated'))
            .else(e.ref('excluded.updated'))
            .end(),
          due: e.ref('excluded.due'),
          row: e.ref('excluded.row'),
        })),
      )
      .execute()
  }
  const chat = group.flatMap(({ key, said }) => said.map(line => ({ table_key: key, body: JSON.stringify(line) })))
  if (chat.length > 0) await trx.insertInto('chat').values(chat).execute()
  const snapshots = group.flatMap(({ key, snapshots }) => snapshots.map(each => ({ table_key: key, ...each })))
  if (snapshots.length > 0) await trx.insertInto('snapshots').values(snapshots).execute()
  for (const { key, seats, folded = [] } of group) {
    if (seats) await seat(trx, key, seats)
    for (const { from, to } of folded) await fold(trx, key, from, to)
  }
}

/** What stands for the body of an entry that has come to nothing. Its number is kept: nobody else may write it. */
export const nothing = ''

async function fold(trx: Transaction<Schema>, key: number, from: number, to: number): Promise<void> {
  const rows = trx.updateTable('entries').set({ body: nothing }).where('table_key', '=', key)
  await rows.where('n', '>=', from).where('n', '<=', to).execute()
  const stale = trx.deleteFrom('snapshots').where('table_key', '=', key)
  await stale.where('n', '>=', from).where('n', '<=', to).execute()
}

export const summaryRow = (key: number, summary: TableSummary) => ({
  ...summary,
  table_key: key,
  private: summary.private ? 1 : 0,
})

export async function seat(trx: Transaction<Schema>, key: number, seats: Seats): Promise<void> {
  await trx.deleteFrom('seats').where('table_key', '=', key).execute()
  if (seats.length === 0) return
  const rows = seats.map(({ seat, user }) => ({ table_key: key, seat, user_id: user }))
  await trx.insertInto('seats').values(rows).execute()
}
