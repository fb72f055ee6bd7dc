import { afterAll, beforeAll, expect, it } from 'vitest'
import { toyServer, type Visitor, visit } from '../testing/guests.ts'
import { listenToLobby } from '../testing/lobby.ts'
import { type OwnPostgres, openPostgres } from '../testing/postgres.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.destroy())

const wish = { games: ['toy'], hoursPerMove: 24, clock: null, seats: [2], bots: false }

it('people at two servers are brought together once each, however many servers look', async () => {
  const servers = await Promise.all([0, 1, 2].map(() => toyServer({ databaseUrl: postgres.url })))
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => visit(servers[i % 3])))
  const ears = await Promise.all(people.map(({ cookie }, i) => listenToLobby(servers[i % 3], cookie)))
  await Promise.all(people.map(person => person.call('POST', '/api/search', wish)))
  const found = await Promise.all(ears.map(ear => ear.until(({ is }) => is === 'match')))
  const tables = found.map(message => (message as { table: string }).table)
  const byTable = Map.groupBy(people.entries(), ([i]) => tables[i])
  expect([...byTable.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2])
  for (const [table, pair] of byTable)
    await bothSit(
      table,
      pair.map(([, person]) => person),
    )
  const { rows } = (await people[0].call('GET', '/api/tables?list=watch')).body
  expect(rows).toHaveLength(6)
  for (const ear of ears) ear.close()
  await Promise.all(servers.map(server => server.close()))
})

async function bothSit(table: string, pair: readonly Visitor[]): Promise<void> {
  const pages = await Promise.all(pair.map(person => person.join(table)))
  for (const page of pages) await page.until(({ tableView }) => tableView.status === 'running')
  expect(pages.map(({ tableView }) => tableView.sits).sort()).toEqual([0, 1])
  for (const page of pages) await page.close()
}

it('a table that comes into the lobby at one server is told at every other', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url })))
  const ear = await listenToLobby(two)
  const ann = await visit(one)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ann.call('POST', '/api/tables', { game: 'toy', roles: [null, null], seats, private: false })
  const { id } = made.body
  await ear.until(message => message.is === 'lobby' && message.set.some(row => row.id === id))
  await (await ann.join(id)).ask({ do: 'close' })
  await ear.until(message => message.is === 'lobby' && message.gone.includes(id))
  ear.close()
  await Promise.all([one.close(), two.close()])
})
