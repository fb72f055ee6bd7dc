/** The first battle of a newcomer on a small screen, with a finger, to its end. */
import type { Page } from 'playwright-core'
import { choices, createTable, question, type Seats, standing, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const hexes = (page: Page) => page.getByRole('grid', { name: 'Battlefield' }).getByRole('gridcell')

/** The room of the board, and the scale at which it is drawn. */
const boardOf = (page: Page) =>
  page.getByRole('region', { name: 'Board' }).evaluate(board => {
    const { width, height } = board.getBoundingClientRect()
    const sheet = board.querySelector<HTMLElement>('[style*="--sheet-scale"]')
    const scale = Number(sheet?.style.getPropertyValue('--sheet-scale'))
    return [width, height, scale.toFixed(2)].join(' ')
  })

/** What ends a step, so that the battle is short: else the first choice. */
async function letGo(page: Page): Promise<void> {
  const buttons = choices(page).getByRole('listitem').getByRole('button', { disabled: false })
  const ends = buttons.filter({ hasText: /^(No more|No extra|Pass|Do not|Leave the other|Stay|Stop here)/ })
  await ((await ends.count()) > 0 ? ends : buttons).first().tap()
}

test('a battle against a bot is fought to its end on a phone', async ({ visit }) => {
  const page = await visit({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  const seats: Seats = [
    ['Me', 'Daqan Lords'],
    ['Easy bot', 'Uthuk Y’llan'],
  ]
  await createTable(page, seats, { game: 'battlelore', options: ['Learning scenario', 'Preset hands'] })
  await question(page).getByText('Play a command card').waitFor()
  expect(await overflow(page)).toBe(0)

  // A card from the hand, then how it is played; units are ordered and moved where they stand.
  const stage = page.locator('.stage')
  await stage.getByRole('button', { name: 'Line Advance' }).tap()
  await stage.getByRole('button', { name: 'Play for its text' }).tap()
  await question(page).getByText('Choose the next unit').waitFor()
  await hexes(page)
    .and(page.getByLabel(/can be done here/))
    .first()
    .tap()
  await choices(page).getByRole('button', { name: 'No more orders' }).tap()
  await question(page).getByText('choose a unit to move').waitFor()
  await hexes(page)
    .and(page.getByLabel(/can be done here/))
    .first()
    .tap()
  await question(page)
    .getByText(/choose where .* go/)
    .waitFor()
  await hexes(page)
    .and(page.getByLabel(/can move here/))
    .first()
    .tap()
  await question(page).getByText('choose where').waitFor({ state: 'detached' })
  expect(await overflow(page)).toBe(0)

  // The board keeps its room and its scale, whatever is asked and told beside it.
  const seen = new Set<string>()
  while ((await untilAsked(page)) === 'asked') {
    seen.add(await boardOf(page))
    await letGo(page)
  }
  expect([...seen]).toHaveLength(1)
  await standing(page).getByRole('rowheader', { name: 'Uthuk' }).waitFor()
  expect(await overflow(page)).toBe(0)
  for (const tab of ['Hand', 'Armies', 'Log', 'Rules', 'Chat', 'Table']) {
    await page.getByRole('tab', { name: tab }).tap()
    expect(await overflow(page), tab).toBe(0)
  }
})
