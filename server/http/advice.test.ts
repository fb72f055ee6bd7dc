import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, type Page, toyServer, type Visitor, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const adviceFor = (who: Visitor, table: string) => who.call('POST', `/api/tables/${table}/advice`)
const asked = ({ tableView: { view } }: Page) => (view?.legalMoves.length ?? 0) > 0

it('whoever plays against bots alone is told a move that it may make', async () => {
  const ann = await visit(server)
  const table = await makeTable(ann, [me, bot])
  const page = await ann.join(table)
  await page.until(asked)
  const { status, body } = await adviceFor(ann, table)
  expect(status).toBe(200)
  expect(page.tableView.view!.legalMoves).toContainEqual(body.plan[0])
})

it('nobody is advised where two people play, where somebody may still come, who only looks on, or whose seat a bot plays', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const together = await makeTable(ann, [me, open])
  const [page, other] = await Promise.all([ann.join(together), ben.join(together)])
  await other.ask({ do: 'sit', seat: 1 })
  await page.ask({ do: 'start' })
  await page.until(asked)
  expect((await adviceFor(ann, together)).body.error).toBe('no-advice')

  const waiting = await makeTable(ann, [me, open])
  const gathering = await ann.join(waiting)
  expect((await adviceFor(ann, waiting)).body.error).toBe('no-advice')
  await gathering.ask({ do: 'start' })
  expect((await adviceFor(ann, waiting)).status).toBe(403)

  const alone = await makeTable(ann, [me, bot], { private: false })
  const own = await ann.join(alone)
  await own.until(asked)
  expect((await adviceFor(ben, alone)).body.error).toBe('no-advice')
  await own.ask({ do: 'stand-in', seat: 0, bot: 'easy' })
  expect((await adviceFor(ann, alone)).body.error).toBe('no-advice')
})

it('a table that is not there, and a strange browser, are told so', async () => {
  const ann = await visit(server)
  expect((await adviceFor(ann, 'nowhere')).status).toBe(404)
})
