/** Answers given before they are asked, on a phone and with keys: they are kept, and taken back. */
import { createTable, question, type Seats } from './hands.ts'
import { expect, test } from './harness.ts'

test('standing orders are given on a phone, outlast a reload, and are taken back with keys', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const seats: Seats = [
    ['Me', 'Daqan Lords'],
    ['Easy bot', 'Uthuk Y’llan'],
  ]
  await createTable(page, seats, { game: 'battlelore', options: ['Learning scenario', 'Preset hands'] })
  await question(page).getByText('Play a command card').waitFor()
  const tab = page.getByRole('tab', { name: 'Answers ahead' })
  const counter = page.getByLabel('Your unit may counter')
  await tab.tap()
  await counter.selectOption('Never counter')
  await page.getByText('1 answer is set.').waitFor()
  await page.reload()
  await tab.tap()
  expect(await counter.locator('option:checked').textContent()).toBe('Never counter')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('button', { name: 'Ask me again' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 answer is set.').waitFor({ state: 'detached' })
  expect(await counter.locator('option:checked').textContent()).toBe('Ask me')
  expect(await page.getByRole('tab', { name: 'Any time' }).count()).toBe(0)
})
