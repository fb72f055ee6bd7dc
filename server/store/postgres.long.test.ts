import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedFrom } from '../../kernel/index.ts'
import { games } from '../../table/testing/games.ts'
import { ann, ben, toyTable } from '../../table/testing/play.ts'
import { accountFor } from '../people/account.ts'
import { command, createLive, openTable, openTables } from '../tables.ts'
import { surviveBreakingOff } from '../testing/conformance/migrations.ts'
import { storeConformance } from '../testing/conformance.ts'
import { makeTable, me, type Page, open as seatOpen, toyServer, visit } from '../testing/guests.ts'
import { type OwnPostgres, openPostgres } from '../testing/postgres.ts'
import { type News, openNodeNotifier, type Presence } from './notifier.ts'
import { openPostgres as openDatabase } from './postgres.ts'
import { openStore } from './store.ts'

/** What Node has warned of while this file ran. */
const warnings: string[] = []
process.on('warning', ({ message }) => warnings.push(message))

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.destroy())

const open = (wall?: () => number) => openStore({ databaseUrl: postgres.url, file: '', wall })

storeConformance('PostgreSQL', open)

let emptied: string | null = null
surviveBreakingOff('postgres', async () => {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  // As many as there are statements would fill the disk.
  if (emptied !== null) await client.query(`drop database ${emptied} with (force)`)
  await client.query(`create database ${name}`)
  emptied = name
  await client.end()
  return openDatabase(postgres.url.replace(/interregnum$/, name)).db
})

/** One server has heard what was done at the other. */
const isFull = ({ tableView }: Page) => tableView.seats.every(({ kind }) => kind !== 'open')

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
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url, grace: 600_000 })))
  const [first, second] = await Promise.all([visit(one), visit(two)])
  const id = await makeTable(first, [me, seatOpen])
  const b = await second.join(id)
  expect(await b.ask({ do: 'sit', seat: 1 })).toBe('done')
  const a = await first.join(id)
  await a.until(isFull)
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

it('who is removed at one server is gone from the memory, the pages and the later snapshots of every other', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url })))
  const [ann, ben] = [await visit(one), await visit(two)]
  await ann.call('PUT', '/api/me', { name: 'Annabella' })
  const id = await makeTable(ann, [me, seatOpen])
  const [a, b] = [await ann.join(id), await ben.join(id)]
  expect(await b.ask({ do: 'sit', seat: 1 })).toBe('done')
  await a.until(isFull)
  expect(await a.ask({ do: 'chat', seat: 0, to: null, text: 'my words' })).toBe('done')
  expect(await a.ask({ do: 'start' })).toBe('done')
  await b.until(({ tableView, chat }) => tableView.view?.seat === 1 && chat.some(({ text }) => text === 'my words'))
  expect((await ann.call('DELETE', '/api/me', { name: 'Annabella' })).status).toBe(204)
  await b.until(({ tableView, chat }) => !JSON.stringify([tableView, chat]).match(/Annabella|my words/))
  // Entries enough for a snapshot that the other server makes.
  for (let i = 0; i < 20; i++) expect(await b.move({ do: 'offer', coins: 1 + (i % 2) })).toBe('done')
  const store = await open()
  const { rows } = await store.list('mine', ben.id, null)
  const kept = [await store.load(id), rows]
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`Annabella|my words|${ann.id}`))
  await Promise.all([store.close(), one.close(), two.close()])
})

it('a server that has missed the word of a removal learns of it when it hears again', async () => {
  const store = await open()
  const [gone, other] = ['missed-1', 'missed-2']
  for (const id of [gone, other]) await store.people.addUser({ id, name: id }, 1)
  let hear: Parameters<typeof store.onNews>[0] = () => {}
  const onNews: typeof store.onNews = listener => {
    hear = listener
  }
  const deaf = { ...store, onNews }
  const tables = openTables({ games, store: deaf, now: () => 5, changed: () => {} })
  const seats = [{ kind: 'me' as const }, { kind: 'person' as const, user: other, name: other }]
  const owner = { user: gone, name: gone }
  const wish = { id: 'missed', name: 'x', setup: toyTable('AB').core.setup, seats, owner, seed: seedFrom('missed') }
  const loaded = await createLive(tables, wish)
  const leaver = { user: gone, names: new Set([gone]), anonymous: { user: 'gone-3', name: 'Anonymous' } }
  await store.traces.erase(loaded.key, leaver)
  await store.traces.removeUser(gone)
  expect(loaded.table.core.owner).toBe(gone)
  hear('any')
  await expect.poll(() => JSON.stringify(loaded.table.core)).not.toContain(gone)
  expect(loaded.table.core).toMatchObject({ owner: 'gone-3', seats: [{ name: 'Anonymous' }, { user: other }] })
  await store.close()
})

it('two links for one address that are opened at one moment at two servers make one account', async () => {
  const stores = await Promise.all([open(), open()])
  const [first, second] = ['link-1', 'link-2']
  for (const id of [first, second]) await stores[0].people.addUser({ id, name: id }, 1)
  const confirm = (id: string, at: number) => accountFor(stores[at], id, 'both@example.org', 'Both')
  const [a, b] = await Promise.all([confirm(first, 0), confirm(second, 1)])
  expect(a).toBe(b)
  expect(await stores[0].tickets.ofEmail('both@example.org')).toBe(a)
  await Promise.all(stores.map(store => store.close()))
})

it('tables that have grown and who is here are told at one moment, by a connection that is asked one thing at a time', async () => {
  const news: (News | 'any')[] = []
  const here: Presence[] = []
  const deaf = { hear: () => {}, hearPresence: () => {} }
  const [teller, hearer] = await Promise.all([
    openNodeNotifier(postgres.url, deaf),
    openNodeNotifier(postgres.url, { hear: each => news.push(each), hearPresence: part => here.push(...part) }),
  ])
  const tables = Array.from({ length: 45 }, (_, key) => ({ key, users: ['ann'] }))
  teller.tell({ keys: [1] })
  teller.tellPresence([{ key: 99, users: ['gone meanwhile'] }])
  teller.tellPresence(tables)
  teller.tell({ keys: [2] })
  await expect.poll(() => news).toEqual([1, 2].map(key => ({ keys: [key], lobby: [], erased: [], signedOut: [] })))
  await expect.poll(() => here).toEqual(tables)
  await Promise.all([teller.close(), hearer.close()])
  expect(warnings).toEqual([])
})
