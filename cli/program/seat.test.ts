import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Kinds, View } from '../../kernel/index.ts'
import type { Server } from '../../server/index.ts'
import { bot, makeTable, me, toyServer, visit } from '../../server/testing/guests.ts'
import { hashOf } from '../../table/index.ts'
import { games } from '../../table/testing/games.ts'
import { lineOf, playSeat } from './seat.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

it('the line of a table is found by the address of its page', () => {
  expect(lineOf('http://127.0.0.1:8080/table/a-b_1')).toBe('ws://127.0.0.1:8080/api/tables/a-b_1/live')
  expect(lineOf('https://some.where/table/x/')).toBe('wss://some.where/api/tables/x/live')
  for (const wrong of ['table/x', 'https://some.where/', 'ftp://some.where/table/x']) {
    expect(() => lineOf(wrong)).toThrow('--table takes the address')
  }
})

it('a program plays a seat of a real table to its end; what is refused is replaced by a legal move', async () => {
  const server = await toyServer()
  servers.push(server)
  const host = await visit(server)
  const id = await makeTable(host, [me, bot], { options: { cards: 'few', rich: false, ties: 'die' } })
  const page = await host.join(id)
  await page.ask({ do: 'start' })
  await page.ask({ do: 'let-program', seat: 0, key: hashOf('token') })
  const told: string[] = []
  const last = ({ legalMoves }: View<Kinds>) => legalMoves.at(-1)!
  let asked = 0
  await playSeat({
    table: `${server.address}/table/${id}`,
    token: 'token',
    games,
    think: async (_, view) => (asked++ === 0 ? [last(view), { do: 'nothing' }, { do: 'fly' }] : last(view)),
    fallback: (_, view) => last(view),
    tell: line => told.push(line),
  })
  await page.until(({ tableView }) => tableView.status === 'over')
  expect(asked).toBeGreaterThan(1)
})

it('a token that opens no seat, and a table that is not there, are told', async () => {
  const server = await toyServer()
  servers.push(server)
  const host = await visit(server)
  const id = await makeTable(host, [me, bot])
  const play = (table: string) =>
    playSeat({
      table: `${server.address}/table/${table}`,
      token: 'none',
      games,
      think: async (_, { legalMoves }) => legalMoves[0],
      fallback: (_, { legalMoves }) => legalMoves[0],
      tell: () => {},
    })
  await expect(play(id)).rejects.toThrow('The token opens no seat')
  await expect(play('nowhere')).rejects.toThrow('There is no such table')
})

it('a line that is silent without being closed is given up, and another one opened', async () => {
  const house = await toyServer()
  servers.push(house)
  let lines = 0
  // The first one comes to nothing; the others reach the house.
  const between = createServer(line => {
    line.on('error', () => {})
    if (lines++ > 0) line.pipe(connect(Number(URL.parse(house.address)!.port), 'localhost')).pipe(line)
  }).listen(0)
  await once(between, 'listening')
  const told: string[] = []
  const playing = playSeat({
    table: `http://localhost:${(between.address() as AddressInfo).port}/table/nowhere`,
    token: 'none',
    games,
    think: async (_, { legalMoves }) => legalMoves[0],
    fallback: (_, { legalMoves }) => legalMoves[0],
    tell: line => told.push(line),
    silence: 300,
  })
  await expect(playing).rejects.toThrow('There is no such table.')
  expect(told[0]).toContain('has fallen silent')
  between.close()
})
