import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from './index.ts'
import { bot, makeTable, me, open, openPage, type Page, toyServer, type Visitor, visit } from './testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

/** A running game of two persons. */
async function twoPersons(more: object = {}): Promise<{ id: string; ann: Visitor; ben: Visitor; a: Page; b: Page }> {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const id = await makeTable(ann, [me, open], more)
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  await a.ask({ do: 'start' })
  await b.until(({ tableView }) => tableView.view?.seat === 1)
  return { id, ann, ben, a, b }
}

/** Answers every question with the last option, which ends it, until the game is over. */
async function playOut(...pages: Page[]): Promise<void> {
  for (let i = 0; i < 300 && pages[0].tableView.status === 'running'; i++) {
    const { view } = pages[0].tableView
    const page = pages.find(({ tableView }) => view!.asked.includes(tableView.view!.seat!))
    if (!page) {
      await pages[0].until(({ tableView }) => tableView.view !== view)
      continue
    }
    await page.move(page.tableView.view!.legalMoves.at(-1)!)
    await Promise.all(pages.map(each => each.until(({ tableView }) => tableView.moves >= page.tableView.moves)))
  }
}

describe('a table of two persons', () => {
  it('is played to its end, and then everybody may have its record and make a table of it', async () => {
    const { id, ann, a, b } = await twoPersons({ options: { cards: 'few' } })
    expect((await ann.call('GET', `/api/tables/${id}/record`)).body.error).toBe('still-running')
    await playOut(a, b)
    expect(a.tableView.status).toBe('over')
    expect(a.tableView.seed.revealed).toMatch(/^[0-9a-f]{64}$/)
    const stranger = await visit(server)
    const record = (await stranger.call('GET', `/api/tables/${id}/record`)).body
    expect(record).toMatchObject({ format: 'interregnum-record', game: 'toy', seed: a.tableView.seed.revealed })
    const again = await stranger.call('POST', '/api/import', record)
    expect((await stranger.call('GET', `/api/tables/${again.body.id}`)).body).toMatchObject({ status: 'over', mine: 0 })
    const bent = await stranger.call('POST', '/api/import', { ...record, moves: [[1, { do: 'fly' }]] })
    expect(bent.body).toEqual({ error: 'bad-record', message: 'Move 1 (seat 1): not legal here.' })
    const older = await stranger.call('POST', '/api/import', { ...record, gameVersion: 1, laterVersions: [[2, 3]] })
    expect(older.body).toMatchObject({
      error: 'other-rules',
      rules: { played: [{ version: 1 }, { from: 3, version: 3 }], now: 3 },
    })
  })

  it('shows any earlier position as each seat saw it', async () => {
    const { id, ann, ben, a, b } = await twoPersons()
    await a.move({ do: 'offer', coins: 3 })
    await a.move({ do: 'seal' })
    await b.move({ do: 'seal' })
    await a.until(({ tableView }) => tableView.moves === 1)
    await a.move({ do: 'stone', on: 'c' })
    const at = async (who: Visitor, move: number) => (await who.call('GET', `/api/tables/${id}/history/${move}`)).body
    expect((await at(ann, 0)).view).toMatchObject({ seat: 0, own: { offer: 0 }, open: { coins: [5, 5] } })
    expect((await at(ben, 1)).view).toMatchObject({ seat: 1, open: { coins: [3, 6] }, asked: [0], legalMoves: [] })
    expect((await at(ben, 1)).log).toMatchObject([{ move: 1, event: { is: 'won', seat: 0, bids: [3, 0] } }])
    expect((await at(await visit(server), 2)).view).toMatchObject({ seat: null, own: null, open: { stones: { c: 0 } } })
    expect((await at(ann, 3)).error).toBe('no-such-move')
    expect((await at(ann, -1)).error).toBe('malformed')
  })

  it('sends older lines of the log when they are asked for, without what others heard', async () => {
    const { id, ann, ben, a, b } = await twoPersons()
    await playOut(a, b)
    const log = async (who: Visitor, before: number) =>
      (await who.call('GET', `/api/tables/${id}/log?before=${before}`)).body.log
    expect(await log(ann, 5)).toEqual(a.log.slice(0, 5))
    expect(await log(ben, 1000)).toEqual(b.log)
  })

  it('tells a sender why a command is refused, and nobody else anything (UR-086)', async () => {
    const { a, b } = await twoPersons()
    const before = b.received.length
    expect(await a.move({ do: 'offer', coins: 77 })).toBe('illegal')
    expect(await a.ask({ do: 'move', seat: 0, n: 5, move: { do: 'seal' } as never })).toBe('stale')
    expect(await a.ask({ do: 'move', seat: 1, n: 0, move: { do: 'seal' } as never })).toBe('not-your-seat')
    expect(await a.ask({ do: 'move', seat: 7, n: 0, move: { do: 'seal' } as never })).toBe('no-such-seat')
    expect(await a.ask({ do: 'dance' } as never)).toBe('malformed')
    await b.ask({ do: 'chat', seat: 1, to: null, text: 'anything else?' })
    expect(b.received.slice(before).filter(text => !/anything|done/.test(text))).toEqual([])
  })

  it('does a request once, however often it comes, and answers as before (UR-089)', async () => {
    const { id, ann, a } = await twoPersons()
    const text = JSON.stringify({ id: 'same', command: { do: 'chat', seat: 0, to: null, text: 'once' } })
    const again = await ann.join(id)
    for (const page of [a, a, again]) page.send(text)
    const answers = ({ received }: Page) => received.filter(each => each === '{"is":"done","id":"same"}')
    await Promise.all([a.until(page => answers(page).length >= 2), again.until(page => answers(page).length >= 1)])
    expect(a.chat.filter(line => line.text === 'once')).toHaveLength(1)
    expect([a, again].map(page => answers(page).length)).toEqual([2, 1])
  })

  it('gives the last seat to exactly one of two who come at once, fifty times (UR-083)', async () => {
    const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
    for (let i = 0; i < 50; i++) {
      const id = await makeTable(ann, [me, open])
      const [b, c] = await Promise.all([ben.join(id), cat.join(id)])
      const answers = await Promise.all([b.ask({ do: 'sit', seat: 1 }), c.ask({ do: 'sit', seat: 1 })])
      expect(answers.toSorted()).toEqual(['done', 'seat-taken'])
      await Promise.all([b.close(), c.close()])
    }
  })

  it('gives nothing to somebody who has left the seat (UR-083)', async () => {
    const { id, ann, ben, a, b } = await twoPersons()
    await b.move({ do: 'offer', coins: 4 })
    expect(await b.ask({ do: 'leave', seat: 1 })).toBe('done')
    await b.until(({ tableView }) => tableView.view?.seat === null)
    expect(b.tableView.view).toMatchObject({ own: null, legalMoves: [] })
    expect(await b.ask({ do: 'move', seat: 1, n: 1, move: { do: 'seal' } as never })).toBe('not-your-seat')
    expect((await ben.call('GET', `/api/tables/${id}/history/0`)).body.view.own).toBeNull()
    expect((await ann.call('GET', `/api/tables/${id}`)).body.seats[1].kind).toBe('bot')
    await a.until(({ tableView }) => tableView.view!.ready.includes(1))
  })

  it('goes on for the person that comes back, and does not count the late end of an old connection (UR-088)', async () => {
    const { id, ben, a, b } = await twoPersons()
    let last = b
    for (let i = 0; i < 5; i++) {
      const next = await ben.join(id)
      await last.close()
      last = next
    }
    await new Promise(resolve => setTimeout(resolve, 60))
    expect(a.tableView.present).toEqual([0, 1])
    expect(await last.move({ do: 'seal' })).toBe('done')
    await last.close()
    await a.until(({ tableView }) => tableView.present.length === 1)
    expect(await a.ask({ do: 'stand-in', seat: 1, bot: 'easy' })).toBe('done')
    await a.until(({ tableView }) => (tableView.seats[1] as { absent: boolean }).absent)
    const back = await ben.join(id)
    expect(await back.ask({ do: 'return', seat: 1 })).toBe('done')
    expect(await back.ask({ do: 'undo', seat: 1 })).toBe('done')
  })

  it('is not disturbed by spectators, whatever they send (UR-093)', async () => {
    const { id, a, b } = await twoPersons()
    const before = a.received.length
    const crowd = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => (i % 2 ? (await visit(server)).join(id) : openPage(server, id, ''))),
    )
    const forged = ['', '{', 'null', '[]', '{"id":5}', JSON.stringify({ id: 'x', command: { do: 'start' } })]
    for (const [i, page] of crowd.entries()) {
      for (const text of forged) page.send(text)
      const [ofSeat, ofOwner] = i % 2 ? ['not-your-seat', 'not-owner'] : ['no-guest', 'no-guest']
      expect(await page.ask({ do: 'move', seat: 0, n: 0, move: { do: 'seal' } as never })).toBe(ofSeat)
      expect(await page.ask({ do: 'close' })).toBe(ofOwner)
      expect(page.tableView.view).toMatchObject({ seat: null, own: null, legalMoves: [] })
    }
    await Promise.all(crowd.map(page => page.close()))
    expect(a.received).toHaveLength(before)
    expect(await a.move({ do: 'seal' })).toBe('done')
    expect(await b.move({ do: 'seal' })).toBe('done')
  })

  it('carries the chat: to all, or to one', async () => {
    const { id, a, b } = await twoPersons()
    const spectator = await openPage(server, id, '')
    await a.ask({ do: 'chat', seat: 0, to: 1, text: 'psst' })
    await a.ask({ do: 'chat', seat: 0, to: null, text: 'Jó játékot! <b>őű</b>' })
    await Promise.all([b, spectator].map(page => page.until(({ chat }) => chat.some(line => line.text.includes('őű')))))
    expect(b.chat.map(({ text }) => text)).toContain('psst')
    expect(spectator.received.join()).not.toContain('psst')
  })
})

describe('against bots', () => {
  it('a person plays a whole game, and no byte on the way holds a secret (UR-073)', async () => {
    const ann = await visit(server)
    const id = await makeTable(ann, [me, bot, bot], { options: { cards: 'few' } })
    const [page, watcher] = await Promise.all([ann.join(id), openPage(server, id, '')])
    await playOut(page)
    expect(page.tableView.status).toBe('over')
    const seed = page.tableView.seed.revealed!
    const early = (texts: string[]) =>
      texts
        .slice(
          0,
          texts.findIndex(text => text.includes('"status":"over"')),
        )
        .join()
    for (const each of [page, watcher]) {
      await each.until(({ tableView }) => tableView.status === 'over')
      expect(early(each.received)).not.toContain(seed)
      expect(early(each.received)).not.toMatch(/"hidden"|"deck"|"held"|"chance"/)
    }
    expect(watcher.received.join()).not.toContain('"is":"saw"')
  })

  it('nobody has to wait who does not want to', async () => {
    const slow = await toyServer({ pace: 60_000 })
    try {
      const ann = await visit(slow)
      const { body } = await ann.call('POST', '/api/play-now', { game: 'toy', seats: 2 })
      const page = await ann.join(body.id)
      await page.until(({ tableView }) => tableView.view!.ready.includes(1))
      await page.ask({ do: 'stand-in', seat: 0, bot: 'easy' })
      expect(page.tableView.moves).toBe(0)
      await page.ask({ do: 'hurry' })
      await page.until(({ tableView }) => tableView.status === 'over')
    } finally {
      await slow.close()
    }
  })
})
