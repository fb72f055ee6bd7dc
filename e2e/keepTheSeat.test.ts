/** A guest who plays with others is told what it may lose, and comes back to the table by a link. */
import { afterAll } from 'vitest'
import { makeTable, me, open } from '../server/testing/guests.ts'
import { openMailbox } from '../server/testing/mailbox.ts'
import { test as base, expect, patience } from './harness.ts'
import { openHost } from './host.ts'
import { becomeGuest, byHand, handOf, letterTo } from './visitors.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, even nothing
  .extend('host', { scope: 'file' }, async ({}, { onCleanup }) => {
    const host = await openHost(address => ({
      ADDRESS: address,
      SMTP_URL: mailbox.address,
      MAIL_FROM: 'house@example.org',
    }))
    onCleanup(async () => expect(await host.close(), 'faults of the server').toEqual([]))
    return host
  })

/** The link in the last letter to an address. */
const linkTo = (email: string): string | undefined => /http\S+\/enter\S+/.exec(letterTo(mailbox, email) ?? '')?.[0]

test('after its first move a guest reads that only this browser knows its seat, and its link leads back to the table', async ({
  host,
  visit,
}) => {
  const page = await visit()
  await becomeGuest(page)
  const ann = await handOf(page, host.address)
  const ben = await byHand(host.address)
  const table = await makeTable(ann, [me, open], { game: 'battlelore', name: 'By the river' })
  const [first, second] = [await ann.join(table), await ben.join(table)]
  expect(await second.ask({ do: 'sit', seat: 1 })).toBe('done')
  expect(await first.ask({ do: 'start' })).toBe('done')
  await page.goto(`/table/${table}`)
  await page.getByRole('region', { name: 'Your move' }).waitFor()
  const note = page.getByRole('complementary', { name: 'Keep the seat' })
  expect(await note.count()).toBe(0)
  await first.until(({ tableView }) => tableView.view !== null)
  while (first.tableView.view!.asked.includes(0)) {
    const moves = first.tableView.view!.legalMoves
    expect(await first.move(moves.findLast(({ do: what }) => what !== 'take-back')!)).toBe('done')
  }
  await note.getByText('only this browser knows that the seat is yours').waitFor()
  await note.getByRole('link', { name: 'Keep the seat' }).click()
  // What keeps the seat is what it came for.
  const mail = page.getByLabel('E-mail address')
  await mail.waitFor()
  expect((await mail.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height)
  await mail.fill('ann@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => linkTo('ann@example.org'), { timeout: patience }).toContain(`/enter?to=/table/${table}#`)
  await page.goto(linkTo('ann@example.org')!)
  await page.getByRole('button', { name: 'Sign in here' }).click()
  await page.waitForURL(`${host.address}/table/${table}`)
  await page.getByRole('region', { name: 'Waiting' }).waitFor()
  expect(await note.count()).toBe(0)
})

test('signing in goes to no page of another house, and leads to the one table that waits', async ({ host, visit }) => {
  const page = await visit()
  await becomeGuest(page)
  const ann = await handOf(page, host.address)
  const enter = async (to: string) => {
    const { code } = (await ann.call('POST', '/api/me/code')).body
    const phone = await visit({ viewport: { width: 390, height: 780 } })
    await phone.goto(`/enter${to}#${code}`)
    await phone.getByRole('button', { name: 'Sign in here' }).click()
    return phone
  }
  await (await enter('?to=//evil.example')).waitForURL(`${host.address}/me`)
  const table = await makeTable(ann, [me, { kind: 'bot', bot: 'easy' }], { game: 'battlelore' })
  await (await enter('?to=https://evil.example')).waitForURL(`${host.address}/table/${table}`)
  await (await enter('?to=/ratings')).waitForURL(`${host.address}/ratings`)
})
