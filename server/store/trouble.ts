/** Trouble of a database that passes by itself: it is away, busy or full. What is asked is held for a moment, and tried again. */
import { setTimeout as rest } from 'node:timers/promises'
import { limits } from '../limits.ts'

/** The database could not be used for as long as we hold what is asked. Its `cause` says why. */
export class StoreTrouble extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be used now: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** SQLite's codes (sqlite.org/rescode.html) for busy, locked, trouble with the disk, full, and files that cannot be opened. */
const passingInSqlite = [5, 6, 10, 13, 14]
/** PostgreSQL's classes for connections, resources, limits, and the operator at work; and for rivals and locks. */
const passingInPostgres = /^(08|53|54|55|57|58|40)/
/** What the driver says of connections that are gone, or do not answer; of sockets, the system's own codes. */
const passingOfDriver = /^E[A-Z]+$|terminated|timeout|not queryable|closed the connection/i

/** Does an error tell of trouble that may be over soon? */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return passingInSqlite.includes(errcode & 0xff)
  if (typeof code === 'string') return passingInPostgres.test(code) || passingOfDriver.test(code)
  return passingOfDriver.test(error.message)
}

/** Has somebody waited since then for as long as we hold what is asked? On the clock of `performance.now()`. */
export const isOverdue = (since: number): boolean => performance.now() - since >= limits.storeHold

/** Waits before another try: longer after each, and never as long as others do. */
export function restAfter(fails: number): Promise<void> {
  const { first, longest } = limits.storePause
  return rest(Math.min(first * 2 ** fails, longest) * (0.5 + Math.random() / 2))
}

/** Does a job that may be done twice, again and again while there is trouble that passes. Throws StoreTrouble at last. */
export async function patiently<T>(job: () => Promise<T>, mayRetry: () => boolean = () => true): Promise<T> {
  const since = performance.now()
  for (let fails = 0; ; fails++) {
    try {
      return await job()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (isOverdue(since) || !mayRetry()) throw new StoreTrouble(error)
      await restAfter(fails)
    }
  }
}
