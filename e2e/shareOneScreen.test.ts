/** Two people at one screen, with a bot for the third: the game needs no server, and the curtain keeps secrets. */
import type { Page } from 'playwright-core'
import { asked, beginHere, choice, livePlace, openPanel, placeOrders, question } from './hands.ts'
import { expect, test } from './harness.ts'

/** The curtain: its title names who is to take the screen. */
const curtain = (page: Page, name: string) => page.getByRole('dialog', { name: `${name}, it is your turn` })
const orders = /March [−+]|Defense \+|Support|Raid|Consolidate/

/** Everything the page holds: words, labels, whatever is hidden. */
const whole = async (page: Page) => (await page.locator('body').innerHTML()).replaceAll(/<style.*?<\/style>/gs, '')

test('two people share one screen, and neither sees what the other hides', async ({ host, visit }) => {
  const page = await visit()
  await beginHere(
    page,
    [
      ['Person', 'House Lannister'],
      ['Person', 'House Stark'],
      ['Easy bot', 'House Baratheon'],
    ],
    ['Anna', 'Béla'],
  )

  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/tables')) calls.push(request.url())
  })
  page.on('websocket', socket => calls.push(socket.url()))

  // Lannister stands before Stark on the Iron Throne track.
  await curtain(page, 'Anna').waitFor()
  expect(await whole(page)).not.toMatch(orders)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I am Anna' }).click()
  await choice(page, 'March +1 in Lannisport').click()
  await question(page).getByText('2 areas to go').waitFor()

  // Whoever loads the page anew finds the curtain, and behind it the orders begun.
  await page.reload()
  await curtain(page, 'Anna').waitFor()
  expect(await whole(page)).not.toMatch(orders)
  // From here on there is no server.
  await host.stop()
  await page.getByRole('button', { name: 'I am Anna' }).click()
  await choice(page, 'Take back March +1 in Lannisport').waitFor()
  await question(page).getByText('2 areas to go').waitFor()
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()

  await curtain(page, 'Béla').waitFor()
  expect(await whole(page)).not.toMatch(orders)
  await page.getByRole('button', { name: 'I am Béla' }).click()
  await asked(page).waitFor()
  expect(await whole(page)).not.toMatch(/March \+1 in Lannisport|Lannisport[^"<]*March [−+]/)
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()

  // The orders lie open now; Lannister holds the raven.
  await page.getByRole('button', { name: 'I am Anna' }).click()
  const log = await openPanel(page, 'Log')
  await log.getByText('The orders are revealed').waitFor()
  await livePlace(page, 'Lannisport')
    .and(page.getByRole('button', { name: 'March +1' }))
    .waitFor()
  await choice(page, 'Leave the raven in its cage').click()
  await question(page)
    .getByText(/march|raid/i)
    .waitFor()
  expect(calls).toEqual([])
})
