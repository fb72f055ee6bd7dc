/** Decisions made where they belong: on the map, by clicking and by dragging. */
import type { Locator, Page } from 'playwright-core'
import { choice, createTable, livePlace, map, question, untilAsked } from './hands.ts'
import { test } from './harness.ts'

/** Takes hold of one thing and lets go of it over another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  const { x, y, width, height } = (await to.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.mouse.up()
}

test('orders are laid and units sent by clicking and dragging on the map', async ({ visit }) => {
  const page = await visit()
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  // Click an area, and an order in the ring around it.
  await livePlace(page, 'Winterfell').click()
  await page
    .getByRole('toolbar', { name: 'Winterfell' })
    .getByRole('button', { name: /^March \+1/ })
    .click()
  await question(page).getByText('2 areas to go').waitFor()

  // Drag an order from those that are left.
  const tray = page.getByRole('toolbar', { name: 'Orders left to place' })
  await drag(page, tray.getByRole('button', { name: 'Support ×2' }), livePlace(page, 'White Harbor'))
  await question(page).getByText('1 area to go').waitFor()
  await livePlace(page, 'White Harbor')
    .and(page.getByRole('button', { name: 'Support' }))
    .waitFor()

  // Or click it, and then an area.
  await tray.getByRole('button', { name: 'Defense +1 ×2' }).click()
  await livePlace(page, 'The Shivering Sea').click()
  await question(page).getByText('Every area has its order').waitFor()
  await choice(page, 'Confirm the orders').click()

  // Drag a unit to where it shall go; click it there, and it comes back.
  await untilAsked(page)
  await question(page).getByText('March from Winterfell').waitFor()
  const knight = map(page).locator('[data-piece^="winterfell/"]').last()
  await drag(page, knight, livePlace(page, 'Moat Cailin'))
  await choice(page, 'Call the Knight back from Moat Cailin').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await choice(page, 'Call the Knight back from Moat Cailin').waitFor({ state: 'detached' })
})
