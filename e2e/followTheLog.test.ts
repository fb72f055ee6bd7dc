/** The log follows what happens, however much at once, unless the reader has scrolled up. */
import type { Page } from 'playwright-core'
import { choice, createTable, openPanel, placeOrders, question, takeFirst, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

/** How far the log is scrolled, and how far it is to its end, in px. */
const scrolled = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Log' }).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    left: scrollHeight - scrollTop - clientHeight,
  }))

test('after a burst of lines the log stands at its end; who has scrolled up stays there', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 720 } })
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await question(page).waitFor()
  await openPanel(page, 'Log')
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  await expect.poll(async () => (await scrolled(page)).top).toBeGreaterThan(0)
  await expect.poll(async () => (await scrolled(page)).left).toBeLessThan(2)

  await page.getByRole('tabpanel', { name: 'Log' }).evaluate(panel => panel.scrollTo(0, 0))
  const lines = page.locator('.log-line')
  const before = await lines.count()
  while ((await lines.count()) <= before) {
    await takeFirst(page)
    await untilAsked(page)
  }
  expect((await scrolled(page)).top).toBe(0)
})
