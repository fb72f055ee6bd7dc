import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedFrom } from '../../kernel/index.ts'
import { games } from '../../table/testing/games.ts'
import { ann, ben, toyTable } from '../../table/testing/play.ts'
import { command, createLive, openTable, openTables } from '../tables.ts'
import { surviveBreakingOff } from '../testing/conformance/migrations.ts'
import { storeConformance } from '../testing/conformance.ts'
import { makeTable, me, open as seatOpen, toyServer, visit } from '../testing/guests.ts'
import { type OwnPostgres, openPostgres } from '../testing/postgres.ts'
import { openPostgres as openDatabase } from './postgres.ts'
import { openStore } from './store.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.destroy())

const open = (wall?: () => number) => openStore({ databaseUrl: postgres.url, file: '', wall })

storeConformance('PostgreSQL', open)

surviveBreakingOff('postgres', async () => {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return openDatabase(postgres.url.replace(/interregnum$/, name)).db
})

it('whoever has a page at one server is here at every other, too, and gone when it has gone', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url })))
  const [first, second] = await Promise.all([visit(one), visit(two)])
  const id = await makeTable(first, [me, seatOpen])
  const a = await first.join(id)
  const b = await second.join(id)
  expect(await b.ask({ do: 'sit', seat: 1 })).toBe('done')
  const bothAreHere = ({ tableView }: typeof a) => tableView.present.length === 2
  await Promise.all([a.until(bothAreHere), b.until(bothAreHere)])
  await a.close()
  await b.until(({ tableView }) => !tableView.present.includes(0))
  await Promise.all([one.close(), two.close()])
})

it('who signs out all other browsers at one server has signed out their pages at every other, too', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url })))
  const ann = await visit(one)
  const elsewhere = await (await visit(two, ann.cookie)).join(await makeTable(ann, [me, seatOpen]))
  expect(elsewhere.tableView.sits).toBe(0)
  await ann.call('POST', '/api/me/renew')
  expect(await elsewhere.closed).toBe(4401)
  await Promise.all([one.close(), two.close()])
})

it('no bot is called for somebody who has a page at another server, from the first moment on', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url, grace: 10_000 })))
  const [first, second] = await Promise.all([visit(one), visit(two)])
  const id = await makeTable(first, [me, seatOpen])
  const b = await second.join(id)
  expect(await b.ask({ do: 'sit', seat: 1 })).toBe('done')
  const a = await first.join(id)
  expect(await a.ask({ do: 'start' })).toBe('done')
  expect(await a.ask({ do: 'stand-in', seat: 1, bot: 'easy' })).toBe('still-there')
  await Promise.all([one.close(), two.close()])
})

it('a server hears at once what another one has added, and shows it', async () => {
  const [one, two] = await Promise.all([open(), open()])
  let heard: (version: number) => void
  const news = new Promise<number>(resolve => {
    heard = resolve
  })
  const here = openTables({ games, store: one, now: () => 5, changed: () => {} })
  const there = openTables({ games, store: two, now: () => 5, changed: loaded => heard(loaded.table.version) })
  const { setup } = toyTable('AB').core
  const seats = [{ kind: 'me' as const }, { kind: 'person' as const, ...ben }]
  const loaded = await createLive(here, { id: 'gossip', name: 'x', setup, seats, owner: ann, seed: seedFrom('gossip') })
  const twin = (await openTable(there, 'gossip'))!
  expect(twin.table.core.status).toBe('gathering')
  await command(here, loaded, { do: 'start' }, ann)
  expect(await news).toBe(1)
  expect(twin.table.core).toEqual(loaded.table.core)
  await Promise.all([one.close(), two.close()])
})

it('a database that a newer program has used is left alone, and that is said in one line', async () => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query("insert into kysely_migration values ('2099-01-later', '2099-01-01')")
  await expect(open()).rejects.toThrow(/^A newer version of Interregnum has used this database\. .*\.$/)
  await client.query("delete from kysely_migration where name = '2099-01-later'")
  await client.end()
})
