/** What happens at a table before the game begins. */
import type { Page } from 'playwright-core'
import { asked, waiting } from './hands.ts'
import { expect, test } from './harness.ts'

const seat = (page: Page, n: number) => page.getByRole('main').locator('.gathering > ol > li').nth(n)

async function comeWithWord(page: Page, address: string, name: string, word: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('main').getByLabel('Your name').fill(name)
  await page.getByLabel('The word of this table').fill(word)
}

test('people gather: a word, an invitation to a seat, talk, other rules, who is ready, and one who is sent away', async ({
  visit,
}) => {
  const [anna, bela, cili] = [await visit(), await visit(), await visit()]
  await anna.goto('/new/thrones')
  await anna.getByRole('main').getByLabel('Your name').fill('Anna')
  await anna.getByRole('radio', { name: '4', exact: true }).check()
  await anna.getByLabel('A word to sit down').fill('Winter')
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')
  await seat(anna, 0).getByRole('link', { name: 'Anna' }).waitFor()
  await anna.getByRole('button', { name: 'Show it as a picture for phones' }).click()
  await anna.getByRole('img', { name: 'The invitation as a QR code' }).waitFor()

  await comeWithWord(bela, `${anna.url()}?seat=2`, 'Béla', 'Summer')
  await seat(bela, 2).getByText('You are invited to this seat.').waitFor()
  await seat(bela, 2).getByRole('button', { name: 'Sit here' }).click()
  await bela.getByText('That is not the word of this table.').waitFor()
  await bela.getByLabel('The word of this table').fill('winter')
  await seat(bela, 2).getByRole('button', { name: 'Sit here' }).click()
  await seat(anna, 2).getByRole('link', { name: 'Béla' }).waitFor()

  await cili.goto(`${anna.url()}?watch`)
  await cili.getByText('You came to watch.').waitFor()
  expect(await cili.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
  await cili.getByRole('button', { name: 'Take a seat after all' }).click()
  await cili.getByRole('main').getByLabel('Your name').fill('Cili')
  await cili.getByLabel('The word of this table').fill('Winter')
  await seat(cili, 1).getByRole('button', { name: 'Sit here' }).click()
  await seat(anna, 1).getByRole('link', { name: 'Cili' }).waitFor()

  const talk = (page: Page) => page.getByRole('region', { name: 'Talk while you wait' })
  await talk(bela).getByLabel('Write a message').fill('Shall we play for an hour?')
  await talk(bela).getByRole('button', { name: 'Send' }).click()
  await talk(anna).getByText('Shall we play for an hour?').waitFor()

  // Whoever has sat down for other rules is asked again.
  await anna.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = anna.getByRole('dialog', { name: 'Change rules and pace' })
  await dialog.getByRole('radio', { name: 'At one sitting' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await bela.getByRole('region', { name: 'Rules and pace' }).getByText('60 min each + 15 s').waitFor()
  await talk(bela).getByText('The owner has changed: pace.').waitFor()
  await anna.getByText('2 people not ready yet.').waitFor()
  const begin = anna.getByRole('button', { name: 'Begin with 3' })
  expect(await begin.isDisabled()).toBe(true)
  await bela.getByRole('button', { name: 'I am ready' }).click()
  await seat(anna, 2).getByText('Ready', { exact: true }).waitFor()
  await bela.getByRole('button', { name: 'Wait for me: not ready yet' }).waitFor()

  await seat(anna, 1).getByRole('button', { name: 'Send Cili away' }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'Send away' }).click()
  await seat(cili, 1).getByText('Free seat').waitFor()
  await seat(cili, 1).getByRole('button', { name: 'Sit here' }).click()
  await cili.getByText('The owner has sent you away from this table.').first().waitFor()

  // With a bot there are three of four: as many as the game needs.
  await bela.getByText('The game begins when every seat is taken.').waitFor()
  await seat(anna, 3).getByRole('button', { name: 'Seat a bot' }).click()
  await begin.click()
  for (const page of [anna, bela]) await asked(page).or(waiting(page)).first().waitFor()
  await cili.getByText('You are watching', { exact: true }).waitFor()
})

test('the page shows its head, and stays where it is when somebody speaks', async ({ visit }) => {
  const [anna, bela] = [await visit({ viewport: { width: 390, height: 844 } }), await visit()]
  const top = () => anna.evaluate(() => scrollY)
  await anna.goto('/new/thrones')
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')
  const talk = (page: Page) => page.getByRole('region', { name: 'Talk while you wait' })
  await talk(anna).waitFor()
  expect(await top()).toBe(0)
  await bela.goto(anna.url())
  await seat(bela, 2).getByRole('button', { name: 'Sit here' }).click()
  await seat(bela, 2).getByRole('button', { name: 'Leave the seat' }).waitFor()
  // Few lines, and long ones: who writes many at once is held back.
  for (const word of ['one', 'two', 'three', 'four']) {
    await talk(bela).getByLabel('Write a message').fill(`${word} `.repeat(60))
    await talk(bela).getByRole('button', { name: 'Send', exact: true }).click()
    await talk(anna).getByText(`${word} ${word}`).waitFor()
  }
  expect(await top()).toBe(0)
  // What is seen of the talk is its end.
  const { isAtEnd } = await talk(anna)
    .getByRole('list')
    .evaluate(list => ({ isAtEnd: list.scrollTop > 0 && list.scrollTop + list.clientHeight >= list.scrollHeight - 1 }))
  expect(isAtEnd).toBe(true)
})

test('which game a new table is for is chosen where it is made, and what is said is seen beside the seats', async ({
  visit,
}) => {
  const [anna, bela] = [await visit(), await visit({ viewport: { width: 390, height: 844 }, locale: 'hu-HU' })]
  await anna.goto('/tables')
  await anna.getByRole('link', { name: 'Create a table' }).click()
  await anna.getByRole('navigation', { name: 'Game', exact: true }).getByRole('link', { name: 'BattleLore' }).click()
  await anna.getByText('BattleLore: who plays, and by which rules?').waitFor()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')
  // A laptop shows the talk without scrolling.
  const box = (await anna.getByLabel('Write a message').boundingBox())!
  expect(box.y + box.height).toBeLessThan(800)
  await anna.getByText('Whoever opens this link can take a free seat.').waitFor()

  await bela.goto(anna.url())
  await bela.getByRole('main').getByLabel('A neved').fill('Béla')
  await seat(bela, 1).getByRole('button', { name: 'Ide ülök' }).click()
  await bela.getByText('Minden hely betelt.', { exact: true }).waitFor()
  await bela.getByText('A játékot a gazda indítja el.').waitFor()
  await anna.getByText('Seat 2 (Béla) has sat down.').waitFor()
  await anna.getByText('Every seat is taken: whoever opens this link watches.').waitFor()
})
