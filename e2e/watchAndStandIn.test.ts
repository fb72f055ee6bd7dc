/** Those who only watch see what is public; those who are away are stood in for, and come back. */
import type { Page } from 'playwright-core'
import { eavesdrop } from './eavesdrop.ts'
import { asked, choice, choices, createTable, map, openPanel, sitDown } from './hands.ts'
import { expect, test } from './harness.ts'

test('a spectator sees the table and nothing that a seat alone may know', async ({ visit }) => {
  const anna = await visit()
  await createTable(anna, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await choice(anna, 'March +1 in Winterfell').click()
  await choice(anna, 'Take back March +1 in Winterfell').waitFor()

  const watcher = await visit()
  const heard = eavesdrop(watcher)
  await watcher.goto(anna.url())
  await watcher.getByText('You are watching').waitFor()
  // Who has lost a phone, and comes by the link of the table, is led to its seat.
  const signIn = (page: Page) =>
    page.getByRole('region', { name: /^(Waiting|Your move)$/ }).getByRole('link', { name: 'Sign in' })
  expect(await signIn(watcher).getAttribute('href')).toBe(`/enter?to=${new URL(anna.url()).pathname}`)
  expect(await signIn(anna).count()).toBe(0)
  await map(watcher)
    .getByRole('img', { name: /^Winterfell\. Stark: .*face-down order/ })
    .waitFor()
  await (await openPanel(watcher, 'Log')).waitFor()
  await (await openPanel(watcher, 'Hand')).getByText('Spectators hold no cards').waitFor()
  expect(await choices(watcher).count()).toBe(0)
  expect(await map(watcher).getByRole('button').count()).toBe(0)
  expect(await watcher.content()).not.toContain('March +1')
  const { seat, own, legalMoves } = ownIn(heard.values()[0]) ?? {}
  expect({ seat, own, legalMoves }).toEqual({ seat: null, own: null, legalMoves: [] })
  expect(heard.text()).not.toMatch(/"(march|defense|support|raid|consolidate-power)\b/)
})

test('the owner lets a bot stand in for somebody who is away, and both can end it', async ({ visit }) => {
  const anna = await visit()
  const bela = await visit()
  await createTable(anna, [
    ['Me', 'House Stark'],
    ['A person', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await sitDown(bela, anna.url(), 'Béla')
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await asked(bela).waitFor()
  await choice(bela, 'March −1 in Lannisport').click()
  await choice(bela, 'Take back March −1 in Lannisport').waitFor()
  const address = bela.url()
  await bela.goto('about:blank')

  const seats = await openPanel(anna, 'Table')
  const lannister = seats.getByRole('listitem').filter({ hasText: 'Lannister' })
  await lannister.getByText('Away').waitFor()
  await lannister.getByRole('button', { name: 'Hand to a bot' }).click()
  await lannister.getByText('Easy bot stands in').waitFor()
  // The bot answers for Béla: only Stark is awaited.
  await lannister.getByText('has answered').waitFor()

  // Béla comes back from the same browser, and takes the seat back.
  await bela.goto(address)
  await bela.getByRole('button', { name: 'Take your seat back' }).click()
  await lannister.getByText('Here').waitFor()
  await lannister.getByText('stands in').waitFor({ state: 'detached' })

  // Away again; this time the owner hands the seat back.
  await bela.goto('about:blank')
  await lannister.getByText('Away').waitFor()
  await lannister.getByRole('button', { name: 'Hand to a bot' }).click()
  await lannister.getByRole('button', { name: 'Hand back' }).click()
  await lannister.getByText('stands in').waitFor({ state: 'detached' })

  // Nothing of the bot's answer binds Béla while it is sealed.
  await bela.goto(address)
  await choice(bela, 'Take back my answer').click()
  await asked(bela).waitFor()
})

/** What the viewer alone is shown, in the first message of a connection. */
function ownIn(message: unknown): Record<string, unknown> | undefined {
  return (message as { own?: Record<string, unknown> }).own
}
