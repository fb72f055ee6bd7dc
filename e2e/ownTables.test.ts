/** Coming back: what one would go on with, found again, put aside; and those who watch. */
import { asked, createTable, openPanel } from './hands.ts'
import { expect, test } from './harness.ts'

test('the front page begins with what waits for me; my tables are searched and put aside', async ({ visit }) => {
  const anna = await visit()
  await anna.goto('/')
  const now = anna.getByRole('region', { name: 'Play now, against bots' })
  await now.getByLabel('Game').selectOption('BattleLore')
  await now.getByRole('button', { name: 'Play', exact: true }).click()
  await anna.waitForURL('**/table/*')
  await asked(anna).waitFor()
  await anna.goto('/new/thrones')
  await anna.getByLabel('Name of the table').fill('Long winter')
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')

  await anna.goto('/')
  await anna.getByRole('heading', { name: '1 table waiting for you' }).waitFor()
  const rows = anna.locator('.lobby-row')
  await rows.first().getByText('Your turn').waitFor()

  await anna.getByRole('navigation').getByRole('link', { name: 'My tables' }).click()
  await anna.getByRole('searchbox', { name: 'Search by name or person' }).fill('winter')
  await expect.poll(() => rows.count()).toBe(1)
  await anna.getByRole('button', { name: 'Put aside: Long winter' }).click()
  await anna.getByText('No table fits that.').waitFor()
  await anna.getByRole('radio', { name: 'Put aside' }).check()
  await anna.getByRole('button', { name: 'Take back: Long winter' }).click()
  await anna.getByRole('radio', { name: 'All', exact: true }).check()
  await rows.filter({ hasText: 'Long winter' }).waitFor()
})

test('those who watch talk among themselves, and nobody who plays is shown it', async ({ visit }) => {
  const [anna, bela, cili] = [await visit(), await visit(), await visit()]
  await createTable(anna, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await asked(anna).waitFor()
  const chats = []
  for (const page of [bela, cili]) {
    await page.goto(anna.url())
    await page.getByText('You are watching', { exact: true }).waitFor()
    const chat = await openPanel(page, 'Chat')
    await chat.getByText('Read by those who watch').waitFor()
    chats.push(chat)
  }
  await chats[0].getByLabel('Write a message').fill('She should march')
  await chats[0].getByRole('button', { name: 'Send', exact: true }).click()
  await chats[1].getByText('She should march').waitFor()
  const own = await openPanel(anna, 'Chat')
  await own.getByLabel('Write a message').fill('What do I do?')
  await own.getByRole('button', { name: 'Send', exact: true }).click()
  await chats[1].getByText('What do I do?').waitFor()
  expect(await own.getByText('She should march').count()).toBe(0)
})
