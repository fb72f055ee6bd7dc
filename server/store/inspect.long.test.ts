import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, openPostgres as openOwnPostgres } from '../testing/postgres.ts'
import { inspect } from './inspect.ts'
import { openStore } from './store.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await openOwnPostgres()
})
afterAll(() => postgres.destroy())

test('a PostgreSQL is looked at before and after the first start, and nothing of the look stays in it', async () => {
  const place = { databaseUrl: postgres.url, file: '' }
  expect(await inspect(place)).toMatchObject({ kind: 'postgres', schema: 'none', write: null, settled: [] })
  await (await openStore(place)).close()
  const look = await inspect(place)
  expect(look).toMatchObject({ schema: 'current', settled: [] })
  expect(look!.version).toMatch(/^\d+\.\d+$/)
  expect(look!.write).toBeGreaterThan(0)
  expect(look!.ahead).not.toBeNull()
  expect((await inspect(place))!.settled).toEqual([])
  await postgres.ask(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
  expect(await inspect(place)).toMatchObject({ schema: 'newer' })
  await expect(openStore(place)).rejects.toThrow('A newer version of Interregnum has used this database.')
})
