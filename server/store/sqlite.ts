/** SQLite as it comes with Node, behind the interface that Kysely expects. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Schema } from './schema.ts'

/** Opens the file, durable: a commit is on the disk when it returns. */
export function openSqlite(path: string): Kysely<Schema> {
  mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  // From now on nobody waits for another process inside SQLite, for all others would wait, too: groups.ts tries again.
  database.exec('pragma busy_timeout = 10')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database) }) })
}

/**
 * Takes a folder for one server, until it ends in whatever way: two on one file would not see each other's moves. Gives how
 * to give it back. Throws when another server has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'server.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Error(`Another server uses the folder "${folder}". Stop it, or name another folder with --data.`)
  }
  return () => lock.close()
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
    run: values => prepared.run(...(values as SQLInputValue[])),
    iterate: values => prepared.iterate(...(values as SQLInputValue[])),
  }
}
