/** A field of hexes: units are ordered, moved and sent to attack where they stand, by pointer and by keys. */
import type { Locator, Page } from 'playwright-core'
import { choices, openPanel, question } from './hands.ts'
import { expect, test } from './harness.ts'

const field = (page: Page): Locator => page.getByRole('grid', { name: 'Battlefield' })
/** A hex by its name, whatever is on it. */
const hex = (page: Page, name: string): Locator =>
  field(page).getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) })

/** The first battle of a newcomer, on this screen, with the same cards for all. */
async function beginBattle(page: Page): Promise<void> {
  await page.goto('/play-here/battlelore')
  await page.getByLabel('Seat 1: Plays as').selectOption('Daqan Lords')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('Easy bot')
  await page.getByLabel('Preset hands').check()
  await page.getByLabel('Learning scenario').check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await question(page).getByText('Play a command card').waitFor()
}

test('UR-127: a unit is ordered by a click, moved by keys, and attacks what it is shown', async ({ visit }) => {
  const page = await visit()
  await beginBattle(page)
  const before = await field(page).boundingBox()
  await choices(page)
    .getByRole('button', { name: /^Line Advance: order one unit/ })
    .click()

  // What stands in a hex is said, and a click orders it.
  await expect
    .poll(() => hex(page, 'D6').getAttribute('aria-label'))
    .toContain('Citadel Guards (Daqan), 3 of 3 figures')
  await hex(page, 'D6').click()
  await question(page).getByText('choose a unit to move').waitFor()

  // The cursor walks from hex to hex; Enter takes the unit up, and sets it down one hex on.
  await hex(page, 'D6').focus()
  await page.keyboard.press('Enter')
  await question(page).getByText('choose where the Citadel Guards in D6 go').waitFor()
  const cursor = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('ArrowUp')
  await expect.poll(cursor).toMatch(/^D5, something can be done here, can move here, 1 hex$/i)
  await page.keyboard.press('ArrowUp')
  await expect.poll(cursor).toMatch(/^D4, Blood Harvesters/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(cursor).toMatch(/^D5/)
  await page.keyboard.press('Enter')
  await expect.poll(() => hex(page, 'D5').getAttribute('aria-label')).toContain('Citadel Guards')
  expect(await hex(page, 'D6').getAttribute('aria-label')).toBe('D6, banner')

  // A neighbour can be attacked; one farther off cannot, and it is said why.
  await hex(page, 'F4').hover()
  await page.getByText('3 hexes away, reaches 1').waitFor()
  await hex(page, 'D4').hover()
  await page.getByText('The Citadel Guards in D5 attack the Blood Harvesters in D4. Adjacent. 3 dice').waitFor()
  await hex(page, 'D4').click()
  const log = await openPanel(page, 'Log')
  await log.getByText('Daqan attacks: the Citadel Guards in D5 against the Blood Harvesters in D4.').waitFor()

  // The whole attack is told beside the field, which stays where it is and as large as it is.
  await page.locator('.stage-panel').first().waitFor()
  expect(await field(page).boundingBox()).toEqual(before)
})
