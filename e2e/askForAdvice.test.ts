/** Somebody who plays against bots asks what the strong bot would do, and does it. */
import type { Page } from 'playwright-core'
import { beginHere, openPanel, playNow, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const long = { timeout: 300_000 }
const hint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true })
const advice = (page: Page) => page.getByRole('region', { name: 'The strong bot would' })

test(
  'against bots of a server the strong bot says what it would do, and its move is marked',
  long,
  async ({ visit }) => {
    const page = await visit()
    await playNow(page)
    await untilAsked(page)
    await hint(page).click()
    await advice(page).waitFor()
    const marked = page.locator('.choice.wanted')
    expect(await marked.count()).toBe(1)
    await marked.click()
    // It leads on, or is followed to its end.
    await expect
      .poll(async () => (await advice(page).count()) === 0 || (await advice(page).getByText('And then').count()) > 0)
      .toBe(true)
  },
)

test('around one screen, alone against bots, the page itself thinks', long, async ({ host, visit }) => {
  const page = await visit()
  await beginHere(
    page,
    [
      ['Person', 'House Lannister'],
      ['Easy bot', 'House Stark'],
      ['Easy bot', 'House Baratheon'],
    ],
    ['Anna'],
  )
  await untilAsked(page)
  // Once the bots have answered, all that thinks has been loaded.
  const seats = await openPanel(page, 'Table')
  await expect.poll(() => seats.getByText('has answered').count()).toBe(2)
  await host.stop()
  await hint(page).click()
  await advice(page).waitFor()
  await page.getByRole('button', { name: 'Understood', exact: true }).first().click()
  await hint(page).waitFor()
})
