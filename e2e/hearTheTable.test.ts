/** What is told to who cannot see the table: in the language of the page, and what happens twice is told twice. */
import type { Page } from 'playwright-core'
import { choice, choose, createTable, map, placeOrders, question, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const long = { timeout: 600_000 }
const newsAt = '.visually-hidden > [role="log"]'
const news = (page: Page) => page.locator(newsAt)
const status = (page: Page) => page.locator('.visually-hidden > [role="status"]')

/** A table of Stark among bots, at its first march. */
async function march(page: Page): Promise<void> {
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await choose(page, 'March +1 in Winterfell')
  await question(page).getByText('2 areas to go').waitFor()
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  await question(page).getByText('Choose the March order').waitFor()
  await choose(page, 'March from Winterfell (March +1)')
  await question(page).getByText('March from Winterfell with March +1').waitFor()
}

test('the same question twice is told twice, and all in the language of the page', long, async ({ visit }) => {
  const page = await visit()
  await march(page)
  await choose(page, 'Knight to Moat Cailin')
  await status(page).getByText('send more units').waitFor()
  const told = await status(page).textContent()
  await status(page).evaluate(at => at.firstElementChild!.setAttribute('data-old', ''))
  await choose(page, 'Footman to Karhold')
  await status(page).locator(':not([data-old])').waitFor()
  expect(await status(page).textContent()).toBe(told)

  await choose(page, 'March')
  // Looked for in every frame: what the next house does soon takes its place.
  await page.waitForFunction(at => document.querySelector(at)?.textContent?.includes('Stark'), newsAt)
  expect(await untilAsked(page)).toBe('asked')
  const heard = await news(page).textContent()
  expect(heard).not.toMatch(/[áéőű]/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Magyar' }).check()
  await status(page).getByText('Válassz').or(status(page).getByText('Menetel')).first().waitFor()
  expect(await news(page).textContent()).not.toBe(heard)
  expect(await news(page).textContent()).toMatch(/[áéőű]/)
})

test('arrows with Shift walk over places where nothing can be done', long, async ({ visit }) => {
  const page = await visit()
  await march(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await map(page)
    .getByRole('button', { name: /^Karhold\./ })
    .focus()
  await expect.poll(focused).toMatch(/^Karhold\./)
  for (let i = 0; i < 12 && (await focused()).includes('You may act here'); i++) {
    await page.keyboard.press('Shift+ArrowDown')
  }
  expect(await focused()).not.toContain('You may act here')
  expect(await focused()).toContain('Borders on')
})
