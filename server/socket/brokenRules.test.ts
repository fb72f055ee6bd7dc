import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Drawers, type Game, gameModule, type Seat } from '../../kernel/index.ts'
import { type Toy, toy } from '../../kernel/testing/toy.ts'
import { games } from '../../table/testing/games.ts'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, toyServer, visit } from '../testing/guests.ts'

let fails = 0
let isBroken = false
type Draft = (g: Drawers<Toy>, me: object, seat: Seat, move: Toy['move']) => void
const { draft } = toy.rules.bid as unknown as { draft: Draft }
/** The toy with a fault in its rules: whoever offers two coins meets it. */
const withFault: Draft = (g, me, seat, move) => {
  if (isBroken) throw new Error('broken')
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
const withPhrases = {
  get phrases() {
    if (isBroken) throw new Error('broken')
    return []
  },
}
const faulty = Object.defineProperties(
  { ...toy, rules: { ...toy.rules, bid } },
  Object.getOwnPropertyDescriptors(withPhrases),
) as Game<Toy>

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

it('a rule that throws in an undo leaves all as it was, and the person reads why', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await Promise.all([a, b].map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  expect(await a.move({ do: 'offer', coins: 1 })).toBe('done')
  expect(await b.move({ do: 'offer', coins: 1 })).toBe('done')
  isBroken = true
  // What Ben has drafted since is to be made again.
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('broken')
  expect(a.tableView.view).toMatchObject({ moved: 1, own: { offer: 1 } })
  expect(a.tableView.undo).toBe(1)
  isBroken = false
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('done')
  expect([a, b].map(({ tableView }) => (tableView.view!.own as { offer: number }).offer)).toEqual([0, 1])
})

it('a rule that throws at a line of the chat keeps that line back, and no other', async () => {
  const ann = await visit(server)
  const page = await ann.join(await makeTable(ann, [me, bot]))
  const before = page.chat.length
  isBroken = true
  expect(await page.ask({ do: 'chat', seat: 0, to: null, text: '', phrase: 'hello' })).toBe('broken')
  isBroken = false
  expect(await page.ask({ do: 'chat', seat: 0, to: null, text: 'Here' })).toBe('done')
  expect(page.chat.slice(before).map(({ text }) => text)).toEqual(['Here'])
})

it('who cannot be shown the table when it comes is told so, and comes in when it can be', async () => {
  const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await a.until(({ tableView }) => tableView.view?.seat === 0)
  expect(await a.move({ do: 'wave' })).toBe('done')
  await b.close()
  const late = await ben.join(id)
  expect([late.received, await late.closed]).toEqual([[], 1011])
  expect((await cat.join(id)).tableView.status).toBe('running')
  expect(await a.ask({ do: 'undo', seat: 0 })).toBe('done')
  expect((await ben.join(id)).tableView.view).toMatchObject({ seat: 1 })
})
