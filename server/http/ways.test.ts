import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { makeTable, me, open, toyServer, type Visitor, visit } from '../testing/guests.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'

const data = mkdtempSync(join(tmpdir(), 'interregnum-ways-'))
let mailbox: Mailbox
let letters: string[]
let server: Server
beforeAll(async () => {
  mailbox = await openMailbox()
  letters = mailbox.letters
  server = await toyServer({
    data,
    smtp: mailbox.address,
    mailFrom: 'house@example.org',
    address: 'https://play.example.org',
    trustProxy: true,
  })
})
afterAll(async () => {
  await server.close()
  mailbox.close()
})

let count = 0
/** Each comes from an address of its own: limits are by address. */
const from = () => ({ 'x-forwarded-for': `10.0.0.${++count}` })
const cookieOf = (answer: { headers: Headers }) => answer.headers.getSetCookie()[0].split(';')[0]
const enter = (ticket: string, cookie = '') => ann.call('POST', '/api/enter', { ticket }, { cookie, ...from() })
let ann: Visitor
beforeAll(async () => {
  ann = await visit(server)
})

/** Asks for a link, and gives what it holds. */
async function linkFor(who: Visitor, email: string, cookie = who.cookie): Promise<string> {
  const before = letters.length
  const asked = await who.call('POST', '/api/sign-in', { email }, { cookie, ...from() })
  expect(asked.status).toBe(204)
  await expect.poll(() => letters.length).toBe(before + 1)
  const letter = letters.at(-1)!.replace(/=\r\n/g, '')
  expect(letter).toContain(`To: ${email}`)
  return /https:\/\/play\.example\.org\/enter#([\w-]{43})/.exec(letter)![1]
}

it('a code makes another browser the same guest, once, with its seats', async () => {
  const guest = await visit(server)
  const table = await makeTable(guest, [me, open])
  const shown = async () => (await guest.call('POST', '/api/me/code', undefined, from())).body.code
  const first = await shown()
  const code = await shown()
  expect((await enter(first)).body.error).toBe('bad-ticket')
  const entered = await enter(code.toLowerCase().replaceAll('-', ' '))
  expect(entered.body.id).toBe(guest.id)
  const elsewhere = await visit(server, cookieOf(entered))
  expect((await elsewhere.join(table)).tableView.sits).toBe(0)
  expect((await guest.join(table)).tableView.sits).toBe(0)
  expect((await elsewhere.call('GET', '/api/me/sessions')).body).toHaveLength(2)
  expect((await enter(code)).body).toEqual({ error: 'bad-ticket', message: expect.any(String) })
  expect((await guest.call('POST', '/api/me/code', undefined, { cookie: '', ...from() })).status).toBe(401)
})

it('a guest becomes an account by a link, and keeps its seats', async () => {
  const guest = await visit(server)
  const table = await makeTable(guest, [me, open])
  const entered = await enter(await linkFor(guest, 'Guest@Example.org'.toLowerCase()), guest.cookie)
  expect(entered.body.id).toBe(guest.id)
  const again = await visit(server, cookieOf(entered))
  expect((await again.call('GET', '/api/me/profile')).body).toMatchObject({
    isGuest: false,
    email: 'guest@example.org',
  })
  expect((await again.join(table)).tableView.sits).toBe(0)
  expect((await guest.call('GET', '/api/me')).status).toBe(204)

  const phone = await enter(await linkFor(ann, 'guest@example.org', ''))
  expect(phone.body.id).toBe(guest.id)
  expect((await again.call('GET', '/api/me')).body.id).toBe(guest.id)
})

it('a link leads on to where one was going, to pages of the house alone', async () => {
  const ask = (to: string) =>
    ann.call('POST', '/api/sign-in', { email: 'going@example.org', to }, { cookie: '', ...from() })
  for (const to of ['//evil.example', 'https://evil.example', '/table/a?b', '/table/a#b'])
    expect((await ask(to)).status).toBe(400)
  const before = letters.length
  expect((await ask('/table/abc-1')).status).toBe(204)
  await expect.poll(() => letters.length).toBe(before + 1)
  const letter = letters.at(-1)!.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(letter).toMatch(/https:\/\/play\.example\.org\/enter\?to=\/table\/abc-1#[\w-]{43}/)
})

it('a link that was asked for by one and opened by another leaves the one nothing', async () => {
  const thief = await visit(server)
  const link = await linkFor(thief, 'victim@example.org')
  const entered = await enter(link)
  expect((await thief.call('GET', '/api/me')).status).toBe(204)
  expect(entered.status).toBe(200)
  expect((await enter(link)).status).toBe(403)
})

it('no code, program or passkey of who asked for a link outlives that somebody else opens it', async () => {
  const thief = await visit(server)
  const url = 'https://programs.example.org/told'
  expect((await thief.call('POST', '/api/me/hooks', { kind: 'json', url }, from())).status).toBe(200)
  const { code } = (await thief.call('POST', '/api/me/code', undefined, from())).body
  const database = new DatabaseSync(join(data, 'interregnum.sqlite'))
  const passkey = 'insert into passkeys (id, user_id, public_key, counter, device, created) values (?, ?, ?, 0, ?, 1)'
  database.prepare(passkey).run('key of the thief', thief.id, 'AA', '')
  database.close()
  expect((await thief.call('GET', '/api/me/passkeys')).body).toHaveLength(1)
  const victim = await enter(await linkFor(thief, 'honest@example.org'))
  expect(victim.body.id).toBe(thief.id)
  expect((await enter(code)).body.error).toBe('bad-ticket')
  const cookie = cookieOf(victim)
  expect((await ann.call('GET', '/api/me/notices', undefined, { cookie, ...from() })).body.hooks).toEqual([])
  expect((await ann.call('GET', '/api/me/passkeys', undefined, { cookie, ...from() })).body).toEqual([])
})

it('a code is void when other browsers, or the one that shows it, are signed out', async () => {
  const guest = await visit(server)
  const shown = async () => (await guest.call('POST', '/api/me/code', undefined, from())).body.code
  const code = await shown()
  const other = cookieOf(await enter(code))
  const [first, second] = (await guest.call('GET', '/api/me/sessions')).body as { id: string; isThis: boolean }[]
  const late = await shown()
  await guest.call('DELETE', `/api/me/sessions/${(first.isThis ? second : first).id}`)
  expect((await ann.call('GET', '/api/me', undefined, { cookie: other })).status).toBe(204)
  expect((await enter(late)).body.error).toBe('bad-ticket')
  const last = await shown()
  expect((await guest.call('POST', '/api/me/renew', undefined, from())).status).toBe(200)
  expect((await enter(last)).body.error).toBe('bad-ticket')
})

it('an address that nobody has makes a new account, whose name says nothing of the address and is its own', async () => {
  const entered = await enter(await linkFor(ann, 'admin@example.org', ''))
  expect(entered.body.name).toMatch(/^Guest \d{4}$/)
  const cookie = cookieOf(entered)
  expect((await ann.call('PUT', '/api/me', { name: 'new' }, { cookie, ...from() })).status).toBe(200)
  const twin = await visit(server)
  for (const name of ['NEW', 'пew', 'n e w'])
    expect((await twin.call('PUT', '/api/me', { name }, from())).body.error).toBe('name-taken')
})

it('one address is sent so many links in an hour, and one asker so many in a minute', async () => {
  for (let i = 0; i < 4; i++) await linkFor(ann, 'often@example.org', '')
  const before = letters.length
  const asked = await ann.call('POST', '/api/sign-in', { email: 'often@example.org' }, { cookie: '', ...from() })
  expect(asked.status).toBe(204)
  await linkFor(ann, 'other@example.org', '')
  expect(letters.length).toBe(before + 1)
  const statuses = []
  for (let i = 0; i < 11; i++)
    statuses.push((await ann.call('POST', '/api/enter', { ticket: `x${i}` }, { 'x-forwarded-for': '9.9.9.9' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
})

it.each(['no address', 'a@b', 'a@b.c\r\nBcc: d@e.fr'])('%j is no address', async email => {
  expect((await ann.call('POST', '/api/sign-in', { email }, from())).status).toBe(400)
})

it('a code is good for ten minutes, a link for half an hour', async () => {
  const guest = await visit(server)
  await guest.call('POST', '/api/me/code', undefined, from())
  await linkFor(guest, 'lasting@example.org')
  const database = new DatabaseSync(join(data, 'interregnum.sqlite'))
  const rows = database.prepare('select email, expires - created as life from tickets where user_id = ?').all(guest.id)
  expect(rows.map(({ email, life }) => [email, life])).toEqual(
    expect.arrayContaining([
      [null, 600_000],
      ['lasting@example.org', 1_800_000],
    ]),
  )
  const age = (milliseconds: number) =>
    database.prepare('update tickets set expires = expires - ? where user_id = ?').run(milliseconds, guest.id)
  const { code } = (await guest.call('POST', '/api/me/code', undefined, from())).body
  age(600_000)
  expect((await enter(code)).body.error).toBe('bad-ticket')
  const link = await linkFor(guest, 'lasting@example.org')
  age(1_800_000)
  expect((await enter(link)).body.error).toBe('bad-ticket')
  database.close()
})

it.each(['/api/me/code', '/api/sign-in', '/api/enter'])('an address may ask %s ten times a minute', async path => {
  const guest = await visit(server)
  const body = { '/api/sign-in': { email: 'nobody' }, '/api/enter': { ticket: 'x' } }[path]
  const address = from()
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await guest.call('POST', path, body, address)).status)
  expect(statuses.indexOf(429)).toBe(10)
})

it('who opens a link as somebody else is signed out there, its open pages too', async () => {
  const [owner, other] = [await visit(server), await visit(server)]
  await enter(await linkFor(owner, 'owner@example.org'), owner.cookie)
  const page = await other.join(await makeTable(other, [me, open]))
  expect((await enter(await linkFor(ann, 'owner@example.org', ''), other.cookie)).body.id).toBe(owner.id)
  expect(await page.closed).toBe(4401)
  expect((await other.call('GET', '/api/me')).status).toBe(204)
})

it('who has an account already makes another one of another address, and keeps its own', async () => {
  const guest = await visit(server)
  const first = await enter(await linkFor(guest, 'first@example.org'), guest.cookie)
  const cookie = cookieOf(first)
  const second = await enter(await linkFor(guest, 'second@example.org', cookie), cookie)
  expect(second.body.id).not.toBe(guest.id)
  expect((await enter(await linkFor(ann, 'first@example.org', ''))).body.id).toBe(guest.id)
})

it('two links that a guest has asked for make one account of it, and another one', async () => {
  const guest = await visit(server)
  const links = [await linkFor(guest, 'one@example.org'), await linkFor(guest, 'two@example.org')]
  const [one, two] = [await enter(links[0], guest.cookie), await enter(links[1])]
  expect(one.body.id).toBe(guest.id)
  expect(two.body.id).not.toBe(guest.id)
  expect((await enter(await linkFor(ann, 'one@example.org', ''))).body.id).toBe(guest.id)
})

it('two links for one address that are opened at the same moment make one account, and both are it', async () => {
  const guests = [await visit(server), await visit(server)]
  const links: string[] = []
  for (const guest of guests) links.push(await linkFor(guest, 'both@example.org'))
  const entered = await Promise.all(links.map((link, i) => enter(link, guests[i].cookie)))
  expect(entered.map(({ status }) => status)).toEqual([200, 200])
  expect(entered[0].body.id).toBe(entered[1].body.id)
  expect(guests.map(({ id }) => id)).toContain(entered[0].body.id)
})
