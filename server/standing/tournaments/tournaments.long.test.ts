import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../store/store.ts'
import { begunCup, look, onePlaceForAll, playRound } from '../../testing/cups.ts'
import { toyServer, visit } from '../../testing/guests.ts'
import { type OwnPostgres, openPostgres } from '../../testing/postgres.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.destroy())

it('two servers open each round of a cup once, make each table once, count each game once, and give the last place once', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => toyServer({ databaseUrl: postgres.url })))
  const people = await Promise.all([one, two, one, two].map(server => visit(server)))
  const id = await begunCup(people)
  await playRound(people, id, 0)
  await playRound(people.toReversed(), id, 1)
  await expect.poll(async () => (await look(people[3], id)).status).toBe('over')
  const games = async () => {
    const all = await Promise.all(
      people.map(async who => (await who.call('GET', '/api/me/profile')).body.ratings[0]?.games),
    )
    return all.sort()
  }
  await expect.poll(games).toEqual([1, 1, 2, 2])
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from tables')
  await client.end()
  expect(rows).toEqual([{ n: 3 }])
  const store = await openStore({ databaseUrl: postgres.url, file: '' })
  await onePlaceForAll(store, people)
  await store.close()
  await Promise.all([one.close(), two.close()])
})
