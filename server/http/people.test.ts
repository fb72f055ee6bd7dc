import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../index.ts'
import { makeTable, me, open, playOut, toyServer, toySettings, type Visitor, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const show = (who: Visitor, shown: object) => who.call('PUT', '/api/me/profile', { shown })

describe('a page of one’s own', () => {
  it('is made by whoever changes it, and read by nobody else', async () => {
    const ann = await visit(server)
    const usual = { page: true, results: false, games: false, rating: true, conduct: false }
    expect((await ann.call('GET', '/api/me/profile')).body).toEqual({
      id: ann.id,
      name: expect.stringMatching(/^Guest \d+$/),
      isGuest: true,
      isModerator: false,
      email: null,
      picture: null,
      language: null,
      shown: usual,
      results: [],
      ratings: [],
      conduct: { games: 0, left: 0, late: 0, mail: null, live: null },
    })
    const changed = await ann.call('PUT', '/api/me/profile', { picture: 'wolf-head', language: 'hu' })
    expect(changed.body).toMatchObject({ picture: 'wolf-head', language: 'hu', shown: usual })
    expect((await ann.call('GET', '/api/me/profile', undefined, { cookie: '' })).status).toBe(401)
  })

  it('is nobody’s who is not known yet: guests come by one way only, which has its limit', async () => {
    const ann = await visit(server)
    const answer = await ann.call('PUT', '/api/me/profile', { picture: 'rose' }, { cookie: '' })
    expect([answer.status, answer.body.error]).toEqual([401, 'no-guest'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([[{ picture: '<svg>' }], [{ language: 'de' }], [{ shown: { page: true } }], [{ email: 'a@b.c' }]])(
    'refuses %j',
    async body => {
      const ann = await visit(server)
      expect((await ann.call('PUT', '/api/me/profile', body)).body.error).toBe('malformed')
    },
  )

  it('has an emblem that stands beside the name at a table, as long as the person is there', async () => {
    const [ann, ben] = [await visit(server), await visit(server)]
    const table = await makeTable(ann, [open, me])
    const emblems = async () => (await ben.call('GET', `/api/tables/${table}/emblems`)).body
    expect(await emblems()).toEqual([])
    await ann.call('PUT', '/api/me/profile', { picture: 'wolf-head' })
    expect(await emblems()).toEqual([{ seat: 1, picture: 'wolf-head' }])
    const page = await ben.join(table)
    expect(await page.ask({ do: 'sit', seat: 0 })).toBe('done')
    await page.close()
    expect(await emblems()).toEqual([{ seat: 1, picture: 'wolf-head' }])
    const { name } = (await ann.call('GET', '/api/me')).body
    await ann.call('DELETE', '/api/me', { name })
    expect(await emblems()).toEqual([])
    expect((await ben.call('GET', '/api/tables/none/emblems')).status).toBe(404)
  })

  it('shows to others what its person chooses', async () => {
    const [ann, ben] = [await visit(server), await visit(server)]
    const table = await makeTable(ann, [me, open], { private: false })
    await makeTable(ann, [me, open], { private: true })
    const look = (path: string) => ben.call('GET', path)
    const atSeat = `/api/tables/${table}/seats/0/person`
    const hidden = { results: null, conduct: null, games: false }
    const usual = { id: ann.id, name: expect.any(String), picture: null, ratings: [], ...hidden }
    expect((await look(`/api/people/${ann.id}`)).body).toEqual(usual)
    expect((await look(atSeat)).body).toEqual(usual)
    expect((await look(`/api/people/${ann.id}/games`)).status).toBe(404)

    await show(ann, { page: true, results: true, games: true, rating: true })
    expect((await look(atSeat)).body).toMatchObject({ results: [], games: true })
    const { rows } = (await look(`/api/people/${ann.id}/games`)).body
    expect(rows.map(({ id, mine }: { id: string; mine: null }) => [id, mine])).toEqual([[table, null]])

    await show(ann, { page: false, results: true, games: true, rating: true })
    for (const path of [atSeat, `/api/people/${ann.id}`, `/api/people/${ann.id}/games`]) {
      expect((await look(path)).body.error).toBe('no-such-person')
    }
    expect((await ann.call('GET', atSeat)).body.id).toBe(ann.id)
    expect((await look(`/api/tables/${table}/seats/1/person`)).status).toBe(404)
    expect((await look(`/api/tables/${table}/seats/x/person`)).status).toBe(400)
  })

  it('tells how games have ended', async () => {
    const [ann, ben] = [await visit(server), await visit(server)]
    const table = await makeTable(ann, [me, open])
    const pages = [await ann.join(table), await ben.join(table)]
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[0].ask({ do: 'start' })
    await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
    await playOut(pages)
    const results = await Promise.all(
      [ann, ben].map(async who => (await who.call('GET', '/api/me/profile')).body.results),
    )
    for (const each of results) expect(each).toMatchObject([{ game: 'toy', played: 1, alone: 0 }])
    expect(results[0][0].won + results[1][0].won).toBeGreaterThan(0)
  })

  it('a name is the house’s, or somebody’s', async () => {
    const ann = await visit(server)
    const refused = await ann.call('PUT', '/api/me', { name: 'Mоderator' })
    expect([refused.status, refused.body.error]).toEqual([409, 'name-taken'])
  })
})

describe('the browsers that are somebody', () => {
  it('are listed, and signed out one by one', async () => {
    const ann = await visit(server)
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }
    const made = await ann.call('POST', '/api/me', undefined, { cookie: '', ...agent })
    const cookie = made.headers.getSetCookie()[0].split(';')[0]
    const list = async () => (await ann.call('GET', '/api/me/sessions', undefined, { cookie })).body
    const [own] = await list()
    expect(own).toMatchObject({ device: 'Firefox, Linux', isThis: true })
    const foreign = await ann.call('DELETE', `/api/me/sessions/${own.id}`)
    expect([foreign.status, foreign.body.error]).toEqual([404, 'no-such-session'])
    expect(await list()).toHaveLength(1)
    const ended = await ann.call('DELETE', `/api/me/sessions/${own.id}`, undefined, { cookie })
    expect(ended.status).toBe(204)
    expect(ended.headers.getSetCookie()[0]).toMatch(/^interregnum=;.*Expires=Thu, 01 Jan 1970/)
    expect((await ann.call('GET', '/api/me', undefined, { cookie })).status).toBe(204)
  })

  it('a session that nobody has used for a year is over', async () => {
    const settings = toySettings()
    const first = await startServer(settings)
    const ann = await visit(first)
    await first.close()
    const database = new DatabaseSync(join(settings.data, 'interregnum.sqlite'))
    const days = (n: number) => Date.now() - n * 86_400_000
    const seen = (at: number) => database.prepare('update sessions set seen = ?').run(at)
    seen(days(364))
    const again = await startServer(settings)
    const known = async () => (await fetch(`${again.address}/api/me`, { headers: { cookie: ann.cookie } })).status
    expect(await known()).toBe(200)
    seen(days(366))
    expect(await known()).toBe(204)
    database.close()
    await again.close()
  })
})
