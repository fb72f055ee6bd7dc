/** SQLite as it comes with Node, behind the interface that Kysely expects. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { reasonOf } from '../reason.ts'
import type { Database } from './groups.ts'
import type { Schema } from './schema.ts'
import { changes, inserts, insertText, type Run, type Statement } from './statements.ts'

/**
 * Opens the file, durable: a commit is on the disk when it returns. A new one is its owner's alone, and so is what SQLite lays
 * beside it: it holds the secrets of running games.
 */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  // From now on nobody waits for another process inside SQLite, for all others would wait, too: groups.ts tries again.
  database.exec('pragma busy_timeout = 10')
  const db = new Kysely<Schema>({ dialect: new WholeDialect({ database: adapted(database) }) })
  const run = runOn(database)
  // Whoever reads meanwhile waits for the connection: what is not durable yet is seen by nobody.
  return { db, commit: job => db.connection().execute(() => inTransaction(database, () => job(run))) }
}

async function inTransaction<T>(database: DatabaseSync, job: () => Promise<T>): Promise<T> {
  database.exec('begin immediate')
  try {
    const result = await job()
    database.exec('commit')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

/** Gives the rows that have changed something. */
function runOn(database: DatabaseSync): Run {
  const prepared = new Map<Statement, StatementSync>()
  const statementOf = (name: Statement): StatementSync => {
    const known = prepared.get(name) ?? database.prepare(textOf(name))
    prepared.set(name, known)
    return known
  }
  return async (name, rows) => {
    const statement = statementOf(name)
    return rows.filter(row => statement.run(...row).changes > 0)
  }
}

function textOf(name: Statement): string {
  if (name in changes) return changes[name as keyof typeof changes]
  return insertText(inserts[name as keyof typeof inserts], types => `values (${types.map(() => '?').join(', ')})`)
}

/** SQLite changes tables in transactions, too: a migration that is broken off has never been. */
class WholeDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeAdapter()
  }
}

class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The file as the system knows it, by whatever name; 0 when there is none. */
const numberOf = (path: string): bigint => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? 0n

/** Tells whether the file that stands at the path now is still there later: what is written to a deleted one is lost. */
export function fileWatch(path: string): () => boolean {
  const opened = numberOf(path)
  return () => numberOf(path) === opened
}

/** The name of the database in its folder. */
export const fileName = 'interregnum.sqlite'

/** A folder that one server has taken. */
export interface FolderLock {
  /** Notes that there is a database in the folder from now on. */
  keepInMind(): void
  giveBack(): void
}

/** By this number SQLite says that another has the file. */
const busy = 5

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null
  try {
    mkdirSync(folder, { recursive: true })
    lock = new DatabaseSync(join(folder, 'server.lock'))
    // It is kept beyond the end of transactions.
    lock.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return lock
  } catch (error) {
    lock?.close()
    throw new Error(
      (error as { errcode?: number }).errcode === busy
        ? `Another server uses the folder "${folder}". Stop it, or name another folder with --data.`
        : `Whoever runs this cannot write in the folder "${folder}": ${reasonOf(error)}.`,
    )
  }
}

/**
 * Takes a folder for one server, until it ends in whatever way: two on one file would not see each other's moves. Throws
 * when another server has it, and when there was a database that is gone or empty now.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = openLock(folder)
  const { user_version } = lock.prepare('pragma user_version').get() as { user_version: number }
  const file = join(folder, fileName)
  if (user_version > 0 && !(statSync(file, { throwIfNoEntry: false })?.size ?? 0)) {
    lock.close()
    throw new Error(
      `There was a database in the folder "${folder}", and now "${file}" is gone or empty. Bring it back from a copy; to begin anew, remove server.lock, too.`,
    )
  }
  return { keepInMind: () => lock.exec('pragma user_version = 1'), giveBack: () => lock.close() }
}

function adapted(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: sql => {
      const known = statements.get(sql)
      if (known) return known
      const made = statement(database, sql)
      if (statements.size < 500) statements.set(sql, made)
      return made
    },
  }
}

function statement(database: DatabaseSync, sql: string): SqliteStatement {
  const prepared = database.prepare(sql)
  return {
    reader: prepared.columns().length > 0,
    all: values => prepared.all(...(values as SQLInputValue[])),
    run: values => {
      // SQLite has given up the transaction by itself, for the disk is full or fails: what it said of that is the reason.
      if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      return prepared.run(...(values as SQLInputValue[]))
    },
    iterate: values => prepared.iterate(...(values as SQLInputValue[])),
  }
}
