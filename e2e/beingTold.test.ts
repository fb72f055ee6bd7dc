import { afterAll } from 'vitest'
import { openCatcher } from '../server/testing/catcher.ts'
import { makeTable, me, open, type Visitor } from '../server/testing/guests.ts'
import { openMailbox } from '../server/testing/mailbox.ts'
import { openPushedBrowser } from '../server/testing/pushedBrowser.ts'
import { test as base, expect, patience } from './harness.ts'
import { openHost } from './host.ts'
import { becomeGuest, byHand, handOf, letterTo } from './visitors.ts'

const mailbox = await openMailbox()
const catcher = await openCatcher()
afterAll(() => {
  mailbox.close()
  catcher.close()
})

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, even nothing
  .extend('host', { scope: 'file' }, async ({}, { onCleanup }) => {
    const host = await openHost(address => ({
      ADDRESS: address,
      HOUSE_NAME: 'Rook and Raven',
      SMTP_URL: mailbox.address,
      MAIL_FROM: 'house@example.org',
      NOTICES_INSIDE: 'on',
      NODE_ENV: 'test',
    }))
    onCleanup(async () => expect(await host.close(), 'faults of the server').toEqual([]))
    return host
  })

/** A table at which two are asked at once; BattleLore begins before its first round, A Game of Thrones in it. */
async function begin(ann: Visitor, ben: Visitor, name: string, game = 'battlelore'): Promise<string> {
  const seats = game === 'battlelore' ? [me, open] : [me, open, { kind: 'bot', bot: 'easy' }]
  const table = await makeTable(ann, seats, { game, name })
  const [first, second] = [await ann.join(table), await ben.join(table)]
  expect(await second.ask({ do: 'sit', seat: 1 })).toBe('done')
  expect(await first.ask({ do: 'start' })).toBe('done')
  await Promise.all([first.close(), second.close()])
  return table
}

test('who is awaited is written to once, a program is told, and a click in the letter ends it', async ({
  host,
  visit,
}) => {
  const [ann, ben] = [await byHand(host.address), await byHand(host.address)]
  await ben.call('POST', '/api/sign-in', { email: 'ben@example.org' })
  await expect.poll(() => letterTo(mailbox, 'ben@example.org'), { timeout: patience }).toMatch(/enter#/)
  expect(letterTo(mailbox, 'ben@example.org')).toMatch(
    /^From: Rook and Raven <house@[\s\S]*^Subject: Rook and Raven: sign in/m,
  )
  const ticket = /enter#([\w-]+)/.exec(letterTo(mailbox, 'ben@example.org')!)![1]
  const entered = await ben.call('POST', '/api/enter', { ticket })
  ben.cookie = entered.headers.getSetCookie()[0].split(';')[0]
  const { settings } = (await ben.call('GET', '/api/me/notices')).body
  await ben.call('PUT', '/api/me/notices', { ...settings, mail: 'at-once' })
  await ben.call('POST', '/api/me/hooks', { kind: 'json', url: `${catcher.address}/ben` })
  const table = await begin(ann, ben, 'By the river')
  await expect
    .poll(() => letterTo(mailbox, 'ben@example.org'), { timeout: patience })
    .toContain(`${host.address}/table/${table}`)
  await expect.poll(() => catcher.caught.length, { timeout: patience }).toBe(1)
  expect(JSON.parse(String(catcher.caught[0].body)).table).toMatchObject({ id: table, name: 'By the river', seat: 1 })
  const letter = letterTo(mailbox, 'ben@example.org')!
  expect(letter).toMatch(/^List-Unsubscribe:\s+<http.*api\/unsubscribe\?token=/m)
  expect(letter).toContain('Subject: Your turn: BattleLore')
  const anybody = await visit()
  await anybody.goto(/(http\S+\/unsubscribe#\S+)/.exec(letter)![1])
  await anybody.getByRole('button', { name: 'No more e-mails' }).click()
  await anybody.getByText('Done. No more e-mails will come.').waitFor()
  expect((await ben.call('GET', '/api/me/notices')).body.settings.mail).toBe('never')
  expect(mailbox.letters.filter(each => each.includes('By the river'))).toHaveLength(1)
})

test('a browser that asks for it is told while no page is open', async ({ host, visit }) => {
  const page = await visit({ serviceWorkers: 'allow' })
  const browser = openPushedBrowser()
  await page.addInitScript(
    subscription => {
      PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
      // Who is at a page is not told otherwise.
      document.hasFocus = () => false
    },
    { endpoint: `${catcher.address}/push`, keys: browser.keys },
  )
  await becomeGuest(page)
  await page.getByRole('button', { name: 'Tell me in this browser' }).click()
  await page.getByText('This browser is told, also while no page is open.').waitFor()
  const [ann, ben] = [await byHand(host.address), await handOf(page, host.address)]
  const table = await begin(ann, ben, 'At night', 'thrones')
  const pushed = () => catcher.caught.filter(({ path }) => path === '/push')
  await expect.poll(() => pushed().length, { timeout: patience }).toBe(1)
  expect(browser.read(pushed()[0].body)).toEqual({
    title: 'Your turn: A Game of Thrones',
    body: 'The table “At night” waits for you (round 1).',
    path: `/table/${table}`,
    tag: table,
  })
})

test('an open page counts the tables that wait, tells of each once, and leads on', async ({ host, visit }) => {
  const page = await visit()
  await page.addInitScript(() => {
    const told: string[] = []
    class FakeNotification {
      static permission = 'default'
      static requestPermission = async () => {
        FakeNotification.permission = 'granted'
        return FakeNotification.permission
      }
      close = () => {}
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title} | ${body}`)
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification, told })
    document.hasFocus = () => false
  })
  await becomeGuest(page)
  await page.getByRole('button', { name: 'Allow notices of this browser' }).click()
  await page.getByText('This browser shows notices.').waitFor()
  const [ann, ben] = [await handOf(page, host.address), await byHand(host.address)]
  const first = await begin(ann, ben, 'North')
  await page.getByRole('link', { name: 'My tables (1 table waits for you)' }).waitFor()
  expect(await page.title()).toBe('(1) Rook and Raven')
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
  await expect.poll(told, { timeout: patience }).toEqual(['Your turn: BattleLore | The table “North” waits for you.'])
  const second = await begin(ann, ben, 'South')
  await page.getByRole('link', { name: 'My tables (2 tables wait for you)' }).waitFor()
  await expect.poll(async () => (await told()).length, { timeout: patience }).toBe(2)
  await page.getByRole('link', { name: /^Next table 2 .*BattleLore, North/ }).click()
  await page.waitForURL(`**/table/${first}`)
  await page.getByRole('link', { name: /^Next table .*, South/ }).click()
  await page.waitForURL(`**/table/${second}`)
  await page.reload()
  await page.getByRole('link', { name: /^Next table .*, North/ }).waitFor()
  expect(await page.title()).toMatch(/^\(2\) ● BattleLore/)
  expect(await told()).toEqual([])
})

test('an open page tells of a round that is called, and leads to it, until its reader has come', async ({
  host,
  visit,
}) => {
  const page = await visit()
  await becomeGuest(page)
  await page.getByRole('heading', { name: 'Account' }).waitFor()
  const [ann, ben] = [await handOf(page, host.address), await byHand(host.address)]
  const wish = { game: 'battlelore', name: 'Cup of Ashford', kind: 'cup', paces: [{ hoursPerMove: 24 }] }
  const { id } = (await ben.call('POST', '/api/tournaments', wish)).body
  for (const who of [ann, ben]) await who.call('POST', `/api/tournaments/${id}/enter`, {})
  await ben.call('POST', `/api/tournaments/${id}/begin`)
  await page.getByRole('link', { name: 'Tournaments (1 round waits for you)' }).waitFor()
  expect(await page.title()).toBe('(1) Rook and Raven')
  await page.getByRole('link', { name: 'Rook and Raven', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Round called 1 Round 1 of “Cup of Ashford” is called' }).click()
  await page.getByRole('button', { name: 'I am there' }).click()
  await page.getByText('You are there: the table appears here.').waitFor()
  await page.getByRole('link', { name: 'Tournaments', exact: true }).waitFor()
  await expect.poll(() => page.title(), { timeout: patience }).not.toMatch(/^\(/)
})
