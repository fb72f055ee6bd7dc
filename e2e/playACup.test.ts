/** A cup of four, by four browsers: each game of it is rated, and the winners go on. */
import type { Page } from 'playwright-core'
import { openPanel } from './hands.ts'
import { expect, test } from './harness.ts'

async function resign(page: Page): Promise<void> {
  await openPanel(page, 'Table')
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, I resign' }).click()
}

const changes = (page: Page) => page.getByRole('list', { name: 'Ratings after this game' }).first()

/** Somebody whose game of the tournament is waiting. */
async function someoneWaited(people: readonly Page[], link: string): Promise<Page> {
  for (;;) {
    for (const page of people) {
      await page.goto(link)
      await page.getByRole('heading', { name: 'Standing' }).waitFor()
      if ((await page.getByRole('link', { name: 'Your game is waiting' }).count()) > 0) return page
    }
  }
}

test('four play a cup to its end', async ({ visit }) => {
  const people = [await visit(), await visit(), await visit(), await visit()]
  const [anna] = people
  await anna.goto('/tournaments/new/battlelore')
  await anna.getByLabel('Name of the tournament').fill('Cup of Ashford')
  await anna.getByRole('button', { name: 'Make it' }).click()
  await anna.getByRole('heading', { name: 'Cup of Ashford' }).waitFor()
  const link = new URL(anna.url()).pathname
  for (const page of people) {
    await page.goto(link)
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.getByRole('button', { name: 'Leave the tournament' }).waitFor()
  }
  await anna.getByText('4 people').waitFor()
  await anna.getByRole('button', { name: 'Begin: call the first round' }).click()
  for (const page of people) await page.getByRole('button', { name: 'I am there' }).click()
  // Two games, and the final: whoever has one and is found first resigns it.
  for (let game = 0; game < 3; game++) {
    const loser = await someoneWaited(people, link)
    await loser.getByRole('link', { name: 'Your game is waiting' }).click()
    await resign(loser)
    await changes(loser).waitFor()
  }
  await anna.goto(link)
  await anna.getByText('BattleLore · Cup · 1 day a move · over').waitFor()
  await anna.getByRole('cell', { name: '1.', exact: true }).waitFor()
  expect(await anna.getByRole('cell', { name: '3.', exact: true }).count()).toBe(2)
})
