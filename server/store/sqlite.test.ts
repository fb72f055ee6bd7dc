import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { surviveBreakingOff } from '../testing/conformance/migrations.ts'
import { storeConformance } from '../testing/conformance.ts'
import { openSqlite } from './sqlite.ts'
import { openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'interregnum-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeConformance('SQLite', wall => openStore({ file: join(folder, 'test.sqlite'), wall }))

surviveBreakingOff('sqlite', async () => openSqlite(join(folder, `${crypto.randomUUID()}.sqlite`)))

it('an earlier position is found without looking at all entries of its table', async () => {
  const file = join(folder, 'plan.sqlite')
  await openStore({ file }).then(store => store.close())
  const database = new DatabaseSync(file)
  const plan = database.prepare('explain query plan select max(n) from entries where table_key = 1 and position = 5')
  expect(JSON.stringify(plan.all())).toContain('entries_by_position (table_key=? AND position=?)')
  database.close()
})

it('a database that a newer program has used is left alone, and that is said in one line', async () => {
  const file = join(folder, 'newer.sqlite')
  await openStore({ file }).then(store => store.close())
  const database = new DatabaseSync(file)
  database.exec("insert into kysely_migration values ('2099-01-later', '2099-01-01')")
  database.close()
  await expect(openStore({ file })).rejects.toThrow(/^A newer version of Interregnum has used this database\. .*\.$/)
})
