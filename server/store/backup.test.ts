import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer } from '../index.ts'
import { toySettings } from '../testing/guests.ts'
import { backUp } from './backup.ts'
import { fileName } from './sqlite.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const json = { 'content-type': 'application/json' }

test('a copy of SQLite that is made while the server runs takes the place of a database that is lost', async () => {
  const settings = toySettings()
  const file = join(settings.data, fileName)
  const to = join(folder, 'copy.sqlite')
  const server = await startServer(settings)
  const body = JSON.stringify({ game: 'toy', roles: [null, null], seats: [{ kind: 'me' }, { kind: 'open' }] })
  const made = await fetch(`${server.address}/api/tables`, { method: 'POST', headers: json, body })
  const { id } = (await made.json()) as { id: string }
  expect(await backUp({ file }, to)).toBe(statSync(to).size)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  await server.close()

  // As docs/hosting.md tells it.
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  copyFileSync(to, file)
  const again = await startServer(settings)
  expect((await fetch(`${again.address}/api/tables/${id}`)).status).toBe(200)
  await again.close()
})

test('a file that is there is left alone, and a database that is not there is named', async () => {
  const file = join(folder, fileName)
  const to = join(folder, 'copy.sqlite')
  await expect(backUp({ file }, to)).rejects.toThrow(`There is no database at ${file}`)
  expect(existsSync(to)).toBe(false)
  writeFileSync(to, 'mine')
  await expect(backUp({ file }, to)).rejects.toThrow('name another')
  expect(readFileSync(to, 'utf8')).toBe('mine')
})

test('what stands there is removed by no copy, also where no look before shows it: a link that leads nowhere', async () => {
  const to = join(folder, 'copy.sqlite')
  const file = join(folder, fileName)
  new DatabaseSync(file).close()
  symlinkSync(join(folder, 'nowhere'), to)
  await expect(backUp({ file }, to)).rejects.toThrow('name another')
  expect(lstatSync(to).isSymbolicLink()).toBe(true)
})

test('a folder that is not there is named', async () => {
  const file = join(folder, fileName)
  new DatabaseSync(file).close()
  await expect(backUp({ file }, join(folder, 'none', 'copy'))).rejects.toThrow(`There is no folder ${folder}/none`)
})

const databaseUrl = 'postgres://house:hush%20hush@db.example.org:5433/house?sslmode=require'

/** A pg_dump that notes what it was given. */
function pretend(script: string): void {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(bin, 'pg_dump'), 0o755)
  vi.stubEnv('PATH', `${bin}:/bin:/usr/bin`)
}

test('PostgreSQL is copied by pg_dump, with the password where no other on the machine sees it', async () => {
  const to = join(folder, 'copy.dump')
  pretend(`echo "$@ / $PGPASSWORD" > ${to}`)
  await backUp({ databaseUrl, file: '' }, to)
  expect(readFileSync(to, 'utf8').trim()).toBe(
    `--format=custom --file=${to} --dbname=postgres://house@db.example.org:5433/house?sslmode=require / hush hush`,
  )
})

test('where pg_dump is not installed or fails, that is said in plain words, and no half copy is left', async () => {
  const to = join(folder, 'copy.dump')
  vi.stubEnv('PATH', folder)
  await expect(backUp({ databaseUrl, file: '' }, to)).rejects.toThrow('pg_dump is not installed here.')
  pretend('echo "pg_dump: error: server version mismatch" >&2; exit 1')
  expect(existsSync(to)).toBe(false)
  await expect(backUp({ databaseUrl, file: '' }, to)).rejects.toThrow(/^pg_dump has failed: .*server version mismatch$/)
  expect(existsSync(to)).toBe(false)
})
