import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { games } from '../../table/testing/games.ts'
import type { Server } from '../index.ts'
import { toyServer, visit } from '../testing/guests.ts'
import { listenToLobby } from '../testing/lobby.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const wish = { games: ['toy'], hoursPerMove: null, clock: { minutes: 30, increment: 10 }, seats: [2], bots: false }
const isMatch = ({ is }: { is: string }) => is === 'match'

it('two who look for the same find each other, and their game begins', async () => {
  const [ann, ben] = [await visit(server), await visit(server)]
  const ears = [await listenToLobby(server, ann.cookie), await listenToLobby(server, ben.cookie)]
  expect((await ann.call('POST', '/api/search', wish)).body).toMatchObject({ wish, table: null })
  await ears[1].until(({ is }) => is === 'looking')
  expect((await ann.call('GET', '/api/me/export')).body.search).toMatchObject({ wish })
  await ben.call('POST', '/api/search', wish)
  const [found, other] = await Promise.all(ears.map(ear => ear.until(isMatch)))
  expect(found).toEqual(other)
  const { table } = found as { table: string }
  const page = await ann.join(table)
  await page.until(({ tableView }) => tableView.status === 'running')
  expect(page.tableView.seats.map(({ kind }) => kind)).toEqual(['person', 'person'])
  expect(page.tableView.setup).toMatchObject({ clock: wish.clock, private: false })
  for (const person of [ann, ben]) {
    expect((await person.call('GET', '/api/search')).body.table).toBe(table)
    expect((await person.call('DELETE', '/api/search')).status).toBe(204)
    expect((await person.call('GET', '/api/search')).body).toBeNull()
  }
  for (const ear of ears) ear.close()
})

it('who comes while somebody looks is told so at once', async () => {
  const [ann, ben] = [await visit(server), await visit(server)]
  const first = await listenToLobby(server, ann.cookie)
  await ann.call('POST', '/api/search', { ...wish, seats: [4] })
  // Those who looked before may be told of still.
  await first.until(message => message.is === 'looking' && message.people === 1)
  const second = await listenToLobby(server, ben.cookie)
  expect(await second.until(({ is }) => is === 'looking')).toEqual({ is: 'looking', people: 1 })
  await ann.call('DELETE', '/api/search')
  for (const ear of [first, second]) ear.close()
})

it('who has no page open any more, or looks no more, is brought to no table', async () => {
  const [ann, ben, cili] = [await visit(server), await visit(server), await visit(server)]
  const other = { ...wish, clock: { minutes: 15, increment: 5 } }
  const ear = await listenToLobby(server, ann.cookie)
  await ben.call('POST', '/api/search', other)
  await ben.call('DELETE', '/api/search')
  await ann.call('POST', '/api/search', other)
  await cili.call('POST', '/api/search', other)
  const { table } = (await ear.until(isMatch)) as { table: string }
  const page = await cili.join(table)
  await page.until(({ tableView }) => tableView.status === 'running')
  expect((await ben.join(table)).tableView.sits).toBeNull()
  ear.close()
})

it('who has blocked somebody is not brought together with that person, but with others', async () => {
  const [ann, ben, cili] = [await visit(server), await visit(server), await visit(server)]
  expect((await ann.call('PUT', '/api/me/relation', { who: { person: ben.id }, relation: 'block' })).status).toBe(200)
  const ear = await listenToLobby(server, cili.cookie)
  for (const person of [ann, ben, cili])
    await person.call('POST', '/api/search', { ...wish, clock: { minutes: 60, increment: 15 } })
  const { table } = (await ear.until(isMatch)) as { table: string }
  const found = await Promise.all([ann, ben].map(async each => (await each.call('GET', '/api/search')).body.table))
  expect(found).toHaveLength(2)
  expect(new Set(found)).toEqual(new Set([table, null]))
  ear.close()
})

it('what cannot be played is no search, and nobody ends what it has not begun', async () => {
  const ann = await visit(server)
  const post = (change: object) => ann.call('POST', '/api/search', { ...wish, ...change })
  expect((await post({ games: ['chess'] })).body.error).toBe('no-such-game')
  expect((await post({ games: [] })).status).toBe(400)
  expect((await post({ hoursPerMove: 24 })).status).toBe(400)
  expect((await ann.call('GET', '/api/search')).body).toBeNull()
})

it('a search for a game that is not played here any more keeps no others waiting', async () => {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-search-'))
  const before = await toyServer({ data })
  const ann = await visit(before)
  expect((await ann.call('POST', '/api/search', { ...wish, games: ['duel'] })).status).toBe(200)
  await before.close()
  const after = await toyServer({ data, games: { toy: games.toy } })
  const [ben, cili] = [await visit(after), await visit(after)]
  const ears = [await listenToLobby(after, ann.cookie), await listenToLobby(after, ben.cookie)]
  for (const person of [ben, cili]) await person.call('POST', '/api/search', wish)
  await ears[1].until(isMatch)
  for (const ear of ears) ear.close()
  await after.close()
})
