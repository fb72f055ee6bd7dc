import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import type { Entry } from '../../table/index.ts'
import { limits } from '../limits.ts'
import type { Addition } from './addition.ts'
import { type Database, openGroups } from './groups.ts'
import { migrate } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { isPassing, StoreTrouble } from './trouble.ts'

const file = join(mkdtempSync(join(tmpdir(), 'interregnum-trouble-')), 'test.sqlite')
const database = openSqlite(file)
const { db } = database
await migrate(db, 'sqlite')
await db.insertInto('tables').values({ id: 'x', game: 'toy', created: 0 }).execute()
afterAll(() => db.destroy())

const silent = { told: () => {}, troubled: () => {} }
const nothing: Addition = { key: 1, entries: [], said: [], summary: null, seats: null, snapshots: [] }
const entry = (n: number): Addition => {
  const made: Entry = { n, at: n, by: 'ann', command: { do: 'start' }, change: {} }
  return { ...nothing, entries: [{ entry: made, position: null }] }
}
const line = (text: string): Addition => ({
  ...nothing,
  said: [{ from: 0, name: 'Ann', to: null, text, at: 1, readers: null }],
})

/** The database as it looks when the connection breaks just after a commit was made, so many times. */
function breakingAfterCommit(times: number): Database {
  let left = times
  const broken = async <T>(result: T): Promise<T> => {
    if (left-- > 0) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    return result
  }
  const proxy = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)
      return () => ({
        execute: async (job: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
          broken(await target.transaction().execute(job)),
      })
    },
  })
  return { db: proxy, commit: async job => broken(await database.commit(job)) }
}

it('what a commit has stored of which nobody heard is stored once, moves and chat alike', async () => {
  const groups = openGroups(breakingAfterCommit(2), silent)
  expect(await groups.add(entry(1))).toBe(true)
  expect(await groups.add(line('Hail'))).toBe(true)
  expect((await db.selectFrom('entries').select('n').execute()).map(({ n }) => n)).toEqual([1])
  expect(await db.selectFrom('chat').select('id').execute()).toHaveLength(1)
  expect(await groups.add(entry(1))).toBe(false)
})

it('another job of which nobody knows whether it was made is not done again', async () => {
  const groups = openGroups(breakingAfterCommit(1), silent)
  let times = 0
  const job = groups.write(async trx => {
    times++
    await trx.insertInto('users').values({ id: 'eve', name: 'Eve', shown: '{}', created: 0 }).execute()
  })
  await expect(job).rejects.toThrow(StoreTrouble)
  expect(times).toBe(1)
})

it("another process's lock is waited for, and meanwhile everybody else has a turn", async () => {
  const troubles: unknown[] = []
  const groups = openGroups(database, { ...silent, troubled: error => troubles.push(error) })
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  let isStored: boolean | null = null
  const adding = groups.add(entry(2)).then(stored => {
    isStored = stored
  })
  while (troubles.length === 0) await turn()
  expect(isStored).toBe(null)
  expect(String(troubles[0])).toMatch(/locked/)
  other.exec('commit')
  await adding
  expect(isStored).toBe(true)
  // Milliseconds in which SQLite itself waits, and nobody else has a turn.
  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 10 }])
  other.close()
})

it.each([
  [limits.storeFailsUntold, 0],
  [limits.storeFailsUntold + 1, 1],
  [limits.storeFailsUntold + 2, 1],
])('a database that is busy %i times in a row is told of %i times', async (times, told) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const troubled = vi.fn()
  let left = times
  const busy: Database['commit'] = async job => {
    if (left-- > 0) throw Object.assign(new Error('database is locked'), { errcode: 5 })
    return database.commit(job)
  }
  const groups = openGroups({ db, commit: busy }, { ...silent, troubled })
  for (const text of ['first', 'second']) {
    left = times
    await groups.add(line(`${text} of ${times}`))
  }
  expect(troubled).toHaveBeenCalledTimes(2 * told)
  vi.useRealTimers()
})

it('whoever has waited too long while nothing can be stored hears of it, and whoever came later waits on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const groups = openGroups(database, silent)
  const early = groups.add(entry(4))
  vi.advanceTimersByTime(limits.storeHold / 2)
  const late = groups.add({ ...line('late'), key: 1 })
  vi.advanceTimersByTime(limits.storeHold / 2)
  await expect(early).rejects.toThrow(StoreTrouble)
  other.exec('rollback')
  expect(await late).toBe(true)
  other.close()
  vi.useRealTimers()
})

it('one addition that cannot be stored does not take those beside it along', async () => {
  const groups = openGroups(database, silent)
  const toNobody = { ...entry(1), key: 99 }
  const [bad, good] = await Promise.allSettled([groups.add(toNobody), groups.add(entry(3))])
  expect(bad.status).toBe('rejected')
  expect(good).toEqual({ status: 'fulfilled', value: true })
})

it('faults of our own are no trouble that passes', () => {
  expect(isPassing(new TypeError('x is not a function'))).toBe(false)
  expect(isPassing(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  expect(isPassing(Object.assign(new Error('constraint failed'), { errcode: 19 }))).toBe(false)
  expect(isPassing(Object.assign(new Error('database or disk is full'), { errcode: 13 }))).toBe(true)
  expect(isPassing(Object.assign(new Error('starting up'), { code: '57P03' }))).toBe(true)
  expect(isPassing(new Error('Query read timeout'))).toBe(true)
})
