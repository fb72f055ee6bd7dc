/** A copy of a whole database, made while servers use it: as it stood at one moment. */
import { execFile } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

/**
 * Writes the database to a file that is not there yet, and that its owner alone can read: it holds the secrets of running games. Gives
 * its size in bytes. Throws an Error that says what to do.
 */
export async function backUp(
  { databaseUrl, file }: { databaseUrl?: string; file: string },
  to: string,
): Promise<number> {
  makeEmpty(to)
  try {
    if (databaseUrl) await dump(databaseUrl, to)
    else copy(file, to)
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
  return statSync(to).size
}

/** SQLite and pg_dump write into an empty file as it is: nobody else can read it from the beginning. */
function makeEmpty(to: string): void {
  try {
    closeSync(openSync(to, 'wx', 0o600))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Error(`There is a file ${to} already: name another.`)
    if (code === 'ENOENT') throw new Error(`There is no folder ${dirname(to)}: make it first.`)
    throw new Error(`${to} cannot be written: ${message}`)
  }
}

function copy(file: string, to: string): void {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}: name its folder with --data.`)
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  const made = new DatabaseSync(to, { readOnly: true })
  const [{ quick_check }] = made.prepare('pragma quick_check').all()
  made.close()
  if (quick_check !== 'ok') throw new Error(`The copy is not sound (${quick_check}): look at the disk of ${file}.`)
}

async function dump(databaseUrl: string, to: string): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  // An address among the arguments would show the password to all on this machine.
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${to}`, `--dbname=${url}`], { env })
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT') {
      throw new Error(
        'pg_dump is not installed here. It comes with PostgreSQL, in the version of the server: install it (postgresql-client), or run it where the database is:\n  pg_dump --format=custom --file=backup.dump "$DATABASE_URL"',
      )
    }
    throw new Error(`pg_dump has failed: ${stderr.trim().split('\n')[0]}`)
  }
}
