import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, openPage, toyServer, type Visitor, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

describe('a guest', () => {
  it('is known by a cookie that scripts cannot read, and keeps a name', async () => {
    const ann = await visit(server)
    const set = (await ann.call('POST', '/api/me', undefined, { cookie: '' })).headers.getSetCookie()[0]
    expect(set).toMatch(/^interregnum=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await ann.call('PUT', '/api/me', { name: '  Zsófi Őz ' })).body).toEqual({ id: ann.id, name: 'Zsófi Őz' })
    expect((await ann.call('GET', '/api/me')).body).toEqual({ id: ann.id, name: 'Zsófi Őz' })
  })

  it.each([
    ['hu-HU,hu;q=0.9,en;q=0.8', /^Vendég \d{4}$/],
    ['hu', /^Vendég \d{4}$/],
    ['en-GB,hu;q=0.5', /^Guest \d{4}$/],
    ['', /^Guest \d{4}$/],
  ])('whose languages are %j is called so', async (languages, name) => {
    const headers = { 'accept-language': languages }
    const answer = await fetch(`${server.address}/api/me`, { method: 'POST', headers })
    expect(((await answer.json()) as { name: string }).name).toMatch(name)
  })

  it('is made by the first act, and by nothing that only looks', async () => {
    const ann = await visit(server)
    const table = await makeTable(ann, [me, open])
    const looks = ['/', '/api/me', '/api/tables?list=mine', `/api/tables/${table}`, '/api/openapi.json', '/healthz']
    for (const path of looks) {
      const answer = await ann.call('GET', path, undefined, { cookie: '' })
      expect([path, answer.headers.getSetCookie()]).toEqual([path, []])
    }
    const stranger = await openPage(server, table, '')
    expect(stranger.tableView.id).toBe(table)
    expect(await stranger.ask({ do: 'sit', seat: 1 })).toBe('no-guest')
    const setup = { game: 'toy', seats: 2 }
    const made = await ann.call('POST', '/api/play-now', setup, { cookie: '' })
    expect(made.headers.getSetCookie()).toEqual([expect.stringMatching(/^interregnum=/)])
    await stranger.close()
  })

  it('with a forged cookie is somebody new', async () => {
    const ann = await visit(server)
    const [value, signature] = ann.cookie.split(/\.(?=[^.]+$)/)
    for (const cookie of [`${value}x.${signature}`, 'interregnum=x.y', value]) {
      expect((await ann.call('GET', '/api/me', undefined, { cookie })).status).toBe(204)
      const { body } = await ann.call('POST', '/api/me', undefined, { cookie })
      expect(body.id).not.toBe(ann.id)
    }
  })

  it.each([[{}], [{ name: '' }], [{ name: 'x'.repeat(41) }], [{ name: 5 }], [{ name: 'x', admin: true }], ['name']])(
    'is told what is wrong with %j as a name',
    async body => {
      const ann = await visit(server)
      const answer = await ann.call('PUT', '/api/me', body)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ error: 'malformed', message: expect.stringMatching(/\w/) })
    },
  )
})

describe('a new table', () => {
  it('against bots is running when its link is given', async () => {
    const ann = await visit(server)
    const { body } = await ann.call('POST', '/api/play-now', { game: 'toy', seats: 3, role: 'blue' })
    const row = (await ann.call('GET', `/api/tables/${body.id}`)).body
    expect(row).toMatchObject({ game: 'toy', status: 'running', private: true, mine: 0 })
    expect(row.seats.map(({ kind, role }: { kind: string; role: string }) => [kind, role])).toEqual([
      ['person', 'blue'],
      ['bot', null],
      ['bot', null],
    ])
    expect(JSON.stringify(row)).not.toContain(ann.id)
  })

  it.each([
    [{ game: 'chess', roles: [null, null], seats: [me, bot] }, 'no-such-game'],
    [{ game: '__proto__', roles: [null, null], seats: [me, bot] }, 'no-such-game'],
    [{ game: 'toy', roles: [null], seats: [me] }, 'bad-setup'],
    [{ game: 'toy', roles: [null, null], seats: [me, me] }, 'bad-setup'],
    [{ game: 'toy', roles: ['red', 'red'], seats: [me, bot] }, 'bad-setup'],
    [{ game: 'toy', roles: [null, null], seats: [me, bot], options: { cards: 'all' } }, 'bad-setup'],
    [{ game: 'toy', roles: [null, null], seats: [me, { kind: 'bot', bot: 'god' }] }, 'malformed'],
    [{ game: 'toy', roles: [null, null], seats: [me, bot], hoursPerMove: -1 }, 'malformed'],
    [{ game: 'toy' }, 'malformed'],
  ])('%j is refused: %s', async (body, error) => {
    const ann = await visit(server)
    const answer = await ann.call('POST', '/api/tables', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error, message: expect.stringMatching(/\w/) })
  })

  it('that is open is listed for others, and a private one is not', async () => {
    const [ann, ben] = await Promise.all([visit(server), visit(server)])
    const shown = await makeTable(ann, [me, open], { private: false, name: 'Come in' })
    const hidden = await makeTable(ann, [me, open])
    const list = async (who: Visitor, name: string) => (await who.call('GET', `/api/tables?list=${name}`)).body.rows
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(ids(await list(ben, 'open'))).toContain(shown)
    expect(ids(await list(ben, 'open'))).not.toContain(hidden)
    expect(ids(await list(ann, 'mine'))).toEqual([hidden, shown])
    expect(await list(ben, 'mine')).toEqual([])
    expect((await list(ben, 'open')).find(({ id }: { id: string }) => id === shown)).toMatchObject({
      name: 'Come in',
      mine: null,
    })
    expect((await ann.call('GET', '/api/tables?list=secret')).status).toBe(400)
  })
})
