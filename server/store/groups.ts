/** Group commit: what waits while a commit is under way is committed together by the next one. */
import type { Kysely, Transaction } from 'kysely'
import { limits } from '../limits.ts'
import { type Addition, storeGroup } from './addition.ts'
import type { News } from './notifier.ts'
import type { Schema } from './schema.ts'
import type { Commit } from './statements.ts'
import { isOverdue, isPassing, patiently, restAfter, StoreTrouble } from './trouble.ts'

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
