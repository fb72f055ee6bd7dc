import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStoreOf, type Server } from '../../index.ts'
import type { Store } from '../../store/store.ts'
import { act, begunCup, byMail, look, onePlaceForAll, playRound } from '../../testing/cups.ts'
import { patience, toyServer, toySettings, type Visitor, visit } from '../../testing/guests.ts'

let server: Server
/** As a command of the host opens it. */
let store: Store
beforeAll(async () => {
  const settings = toySettings()
  server = await toyServer(settings)
  store = await openStoreOf(settings)
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const four = (): Promise<Visitor[]> => Promise.all([1, 2, 3, 4].map(() => visit(server)))

it('a cup of four is played to its end: rounds are opened, tables begun, winners go on', async () => {
  const people = await four()
  const id = await begunCup(people)
  const first = await playRound(people, id, 0)
  expect(first).toHaveLength(2)
  const [final] = await playRound(people, id, 1)
  expect(final.users).toEqual(first.map(({ users, places }) => users[places!.indexOf(1)]))
  const over = await look(people[0], id)
  expect(over.status).toBe('over')
  const ofUser = new Map(over.people.map((each: { id: string; place: number }) => [each.id, each.place]))
  expect(final.users.map(user => ofUser.get(user))).toEqual([1, 2])
  expect([...ofUser.values()].sort()).toEqual([1, 2, 3, 3])
  const table = (await people[0].call('GET', `/api/tables/${final.table}`)).body
  expect(table).toMatchObject({ rated: true, name: 'Cup', hoursPerMove: 24 })
  const { mine, listed } = (await people[1].call('GET', '/api/tournaments')).body
  expect(mine).toMatchObject([{ id, status: 'over', entrants: 4 }])
  expect(listed).toEqual([])
  const everything = (await people[1].call('GET', '/api/me/export')).body
  expect(everything.tournaments).toEqual([{ id, name: 'Cup', game: 'duel' }])
  expect(everything.ratings).toHaveLength(1)
})

it('its last place is taken by one alone of those who enter at once', async () => {
  await onePlaceForAll(store, await four())
})

it('its games are in no public list while those with its link alone know of it; those of one for all are', async () => {
  const people = await four()
  const stranger = await visit(server)
  const watched = async () => {
    const { rows } = (await stranger.call('GET', '/api/tables?list=watch')).body
    return rows.map(({ name }: { name: string }) => name)
  }
  await begunCup(people, { name: 'Among us' })
  expect(await watched()).not.toContain('Among us')
  const wish = { game: 'duel', name: 'For all', kind: 'cup', ...byMail }
  const { id } = (await people[0].call('POST', '/api/tournaments', wish)).body
  expect(await store.tournaments.setListed(id, true)).toBe(true)
  for (const who of people) await act(who, id, 'enter', {})
  await act(people[0], id, 'begin')
  for (const who of people) await act(who, id, 'come')
  await expect.poll(watched, patience).toContain('For all')
  expect(await watched()).not.toContain('Among us')
})

it('is entered with its word, begun and given up by its host alone', async () => {
  const [ann, ben, cat] = await four()
  const wish = { game: 'duel', name: 'Among us', kind: 'round-robin', ...byMail, word: 'Raven' }
  const { id } = (await ann.call('POST', '/api/tournaments', wish)).body
  expect(await look(ben, id)).toMatchObject({ hasWord: true, isHost: false, me: null, people: [] })
  expect(await act(ben, id, 'enter', { word: 'rave' })).toMatchObject({ error: 'wrong-word' })
  expect(await act(ben, id, 'enter', { word: ' raven ' })).toMatchObject({ me: ben.id })
  expect(await act(ann, id, 'begin')).toMatchObject({ error: 'too-few' })
  await act(cat, id, 'enter', { word: 'raven' })
  expect(await act(cat, id, 'begin')).toMatchObject({ error: 'not-host' })
  expect(await act(cat, id, 'leave')).toMatchObject({ me: null })
  expect(await act(ann, id, 'close')).toMatchObject({ status: 'closed' })
  expect(await act(cat, id, 'enter', { word: 'raven' })).toMatchObject({ me: null })
})

it('its word is guessed at slowly, from however many addresses', async () => {
  const proxied = await toyServer({ trustProxy: true })
  const ann = await visit(proxied)
  const wish = { game: 'duel', name: 'Among us', kind: 'round-robin', ...byMail, word: 'Raven' }
  const { id } = (await ann.call('POST', '/api/tournaments', wish)).body
  const answers: string[] = []
  for (let i = 0; i < 40; i++) {
    const from = { 'x-forwarded-for': `10.1.0.${i}` }
    answers.push((await ann.call('POST', `/api/tournaments/${id}/enter`, { word: `try ${i}` }, from)).body.error)
  }
  expect(answers.at(0)).toBe('wrong-word')
  expect(answers).toContain('too-fast')
  await proxied.close()
})

it('bears no word that the host does not want', async () => {
  const wordsFile = join(mkdtempSync(join(tmpdir(), 'interregnum-words-')), 'words')
  writeFileSync(wordsFile, 'bother\n')
  const clean = await toyServer({ wordsFile })
  const ann = await visit(clean)
  const wish = { game: 'duel', name: 'Bother cup', kind: 'swiss', ...byMail }
  const { id } = (await ann.call('POST', '/api/tournaments', wish)).body
  expect((await look(ann, id)).name).toBe('****** cup')
  await clean.close()
})

it('is refused without a clock, with too many at a table, and for games that are not played here', async () => {
  const ann = await visit(server)
  const wish = { game: 'duel', name: 'Cup', kind: 'swiss', ...byMail }
  const refused = async (more: object) => (await ann.call('POST', '/api/tournaments', { ...wish, ...more })).body.error
  expect(await refused({ paces: [{}] })).toBe('malformed')
  expect(await refused({ size: 9 })).toBe('bad-setup')
  expect(await refused({ game: 'chess' })).toBe('no-such-game')
  expect((await ann.call('GET', '/api/tournaments/none')).body.error).toBe('no-such-tournament')
})

it('whoever is removed leaves what gathers, and is anonymous in what goes on', async () => {
  const people = await four()
  const id = await begunCup(people)
  const [, , , dan] = people
  const { name } = (await dan.call('GET', '/api/me')).body
  await dan.call('DELETE', '/api/me', { name })
  const after = await look(people[0], id)
  expect(JSON.stringify(after)).not.toContain(dan.id)
  expect(after.people.filter(({ state }: { state: string }) => state === 'out')).toHaveLength(1)
})
