import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LobbyMessage, LobbyRow } from '../../table/sync/lobby.ts'
import type { Server } from '../index.ts'
import { makeTable, me, open, toyServer, visit } from '../testing/guests.ts'
import { listenToLobby } from '../testing/lobby.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const rowIn = (message: LobbyMessage, id: string): LobbyRow | undefined =>
  message.is === 'lobby' ? message.set.find(row => row.id === id) : undefined
const isGone = (id: string) => (message: LobbyMessage) => message.is === 'lobby' && message.gone.includes(id)
it('lists tables that gather by game, pace, language and free seats, the newest first, page by page', async () => {
  const ann = await visit(server)
  const ids: string[] = []
  for (let i = 0; i < 25; i++) ids.push(await makeTable(ann, [me, open], { private: false, language: 'hu' }))
  const live = await makeTable(ann, [me, open, open], { private: false, clock: { minutes: 30, increment: 10 } })
  const hidden = await makeTable(ann, [me, open], { language: 'hu' })
  const page = async (query: string) => (await ann.call('GET', `/api/lobby?${query}`)).body
  const idsIn = ({ rows }: { rows: LobbyRow[] }) => rows.map(({ id }) => id)

  const first = await page('language=hu')
  const second = await page(`language=hu&after=${first.next}`)
  expect([...idsIn(first), ...idsIn(second)]).toEqual(ids.toReversed())
  expect(second.next).toBeNull()
  expect(idsIn(await page('pace=live'))).toEqual([live])
  expect(idsIn(await page('pace=mail'))).toEqual([])
  expect(idsIn(await page('free=2'))).toEqual([live])
  expect(idsIn(await page('game=toy'))[0]).toBe(live)
  expect(idsIn(await page('game=chess'))).toEqual([])
  expect(idsIn(await page('language=hu'))).not.toContain(hidden)
  expect((await page('pace=live')).rows[0]).toMatchObject({
    language: null,
    owner: 0,
    mine: 0,
    clock: { minutes: 30, increment: 10 },
    gathers: expect.any(Number),
  })
  expect((await ann.call('GET', '/api/lobby?pace=quick')).status).toBe(400)
})

it('tells who looks what changes, without names of accounts, and nothing of private tables', async () => {
  const ear = await listenToLobby(server)
  const [ann, ben] = [await visit(server), await visit(server)]
  const hidden = await makeTable(ann, [me, open])
  const id = await makeTable(ann, [me, open, open], { private: false })
  await ear.until(message => rowIn(message, id)?.seats.filter(({ kind }) => kind === 'open').length === 2)
  const page = await ben.join(id)
  expect(await page.ask({ do: 'sit', seat: 1 })).toBe('done')
  await ear.until(message => rowIn(message, id)?.seats[1].kind === 'person')
  const owner = await ann.join(id)
  expect(await owner.ask({ do: 'fill', seat: 2, with: 'easy' })).toBe('done')
  expect(await owner.ask({ do: 'start' })).toBe('done')
  await ear.until(isGone(id))
  expect(JSON.stringify(ear.heard)).not.toContain(hidden)
  expect(JSON.stringify(ear.heard)).not.toContain(ann.id)
  ear.close()
})

it('a closed table leaves the lobby, and a page that says something is sent away', async () => {
  const ear = await listenToLobby(server)
  const ann = await visit(server)
  const id = await makeTable(ann, [me, open], { private: false })
  await ear.until(message => rowIn(message, id) !== undefined)
  await (await ann.join(id)).ask({ do: 'close' })
  await ear.until(isGone(id))
  ear.close()
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/lobby/live`)
  const closed = new Promise<number>(done => socket.addEventListener('close', ({ code }) => done(code)))
  socket.addEventListener('open', () => socket.send('{}'))
  expect(await closed).toBe(1008)
})
