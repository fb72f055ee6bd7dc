import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { makeTable, me, open, type Page, playOut, toyServer, type Visitor, visit } from '../testing/guests.ts'

const data = mkdtempSync(join(tmpdir(), 'interregnum-mine-'))
let server: Server
beforeAll(async () => {
  server = await toyServer({ data, trustProxy: true })
})
afterAll(() => server.close())

let count = 0
const from = () => ({ 'x-forwarded-for': `10.1.0.${++count}` })

async function named(name: string): Promise<Visitor> {
  const who = await visit(server)
  await who.call('PUT', '/api/me', { name }, from())
  return who
}

/** A table of two, begun. */
async function begun(owner: Visitor, other: Visitor): Promise<{ id: string; pages: Page[] }> {
  const id = await makeTable(owner, [me, open])
  const pages = [await owner.join(id), await other.join(id)]
  await pages[1].ask({ do: 'sit', seat: 1 })
  await pages[0].ask({ do: 'start' })
  await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  return { id, pages }
}

const say = (page: Page, seat: number, text: string, to: number | null = null) =>
  page.ask({ do: 'chat', seat, to, text, id: crypto.randomUUID() })

/** All that the database holds, as text. */
function stored(): string {
  const database = new DatabaseSync(join(data, 'interregnum.sqlite'))
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  const rows = tables.map(({ name }) => JSON.stringify(database.prepare(`select * from ${name}`).all()))
  database.close()
  return rows.join('\n')
}

describe('what is kept of somebody', () => {
  it('is handed out whole, and nothing of others', async () => {
    const [ann, ben] = [await named('Annika'), await named('Bendeguz')]
    const { id, pages } = await begun(ann, ben)
    await say(pages[0], 0, 'mine')
    await say(pages[1], 1, 'for me', 0)
    await say(pages[1], 1, 'not mine')
    const answer = await ann.call('GET', '/api/me/export', undefined, from())
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.body.person).toMatchObject({ id: ann.id, name: 'Annika' })
    expect(answer.body.sessions).toHaveLength(1)
    const [table] = answer.body.tables
    expect(table).toMatchObject({ id, game: 'toy', seat: 0 })
    expect(table.lines.map(({ text }: { text: string }) => text)).toEqual(['mine', 'for me'])
    expect(table.deeds.map(({ command }: { command: { do: string } }) => command.do)).toContain('start')
    expect(JSON.stringify(answer.body)).not.toContain(ben.id)
    expect(JSON.stringify(answer.body)).not.toContain('token')
    expect((await ann.call('GET', '/api/me/export', undefined, { cookie: '', ...from() })).status).toBe(401)
  })

  it('is removed when it is meant: games go on with a bot, and are kept without its name', async () => {
    const [eva, ben] = [await named('Evangelina'), await named('Bendeguz')]
    const over = await begun(eva, ben)
    await say(over.pages[0], 0, 'my secret plan')
    await playOut(over.pages)
    const running = await begun(eva, ben)
    const gathering = await makeTable(eva, [me, open], { private: false })

    const wrong = await eva.call('DELETE', '/api/me', { name: 'Eva' }, from())
    expect([wrong.status, wrong.body.error]).toEqual([400, 'other-name'])
    expect((await eva.call('DELETE', '/api/me', { name: 'Evangelina' }, from())).status).toBe(204)

    expect((await eva.call('GET', '/api/me')).status).toBe(204)
    expect(await running.pages[0].closed).toBe(4401)
    const text = stored()
    for (const gone of [eva.id, 'Evangelina', 'my secret plan']) expect(text.split(gone)).toHaveLength(1)
    const [past, present] = [await ben.join(over.id), await ben.join(running.id)]
    expect(past.tableView.seats).toMatchObject([{ kind: 'person', name: 'Anonymous' }, { name: 'Bendeguz' }])
    expect(past.tableView.status).toBe('over')
    expect(present.tableView.seats[0].kind).toBe('bot')
    await present.until(({ tableView }) => tableView.mine)
    expect((await ben.call('GET', `/api/tables/${gathering}`)).body.status).toBe('closed')
    expect((await ben.call('GET', `/api/tables/${over.id}`)).body.seats[0].name).toBe('Anonymous')
    expect((await ben.call('GET', '/api/me/profile')).body.results).toMatchObject([{ game: 'toy', played: 1 }])
    expect((await ben.call('GET', `/api/tables/${over.id}/record`)).status).toBe(200)
    expect((await ben.call('GET', `/api/tables/${over.id}/history/1`)).status).toBe(200)
    expect((await ben.call('GET', `/api/people/${eva.id}`)).status).toBe(404)
  })

  it('is found, and removed, also where somebody has had no seat: as owner, or among those who watch', async () => {
    const [zoe, ben, ann] = [await named('Zenobia'), await named('Bendeguz'), await named('Annika')]
    const made = await makeTable(zoe, [open, open])
    const { id } = await begun(ben, ann)
    const watching = await zoe.join(id)
    await watching.ask({ do: 'chat', seat: null, to: null, text: 'from the gallery', id: '1' })

    const { tables } = (await zoe.call('GET', '/api/me/export', undefined, from())).body
    expect(tables).toMatchObject([
      { id: made, seat: null },
      { id, seat: null, lines: [{ text: 'from the gallery' }] },
    ])
    expect((await zoe.call('DELETE', '/api/me', { name: 'Zenobia' }, from())).status).toBe(204)
    for (const gone of [zoe.id, 'Zenobia', 'from the gallery']) expect(stored().split(gone)).toHaveLength(1)
    expect((await ben.call('GET', `/api/tables/${made}`)).body.status).toBe('closed')
  })
})
