import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Drawers, type Game, gameModule, type Seat } from '../../kernel/index.ts'
import { type Toy, toy } from '../../kernel/testing/toy.ts'
import { games } from '../../table/testing/games.ts'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, toyServer, visit } from '../testing/guests.ts'

let fails = 0
type Draft = (g: Drawers<Toy>, me: object, seat: Seat, move: Toy['move']) => void
const { draft } = toy.rules.bid as unknown as { draft: Draft }
/** The toy with a fault in its rules: whoever offers two coins meets it. */
const withFault: Draft = (g, me, seat, move) => {
  if ('coins' in move && move.coins === 2) throw new Error(`two, ${++fails}`)
  draft(g, me, seat, move)
}
type Legal = (g: Drawers<Toy>, me: object, seat: Seat) => readonly Toy['move'][]
const { legalMoves } = toy.rules.bid as unknown as { legalMoves: Legal }
/** And Ben can be shown nothing, once Ann has waved. */
const withBlindness: Legal = (g, me, seat) => {
  if (seat === 1 && g.open.waved.includes(0)) throw new Error('blind')
  return legalMoves(g, me, seat)
}
const bid = { ...toy.rules.bid, draft: withFault, legalMoves: withBlindness }
const faulty = { ...toy, rules: { ...toy.rules, bid } } as Game<Toy>

let server: Server
beforeAll(async () => {
  server = await toyServer({ games: { toy: gameModule(faulty, games.toy.bots as never) } })
})
afterAll(() => server.close())

it('a rule that throws costs that choice only: it is told, nothing remains, any other may be made, and nobody is cut off', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await a.until(({ tableView }) => tableView.view?.seat === 0)
  expect(await a.move({ do: 'offer', coins: 2 })).toBe('broken')
  expect(a.tableView.view!.moved).toBe(0)
  expect(await a.move({ do: 'offer', coins: 1 })).toBe('done')
  expect(a.tableView.view!.own).toMatchObject({ offer: 1 })
  expect(
    await a.move([
      { do: 'offer', coins: 0 },
      { do: 'offer', coins: 2 },
    ]),
  ).toBe('broken')
  expect(a.tableView.view!.own).toMatchObject({ offer: 1 })
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('done')
  expect(await b.ask({ do: 'chat', seat: 1, to: null, text: 'Still here' })).toBe('done')
})

it('what failed is not remembered: asked again under the same name it is tried again', async () => {
  const ann = await visit(server)
  const page = await ann.join(await makeTable(ann, [me, bot]))
  const two = { do: 'move' as const, seat: 0, n: 0, move: { do: 'offer', coins: 2 } as never }
  const before = fails
  expect(await page.ask(two, 'same')).toBe('broken')
  expect(await page.ask(two, 'same')).toBe('broken')
  expect(fails - before).toBe(2)
  expect(await page.move({ do: 'seal' })).toBe('done')
})

it('a rule that throws when somebody is shown the table keeps nobody else from it', async () => {
  const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await a.until(({ tableView }) => tableView.view?.seat === 0)
  expect(await a.move({ do: 'wave' })).toBe('done')
  expect(await a.move({ do: 'offer', coins: 1 })).toBe('done')
  expect(await a.ask({ do: 'chat', seat: 0, to: null, text: 'Do you see it?' })).toBe('done')
  const watcher = await cat.join(id)
  expect(watcher.tableView.view!.open).toMatchObject({ waved: [0] })
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('done')
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('done')
  // His open page comes to itself as soon as it can be shown something.
  await b.until(({ tableView }) => (tableView.view!.open as Toy['open']).waved.length === 0)
  expect(b.tableView.view!.legalMoves.length).toBeGreaterThan(0)
  expect((await ben.join(id)).tableView.view).toMatchObject({ seat: 1 })
})
