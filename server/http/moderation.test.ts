import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../index.ts'
import { openOperator } from '../operate.ts'
import { makeTable, me, open, toySettings, type Visitor, visit } from '../testing/guests.ts'

const settings = toySettings()
let server: Server
let desk: Visitor
beforeAll(async () => {
  server = await startServer(settings)
  desk = await visit(server)
  const operator = await openOperator(settings)
  await operator.setModerator(desk.id, true)
  await operator.close()
})
afterAll(() => server.close())

const people = (count: number) => Promise.all(Array.from({ length: count }, () => visit(server)))
const open_ = async () => (await desk.call('GET', '/api/moderation/reports')).body
const punish = (person: string, kind: string, hours: number | null = 24) =>
  desk.call('POST', '/api/moderation/sanctions', { person, kind, hours, reason: 'insults' })

/** Somebody says a line at a table of somebody else; gives the table, its pages and the moment of the line. */
async function said(ann: Visitor, ben: Visitor, text: string) {
  const table = await makeTable(ann, [me, open])
  const pages = [await ann.join(table), await ben.join(table)]
  expect(await pages[1].ask({ do: 'sit', seat: 1 })).toBe('done')
  await pages[1].ask({ do: 'chat', seat: 1, to: null, text, id: 'a' })
  await pages[0].until(({ chat }) => chat.some(line => line.text === text))
  return { table, pages, at: pages[0].chat.find(line => line.text === text)!.at }
}

describe('a report', () => {
  it('brings the lines it concerns to the moderators, and their answer to who made it', async () => {
    const [ann, ben] = await people(2)
    const { table, pages, at } = await said(ann, ben, 'you fool')
    await pages[0].ask({ do: 'chat', seat: 0, to: null, text: 'please', id: 'b' })
    await pages[0].until(({ chat }) => chat.some(({ text }) => text === 'please'))
    const moments = pages[0].chat.map(line => line.at)
    const report = { who: { table, seat: 1 }, kind: 'chat', words: ' insults ', lines: moments }
    expect((await ann.call('POST', '/api/reports', report)).status).toBe(204)
    const mine = (await open_()).find(({ about }: { about: string }) => about === ben.id)
    expect(mine).toMatchObject({ kind: 'chat', words: 'insults', table, closed: null })
    // What others have said is no line of the one reported.
    expect(mine.lines).toEqual([{ at, name: expect.any(String), text: 'you fool' }])
    const close = (answer: string) => desk.call('POST', `/api/moderation/reports/${mine.id}/close`, { answer })
    expect((await close('They will not write for a day.')).status).toBe(204)
    expect((await close('again')).body.error).toBe('report-closed')
    const [own] = (await ann.call('GET', '/api/me/reports')).body
    expect(own).toMatchObject({ answer: 'They will not write for a day.', closed: expect.any(Number) })
    expect(await open_()).not.toContainEqual(expect.objectContaining({ id: mine.id }))
    await Promise.all(pages.map(page => page.close()))
  })

  it('holds no line that the reporter cannot read, and none of oneself', async () => {
    const [ann, ben, cid] = await people(3)
    const table = await makeTable(ann, [me, open])
    const pages = [await ann.join(table), await ben.join(table)]
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[1].ask({ do: 'chat', seat: 1, to: 0, text: 'secret', id: 'a' })
    await pages[0].until(({ chat }) => chat.some(({ text }) => text === 'secret'))
    const lines = pages[0].chat.map(({ at }) => at)
    await cid.call('POST', '/api/reports', { who: { table, seat: 1 }, kind: 'chat', words: '', lines })
    expect((await open_()).find(({ about }: { about: string }) => about === ben.id).lines).toEqual([])
    const own = { who: { person: ann.id }, kind: 'name', words: '' }
    expect((await ann.call('POST', '/api/reports', own)).body.error).toBe('no-such-person')
    await Promise.all(pages.map(page => page.close()))
  })
})

describe('a sanction', () => {
  it('mutes somebody until its end, or until it is lifted; the game goes on', async () => {
    const [ann, ben] = await people(2)
    const { pages } = await said(ann, ben, 'hello')
    expect((await punish(ben.id, 'mute')).status).toBe(204)
    const say = (text: string) => pages[1].ask({ do: 'chat', seat: 1, to: null, text })
    expect(await say('more')).toBe('muted')
    expect(await pages[0].ask({ do: 'start' })).toBe('done')
    const [sanction] = (await ben.call('GET', '/api/me/sanctions')).body
    expect(sanction).toMatchObject({ kind: 'mute', reason: 'insults', until: sanction.created + 24 * 3_600_000 })
    const lift = () => desk.call('DELETE', `/api/moderation/sanctions/${sanction.id}`)
    expect((await lift()).status).toBe(204)
    expect((await lift()).body.error).toBe('sanction-over')
    expect(await say('at last')).toBe('done')
    await Promise.all(pages.map(page => page.close()))
  })

  it('bans somebody from new tables, seats and chat; a game that runs goes on', async () => {
    const [ann, ben] = await people(2)
    const { pages } = await said(ann, ben, 'hello')
    const other = await makeTable(ann, [me, open])
    await pages[0].ask({ do: 'start' })
    await punish(ben.id, 'ban', null)
    const page = await ben.join(other)
    expect(await page.ask({ do: 'sit', seat: 1 })).toBe('banned')
    expect(await page.ask({ do: 'chat', seat: null, to: null, text: 'hello' })).toBe('banned')
    const made = await ben.call('POST', '/api/tables', { game: 'toy', roles: [null], seats: [me] })
    expect([made.status, made.body.error]).toEqual([403, 'banned'])
    expect(await pages[1].ask({ do: 'auto-pass', seat: 1, when: 'never' })).toBe('done')
    expect((await ben.call('GET', '/api/me/sanctions')).body[0].until).toBeNull()
    await Promise.all([...pages, page].map(each => each.close()))
  })
})

it('whoever is banned begins nothing anew by any other way', async () => {
  const [ann, ben] = await people(2)
  const own = await makeTable(ben, [me, open])
  const wish = { games: ['toy'], hoursPerMove: null, clock: { minutes: 30, increment: 10 }, seats: [2], bots: false }
  const cup = { game: 'toy', name: 'Cup', kind: 'cup', paces: [{ hoursPerMove: 24 }] }
  const { id } = (await ann.call('POST', '/api/tournaments', cup)).body
  expect((await ben.call('POST', '/api/search', wish)).status).toBe(200)
  await punish(ben.id, 'ban')
  expect((await ben.call('GET', '/api/search')).body).toBeNull()
  for (const [path, body] of [
    ['/api/play-now', { game: 'toy' }],
    ['/api/import', {}],
    ['/api/search', wish],
    ['/api/tournaments', cup],
    [`/api/tournaments/${id}/enter`, {}],
    [`/api/tournaments/${id}/come`, undefined],
  ] as const) {
    expect([path, (await ben.call('POST', path, body)).body.error]).toEqual([path, 'banned'])
  }
  const page = await ben.join(own)
  expect(await page.ask({ do: 'rematch' })).toBe('banned')
  expect(await page.ask({ do: 'sequel' })).toBe('banned')
  await page.close()
})

describe('the desk of the moderators', () => {
  it('is there for nobody else', async () => {
    const [ann] = await people(1)
    for (const [method, path, body] of [
      ['GET', '/api/moderation/reports'],
      ['GET', '/api/moderation/audit'],
      ['GET', `/api/moderation/people/${ann.id}`],
      ['POST', '/api/moderation/reports/x/close', { answer: '' }],
      ['POST', '/api/moderation/sanctions', { person: desk.id, kind: 'ban', hours: null, reason: 'x' }],
      ['DELETE', '/api/moderation/sanctions/x'],
    ] as const) {
      expect([path, (await ann.call(method, path, body)).status]).toEqual([path, 404])
    }
    expect((await desk.call('GET', '/api/me/sanctions')).body).toEqual([])
  })

  it('writes down what moderators do, and shows somebody with it', async () => {
    const [ann] = await people(1)
    await punish(ann.id, 'mute')
    const { body } = await desk.call('GET', `/api/moderation/people/${ann.id}`)
    await desk.call('DELETE', `/api/moderation/sanctions/${body.sanctions[0].id}`)
    const audit = (await desk.call('GET', '/api/moderation/audit')).body.slice(0, 2)
    expect(audit).toMatchObject([
      { by: { id: desk.id }, about: { id: ann.id }, action: 'lift', words: 'mute' },
      { by: { id: desk.id }, about: { id: ann.id }, action: 'mute', words: 'insults' },
    ])
    expect((await punish('nobody', 'mute')).body.error).toBe('no-such-person')
    expect((await punish(ann.id, 'mute', 0)).body.error).toBe('malformed')
  })
})
