/** What has been is not lost: earlier positions, the log, and one's own moves. */
import type { Page } from 'playwright-core'
import { choice, choices, createTable, map, openPanel, placeOrders, question, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const highlighted = (page: Page, place: string) => map(page).locator(`[class*="highlighted"][data-place="${place}"]`)

const atTable = async (page: Page) => {
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await question(page).waitFor()
}

test('the slider shows an earlier position, and leads back to now', async ({ visit }) => {
  const page = await visit()
  await atTable(page)
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  const now = await question(page).textContent()
  await map(page)
    .getByRole('button', { name: /^Winterfell\..* March −1/ })
    .waitFor()

  const slider = page.getByRole('slider', { name: 'Position' })
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'To the start' }).click()
  await map(page)
    .getByRole('img', {
      name: /^Winterfell\. Stark: (Knight, Footman|Footman, Knight)\. Garrison 2\. land area, stronghold/,
    })
    .waitFor()
  expect(await slider.getAttribute('aria-valuetext')).toBe(`Position 0 of ${last}`)
  expect(await map(page).getByRole('button').count()).toBe(0)
  await page.getByRole('button', { name: 'Next decision' }).click()
  await page.getByText(new RegExp(`^[1-9]\\d* / ${last}$`)).waitFor()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await question(page).getByText(now!).waitFor()
})

test('a line of the log lights on the map what it speaks of', async ({ visit }) => {
  const page = await visit()
  await atTable(page)
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  await choice(page, 'March from Winterfell (March −1)').click()
  await choices(page)
    .getByRole('button', { name: /^Moat Cailin/ })
    .click()
  await choice(page, 'Knight to Moat Cailin').click()
  await choice(page, 'March').click()
  // While others play, new lines would carry this one away from under the pointer.
  expect(await untilAsked(page)).toBe('asked')

  const log = await openPanel(page, 'Log')
  await log.getByRole('article').filter({ hasText: 'Knight to Moat Cailin' }).hover()
  await highlighted(page, 'winterfell').waitFor()
  await highlighted(page, 'moat-cailin').waitFor()
  expect(await highlighted(page, 'white-harbor').count()).toBe(0)
  await question(page).hover()
  await highlighted(page, 'winterfell').waitFor({ state: 'detached' })
  await highlighted(page, 'moat-cailin').waitFor({ state: 'detached' })
})

test('undo takes back one move after the other, as far as nothing was revealed', async ({ visit }) => {
  const page = await visit()
  await atTable(page)
  const toGo = (n: number) =>
    question(page)
      .getByText(`${n} area${n === 1 ? '' : 's'} to go`)
      .waitFor()
  await toGo(3)
  await choice(page, 'March +1 in Winterfell').click()
  await toGo(2)
  await choice(page, 'Support in White Harbor').click()
  await toGo(1)
  await page.getByRole('button', { name: 'Undo (2)' }).click()
  await toGo(2)
  await choice(page, 'Take back March +1 in Winterfell').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await toGo(3)
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)

  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  // The orders are open: undo alone does not change them now.
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  // No bot grants what only a person may.
  expect(await page.getByRole('button', { name: 'Take back', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Ask to take back' }).count()).toBe(0)
})
