/** Without https, as in a home network, browsers keep much from a page: the clipboard, names for requests, what is kept for later. */
import { namedHere } from '../cli/bench/chromium.ts'
import { offered, openPanel, question, sitDown } from './hands.ts'
import { expect, test } from './harness.ts'

test('over plain http two people come together by a copied link, talk, and play', async ({ host, visit }) => {
  const baseURL = host.address.replace('127.0.0.1', namedHere)
  const [anna, bela] = [await visit({ baseURL }), await visit({ baseURL })]
  await anna.goto('/new/battlelore')
  await anna.getByRole('switch', { name: 'Learning scenario' }).check()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')
  expect(await anna.evaluate(() => isSecureContext)).toBe(false)

  await anna.getByRole('button', { name: 'Copy the invite link' }).click()
  await anna.getByRole('button', { name: 'Copied' }).waitFor()
  const talk = anna.getByRole('region', { name: 'Talk while you wait' })
  await talk.getByLabel('Write a message').press('ControlOrMeta+V')
  const link = await talk.getByLabel('Write a message').inputValue()
  expect(link).toBe(anna.url())
  await talk.getByRole('button', { name: 'Send' }).click()

  await sitDown(bela, link, 'Béla')
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await (await openPanel(bela, 'Chat')).getByText(link).waitFor()
  // Of six cards two are discarded, one after the other.
  for (const page of [anna, bela]) {
    await question(page).getByText('2 command cards to go').waitFor()
    await offered(page).first().click()
    await question(page).getByText('1 command card to go').waitFor()
  }
})
