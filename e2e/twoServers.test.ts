/** Two servers on one PostgreSQL, and people behind a balancer that leads each of them to the other one when theirs is gone. */
import type { Locator, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { openStoreOf, type Server } from '../server/index.ts'
import type { Visitor } from '../server/testing/guests.ts'
import { listenToLobby } from '../server/testing/lobby.ts'
import { openMailbox } from '../server/testing/mailbox.ts'
import { openPostgres } from '../server/testing/postgres.ts'
import { asked, offered, openPanel, withChoice } from './hands.ts'
import { test as base, expect, patience } from './harness.ts'
import { type Host, openHost } from './host.ts'
import { type Cable, layCable } from './proxy.ts'
import { byHand, letterTo } from './visitors.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, even nothing
  .extend('postgres', { scope: 'file' }, async ({}, { onCleanup }) => {
    const postgres = await openPostgres()
    onCleanup(() => postgres.destroy())
    return postgres
  })
  .extend('servers', { scope: 'file' }, async ({ postgres }, { onCleanup }) => {
    const settingsAt = (address: string) => ({
      DATABASE_URL: postgres.url,
      ADDRESS: address,
      SMTP_URL: mailbox.address,
      MAIL_FROM: 'house@example.org',
    })
    const servers = await Promise.all([openHost(settingsAt), openHost(settingsAt)])
    onCleanup(async () => {
      for (const server of servers) expect(await server.close(), 'faults of the server').toEqual([])
    })
    return servers
  })
  .extend('host', { scope: 'file' }, ({ servers }) => servers[0])
  .extend('come', async ({ servers, visit }, { onCleanup }) => {
    const cables: Cable[] = []
    onCleanup(async () => {
      for (const cable of cables) await cable.close()
    })
    /** Somebody who is led to that server as long as it is there. */
    return async (to: number) => {
      const cable = await layCable(servers[to].address, servers[1 - to].address)
      cables.push(cable)
      return { cable, page: await visit({ baseURL: cable.address, reducedMotion: 'reduce' }) }
    }
  })

/** From now on the person is written to at once. */
async function wishForLetters(person: Visitor, email: string): Promise<void> {
  await person.call('POST', '/api/sign-in', { email })
  await expect.poll(() => letterTo(mailbox, email), { timeout: patience }).toMatch(/enter#/)
  const ticket = /enter#([\w-]+)/.exec(letterTo(mailbox, email)!)![1]
  const entered = await person.call('POST', '/api/enter', { ticket })
  person.cookie = entered.headers.getSetCookie()[0].split(';')[0]
  const { settings } = (await person.call('GET', '/api/me/notices')).body
  await person.call('PUT', '/api/me/notices', { ...settings, mail: 'at-once' })
}

/** Each of them looks for a game at a server of its own; the table that is found. */
async function findTable(servers: readonly Host[], people: readonly Visitor[]): Promise<string> {
  const wish = { games: ['battlelore'], hoursPerMove: 24, clock: null, seats: [2], bots: false }
  const ears = await Promise.all(people.map(({ cookie }, i) => listenToLobby(servers[i] as unknown as Server, cookie)))
  for (const person of people) expect((await person.call('POST', '/api/search', wish)).status).toBe(200)
  const [found, other] = await Promise.all(ears.map(ear => ear.until(({ is }) => is === 'match')))
  expect(found).toEqual(other)
  for (const ear of ears) ear.close()
  for (const person of people) await person.call('DELETE', '/api/search')
  return (found as { table: string }).table
}

test('two who look for a game at two servers find each other, and who is awaited is written to once', async ({
  servers,
}) => {
  const people = await Promise.all(servers.map(({ address }) => byHand(address)))
  await wishForLetters(people[1], 'ben@example.org')
  const lettersOf = (table: string) => mailbox.letters.filter(letter => letter.includes(`/table/${table}`)).length
  const tables: string[] = []
  // While the second letter is waited for, the first would be sent again.
  for (let i = 0; i < 2; i++) {
    const table = await findTable(servers, people)
    tables.push(table)
    await expect.poll(() => lettersOf(table), { timeout: patience }).toBeGreaterThan(0)
  }
  expect(tables.map(lettersOf)).toEqual([1, 1])
})

/** The first of the pages whose reader can choose something: its first choice. */
async function nextChoice(pages: readonly Page[]): Promise<Locator> {
  for (;;) {
    for (const page of pages) if (await withChoice(asked(page)).isVisible()) return offered(page).first()
    await pages[0].waitForTimeout(100)
  }
}

/** Whoever is asked takes the first choice; gives what it said. */
async function move(pages: readonly Page[]): Promise<string> {
  const choice = await nextChoice(pages)
  const label = (await choice.textContent())!
  await choice.click()
  return label
}

/** One says something, and the other reads it. */
async function say(from: Page, to: Page, text: string): Promise<void> {
  const message = from.getByRole('textbox', { name: 'Write a message' })
  await message.fill(text)
  await message.press('Enter')
  await to.getByRole('tabpanel', { name: 'Chat' }).getByText(text).waitFor()
}

/** A table that one makes is found in the lobby by the other, and they begin. */
async function meet(anna: Page, bela: Page): Promise<void> {
  await Promise.all([bela.goto('/tables'), anna.goto('/new/battlelore')])
  await bela.getByText('No table of that kind looks for players').waitFor()
  await anna.getByLabel('Name of the table').fill('Hill of Ravens')
  await anna.getByRole('switch', { name: 'Learning scenario' }).check()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  const row = bela.getByRole('listitem').filter({ hasText: 'Hill of Ravens' })
  await row.getByRole('link', { name: 'Take a seat' }).click()
  await bela.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
}

const newer = (page: Page) => page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' })

test('two people at two servers play and talk on while one is killed, then the other, and while both are updated', async ({
  come,
  servers,
  postgres,
}) => {
  const [{ page: anna }, { page: bela, cable }] = [await come(0), await come(1)]
  const both = [anna, bela]
  await meet(anna, bela)
  for (const page of both) {
    const seats = await openPanel(page, 'Table')
    await expect.poll(() => seats.getByText('Here').count(), { timeout: patience }).toBe(2)
    await openPanel(page, 'Chat')
  }
  // Both discard from their opening hands, in three moves each.
  await move([anna])
  await move([bela])
  await say(anna, bela, 'Good luck')

  // What is on its way in that moment arrives, once.
  await move([anna])
  await servers[0].stop('SIGKILL')
  await move([anna])
  for (let i = 0; i < 2; i++) await move([bela])
  await say(bela, anna, 'Still there?')
  await servers[0].start()

  const card = await move(both)
  await servers[1].stop('SIGKILL')
  await say(anna, bela, 'Always')
  for (const page of both) await (await openPanel(page, 'Log')).getByText(card).first().waitFor()
  await move(both)

  await servers[1].start('e2e/newerServer.ts')
  cable.pull()
  cable.plug()
  await newer(bela).waitFor()
  await move(both)
  expect(await newer(anna).count()).toBe(0)
  await newer(bela).getByRole('button', { name: 'Load it' }).click()
  await newer(bela).waitFor({ state: 'detached' })
  await move(both)

  await servers[0].stop()
  await newer(anna).waitFor()
  await move(both)
  await nextChoice(both)
  expect(await newer(bela).count()).toBe(0)

  const store = await openStoreOf({ data: '', databaseUrl: postgres.url })
  const { key, said } = (await store.load(new URL(anna.url()).pathname.split('/').at(-1)!))!
  const entries = await store.entries(key)
  await store.close()
  expect(entries.filter(({ command }) => command.do === 'move')).toHaveLength(11)
  const lines = said.flatMap(({ from, text }) => (from === null ? [] : text))
  expect(lines).toEqual(['Good luck', 'Still there?', 'Always'])
})
