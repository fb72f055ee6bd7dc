import { afterEach, expect, it } from 'vitest'
import { hashOf } from '../../table/index.ts'
import { ann as personOf, started } from '../../table/testing/play.ts'
import type { Server } from '../index.ts'
import { makeTable, me, open, openPage, type Page, toyServer, type Visitor, visit } from '../testing/guests.ts'

import { isStillAllowed, mayProgram, programAt } from './programs.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const token = 'a-secret-of-the-host'
const bearer = { authorization: `Bearer ${token}` }

/** Two people at a table; the first has let a program play. */
async function table(): Promise<{ server: Server; id: string; ann: Page; ben: Page; guest: Visitor }> {
  const server = await toyServer()
  servers.push(server)
  const [host, guest] = [await visit(server), await visit(server)]
  const id = await makeTable(host, [me, open])
  const [ann, ben] = [await host.join(id), await guest.join(id)]
  await ben.ask({ do: 'sit', seat: 1 })
  await ann.ask({ do: 'start' })
  await ann.ask({ do: 'let-program', seat: 0, key: hashOf(token) })
  return { server, id, ann, ben, guest }
}

it('a program with the key sees what its person sees, moves for it, and does nothing else', async () => {
  const { server, id, ann, ben } = await table()
  const program = await openPage(server, id, '', bearer)
  expect(program.tableView.view!.seat).toBe(0)
  expect(program.tableView.view!.own).toEqual(ann.tableView.view!.own)
  expect(await program.move({ do: 'offer', coins: 2 })).toBe('done')
  await ann.until(({ tableView }) => (tableView.view!.own as { offer: number }).offer === 2)
  const barred = [
    { do: 'leave', seat: 0 },
    { do: 'chat', seat: 0, to: null, text: 'hello' },
    { do: 'let-program', seat: 0, key: null },
    { do: 'close' },
    { do: 'move', seat: 1, n: 0, move: { do: 'seal' } },
    { do: 'move', seat: 0, n: 1, move: { do: 'resign' } },
  ] as const
  for (const command of barred) expect(await program.ask(command)).toBe('not-your-seat')
  await ben.until(({ tableView }) => 'program' in tableView.seats[0])
  expect(ben.tableView.seats[0]).toMatchObject({ kind: 'person', program: true })
  expect(ben.received.join()).not.toContain(hashOf(token))
})

it('a key that opens no seat is sent away, with a cookie, too', async () => {
  const { server, id, guest } = await table()
  const wrong = await openPage(server, id, guest.cookie, { authorization: 'Bearer something-else' })
  expect(await wrong.closed).toBe(4403)
  expect(wrong.received).toEqual([])
})

it('a program whose key is taken back is shown nothing more', async () => {
  const { server, id, ann, ben } = await table()
  const program = await openPage(server, id, '', bearer)
  await ann.ask({ do: 'let-program', seat: 0, key: null })
  expect(await program.closed).toBe(4403)
  const { length } = program.received
  await ben.move({ do: 'wave' })
  expect(program.received).toHaveLength(length)
})

it('a key opens the seat of the person who gave it, until that takes it back or leaves, and moves of that seat alone', () => {
  const letIn = (here: ReturnType<typeof started>, key: string | null) =>
    here.do(personOf, { do: 'let-program', seat: 0, key })
  const here = started('ABC')
  letIn(here, hashOf(token))
  const program = programAt(here.table, token)!
  expect(program).toMatchObject({ seat: 0, user: { id: 'ann' } })
  expect(programAt(here.table, hashOf(token))).toBeNull()
  const seal = (seat: number) => ({ do: 'move', seat, n: 0, move: { do: 'seal' } as never }) as const
  expect([mayProgram(program, seal(0)), mayProgram(program, seal(1))]).toEqual([true, false])
  expect(isStillAllowed(here.table, program)).toBe(true)
  expect(isStillAllowed(here.table, { ...program, user: { id: 'cat', name: 'Cat' } })).toBe(false)
  letIn(here, hashOf('another'))
  expect(isStillAllowed(here.table, program)).toBe(false)
  letIn(here, hashOf(token))
  here.do(personOf, { do: 'leave', seat: 0 })
  expect(isStillAllowed(here.table, program)).toBe(false)
})
