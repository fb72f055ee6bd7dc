/** A page that has been open since before an update. */
import { createTable, openPanel, question } from './hands.ts'
import { expect, test } from './harness.ts'

test('a page that is older than the server says so, and comes back with one click, with what was being written', async ({
  visit,
}) => {
  const page = await visit()
  // The server speaks of another page until the page is loaded again.
  let isUpdated = true
  await page.routeWebSocket(/\/live$/, line => {
    const server = line.connectToServer()
    server.onMessage(text => {
      const told = String(text)
      line.send(isUpdated ? told.replace(/("is":"here","page":")[^"]+/, '$1index-newer.js') : told)
    })
  })
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await question(page).waitFor()
  await openPanel(page, 'Chat')
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Winter is')
  const newer = page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' })
  await newer.waitFor()
  const address = page.url()
  isUpdated = false
  await newer.getByRole('button', { name: 'Load it' }).click()
  await newer.waitFor({ state: 'detached' })
  await question(page).waitFor()
  expect(page.url()).toBe(address)
  await openPanel(page, 'Chat')
  expect(await page.getByRole('textbox', { name: 'Write a message' }).inputValue()).toBe('Winter is')
})
