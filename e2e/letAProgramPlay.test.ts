/** A program of one's own plays at one's seat: the page gives the command, and takes the key back. */
import { createTable, openPanel } from './hands.ts'
import { expect, test } from './harness.ts'

test('a person lets a program play, everybody is shown it, and the person ends it', async ({ visit }) => {
  const anna = await visit()
  await createTable(anna, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  const watcher = await visit()
  await watcher.goto(anna.url())
  const seats = await openPanel(anna, 'Table')
  const stark = seats.getByRole('listitem').filter({ hasText: 'Stark' })
  await stark.getByRole('button', { name: 'Let a program play' }).click()
  const dialog = anna.getByRole('dialog', { name: 'A program of yours at this seat' })
  const command = await dialog.locator('code').textContent()
  expect(command).toContain(`interregnum bot --table ${anna.url()} --token `)
  expect(command).toMatch(/--token [0-9a-f]{48} --cmd /)
  await anna.keyboard.press('Escape')
  const theirs = (await openPanel(watcher, 'Table')).getByRole('listitem').filter({ hasText: 'Stark' })
  await theirs.getByText('a program plays').waitFor()
  await stark.getByRole('button', { name: 'Play without the program' }).click()
  await theirs.getByText('a program plays').waitFor({ state: 'detached' })
})
