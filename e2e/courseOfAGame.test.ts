/** After a game: who stood how well from beginning to end, what turned it, and the ways to those decisions. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openPanel } from './hands.ts'
import { expect, test } from './harness.ts'

async function bringRecord(page: Page, game: string): Promise<void> {
  const record = JSON.parse(readFileSync(new URL(`../games/${game}/playthroughs/1.json`, import.meta.url), 'utf8'))
  const { id } = await (await page.request.post('/api/import', { data: record })).json()
  await page.goto(`/table/${id}`)
  await page.getByText('The game is over').first().waitFor()
}

const chart = (page: Page) => page.getByRole('img', { name: /^How well each stood/ })
const shown = (page: Page) => page.getByRole('slider', { name: 'Position' }).inputValue()

test('the course is drawn at the end, and what turned the game leads there by keys', async ({ visit }) => {
  const page = await visit()
  await bringRecord(page, 'thrones')
  await chart(page).first().waitFor()
  const last = await shown(page)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  const panel = await openPanel(page, 'Course')
  const turns = panel.getByRole('list').getByRole('button')
  expect(await turns.count()).toBe(3)
  await turns.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).not.toBe(last)
  await expect.poll(() => turns.first().getAttribute('aria-current')).toBe('true')
  // The same decisions are chapters of the replay.
  const chapters = page.getByLabel('Rounds and phases')
  expect(await chapters.locator('optgroup option').count()).toBe(3)
  const second = await chapters.locator('optgroup option').nth(1).getAttribute('value')
  const first = await shown(page)
  await chapters.selectOption(second)
  await expect.poll(() => shown(page)).not.toBe(first)
  await expect.poll(() => turns.nth(1).getAttribute('aria-current')).toBe('true')
  // And the values stand in a table, whose lines lead to their positions.
  await panel.getByText('The values as a table').click()
  const table = panel.getByRole('table', { name: 'How well each stood' })
  expect(await table.getByRole('columnheader').count()).toBe(4)
  await table.getByRole('button', { name: 'Round 1', exact: true }).click()
  await expect.poll(() => shown(page)).toBe('0')
})

test('on a phone it fits the screen', async ({ visit }) => {
  const page = await visit({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  await bringRecord(page, 'battlelore')
  await chart(page).first().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
