import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { surviveBreakingOff } from '../testing/conformance/migrations.ts'
import { storeConformance } from '../testing/conformance.ts'
import { migrate } from './schema.ts'
import { fileWatch, openSqlite } from './sqlite.ts'
import { openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'interregnum-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeConformance('SQLite', wall => openStore({ file: join(folder, 'test.sqlite'), wall }))

surviveBreakingOff('sqlite', async () => openSqlite(join(folder, `${crypto.randomUUID()}.sqlite`)).db)

it('an earlier position is found without looking at all entries of its table', async () => {
  const file = join(folder, 'plan.sqlite')
  await openStore({ file }).then(store => store.close())
  const database = new DatabaseSync(file)
  const plan = database.prepare('explain query plan select max(n) from entries where table_key = 1 and position = 5')
  expect(JSON.stringify(plan.all())).toContain('entries_by_position (table_key=? AND position=?)')
  database.close()
})

it('a file that is replaced or deleted is not there any more, whatever stands at its place', () => {
  const [file, other] = ['watched', 'other'].map(name => join(folder, name))
  for (const each of [file, other]) writeFileSync(each, 'the same')
  const isThere = fileWatch(file)
  writeFileSync(file, 'more')
  expect(isThere()).toBe(true)
  const isOtherThere = fileWatch(other)
  renameSync(other, file)
  expect([isThere(), isOtherThere()]).toEqual([false, false])
})

it('a transaction that SQLite has given up by itself, as on a full disk, tells the reason', async () => {
  const { db } = openSqlite(join(folder, 'given up.sqlite'))
  const job = db.transaction().execute(async trx => {
    await sql`rollback`.execute(trx)
    throw new Error('disk I/O error')
  })
  await expect(job).rejects.toThrow('disk I/O error')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

it('a new database, and what lies beside it, is read by its owner alone', async () => {
  const file = join(folder, 'of its owner.sqlite')
  const store = await openStore({ file })
  const modes = [file, `${file}-wal`, `${file}-shm`].map(each => statSync(each).mode & 0o777)
  await store.close()
  expect(modes).toEqual([0o600, 0o600, 0o600])
})

it('a database that a newer program has used is left alone, and that is said in one line', async () => {
  const file = join(folder, 'newer.sqlite')
  await openStore({ file }).then(store => store.close())
  const database = new DatabaseSync(file)
  database.exec("insert into kysely_migration values ('2099-01-later', '2099-01-01')")
  database.close()
  await expect(openStore({ file })).rejects.toThrow(/^A newer version of Interregnum has used this database\. .*\.$/)
})

it('who was known by one token before there were sessions is known by it still', async () => {
  const file = join(folder, 'earlier.sqlite')
  const { db } = openSqlite(file)
  await migrate(db, 'sqlite', '2026-12-positions')
  await sql`insert into users (id, name, token_hash, created) values ('ann', 'Ann', 'secret', 7)`.execute(db)
  await db.destroy()
  const store = await openStore({ file })
  const session = { id: 'ann', user: 'ann', device: '', created: 7, seen: 7 }
  expect(await store.people.ofToken('secret')).toEqual({ user: { id: 'ann', name: 'Ann' }, session })
  expect(await store.people.person('ann')).toMatchObject({ name: 'Ann', nameKey: null, created: 7 })
  await store.close()
})
