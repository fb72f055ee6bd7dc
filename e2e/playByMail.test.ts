/** A game by mail: a bank of hours and days of vacation, chosen with the pace and seen at the seats. */
import type { Page } from 'playwright-core'
import { asked, waiting } from './hands.ts'
import { expect, test } from './harness.ts'

const seats = async (page: Page) => {
  await page.getByRole('tab', { name: 'Table' }).click()
  return page.locator('.seats .seat')
}

test('two play by mail: with a bank and vacation, one goes on vacation, the other is told, and sees it in the list', async ({
  visit,
}) => {
  const [anna, bela] = [await visit(), await visit()]
  await anna.goto('/new/battlelore')
  await anna.getByLabel('Seat 2', { exact: true }).selectOption('A person')
  await anna.getByRole('radio', { name: 'By mail' }).check()
  const bank = anna.getByRole('radiogroup', { name: 'Bank for the whole game' })
  await bank.getByRole('radio', { name: '3 days' }).check()
  await anna
    .getByRole('radiogroup', { name: 'Vacation in the whole game' })
    .getByRole('radio', { name: '7 days' })
    .check()
  await anna.getByText('Each person has these once for the whole game.', { exact: false }).waitFor()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')

  // The owner thinks better of it while people gather.
  await anna.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = anna.getByRole('dialog', { name: 'Change rules and pace' })
  await dialog
    .getByRole('radiogroup', { name: 'Vacation in the whole game' })
    .getByRole('radio', { name: '14 days' })
    .check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const terms = (page: Page) => page.getByRole('region', { name: 'Rules and pace' })
  await terms(anna).getByText('1 day a move + 3 days in the bank + 14 days of vacation').waitFor()
  await bela.goto(anna.url())
  await bela.getByRole('main').getByLabel('Your name').fill('Béla')
  await bela.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('link', { name: 'Béla' }).waitFor()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  for (const page of [anna, bela]) await asked(page).or(waiting(page)).first().waitFor()

  const own = (await seats(anna)).first()
  await own.getByText('3 d 0 h in the bank · 14 days of vacation').waitFor()
  await own.getByRole('button', { name: 'Take vacation' }).click()
  const off = anna.getByRole('dialog', { name: 'Take vacation' })
  await off.getByRole('radio', { name: '3 days' }).check()
  await off.getByRole('button', { name: 'Begin now' }).click()
  await own.getByText('on vacation until', { exact: false }).waitFor()

  const hers = (await seats(bela)).first()
  await hers.getByText('on vacation until', { exact: false }).waitFor()
  expect(await hers.getByRole('button', { name: 'End the vacation' }).count()).toBe(0)
  expect(await hers.getByRole('button', { name: 'Hand to a bot' }).count()).toBe(0)
  await bela.getByRole('tab', { name: 'Chat' }).click()
  await bela.getByText('The clock of the seat stands.', { exact: false }).waitFor()
  await bela.goto('/mine')
  await bela.getByText('On vacation:', { exact: false }).waitFor()

  await own.getByRole('button', { name: 'End the vacation' }).click()
  await own.getByText('13 days of vacation', { exact: false }).waitFor()
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.getByText('the vacation is over', { exact: false }).waitFor()
})
