/** Every move can be made without a mouse: here nothing is used but keys. */
import type { Page } from 'playwright-core'
import { games } from '../games/index.ts'
import { asked, choices, openRecord, playNow, question } from './hands.ts'
import { expect, test } from './harness.ts'
import { recordBeforeBids, recordUntil } from './records.ts'

/** What the focus is on, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : at
    return at?.getAttribute('aria-label') ?? label?.textContent ?? ''
  })

/** What is chosen in the list that the focus is on. */
const selected = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0].text)

/** Presses a key until the focus is on something of that name. */
async function walkTo(page: Page, key: string, name: string | RegExp, at = focused): Promise<void> {
  const isThere = async () => {
    const found = await at(page)
    if (typeof name === 'string' ? found === name : name.test(found)) return true
    await page.keyboard.press(key)
    return false
  }
  await expect.poll(isThere, { interval: 20, message: `${key} leads to ${name}` }).toBe(true)
}

/** `c` leads to the choices, arrows among them, Enter takes one. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  await choices(page)
    .getByRole('button', { name, exact: typeof name === 'string', disabled: false })
    .first()
    .waitFor()
  await page.keyboard.press('c')
  await walkTo(page, 'ArrowDown', name)
  await page.keyboard.press('Enter')
}

test('a game is begun, orders are given and a march is made with keys alone', async ({ visit }) => {
  const page = await visit()
  await page.goto('/new/thrones')
  await page.getByRole('button', { name: 'Create the table' }).waitFor()
  await walkTo(page, 'Tab', '6')
  for (const count of [5, 4, 3]) await walkTo(page, 'ArrowLeft', String(count))
  await walkTo(page, 'Tab', 'Seat 1: Plays as')
  await walkTo(page, 'ArrowDown', 'House Stark', selected)
  for (const seat of [2, 3]) {
    await walkTo(page, 'Tab', `Seat ${seat}`)
    await walkTo(page, 'ArrowDown', 'Easy bot', selected)
  }
  await walkTo(page, 'Tab', 'Create the table')
  await page.keyboard.press('Enter')
  await asked(page).waitFor()

  await choose(page, 'March +1 in Winterfell')
  await question(page).getByText('2 areas to go').waitFor()
  await choose(page, 'Raid in White Harbor')
  await question(page).getByText('1 area to go').waitFor()
  await choose(page, 'Support in the Shivering Sea')
  await question(page).getByText('Every area has its order').waitFor()
  // `u` takes the last one back.
  await page.keyboard.press('u')
  await question(page).getByText('1 area to go').waitFor()
  await choose(page, 'March +0 in the Shivering Sea')
  await question(page).getByText('Every area has its order').waitFor()
  await choose(page, 'Confirm the orders')

  await question(page).getByText('Choose the March order').waitFor()
  await choose(page, 'March from Winterfell (March +1)')
  await question(page).getByText('March from Winterfell with March +1').waitFor()
  // Of the groups of choices one is open; Enter opens another.
  await choose(page, /^Moat Cailin/)
  await choose(page, 'Knight to Moat Cailin')
  await choose(page, 'March')
  await page.keyboard.press('l')
  await page.getByRole('tabpanel', { name: 'Log' }).getByText('Knight to Moat Cailin').waitFor()
})

test('a place of the map is chosen with keys alone', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  // `b` leads to the board, Tab from place to place, Enter opens the ring, arrows turn it.
  await page.keyboard.press('b')
  await walkTo(page, 'Tab', /You may act here/)
  await page.keyboard.press('Enter')
  await walkTo(page, 'ArrowRight', /^Support in/)
  await page.keyboard.press('Enter')
  await choices(page)
    .getByRole('button', { name: /^Take back Support in/ })
    .waitFor()
})

test('arrows walk from area to area where something may be done, and digits take choices', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await page.keyboard.press('b')
  await walkTo(page, 'Tab', /You may act here/)
  const walked = new Set<string>()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key)
    const place = await focused(page)
    expect(place).toContain('You may act here')
    walked.add(place)
  }
  expect(walked.size).toBeGreaterThan(1)

  const second = choices(page).getByRole('listitem').nth(1).getByRole('button')
  const taken = (await second.getAttribute('aria-label'))!
  await page.keyboard.press('2')
  await choices(page)
    .getByRole('button', { name: `Take back ${taken}` })
    .waitFor()
})

test('an army is deployed with keys alone', async ({ visit }) => {
  const page = await visit()
  const isThere = (step: { do: string }, seats: readonly number[]) => step.do === 'deploy' && seats[0] === 0
  await openRecord(page, recordUntil(['daqan', 'uthuk'], isThere, games.battlelore))
  await question(page).getByText('Choose the card').waitFor()
  // The card is taken up from the tray; the focus goes on among the hexes where it may lie.
  await page.locator('.stage').getByRole('button', { disabled: false }).nth(1).focus()
  await page.keyboard.press('Enter')
  await question(page).getByText('Choose a deployment hex').waitFor()
  await walkTo(page, 'ArrowRight', /can be done here/)
  const [hex] = (await focused(page)).split(',')
  await page.keyboard.press('Enter')
  await page.keyboard.press('l')
  await page.getByRole('tabpanel', { name: 'Log' }).getByText(`Daqan places a card in ${hex}.`).waitFor()
})

test('a bid is made with keys alone', async ({ visit }) => {
  const page = await visit()
  await openRecord(page, recordBeforeBids(['stark', 'lannister', 'baratheon']))
  await asked(page).waitFor()
  while (!(await question(page).textContent())?.startsWith('Bid Power')) {
    const before = await question(page).textContent()
    await choose(page, /./)
    await page.waitForFunction(text => document.querySelector('#question')?.textContent !== text, before)
    await asked(page).waitFor()
  }
  await choose(page, 'Bid 2 Power')
  await page.keyboard.press('l')
  const bids = page
    .getByRole('tabpanel', { name: 'Log' })
    .getByRole('article')
    .filter({ hasText: 'Bids for the Iron Throne' })
  // Wildlings may have come before, and been bid against.
  await bids.filter({ hasText: 'Stark 2' }).waitFor()
})
