import type { Page } from 'playwright-core'
import { games } from '../games/index.ts'
import { settingsFrom } from '../server/index.ts'
import { openOperator } from '../server/operate.ts'
import { expect, test } from './harness.ts'
import { becomeGuest } from './visitors.ts'

/** Somebody new with a name; gives its id. */
async function become(page: Page, name: string): Promise<string> {
  await becomeGuest(page)
  await page.getByRole('main').getByLabel('Your name').fill(name)
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('main').locator(`input[value="${name}"]`).waitFor()
  return (await page.request.get('/api/me')).json().then(({ id }) => id)
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a line is reported, its writer muted for a day and let go; who reported reads the answer, and reads no more of it', async ({
  visit,
  host,
}) => {
  const [ann, ben, desk] = [await visit(), await visit(), await visit()]
  await become(ann, 'Anna of Ashford')
  await become(ben, 'Ben the Loud')
  const moderator = await become(desk, 'Dora')
  const operator = await openOperator(settingsFrom({ games, gamesModule: '', data: host.data }))
  await operator.setModerator(moderator, true)
  await operator.close()

  await ann.goto('/new/battlelore')
  await ann.getByRole('button', { name: 'Create the table' }).click()
  await ann.waitForURL('**/table/*')
  await ben.goto(ann.url())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await ann.getByRole('button', { name: 'Begin the game' }).click()
  for (const page of [ann, ben]) await page.getByRole('tab', { name: 'Chat' }).click()
  await write(ben, 'You are a fool.')
  await ann.getByText('You are a fool.').waitFor()
  await ann.getByRole('button', { name: 'About Ben the Loud: friend, ignore, report' }).click()
  const dialog = ann.getByRole('dialog')
  await dialog.getByText('Report …').click()
  await dialog.getByLabel('What happened').fill('From the first move on.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await dialog.getByText('The moderators have it.').waitFor()
  await dialog.getByText('Ignored', { exact: true }).click()
  await ann.keyboard.press('Escape')
  await ann.getByText('One line of somebody you do not read').waitFor()
  expect(await ann.getByText('You are a fool.').count()).toBe(0)

  await desk.goto('/me')
  await desk.getByRole('link', { name: 'Moderators' }).click()
  await desk.getByText('From the first move on.').waitFor()
  await desk.getByText('You are a fool.').waitFor()
  await desk.getByRole('link', { name: 'The person' }).click()
  await desk.getByLabel('Reason, read by the person').fill('Insults.')
  await desk.getByRole('button', { name: 'Impose it' }).click()
  await desk.getByRole('button', { name: 'Lift it' }).waitFor()
  await write(ben, 'And a coward.')
  await ben.getByText('You may not write here for now.').first().waitFor()
  const told = await ben.context().newPage()
  await told.goto('/me')
  await told.getByText('Why: Insults.').waitFor()
  await desk.getByRole('button', { name: 'Lift it' }).click()
  await desk.getByText('lifted', { exact: true }).waitFor()

  await desk.getByRole('link', { name: 'Moderators' }).click()
  await desk.getByLabel('Answer to who reported').fill('They were muted.')
  await desk.getByRole('button', { name: 'Close' }).click()
  await desk.getByText('Dora closed a report on Ben the Loud').waitFor()
  await ann.goto('/me')
  await ann.getByText('Answer: They were muted.').waitFor()
  await ann.getByText('Ignored and blocked').waitFor()
})
